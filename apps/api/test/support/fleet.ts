import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../src/lib/free-port.ts';
import { atEnd } from './cleanup.ts';
import { eventually } from './eventually.ts';
import { startServer, type ServerProcess } from './server-process.ts';

/** Its database may be away meanwhile. */
const PATIENCE_MS = 300_000;

export type Fleet = Awaited<ReturnType<typeof startFleet>>;

/** API processes, each on a port that it keeps whatever becomes of it. */
export async function startFleet(
  count: number,
  env: Record<string, string> | ((nth: number) => Record<string, string>),
) {
  const ports = await Promise.all(Array.from({ length: count }, () => freePort()));
  const settings = { RATE_LIMIT_FACTOR: '1000000', METRICS_PORT: '0', LOG_LEVEL: 'info' };
  const start = (nth: number): Promise<ServerProcess> => {
    const own = typeof env === 'function' ? env(nth) : env;
    return startServer({ ...settings, PORT: String(ports[nth]), ...own }, atEnd);
  };
  const servers: ServerProcess[] = [];
  // Together they would take each other's time.
  for (let nth = 0; nth < count; nth++) servers.push(await start(nth));
  for (const server of servers) {
    const isReady = async () => (await server.get('/api/ready')).status === 200;
    await eventually(isReady, 'it is ready', PATIENCE_MS);
  }
  const restarts: Promise<void>[] = [];

  return {
    servers,
    origins: ports.map((port) => `http://127.0.0.1:${port}`),

    /** By kill -9, and started again, as a supervisor does: until it is up. */
    restart(nth: number): Promise<void> {
      const restart = async () => {
        await servers[nth]!.end('SIGKILL');
        const started = () => start(nth).catch(() => null);
        servers[nth] = await eventually(started, 'it is started again', PATIENCE_MS);
      };
      // One after the other: it has one port.
      return (restarts[nth] = (restarts[nth] ?? Promise.resolve()).then(restart));
    },

    async freeze(nth: number, seconds: number): Promise<void> {
      const { pid } = servers[nth]!;
      process.kill(pid, 'SIGSTOP');
      await delay(seconds * 1000).finally(() => process.kill(pid, 'SIGCONT'));
    },
  };
}
