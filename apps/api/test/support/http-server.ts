import {
  createServer,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { atEnd } from './cleanup.ts';

export type SeenRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
};

type Reply = { status: number; json?: unknown; headers?: Record<string, string> } | 'hang' | 'cut';

/** On a free port, until the file's tests are over. */
export async function listenOnLoopback(server: Server) {
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  atEnd(close);
  return { origin: `http://127.0.0.1:${await portOnLoopback(server)}`, close };
}

export async function portOnLoopback(server: NetServer): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

export function writeJson(
  response: ServerResponse,
  status: number,
  json: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(json));
}

/** A provider on loopback that notes what it is sent and answers as it is told. */
export async function startProvider(answer: (request: SeenRequest) => Reply | Promise<Reply>) {
  const seen: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, 'http://localhost');
    let body = '';
    for await (const chunk of request) body += chunk;
    const noted: SeenRequest = {
      method: request.method!,
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body,
    };
    seen.push(noted);
    const reply = await answer(noted);
    if (reply === 'hang') return;
    if (reply === 'cut') return void request.socket.destroy();
    writeJson(response, reply.status, reply.json ?? {}, reply.headers);
  });
  const { origin, close } = await listenOnLoopback(server);
  return { url: origin, seen, close };
}
