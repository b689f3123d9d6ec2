import { beforeAll, expect, it } from 'vitest';
import { addCampaign, addStore } from '../support/campaigns.ts';
import { databaseOf } from '../support/claim-rush.ts';
import { startDatabaseProxy } from '../support/database-proxy.ts';
import { eventually } from '../support/eventually.ts';
import { startFleet, type Fleet } from '../support/fleet.ts';
import { startOwnPostgres, type OwnPostgres } from '../support/own-postgres.ts';
import { addProduct } from '../support/products.ts';
import { query } from '../support/test-database.ts';

/** What `npm run test:cluster` makes of it; a small one is in every run. */
const { processes, changed, deals, endings } = process.env.CLUSTER
  ? {
      processes: 8,
      changed: 5000,
      deals: 100_000,
      endings: ['SIGINT', 'SIGKILL'] as const,
    }
  : { processes: 2, changed: 600, deals: 2000, endings: ['SIGINT'] as const };
/** Looks for changes, jobs, sessions: some rows a process and second, whatever is in the tables. */
const ROWS_BESIDE = 1000;
const STORES = 100;
const DAY = 86_400_000;

let server: OwnPostgres;
let deal: string;
let product: string;
let fleet: Fleet;
let hints: Awaited<ReturnType<typeof startDatabaseProxy>>;
beforeAll(async () => {
  server = await startOwnPostgres({ shared_preload_libraries: 'pg_stat_statements' });
  await query(server.url, 'create extension pg_stat_statements');
  await fill();
  hints = await startDatabaseProxy(server.url);
  // The first process hears hints through a way that is going to swallow them.
  fleet = await startFleet(processes, (nth) => ({
    ROLE: nth === 1 ? 'all' : 'api',
    DATABASE_URL: server.url,
    ...(nth === 0 ? { DATABASE_DIRECT_URL: hints.url } : {}),
  }));
}, 600_000);

async function fill(): Promise<void> {
  const database = databaseOf(server.url);
  const stores: string[] = [];
  for (let nth = 0; nth < STORES; nth++) {
    stores.push(await addStore(database, { latitude: 12.9 + nth / 1000 }));
  }
  const now = Date.now();
  const [startsAt, endsAt] = [new Date(now - DAY), new Date(now + DAY)];
  deal = await addCampaign(database, { storeIds: stores.slice(0, 1), startsAt, endsAt });
  await query(
    server.url,
    `with more as (
       insert into campaigns (title, starts_at, ends_at, total, deals_left, created_at, updated_at)
       select 'Deal ' || n, starts_at, ends_at, total, deals_left, created_at, updated_at
       from campaigns, generate_series(2, $2::int) n where id = $1 returning id)
     insert into campaign_places (campaign_id, store_id)
     select id, ($3::uuid[])[1 + (row_number() over ()) % $4::int] from more`,
    [deal, deals, stores, stores.length],
  );
  product = await addProduct(database, { name: 'Harmonium' });
  await query(
    server.url,
    `insert into products (feed_id, name, title, description, category, price_paise, attributes,
       availability, created_at, updated_at)
     select feed_id || n, name || n, title || n, description, category, price_paise, attributes,
       availability, created_at, updated_at
     from products, generate_series(2, $2::int) n where id = $1`,
    [product, 2 * changed],
  );
  await query(server.url, 'analyze');
}

/** Rows that the server has handed out, for statements that name this. */
async function rowsOf(what: string): Promise<number> {
  const [row] = await query<{ rows: number }>(
    server.url,
    `select coalesce(sum(rows), 0)::int as rows from pg_stat_statements
     where query like '%' || $1 || '%' and query ~* '^(select|with looked) '`,
    [what],
  );
  return row!.rows;
}

const timesAllRead = () =>
  fleet.servers.map((each) => each.output().match(/: all read/g)?.length ?? 0);

async function everywhere(isSo: (each: Fleet['servers'][number]) => Promise<boolean>) {
  for (const each of fleet.servers) await eventually(() => isSo(each), 'it is so everywhere');
}

const isReady = async (each: Fleet['servers'][number]) =>
  (await each.get('/api/ready')).status === 200;

it('changed prices are read again by every process, and nothing else; by one that no hint reaches, too', async () => {
  hints.silence();
  const [before, allRead] = [await rowsOf('from products'), timesAllRead()];
  await query(
    server.url,
    `update products set price_paise = 12300 where id = $1 or id in
       (select id from products where id <> $1 limit $2)`,
    [product, changed - 1],
  );
  await everywhere(async (each) => {
    const { result } = await each.get('/api/products/search?q=harmonium');
    return result.products.some(({ price }: { price: number }) => price === 123);
  });
  const wanted = processes * changed;
  const read = await eventually(async () => {
    const rows = (await rowsOf('from products')) - before;
    return rows >= wanted && rows;
  }, 'all is read');
  await everywhere(isReady);
  console.log(
    `${changed} of ${2 * changed} prices changed: ${processes} processes read ${read} rows`,
  );
  expect((await rowsOf('from products')) - before).toBeLessThan(wanted + processes * ROWS_BESIDE);
  expect(timesAllRead()).toEqual(allRead);
}, 600_000);

it.each(endings)(
  'a PostgreSQL that is restarted by %s is asked for next to nothing',
  async (ending) => {
    hints.mend();
    // What is killed forgets what it counted.
    const before = ending === 'SIGKILL' ? 0 : await rowsOf('');
    const allRead = timesAllRead();
    await server.restart(ending);
    await everywhere(isReady);
    await query(server.url, 'update campaigns set title = $2 where id = $1', [deal, ending]);
    await everywhere(async (each) => {
      const { result } = await each.get(`/api/coupons/${deal}`);
      return result.campaign.title === ending;
    });
    const read = (await rowsOf('')) - before;
    console.log(`${ending} at ${deals} deals: ${processes} processes read ${read} rows`);
    expect(read).toBeLessThan(processes * ROWS_BESIDE);
    expect(timesAllRead()).toEqual(allRead);
  },
  600_000,
);
