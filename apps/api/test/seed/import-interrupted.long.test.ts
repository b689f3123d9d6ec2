import pg from 'pg';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { query } from '../support/test-database.ts';
import {
  aStore,
  csvOf,
  fileWith,
  importStores,
  reported,
  spawnImport,
  storesIn,
  useStoreDatabase,
} from './import-support.ts';

const KEPT = [aStore({ place_id: 'a', name: 'As it was' }), aStore({ place_id: 'b' })];
const NEXT = [
  aStore({ place_id: 'a', name: 'Changed', category: 'Brand/New' }),
  aStore({ place_id: 'b' }),
  aStore({ place_id: 'c' }),
];

const url = useStoreDatabase();
let next: string;
let before: unknown;
const everything = async () => ({
  stores: await storesIn(url()),
  categories: await query(url(), 'select * from store_categories order by id'),
});
beforeEach(async () => {
  await importStores(url(), await fileWith(csvOf(KEPT)));
  before = await everything();
  next = await fileWith(csvOf(NEXT));
});

/** An import waits at the last step, where its rows would be written, until it is let go. */
async function holdStores(): Promise<() => Promise<void>> {
  const holder = new pg.Client({ connectionString: url() });
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table stores in share mode');
  onTestFinished(() => holder.end());
  return async () => void (await holder.query('rollback'));
}

const backendOfImport = () =>
  query<{ pid: number; waiting: boolean }>(
    url(),
    `select pid, wait_event_type = 'Lock' as waiting from pg_stat_activity
     where application_name = 'baeon-import' and datname = current_database()`,
  );

const importWaits = () =>
  eventually(async () => (await backendOfImport()).find(({ waiting }) => waiting)?.pid);

const importIsGone = () => eventually(async () => (await backendOfImport()).length === 0);

const finishes = async () => {
  const run = await importStores(url(), next);
  expect(run.code).toBe(0);
  expect(reported(run)).toMatchObject({ inserted: 1, updated: 1, unchanged: 1 });
};

describe('an import that is interrupted while it writes', () => {
  it('by Ctrl-C: says so, ends with 130, has written nothing, and can be run again', async () => {
    const letGo = await holdStores();
    const { child, exited, output } = spawnImport(['stores', next], { DATABASE_URL: url() });
    await importWaits();
    // As a terminal and npm do it: twice.
    child.kill('SIGINT');
    child.kill('SIGINT');
    expect(await exited).toBe(130);
    expect(output()).toContain('Stopped. Nothing was imported.');
    expect(output()).not.toMatch(/Error|\n {4}at /);
    await letGo();
    await importIsGone();
    expect(await everything()).toEqual(before);
    await finishes();
  });

  it('by kill -9: has written nothing, and can be run again', async () => {
    const letGo = await holdStores();
    const { child, exited } = spawnImport(['stores', next], { DATABASE_URL: url() });
    await importWaits();
    child.kill('SIGKILL');
    await exited;
    await letGo();
    await importIsGone();
    expect(await everything()).toEqual(before);
    await finishes();
  });

  it('by a connection that is cut: says so in one line and has written nothing', async () => {
    const letGo = await holdStores();
    const running = importStores(url(), next);
    await query(url(), 'select pg_terminate_backend($1)', [await importWaits()]);
    const run = await running;
    await letGo();
    expect(run.code).toBe(1);
    expect(run.complained).toHaveLength(1);
    expect(run.complained[0]).toMatch(
      /^Nothing was imported from \S+: the (database|connection) .*$/,
    );
    expect(await everything()).toEqual(before);
    await finishes();
  });

  it('by an error of the database at one row: has written nothing of the others', async () => {
    await query(
      url(),
      `create function refuse() returns trigger language plpgsql as
       $$ begin raise exception 'not this one'; end $$`,
    );
    await query(
      url(),
      `create trigger refuse before insert on stores
       for each row when (new.place_id = 'c') execute function refuse()`,
    );
    const run = await importStores(url(), next);
    expect(run).toMatchObject({
      code: 1,
      complained: [`Nothing was imported from ${next}: the database says: not this one`],
    });
    expect(await everything()).toEqual(before);
    await query(url(), 'drop trigger refuse on stores');
    await finishes();
  });
});

describe('two imports at once', () => {
  it('do not meet: the second one is refused in one line, the first one is finished', async () => {
    const letGo = await holdStores();
    const first = importStores(url(), next);
    await importWaits();
    const second = await importStores(url(), await fileWith(csvOf([aStore({ place_id: 'z' })])));
    expect(second.code).toBe(1);
    expect(second.complained).toHaveLength(1);
    expect(second.complained[0]).toMatch(
      /: another import is running on this database; try again when it is through$/,
    );
    await letGo();
    expect((await first).code).toBe(0);
    expect((await storesIn(url())).map(({ place_id }) => place_id)).toEqual(['a', 'b', 'c']);
  });
});
