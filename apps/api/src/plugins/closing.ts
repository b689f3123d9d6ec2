import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What has been opened by then, and not asked anything, is not going to: browsers open connections in case. */
const SILENCE_MS = 1000;

/** Near the end no connection is kept, in use or not, which would hold us up. */
export function endConnectionsOnClose(
  app: FastifyInstance,
  near: { readonly isDraining: boolean },
): void {
  let closing = false;
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    closing = true;
    setTimeout(() => {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    }, SILENCE_MS).unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing || near.isDraining) reply.header('connection', 'close');
  });
}
