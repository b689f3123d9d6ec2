import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Cleanup } from './cleanup.ts';

const SERVER = join(import.meta.dirname, '../apps/api/src/server.ts');
const WATCH = join(import.meta.dirname, 'watch-loop.ts');
const POLL_MS = 50;
const START_PATIENCE_MS = 120_000;
const QUIET_PATIENCE_MS = 300_000;
/** Of the clock ticks that /proc counts, a hundred a second. */
const QUIET_TICKS = 10;
const QUIET_SECONDS = 3;
/** Of what it wrote, enough to see why it ended. */
const TOLD = 2000;

export type ApiProcess = {
  port: number;
  isUp(): boolean;
  memoryMb(): number | null;
  /** Waits until it has read what it keeps in memory, and does nothing by itself any more. */
  quiet(): Promise<void>;
  /** How long its event loop was kept at most since it was last asked, in ms. */
  longestLoop(): Promise<number>;
  kill(): Promise<void>;
};

/** The API as an operator runs it, in a process of its own. */
export async function startApi(
  databaseUrl: string,
  cleanup: Cleanup,
  sentenceVectors: 'on' | 'off' = 'off',
): Promise<ApiProcess> {
  const child = spawn(process.execPath, ['--import', WATCH, SERVER], {
    // Nothing else of the caller's environment: it may name a real database or SMS account.
    env: {
      // Messages of claims leave at once: how fast they do is measured.
      CLAIM_UNDO_SECONDS: '0',
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATABASE_URL: databaseUrl,
      NODE_ENV: 'development',
      LOG_LEVEL: 'warn',
      PORT: '0',
      WORKERS: '1',
      RATE_LIMIT_FACTOR: '1000000',
      SMS_PROVIDER: 'inbox',
      SENTENCE_VECTORS: sentenceVectors,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const exited = once(child, 'exit');
  let ended = false;
  child.on('exit', () => {
    if (!ended) console.error(`the API ended by itself:\n${output.slice(-TOLD)}`);
  });
  const isUp = () => child.exitCode === null && child.signalCode === null;
  const kill = async (): Promise<void> => {
    ended = true;
    if (isUp()) child.kill('SIGKILL');
    await exited;
  };
  cleanup.add(kill);

  const deadline = Date.now() + START_PATIENCE_MS;
  // The last line of a start; those before it may come in pieces.
  while (!output.includes('Data lies in')) {
    if (!isUp() || Date.now() > deadline) throw new Error(`the API does not start:\n${output}`);
    await delay(POLL_MS);
  }
  const port = Number(/ is at http:\/\/[^:]+:(\d+)/.exec(output)?.[1]);

  return {
    port,
    isUp,
    memoryMb: () => residentMb(child.pid!),
    async quiet() {
      const quietBefore = Date.now() + QUIET_PATIENCE_MS;
      for (let quietFor = 0; quietFor < QUIET_SECONDS;) {
        const before = ticksOf(child.pid!) ?? 0;
        await delay(1000);
        quietFor = (ticksOf(child.pid!) ?? 0) - before < QUIET_TICKS ? quietFor + 1 : 0;
        if (Date.now() > quietBefore) throw new Error(`the API does not come to rest:\n${output}`);
      }
    },
    async longestLoop() {
      const from = output.length;
      child.kill('SIGUSR2');
      const told = () => /event loop ([\d.]+) ms at most/.exec(output.slice(from));
      while (!told()) {
        if (!isUp()) throw new Error('the API is gone');
        await delay(POLL_MS);
      }
      return Number(told()![1]);
    },
    kill,
  };
}

/** What it used of processors so far; null where the system has no /proc. */
function ticksOf(pid: number): number | null {
  const stat = readProc(pid, 'stat');
  // The name in parentheses may itself hold spaces.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields ? Number(fields[11]) + Number(fields[12]) : null;
}

function residentMb(pid: number): number | null {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readProc(pid, 'status') ?? '')?.[1];
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024);
}

function readProc(pid: number, name: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return null;
  }
}
