import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { httpAddress } from '../../lib/own-site.ts';
import { isSameAs } from '../../lib/same-secret.ts';
import type { ShownFigures } from './figures.ts';

type Options = {
  host: string;
  port: number;
  /** Null: whoever reaches the port may read. */
  token: string | null;
  figures: ShownFigures;
  log: FastifyBaseLogger;
};

type Answer = { status: number; type: string; text: string };

const plainly = (status: number, text: string): Answer => ({ status, type: 'text/plain', text });

/** On a port of its own, which answers also while the API's is full. */
export function createMetricsServer({ host, port, token, figures, log }: Options) {
  const isAllowed = token === null ? () => true : isSameAs(`Bearer ${token}`);
  let url: string | null = null;

  async function answer({ method, url: path, headers }: IncomingMessage): Promise<Answer> {
    if (method !== 'GET' || path?.split('?')[0] !== '/metrics') return plainly(404, 'Not here.\n');
    if (!isAllowed(headers.authorization ?? '')) return plainly(401, 'Metrics need their token.\n');
    return { status: 200, type: figures.contentType, text: await figures.read() };
  }

  const server = createServer(async (request, response) => {
    const { status, type, text } = await answer(request).catch((error: unknown) => {
      log.error({ err: error }, 'cannot give the metrics');
      return plainly(500, 'Something went wrong.\n');
    });
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
  });

  return {
    url: () => url,

    async start(): Promise<void> {
      server.listen(port, host);
      await once(server, 'listening').catch((error: Error) => {
        throw Object.assign(error, { setting: 'METRICS_PORT' });
      });
      const { port: given } = server.address() as AddressInfo;
      url = `${httpAddress(host, given)}/metrics`;
    },

    async close(): Promise<void> {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
