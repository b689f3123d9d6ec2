import { closedLoop } from './closed-loop.ts';
import { openHttpConnections } from './pages.ts';
import type { HealthOverHttp, Timing } from './tasks.ts';

const PAUSE_MS = 10;
const REQUEST = 'GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';

export async function healthOverHttp({ port, clients, seconds }: HealthOverHttp): Promise<Timing> {
  const connections = await openHttpConnections(port, clients);
  const timing = await closedLoop({
    clients,
    warmUpSeconds: 0.5,
    seconds,
    pauseMs: PAUSE_MS,
    async ask(client) {
      const { status } = await connections[client]!.send(REQUEST, false);
      if (status !== 200) throw new Error(`answered ${status}`);
      return true;
    },
  });
  for (const connection of connections) connection.close();
  return timing;
}
