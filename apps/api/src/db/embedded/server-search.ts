import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import type { DataFolder } from './data-folder.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { claimOwnership, type Claim, type Server } from './ownership.ts';
import { findPostmaster } from './postmaster-file.ts';
import { startPostmaster } from './postmaster-start.ts';
import { readPassword } from './server-address.ts';
import { requestFastShutdown } from './server-stop.ts';

export type ServerSearch = {
  data: DataFolder;
  cluster: string;
  binaries: Binaries;
  settings: Record<string, string>;
  label: string;
};

/** How a server is started that clients already know. */
type Again = { port?: number; signal?: AbortSignal };

type FoundServer = { server: Server; claim: Claim; how: 'started' | 'adopted' };

/** enough for the recovery after a crash, or for another process to shut down */
const LIMIT_MS = 60_000;
const POLL_MS = 50;

/** Looks again whenever another process brings the server up or down in the meantime. */
export async function findOrStartServer(
  search: ServerSearch,
  again: Again = {},
): Promise<FoundServer> {
  const { data, cluster, binaries, settings, label } = search;
  const deadline = Date.now() + LIMIT_MS;
  const password = readPassword(cluster);
  let startedPid: number | undefined;
  for (;;) {
    let postmaster = await findPostmaster(cluster, deadline);
    if (!postmaster) {
      postmaster = await startPostmaster({
        program: binaries.path('postgres'),
        cluster,
        user: data.user,
        logFile: join(data.path, 'postgres.log'),
        settings,
        deadline,
        ...again,
      });
      startedPid = postmaster?.pid;
    }
    if (postmaster) {
      const server = { ...postmaster, cluster, password };
      const how = server.pid === startedPid ? 'started' : 'adopted';
      try {
        return { server, claim: await claimOwnership(server, label), how };
      } catch (error) {
        if (error instanceof EmbeddedPostgresError || Date.now() > deadline) {
          if (how === 'started') requestFastShutdown(server.pid, cluster);
          throw error;
        }
      }
    } else if (Date.now() > deadline) {
      throw new EmbeddedPostgresError(
        `other processes keep starting and stopping the PostgreSQL of ${cluster}; try again later`,
      );
    }
    await delay(POLL_MS);
  }
}
