import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { atEnd } from './cleanup.ts';
import { eventually } from './eventually.ts';
import { freePort } from '../../src/lib/free-port.ts';

export type RedisServer = { url: string; port: number; stop(): Promise<void> };

/** A Redis that keeps nothing, on a free loopback port unless one is named, or null where Redis is not installed. */
export async function startRedis(at?: number): Promise<RedisServer | null> {
  const port = at ?? (await freePort());
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', args, { stdio: 'ignore' });
  const started = await once(child, 'spawn').then(
    () => true,
    () => false,
  );
  if (!started) return null;
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  };
  atEnd(stop);
  await eventually(() => answers(port));
  return { url: `redis://127.0.0.1:${port}`, port, stop };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
