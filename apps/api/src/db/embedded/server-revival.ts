import { statfsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { asEmbeddedPostgresError, EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { Server } from './ownership.ts';
import { findOrStartServer, type ServerSearch } from './server-search.ts';
import { stopPostmaster } from './server-stop.ts';

export type Revival = {
  search: ServerSearch;
  /** what clients know it by */
  port: number;
  warn: (line: string) => void;
  /** told once, when it is not tried any more */
  onGone: (line: string) => void;
  signal: AbortSignal;
  /** before each try; when they are used up, the server is given up */
  pausesMs?: number[] | undefined;
};

const PAUSES_MS = [0, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000];
/** A server that dies sooner than this after it came back goes on with the pauses where they were. */
const STEADY_MS = 60_000;

type Revived = { server: Server; client: pg.Client };

/** Brings back a server at the port that it had; undefined where that is not to be, or cannot be done. */
export function reviveServer(): (revival: Revival) => Promise<Revived | undefined> {
  let tries = 0;
  let backSince = 0;
  return async (revival) => {
    const { warn, onGone, signal, pausesMs = PAUSES_MS } = revival;
    if (Date.now() - backSince > STEADY_MS) tries = 0;
    let reason = 'it ends as soon as it is there';
    for (;;) {
      const pause = pausesMs[tries++];
      if (pause === undefined) {
        onGone(`PostgreSQL has ended and cannot be brought back: ${reason}`);
        return undefined;
      }
      await delay(pause, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) return undefined;
      try {
        const revived = await startAgain(revival);
        backSince = Date.now();
        warn(`PostgreSQL is back on port ${revived.server.port}`);
        return revived;
      } catch (error) {
        if (signal.aborted) return undefined;
        reason = `${asEmbeddedPostgresError(error).message}${fullDisk(revival.search.cluster)}`;
        warn(`PostgreSQL does not come back yet: ${reason}`);
      }
    }
  };
}

async function startAgain(revival: Revival): Promise<Revived> {
  const { search, port, signal } = revival;
  const { server, claim } = await findOrStartServer(search, { port, signal });
  if (!('client' in claim)) {
    const { pid, label } = claim.holder;
    throw new EmbeddedPostgresError(`process ${pid} (${label}) has started it for itself`);
  }
  if (server.port === port) return { server, client: claim.client };
  // Whoever started it elsewhere is gone.
  await stopPostmaster(server.pid, server.cluster);
  return startAgain(revival);
}

const WAL_SEGMENT_BYTES = 16 * 1024 * 1024;

/** What a full disk keeps PostgreSQL from saying, whose log lies there too. */
function fullDisk(cluster: string): string {
  try {
    const { bavail, bsize } = statfsSync(cluster);
    return bavail * bsize < WAL_SEGMENT_BYTES ? '; the disk is full' : '';
  } catch {
    return '';
  }
}
