import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts';
import { isPostmasterOf } from './processes.ts';

const POLL_MS = 25;
const FAST_MS = 30_000;
const IMMEDIATE_MS = 10_000;

export async function stopPostmaster(pid: number, cluster: string): Promise<void> {
  requestFastShutdown(pid, cluster);
  if (await isGoneWithin(FAST_MS, pid, cluster)) return;
  signal(pid, cluster, 'SIGQUIT');
  if (await isGoneWithin(IMMEDIATE_MS, pid, cluster)) return;
  throw new EmbeddedPostgresError(`PostgreSQL (process ${pid}) of ${cluster} does not stop`);
}

export function requestFastShutdown(pid: number, cluster: string): void {
  signal(pid, cluster, 'SIGINT');
}

function signal(pid: number, cluster: string, name: NodeJS.Signals): void {
  if (!isPostmasterOf(pid, cluster)) return;
  try {
    process.kill(pid, name);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

/** By the process table: an adopted server is not a child of ours whose exit Node would tell. */
async function isGoneWithin(limit: number, pid: number, cluster: string): Promise<boolean> {
  const end = Date.now() + limit;
  while (isPostmasterOf(pid, cluster)) {
    if (Date.now() > end) return false;
    await delay(POLL_MS);
  }
  return true;
}
