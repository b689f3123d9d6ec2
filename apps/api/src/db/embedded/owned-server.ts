import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts';
import { type Server, claimOwnership } from './ownership.ts';
import { isPostmasterOf } from './processes.ts';

/** The way to end a server that this process owns. */
export function ownServer(
  server: Server,
  label: string,
  client: pg.Client,
  log: (line: string) => void,
): () => Promise<void> {
  const { pid, cluster } = server;
  const ownership = keepOwnership(server, label, client, log);
  // For process.exit() and uncaught errors, where there is no time left to wait for the end.
  const lastResort = () => {
    if (ownership.isOwner()) requestFastShutdown(pid, cluster);
  };
  process.once('exit', lastResort);

  const end = async () => {
    // The lock stays until the server ends it: nobody shall adopt a server that is about to stop.
    ownership.letGo();
    if (ownership.isOwner()) await stopPostmaster(pid, cluster);
    process.off('exit', lastResort);
  };
  let ending: Promise<void> | undefined;
  return () => (ending ??= end());
}

export type OwnershipKeeper = {
  isOwner: () => boolean;
  /** to be called before the server is stopped, which ends the connection too */
  letGo: () => void;
};

const RETRY_MS = 200;

/**
 * PostgreSQL cuts every connection when one of its backends crashes, and then goes on. The lock
 * has to be taken again, or the next start would adopt the server of a living owner.
 */
export function keepOwnership(
  server: Server,
  label: string,
  first: pg.Client,
  log: (line: string) => void,
): OwnershipKeeper {
  let owner = true;
  const letGo = new AbortController();

  const watch = (client: pg.Client) => {
    // It must not be what keeps a finished script from ending. The types do not know unref.
    (client as pg.Client & { unref: () => void }).unref();
    client.once('end', () => void claimAgain());
  };

  const claimAgain = async () => {
    while (!letGo.signal.aborted && isPostmasterOf(server.pid, server.cluster)) {
      const claim = await claimOwnership(server, label).catch(() => undefined);
      if (claim && 'client' in claim) return watch(claim.client);
      if (claim) {
        owner = false;
        return log(`PostgreSQL now belongs to process ${claim.holder.pid} (${claim.holder.label})`);
      }
      await delay(RETRY_MS, undefined, { ref: false });
    }
    if (!letGo.signal.aborted) log(`PostgreSQL (process ${server.pid}) has ended unexpectedly`);
  };

  watch(first);
  return {
    isOwner: () => owner,
    letGo: () => letGo.abort(),
  };
}

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
