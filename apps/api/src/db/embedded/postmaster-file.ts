import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts';
import { isPostmasterOf, lookUpProcess } from './processes.ts';

export type Postmaster = { pid: number; port: number };

const POLL_MS = 25;
/** for a file that is only just being written */
const GRACE_MS = 1_000;

/** Waits while one is starting or stopping; undefined: there is none, and one can be started. */
export async function findPostmaster(
  cluster: string,
  deadline: number,
): Promise<Postmaster | undefined> {
  const graceEnd = Date.now() + GRACE_MS;
  for (;;) {
    const file = readPostmasterFile(cluster);
    if (!file) return undefined;

    const verdict = judge(file, cluster);
    // PostgreSQL sees to the file of a dead process by itself.
    if (verdict === 'dead') return undefined;
    if (verdict === 'stale' || (verdict === 'incomplete' && Date.now() > graceEnd)) {
      removePostmasterFile(cluster, file);
      return undefined;
    }
    if (typeof verdict === 'object') return verdict;
    if (Date.now() > deadline) {
      throw new EmbeddedPostgresError(
        `the PostgreSQL of ${cluster} (process ${file.pid}) is still ${file.status || 'starting'}; try again later, or look into its log`,
      );
    }
    await delay(POLL_MS);
  }
}

function judge(
  { pid, port, status }: PostmasterFile,
  cluster: string,
): Postmaster | 'dead' | 'stale' | 'incomplete' | 'busy' {
  if (pid === undefined) return 'incomplete';
  if (!lookUpProcess(pid)) return 'dead';
  // Of a zombie or another program. Should backends of the old server still live, then the new
  // one finds their shared memory and refuses to start, with or without this file.
  if (!isPostmasterOf(pid, cluster)) return 'stale';
  return status === 'ready' && port !== undefined ? { pid, port } : 'busy';
}

export type PostmasterFile = {
  text: string;
  /** undefined while the file is still being written, or was cut off by a crash */
  pid: number | undefined;
  port: number | undefined;
  status: string | undefined;
};

export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  try {
    return parse(readFileSync(pathIn(cluster), 'utf8'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function parse(text: string): PostmasterFile {
  const lines = text.split('\n').map((line) => line.trim());
  return { text, pid: positive(lines[0]), port: positive(lines[3]), status: lines[7] };
}

function positive(line: string | undefined): number | undefined {
  const value = Number(line);
  return value > 0 ? value : undefined;
}

/**
 * Only ever the file that was judged: between the look and the removal another start may have
 * brought up a server, and a server without its file shuts down.
 */
export function removePostmasterFile(cluster: string, judged: PostmasterFile): void {
  const aside = `${pathIn(cluster)}.stale-${randomBytes(4).toString('hex')}`;
  try {
    renameSync(pathIn(cluster), aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  if (readFileSync(aside, 'utf8') !== judged.text) putBack(aside, cluster);
  unlinkSync(aside);
}

function putBack(aside: string, cluster: string): void {
  try {
    linkSync(aside, pathIn(cluster));
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}

function pathIn(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}
