import pg from 'pg';
import { createChangeFeed, type ChangeListener, type Topic } from '../../src/db/change-feed.ts';
import { createLog } from '../../src/lib/log.ts';
import { atEnd } from './cleanup.ts';

type Options = {
  /** Where it looks. */
  url: string;
  hintUrl?: string;
  /** Set where it looks at a standby. */
  primary?: pg.Pool;
};

/** A feed that hears of a topic, and what it has told. */
export async function startFeed({ url, hintUrl = url, primary }: Options) {
  const log = createLog('silent');
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
  const feed = createChangeFeed({ pool, primary: primary ?? null, hintUrl, log });
  const told: string[] = [];
  let missed = 0;
  const listener: ChangeListener = {
    changed: (ids) => told.push(...ids),
    missed: () => (missed += 1),
    name: 'a test',
    size: () => ({ entries: 0, bytes: 0 }),
    behindMs: () => 0,
  };
  feed.on('products' satisfies Topic, listener);
  await feed.start();
  atEnd(async () => {
    await feed.close();
    await pool.end();
  });
  return {
    feed,
    /** All that was told since it was asked last, each in the order in which it was told. */
    take: () => told.splice(0),
    get missed(): number {
      return missed;
    },
  };
}

/** What a trigger does. */
export const tell = 'select tell_changed($1, $2)';
