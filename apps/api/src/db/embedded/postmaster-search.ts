import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import {
  readPostmasterFile,
  removePostmasterFile,
  type PostmasterFile,
} from './postmaster-file.ts';
import { isPostmasterOf, lookUpProcess } from './process-table.ts';

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
