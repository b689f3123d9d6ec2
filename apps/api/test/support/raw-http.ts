import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { atEnd } from './cleanup.ts';

type Listening = Pick<FastifyInstance, 'listen' | 'server'>;

export async function portOf(app: Listening): Promise<number> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

/** Sends what no HTTP client would, and gives all that comes back until the other side hangs up. */
export async function rawAnswer(app: Listening, sent: string) {
  const socket = connect(await portOf(app), '127.0.0.1').on('error', () => {});
  atEnd(() => socket.destroy());
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.write(sent);
  await new Promise((done) => socket.once('close', done));
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body: readJson(body) };
}

/** A connection by itself, and what comes on it until the other side hangs up. */
export async function openRaw(origin: string) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname).on('error', () => {});
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  const closed = new Promise((done) => socket.once('close', done));
  await new Promise((done) => socket.once('connect', done));
  return {
    write: (sent: string) => socket.write(sent),
    rest: () => closed.then(() => text),
  };
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
