import { beforeAll, describe, expect, it } from 'vitest';
import { openConnection } from '../../src/db/client.ts';
import { readWrittenSince } from '../../src/features/products/search-index.repo.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { eventually } from '../support/eventually.ts';
import { startOpenSearch } from '../support/opensearch-server.ts';
import { addProduct } from '../support/products.ts';
import { startTestApi, type TestApi } from '../support/test-api.ts';

type Engine = Awaited<ReturnType<typeof startOpenSearch>>;

const ALIAS = 'baeon-products';
const TOKEN = 'a-token-of-the-keepers-own';

let engine: Engine;
let api: TestApi;
let sofa: string;

beforeAll(async () => {
  engine = await startOpenSearch();
  api = await startTestApi({ env: { SEARCH_URL: engine.url, METRICS_TOKEN: TOKEN } });
  sofa = await addProduct(api, {
    name: 'Grey Fabric Sofa',
    category: 'furniture_store',
    productType: 'Furniture > Sofas',
    rupees: 30_000,
  });
  await addProduct(api, { name: 'Veltra Nova 5 Smartphone', brand: 'Veltra', rupees: 18_999 });
  await addProduct(api, { name: 'Oak Table', category: 'furniture_store', rupees: 9000 });
  await api.context.catalogue.settled();
});

const search = (query: string) => api.get(`/api/products/search?${query}`);
const found = async (query: string): Promise<string[]> => {
  const { status, body } = await search(query);
  expect(status).toBe(200);
  return body.result.products.map(({ name }: { name: string }) => name);
};
const names = (): string[] => engine.documents(ALIAS).map(({ title }) => String(title));

describe('products that a search engine retrieves', () => {
  it('are found by other names, with mistakes, by price and category', async () => {
    expect(await found('q=couch')).toEqual(['Grey Fabric Sofa']);
    expect(await found('q=smartfone')).toEqual(['Veltra Nova 5 Smartphone']);
    expect(await found('q=sofa+under+20k')).toEqual([]);
    expect(await found('q=table&category=furniture_store')).toEqual(['Oak Table']);
    expect(await found('q=table&category=electronics_store')).toEqual([]);
  });

  it('are answered as the database has them, whatever the engine knows', async () => {
    engine.faults.item = () => ({ status: 400, type: 'mapper_parsing_exception' });
    await api.sql('update products set price_paise = 2500000 where id = $1', [sofa]);
    await api.context.catalogue.settled();
    engine.faults.item = null;
    const { body } = await search('q=sofa');
    expect(body.result.products[0].price).toBe(25_000);
  });

  it('come, change and go as the database says', async () => {
    const lamp = await addProduct(api, { name: 'Brass Lamp', rupees: 900 });
    await api.context.catalogue.settled();
    expect(await found('q=lamp')).toEqual(['Brass Lamp']);
    await api.sql(`update products set name = 'Copper Lantern', title = 'Copper Lantern'
      where id = '${lamp}'`);
    await api.context.catalogue.settled();
    expect(await found('q=lantern')).toEqual(['Copper Lantern']);
    await api.sql(`delete from products where id = '${lamp}'`);
    await api.context.catalogue.settled();
    expect(await found('q=lantern')).toEqual([]);
    expect(names().join()).not.toContain('lantern');
  });
});

