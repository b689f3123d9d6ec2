import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { type Server, claimOwnership } from './ownership.ts';
import { isPostmasterOf } from './processes.ts';
import { reviveServer, type Revival } from './server-revival.ts';
import { requestFastShutdown, stopPostmaster } from './server-stop.ts';

/** The way to end a server that this process owns. Until then, one that dies is brought back. */
export function ownServer(
  first: Server,
  client: pg.Client,
  label: string,
  revival: Omit<Revival, 'signal'>,
): () => Promise<void> {
  let server = first;
  let reviving: Promise<void> | undefined;
  const letGo = new AbortController();
  const { signal } = letGo;
  const { warn } = revival;

  const died = () => {
    warn(`PostgreSQL (process ${server.pid}) has ended unexpectedly`);
    reviving = revive({ ...revival, signal }).then((found) => {
      if (!found) return;
      server = found.server;
      ownership = keep(found.client);
    });
  };
  const keep = (held: pg.Client) => keepOwnership(server, label, held, { warn, signal, died });
  const revive = reviveServer();
  let ownership = keep(client);

  // For process.exit() and uncaught errors, where there is no time left to wait for the end.
  const lastResort = () => {
    letGo.abort(); // and with it what is starting
    if (ownership.isOwner()) requestFastShutdown(server.pid, server.cluster);
  };
  process.once('exit', lastResort);

  const end = async () => {
    // The lock stays until the server ends it: nobody shall adopt a server that is about to stop.
    letGo.abort();
    await reviving;
    if (ownership.isOwner()) await stopPostmaster(server.pid, server.cluster);
    process.off('exit', lastResort);
  };
  let ending: Promise<void> | undefined;
  return () => (ending ??= end());
}

type Keeping = {
  warn: (line: string) => void;
  /** to be aborted before the server is stopped, which ends the connection too */
  signal: AbortSignal;
  died: () => void;
};

const RETRY_MS = 200;

/**
 * PostgreSQL cuts every connection when one of its backends crashes, and then goes on. The lock
 * has to be taken again, or the next start would adopt the server of a living owner.
 */
function keepOwnership(
  server: Server,
  label: string,
  first: pg.Client,
  { warn, signal, died }: Keeping,
): { isOwner: () => boolean } {
  let owner = true;

  const watch = (client: pg.Client) => {
    // It must not be what keeps a finished script from ending. The types do not know unref.
    (client as pg.Client & { unref: () => void }).unref();
    client.once('end', () => void claimAgain());
  };

  const claimAgain = async () => {
    while (!signal.aborted && isPostmasterOf(server.pid, server.cluster)) {
      const claim = await claimOwnership(server, label).catch(() => undefined);
      if (claim && 'client' in claim) return watch(claim.client);
      if (claim) {
        owner = false;
        return warn(
          `PostgreSQL now belongs to process ${claim.holder.pid} (${claim.holder.label})`,
        );
      }
      await delay(RETRY_MS, undefined, { ref: false });
    }
    if (!signal.aborted) died();
  };

  watch(first);
  return { isOwner: () => owner };
}
