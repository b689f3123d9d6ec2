import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { query } from '../support/test-database.ts';
import {
  aProduct,
  importProducts,
  productsIn,
  tsvOf,
  useProductDatabase,
} from './import-products-support.ts';
import { fileWith, reported, spawnImport } from './import-support.ts';

const url = useProductDatabase();

const NEXT = [aProduct({ id: 'a', price: '5 INR' }), aProduct({ id: 'b' }), aProduct({ id: 'c' })];

async function lockedProducts(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url() });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin');
  await client.query('lock table products in share mode');
  return client;
}

const importsThat = (wait: boolean) =>
  query(
    url(),
    `select from pg_stat_activity where application_name = 'baeon-import'
     and datname = current_database() and (wait_event_type = 'Lock' or not $1)`,
    [wait],
  );

describe('an import of products that is interrupted while it writes', () => {
  it.each([
    ['Ctrl-C', 'SIGINT', 130],
    ['kill -9', 'SIGKILL', null],
  ] as const)('by %s: has written nothing, and can be run again', async (_name, signal, code) => {
    await importProducts(url(), [aProduct({ id: 'a' }), aProduct({ id: 'b' })]);
    const before = await productsIn(url());
    const file = await fileWith(tsvOf(NEXT), 'products.tsv');
    const holder = await lockedProducts();
    const { child, exited } = spawnImport(['products', file], { DATABASE_URL: url() });
    await eventually(async () => (await importsThat(true)).length > 0);
    child.kill(signal);
    expect(await exited).toBe(code);
    await holder.query('rollback');
    await eventually(async () => (await importsThat(false)).length === 0);
    expect(await productsIn(url())).toEqual(before);
    expect(reported(await importProducts(url(), file))).toMatchObject({
      inserted: 1,
      updated: 1,
      unchanged: 1,
    });
  });
});
