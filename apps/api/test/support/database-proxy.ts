import { connect, createServer, type Socket } from 'node:net';
import { atEnd } from './cleanup.ts';
import { portOnLoopback } from './http-server.ts';

/** A way to a database that can be cut, as when its server is gone, and opened again. */
export async function startDatabaseProxy(databaseUrl: string) {
  const database = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isOpen = true;
  let resetsAt: string | null = null;
  let resets = 0;
  /** As many connections as there were at once. */
  let most = 0;
  const server = createServer((client) => {
    if (!isOpen) return void client.destroy();
    client.on('data', (said) => {
      if (resetsAt === null || !said.includes(resetsAt)) return;
      resets += 1;
      client.resetAndDestroy();
    });
    const behind = connect(Number(database.port || 5432), database.hostname);
    for (const [socket, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    most = Math.max(most, sockets.size / 2);
    client.pipe(behind).pipe(client);
  });
  const port = await portOnLoopback(server);
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  const cut = (): void => {
    isOpen = false;
    for (const socket of sockets) socket.destroy();
  };
  atEnd(() => {
    cut();
    server.close();
  });
  return {
    url: url.href,
    cut,
    /** From now on whoever says this is cut off. */
    resetAt(said: string | null): void {
      resetsAt = said;
    },
    resets: () => resets,
    most: () => most,
    /** Nothing comes through any more, and nobody is told. */
    silence(): void {
      for (const socket of sockets) socket.unpipe().pause();
    },
    mend(): void {
      isOpen = true;
    },
  };
}
