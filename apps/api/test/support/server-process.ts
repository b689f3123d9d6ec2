import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { atEnd } from './cleanup.ts';
import { eventually } from './eventually.ts';

const SERVER = join(import.meta.dirname, '../../src/server.ts');
/** The one of `npm start`: what a server imports is compiled once for all of them. */
const COMPILED = join(import.meta.dirname, '../../../../node_modules/.cache/node');

export type ServerProcess = {
  pid: number;
  url: string;
  output(): string;
  post(path: string, body: unknown, token?: string): Promise<{ status: number; result: any }>;
  get(path: string, token?: string): Promise<{ status: number; result: any }>;
  /** Sends a signal and gives the exit code once it is gone. */
  end(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null>;
};

/**
 * Runs the server as an operator does: as a process of its own, told by its environment. It is gone after the
 * test: one of a failed test would take the next one's work. A server for a whole file is given `atEnd`.
 */
export function spawnServer(
  env: Record<string, string>,
  whenDone: (end: () => Promise<void>) => void = onTestFinished,
  program = SERVER,
) {
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: COMPILED,
      PORT: '0',
      SENTENCE_VECTORS: 'off',
      WORKERS: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  whenDone(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await exited;
  });
  return { child, exited, output: () => output };
}

export async function startServer(
  ...parameters: Parameters<typeof spawnServer>
): Promise<ServerProcess> {
  const { child, exited, output } = spawnServer(...parameters);
  const url = await eventually(
    async () => {
      if (child.exitCode !== null) throw new Error('the server ended');
      // The last line of a start; those before it may come in pieces.
      return /Data lies in/.test(output()) && / is at (http:\S+)/.exec(output())?.[1];
    },
    'the server is up',
    180_000,
  ).catch((error: Error) => {
    throw new Error(`${error.message}: ${output()}`);
  });

  const call = async (path: string, init: RequestInit, token?: string) => {
    const headers = {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const response = await fetch(url + path, { ...init, headers });
    return { status: response.status, result: ((await response.json()) as { result: any }).result };
  };
  return {
    pid: child.pid!,
    url,
    output,
    post: (path, body, token) => call(path, { method: 'POST', body: JSON.stringify(body) }, token),
    get: (path, token) => call(path, {}, token),
    end: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}

/** A data folder that is gone after the file's tests. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'baeon-data-'));
  // Open to the unprivileged user that the database runs as when the tests run as root.
  await chmod(folder, 0o755);
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Signs in over HTTP, the code read where a developer reads it. */
export async function signInAt(server: ServerProcess, number: string): Promise<string> {
  await server.post('/api/baeon-user/send-otp', { mobile_number: number });
  const body = await eventually(async () => {
    const { result } = await server.get(`/api/dev/messages?mobile_number=${number}`);
    return result[0]?.body as string | undefined;
  });
  const otp = body.slice(0, 4);
  const verified = await server.post('/api/baeon-user/verify-otp', { mobile_number: number, otp });
  return verified.result.token;
}
