import type { Socket } from 'node:net';
import type { EventEmitter } from 'node:events';
import type pg from 'pg';

/** More than the server lets a statement take: from here on nobody answers any more. */
const SILENCE_MS = 20_000;
const READ_ONLY = '25006';

type Client = pg.PoolClient & {
  connection: EventEmitter & { stream: Socket };
};
type Release = (unfit?: Error | boolean) => void;
type Done = (error: Error | undefined, client: pg.PoolClient | undefined, done: Release) => void;

type Watch = {
  /** A server that took writes takes none any more: another one does now. */
  becameReadOnly(): void;
  waited?: ((seconds: number) => void) | undefined;
  silenceMs?: number;
};

/**
 * Sees to it that a pool gives and takes back only connections that are fit for work: not those to a server that has
 * become read-only, nor in the middle of a transaction, nor with a statement that nobody answers.
 */
export function watchConnections(pool: pg.Pool, watch: Watch): void {
  const { becameReadOnly, waited, silenceMs = SILENCE_MS } = watch;
  const bornAt = new WeakMap<pg.PoolClient, number>();
  let distrustedUntil = -Infinity;
  const isOld = (client: pg.PoolClient) => bornAt.get(client)! <= distrustedUntil;

  pool.on('connect', (client) => {
    bornAt.set(client, performance.now());
    (client as Client).connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code !== READ_ONLY || isOld(client)) return;
      distrustedUntil = performance.now();
      becameReadOnly();
    });
  });

  const connect = pool.connect.bind(pool) as (done: Done) => void;
  const take = (done: Done): void =>
    connect((error, client) => {
      if (!client) return done(error, client, () => {});
      if (isOld(client)) {
        client.release(true);
        return take(done);
      }
      const given = guarded(client as Client, { isOld, silenceMs });
      done(error, given, given.release);
    });

  const timed = (done: Done): void => {
    const asked = performance.now();
    take((...outcome) => {
      waited?.((performance.now() - asked) / 1000);
      done(...outcome);
    });
  };
  const promised = () =>
    new Promise<pg.PoolClient>((resolve, reject) =>
      timed((error, client) => (client ? resolve(client) : reject(error))),
    );
  pool.connect = ((done?: Done) => (done ? timed(done) : promised())) as pg.Pool['connect'];
}

type Guard = { isOld(client: pg.PoolClient): boolean; silenceMs: number };

/** A connection that ends while it is out goes back by itself: not everybody gives it back then. */
function guarded(client: Client, { isOld, silenceMs }: Guard): pg.PoolClient {
  const { stream } = client.connection;
  const release = client.release.bind(client);
  let isOut = true;
  const giveBack = (unfit?: Error | boolean) => {
    if (!isOut) return;
    isOut = false;
    client.off('end', ended);
    stream.setTimeout(0).off('timeout', silent);
    const isBusy = !['I', null].includes(client.getTransactionStatus());
    release(unfit || isBusy || isOld(client));
  };
  const ended = () => giveBack(true);
  const silent = () => stream.destroy(new Error('Connection terminated: the database is silent'));
  client.once('end', ended);
  stream.setTimeout(silenceMs).once('timeout', silent);
  client.release = giveBack;
  return client;
}
