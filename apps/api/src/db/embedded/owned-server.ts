import type pg from 'pg';
import { keepOwnership } from './ownership-keeper.ts';
import type { Server } from './ownership.ts';
import { requestFastShutdown, stopPostmaster } from './postmaster-stop.ts';

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
