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
/** for a file without a pid to be completed, and for a zombie to be reaped */
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
    if (verdict === 'alien' || (verdict === 'doubtful' && Date.now() > graceEnd)) {
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
): Postmaster | 'dead' | 'alien' | 'doubtful' | 'busy' {
  if (pid === undefined) return 'doubtful';
  const entry = lookUpProcess(pid);
  if (!entry) return 'dead';
  if (entry.zombie) return 'doubtful';
  if (!isPostmasterOf(pid, cluster)) return 'alien';
  return status === 'ready' && port !== undefined ? { pid, port } : 'busy';
}
