import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { claimOwnership, type Server } from './ownership.ts';
import { isPostmasterOf } from './process-table.ts';

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
