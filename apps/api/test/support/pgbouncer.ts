import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../src/lib/free-port.ts';
import { eventually } from './eventually.ts';

export type Pooler = {
  /** The same database behind the pooler. */
  behind(url: string): string;
  stop(): Promise<void>;
};

/** PgBouncer as it comes, in transaction mode, or null where it is not installed. */
export async function startPgBouncer(
  serverUrl: string,
  settings: Record<string, string | number> = {},
): Promise<Pooler | null> {
  const server = new URL(serverUrl);
  const folder = mkdtempSync(join(tmpdir(), 'baeon-pgbouncer-'));
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, iniOf(server, { listen_port: port, ...settings }));
  chmodSync(folder, 0o755);
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const child = spawn('pgbouncer', ['-q', file], { stdio: 'ignore', cwd: '/', ...user });
  const stop = async () => {
    rmSync(folder, { recursive: true, force: true });
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    child.kill('SIGQUIT');
    await once(child, 'exit');
  };
  const started = await once(child, 'spawn').then(
    () => true,
    () => false,
  );
  if (!started) {
    await stop();
    return null;
  }
  await eventually(() => answers(port), 'pgbouncer listens');
  const behind = (url: string) => {
    const other = new URL(url);
    other.host = `127.0.0.1:${port}`;
    return other.href;
  };
  return { behind, stop };
}

function iniOf(server: URL, settings: Record<string, string | number>): string {
  const target = {
    host: server.hostname,
    port: server.port || 5432,
    user: decodeURIComponent(server.username),
    password: decodeURIComponent(server.password),
  };
  const all = {
    listen_addr: '127.0.0.1',
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    max_client_conn: 2000,
    ...settings,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`);
  const place = Object.entries(target).map(([name, value]) => `${name}='${value}'`);
  return ['[databases]', `* = ${place.join(' ')}`, '[pgbouncer]', ...lines, ''].join('\n');
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
