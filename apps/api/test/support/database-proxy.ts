import { connect, createServer, type Socket } from 'node:net';
import { atEnd } from './cleanup.ts';
import { portOnLoopback } from './http-server.ts';

/** A way to a database that can be cut, as when its server is gone, and opened again. */
export async function startDatabaseProxy(databaseUrl: string) {
  const database = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isOpen = true;
  const server = createServer((client) => {
    if (!isOpen) return void client.destroy();
    const behind = connect(Number(database.port || 5432), database.hostname);
    for (const socket of [client, behind]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
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
    mend(): void {
      isOpen = true;
    },
  };
}