describe('a search engine that is away', () => {
  it('is told of with 503, but for what was just found; everything else goes on', async () => {
    expect(await found('q=oak+table')).toEqual(['Oak Table']);
    engine.faults.request = () => ({ status: 503, json: {} });
    expect(await found('q=oak+table')).toEqual(['Oak Table']);
    for (const { status, headers, body } of [
      await search('q=something+else'),
      await api.post('/api/convert-speech/chat', { user_input: 'a chair for my desk' }),
    ]) {
      expect(status).toBe(503);
      expect(headers['retry-after']).toBe('5');
      expect(body.result).toMatchObject({ code: 'NOT_READY', retry_after_seconds: 5 });
    }
    const figures = { url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } };
    expect((await api.app.inject(figures)).body).toMatch(/^baeon_search_away 1$/m);
    const page = await api.app.inject({ method: 'GET', url: `/products/${sofa}` });
    expect(page.body).toContain('Grey Fabric Sofa');
    await addProduct(api, { name: 'Desk Chair' });
    engine.faults.request = null;
    await api.context.catalogue.settled();
    await eventually(async () => (await search('q=chair')).status === 200);
    expect(await found('q=chair')).toEqual(['Desk Chair']);
    const after = (await api.app.inject(figures)).body;
    expect(after).toMatch(/^baeon_search_away 0$/m);
    expect(after).toMatch(/^baeon_search_behind_seconds 0$/m);
  });

  it('does not keep a process from starting that has other work', async () => {
    const dead = await startOpenSearch();
    await dead.close();
    const started = await startTestApi({
      env: { SEARCH_URL: dead.url },
      overrides: { clock: systemClock },
    });
    await eventually(async () => (await started.get('/api/ready')).status === 200);
    expect(
      await eventually(() => /the search index is not kept/.exec(started.logged.join())),
    ).toBeTruthy();
  });
});

describe('the index of the engine', () => {
  const bulks = () => engine.seen.filter(({ path }) => path.endsWith('/_bulk'));
  const [start, settle] = [
    () => startTestApi({ env: { SEARCH_URL: engine.url }, databaseUrl: api.databaseUrl }),
    (one: TestApi) => one.context.catalogue.settled(),
  ];

  it('goes on after a restart where it was, with what was changed and deleted meanwhile', async () => {
    const pot = await addProduct(api, { name: 'Clay Pot' });
    await settle(api);
    await api.app.close();
    await api.sql(`update products set title = 'Steel Jug' where id = '${pot}'`);
    await api.sql(`delete from products where id = '${sofa}'`);
    const indexes = [...engine.indexes.keys()];
    engine.seen.length = 0;
    api = await start();
    await settle(api);
    expect(names().join()).toContain('steel jug');
    expect(names().join()).not.toMatch(/clay|sofa/);
    const sent = bulks().flatMap(({ body }) => body.match(/"_id":"[^"]*"/g));
    // It may have been some seconds behind when it ended.
    expect(new Set(sent).size).toBeLessThan(engine.documents(ALIAS).length);
    expect([...engine.indexes.keys()]).toEqual(indexes);
  });

  it('is kept by one process at a time, and by another one when that ends', async () => {
    const second = await start();
    await settle(second);
    engine.seen.length = 0;
    await addProduct(api, { name: 'Paper Kite' });
    await Promise.all([settle(api), settle(second)]);
    expect(bulks()).toHaveLength(1);
    await api.app.close();
    await addProduct(second, { name: 'Toy Drum' });
    await settle(second);
    expect(names().join()).toMatch(/kite.*drum/);
    api = second;
  });

  it('is kept by a worker too, which answers nothing itself', async () => {
    const own = await startOpenSearch();
    const env = { SEARCH_URL: own.url, ROLE: 'worker' };
    const worker = await startTestApi({ env });
    await eventually(() => own.indexes.size > 0);
    await settle(worker);
    await addProduct(worker, { name: 'Tin Whistle' });
    await eventually(() => own.documents(ALIAS).some(({ title }) => /whistle/.test(String(title))));
    expect(worker.context.feed.silentMs()).toBe(Infinity);
  });

  it('is built anew where it is gone', async () => {
    engine.indexes.clear();
    await settle(api);
    expect(await found('q=kite')).toEqual(['Paper Kite']);
  });

  it('misses no transaction that ends after the place was noted, having begun before', async () => {
    const [early, late] = [
      await openConnection(api.databaseUrl, 'test'),
      await openConnection(api.databaseUrl, 'test'),
    ];
    try {
      await early.query('begin');
      const { rows } = await early.query(
        `update products set rating = 4 where name = 'Toy Drum' returning id`,
      );
      await late.query(`update products set rating = 3 where name = 'Paper Kite'`);
      const noted = await late.query('select pg_current_snapshot()::text as snapshot');
      await early.query('commit');
      const { pool } = api.context.database;
      const since = await readWrittenSince(pool, noted.rows[0].snapshot as string);
      expect(since).toEqual([rows[0].id]);
    } finally {
      await early.end();
      await late.end();
    }
  });
});
