import pino from 'pino';
import { understand } from '@baeon/search/understand';
import { beforeEach, describe, expect, it } from 'vitest';
import { createOpenSearch } from '../../src/gateways/product-search/opensearch.ts';
import type { IndexWrite } from '../../src/gateways/product-search/product-search-gateway.ts';
import { productRow } from '../assistant/demo-catalogue.ts';
import { startOpenSearch } from '../support/opensearch-server.ts';

type Engine = Awaited<ReturnType<typeof startOpenSearch>>;

const INDEX = 'shop-products-0a1b2c3d-1';
const TIMING = { searchMs: 60_000, writeMs: 60_000, pauseMs: 1, restMs: 0 };
const { signal } = new AbortController();

let engine: Engine;
let logged: string[];
beforeEach(async () => {
  engine = await startOpenSearch();
  logged = [];
});

function gateway(url = engine.url, apiKey: string | null = null, timing = TIMING) {
  const log = pino({}, { write: (line: string) => logged.push(line) });
  return createOpenSearch({ url, apiKey, alias: 'shop-products' }, log, timing);
}

const writesOf = (names: string[], version = 1): IndexWrite[] =>
  names.map((name) => {
    const product = productRow(name, 500);
    return { id: product.id, version, product };
  });

async function filled(names: string[]) {
  const made = gateway();
  await made.createIndex(INDEX);
  const writes = writesOf(names);
  await made.write(INDEX, writes, signal);
  await made.useIndex(INDEX);
  return { made, ids: writes.map(({ id }) => id) };
}

const asked = (text: string, size = 10) => ({ understood: understand(text), size });
const titles = (): unknown[] => engine.documents('shop-products').map(({ title }) => title);

describe('OpenSearch as our gateway speaks to it', () => {
  it('makes a strict index, fills it unseen, and puts it in the place of those before it', async () => {
    const { made, ids } = await filled(['Oak table', 'Brass lamp']);
    const [create] = engine.seen;
    expect(create).toMatchObject({ method: 'PUT', path: `/${INDEX}` });
    const { settings, mappings } = JSON.parse(create!.body);
    expect(settings.index.refresh_interval).toBe('-1');
    expect(mappings).toMatchObject({
      dynamic: 'strict',
      properties: { title: { type: 'text', analyzer: 'whitespace' }, price: { type: 'long' } },
    });
    expect(await made.currentIndex()).toBe(INDEX);
    expect(await made.find([asked('lamp'), asked('table')])).toEqual([[ids[1]], [ids[0]]]);
    await made.createIndex('shop-products-0a1b2c3d-2');
    await made.createIndex('shop-products-of-somebody-else');
    await made.useIndex('shop-products-0a1b2c3d-2');
    expect([...engine.indexes.keys()]).toEqual([
      'shop-products-0a1b2c3d-2',
      'shop-products-of-somebody-else',
    ]);
    expect(await made.find([asked('lamp')])).toEqual([[]]);
  });

  it('asks for a bounded number of ids in one request, and for no more than ids', async () => {
    const { made } = await filled(['Oak table', 'Oak bench', 'Oak shelf']);
    expect((await made.find([asked('oak', 2)]))[0]).toHaveLength(2);
    const { method, path, headers, body } = engine.seen.at(-1)!;
    expect({ method, path }).toEqual({ method: 'POST', path: '/shop-products/_msearch' });
    expect(headers['content-type']).toBe('application/x-ndjson');
    expect(JSON.parse(body.split('\n')[1]!)).toMatchObject({
      size: 2,
      _source: false,
      track_total_hits: false,
    });
  });

  it.each([
    ['wasking machine', 'Washing machine'],
    ['washingmachine', 'Washing machine'],
    ['nekless', 'Gold necklace'],
    ['couch', 'Corner sofa'],
    ['tv above 50 inch', 'Television 55 inch'],
    ['MX30', 'Printer MX308'],
  ])('finds %j', async (text, name) => {
    const names = ['Washing machine', 'Gold necklace', 'Corner sofa', 'Television 55 inch'];
    const { made, ids } = await filled([...names, 'Television 32 inch', 'Printer MX308']);
    const [found] = await made.find([asked(text)]);
    expect(found![0]).toBe(ids[[...names, '', 'Printer MX308'].indexOf(name)]);
  });

  it('shows some of every shelf and maker', async () => {
    const made = gateway();
    await made.createIndex(INDEX);
    const rows = Array.from({ length: 9 }, (_each, nth) =>
      productRow(`Thing ${nth}`, 100, { productType: `Shelf ${nth % 2}`, brand: `Maker ${nth}` }),
    );
    const writes = rows.map((product) => ({ id: product.id, version: 1, product }));
    await made.write(INDEX, writes, signal);
    await made.useIndex(INDEX);
    expect(await made.sample(100)).toHaveLength(9);
    expect(await made.sample(4)).toHaveLength(4);
  });

  it('shows a user and a password, or a key', async () => {
    const authorization = `Basic ${Buffer.from('ann:s3c/ret').toString('base64')}`;
    const guarded = await startOpenSearch({ authorization });
    const url = guarded.url.replace('http://', 'http://ann:s3c%2Fret@');
    expect(await gateway(url).currentIndex()).toBeNull();
    await expect(gateway(guarded.url).currentIndex()).rejects.toThrow('HTTP 401');
    const keyed = await startOpenSearch({ authorization: 'ApiKey os_abc' });
    expect(await gateway(keyed.url, 'os_abc').currentIndex()).toBeNull();
  });
});

describe('writing to OpenSearch', () => {
  it('never puts what was read earlier over what was read later', async () => {
    const { made } = await filled([]);
    const [write] = writesOf(['New name'], 7);
    await made.write(INDEX, [write!], signal);
    const late = productRow('Old name', 1, { id: write!.id });
    await made.write(INDEX, [{ id: late.id, version: 6, product: late }], signal);
    await made.write(INDEX, [{ id: late.id, version: 6, product: null }], signal);
    expect(titles()).toEqual(['new name']);
    await made.write(INDEX, [{ id: late.id, version: 8, product: null }], signal);
    await made.write(INDEX, [{ id: late.id, version: 7, product: late }], signal);
    expect(titles()).toEqual([]);
  });

  it('sends again what it was too busy for, and only that', async () => {
    const { made } = await filled([]);
    const writes = writesOf(['Oak table', 'Brass lamp', 'Clay pot']);
    let refusals = 2;
    engine.faults.item = (id) =>
      id === writes[1]!.id && refusals-- > 0 ? { status: 429, type: 'rejected' } : null;
    expect(await made.write(INDEX, writes, signal)).toBe(0);
    expect(titles()).toHaveLength(3);
    const sent = engine.seen.filter(({ path }) => path.endsWith('_bulk')).slice(-3);
    expect(sent.map(({ body }) => body.split('\n').length)).toEqual([7, 3, 3]);
  });

  it.each([429, 503])('waits while all is refused with %i', async (status) => {
    const { made } = await filled([]);
    let refusals = 3;
    engine.faults.request = () => (refusals-- > 0 ? { status, json: {} } : null);
    await made.write(INDEX, writesOf(['Oak table']), signal);
    expect(titles()).toHaveLength(1);
  });

  it('leaves out what the engine does not take, and goes on', async () => {
    const { made } = await filled([]);
    const writes = writesOf(['Oak table', 'Brass lamp']);
    engine.faults.item = (id) =>
      id === writes[0]!.id ? { status: 400, type: 'mapper_parsing_exception' } : null;
    expect(await made.write(INDEX, writes, signal)).toBe(1);
    expect(titles()).toEqual([expect.stringContaining('brass lamp')]);
    expect(logged.join()).toContain('mapper_parsing_exception');
  });
});

describe('OpenSearch in trouble', () => {
  it.each([
    ['a cut connection', () => 'cut' as const],
    ['no answer', () => 'hang' as const],
    ['503', () => ({ status: 503, json: {} })],
    ['another form', () => ({ status: 200, json: { responses: 'none' } })],
    ['a part of it', () => ({ status: 200, json: { responses: [{ timed_out: true }] } })],
    ['lost shards', () => ({ status: 200, json: { responses: [{ _shards: { failed: 1 } }] } })],
    ['one refused', () => ({ status: 200, json: { responses: [{ status: 500 }] } })],
  ])('is told of as such: %s', async (_what, fault) => {
    await filled(['Oak table']);
    engine.faults.request = fault;
    const searchMs = fault() === 'hang' ? 300 : TIMING.searchMs;
    const hurried = gateway(engine.url, null, { ...TIMING, searchMs });
    await expect(hurried.find([asked('table')])).rejects.toThrow('search engine did not do it');
  });

  it('is asked once more after a fault, and then left alone for a while', async () => {
    const { made, ids } = await filled(['Oak table']);
    let faults = 1;
    engine.faults.request = () => (faults-- > 0 ? { status: 503, json: {} } : null);
    expect(await made.find([asked('table')])).toEqual([ids]);
    const resting = gateway(engine.url, null, { ...TIMING, restMs: 60_000 });
    engine.faults.request = () => ({ status: 503, json: {} });
    await expect(resting.find([asked('table')])).rejects.toThrow('503');
    const { length } = engine.seen;
    await expect(resting.find([asked('table')])).rejects.toThrow('away');
    expect(engine.seen).toHaveLength(length);
  });
});
