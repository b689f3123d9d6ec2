import { IMPORT_PART_BYTES, MOST_IMPORT_BYTES } from '@baeon/contracts/counter/imports';
import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { aStore, csvOf, type Columns } from '../seed/import-support.ts';
import { call } from '../support/counter.ts';
import { refusalOf } from '../support/coupon-holders.ts';
import { eventually } from '../support/eventually.ts';
import { bearer, signIn } from '../support/sign-in.ts';
import { startTestApi, type TestApi } from '../support/test-api.ts';
import {
  addPart,
  importSettled,
  importUpload,
  startImport,
  uploadFile,
  type Upload,
} from '../support/uploads.ts';

const OPERATOR = '9876500000';
const env = { OPERATOR_NUMBERS: OPERATOR };

let api: TestApi;
let headers: { authorization: string };
beforeAll(async () => {
  api = await startTestApi({ env });
  headers = bearer((await signIn(api, OPERATOR)).token);
});
beforeEach(() => api.sql('delete from stores'));

const stores = (rows: Columns[], more: Partial<Upload> = {}): Upload => ({
  kind: 'stores',
  file_name: 'stores.csv',
  text: csvOf(rows),
  ...more,
});
const many = (count: number, columns: Columns = {}) =>
  Array.from({ length: count }, (_, nth) => aStore({ place_id: `shop-${nth}`, ...columns }));
const countStores = async () =>
  (await api.sql<{ count: number }>('select count(*)::int as count from stores'))[0]!.count;
const partsLeft = async () => (await api.sql('select from import_parts')).length;
const problemsOf = async (id: string): Promise<string> =>
  (await call(api, 'GET', `/imports/${id}/problems/csv`, headers)).body.result;

/** An import waits where its rows would be written, until it is let go. */
async function holdStores(): Promise<() => Promise<unknown>> {
  const holder = new pg.Client({ connectionString: api.databaseUrl });
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query('begin');
  await holder.query('lock table stores in share mode');
  return () => holder.query('rollback');
}
const importWaits = () =>
  eventually(async () => {
    const [waiting] = await api.sql(
      `select from pg_stat_activity where application_name = 'baeon-import'
       and datname = current_database() and wait_event_type = 'Lock'`,
    );
    return waiting;
  });

describe('a file', () => {
  it('comes in parts, is tried, then saved but for its bad rows, which are told by row', async () => {
    const rows = many(3000, { about: 'x'.repeat(400) });
    rows[6] = { ...rows[6]!, pincode: '12' };
    rows[2999] = { ...rows[2999]!, latitude: 'north', name: '=cmd' };
    const file = stores(rows);
    expect(file.text.length).toBeGreaterThan(2 * IMPORT_PART_BYTES);
    const counted = { read: 3000, inserted: 2998, updated: 0, unchanged: 0, skipped: 2 };

    const tried = await importUpload(api, headers, { ...file, dry_run: true });
    expect(tried).toMatchObject({ state: 'done', dry_run: true, by: OPERATOR, outcome: counted });
    expect(await countStores()).toBe(0);

    const saved = await importUpload(api, headers, file);
    expect(saved).toMatchObject({ state: 'done', outcome: counted, failure: null });
    expect(await countStores()).toBe(2998);
    for (const { id } of [tried, saved]) {
      expect((await problemsOf(id)).replace('\ufeff', '').split('\r\n')).toEqual([
        'row,problem',
        'row 8,pincode must have 6 digits',
        'row 3001,latitude and longitude must be numbers',
        '',
      ]);
    }
    expect(await partsLeft()).toBe(0);

    const again = await importUpload(api, headers, file);
    expect(again.outcome).toMatchObject({ inserted: 0, updated: 0, unchanged: 2998 });
    const { body } = await call(api, 'GET', '/imports?limit=2', headers);
    expect(body.result.map(({ id }: { id: string }) => id)).toEqual([again.id, saved.id]);
    const [act] = (await call(api, 'GET', '/acts?act=import_started', headers)).body.result;
    expect(act).toMatchObject({ act: 'import_started', person: OPERATOR });
  });

  it.each([
    ['without the columns', stores([{ place_id: 'a' }]), /^the header misses name/],
    [
      'that is empty but for its header',
      stores([aStore()], { text: csvOf([aStore()]).split('\n')[0]! }),
      /^there are no rows/,
    ],
    [
      'that is a spreadsheet',
      stores([], { text: 'PK\u0003\u0004…' }),
      /^it is a spreadsheet or a zip file/,
    ],
    [
      'that is cut off',
      { kind: 'stores', file_name: 'a.geojson', text: '{"type": "FeatureColl' },
      /^the file is cut off/,
    ],
  ])('%s is refused as a whole, with the reason', async (_, file, reason) => {
    const { state, failure, outcome } = await importUpload(api, headers, file);
    expect({ state, outcome }).toEqual({ state: 'failed', outcome: null });
    expect(failure).toMatch(reason);
    expect(await partsLeft()).toBe(0);
  });

  it('is taken by its name, its size and its kind', async () => {
    const asked = { kind: 'stores', file_name: 'a.csv', bytes: 10, dry_run: false };
    const announce = async (more: object) =>
      refusalOf(await call(api, 'POST', '/imports', headers, { ...asked, ...more }))[1];
    expect(await announce({ file_name: 'a.xlsx' })).toBe('INVALID_INPUT');
    expect(await announce({ kind: 'products', file_name: 'a.geojson' })).toBe('INVALID_INPUT');
    expect(await announce({ kind: 'people' })).toBe('INVALID_INPUT');
    expect(await announce({ bytes: MOST_IMPORT_BYTES + 1 })).toBe('INVALID_INPUT');
    expect(await announce({ bytes: 0 })).toBe('INVALID_INPUT');
  });

  it('starts once it is whole, and once however often that is asked', async () => {
    const id = await uploadFile(api, headers, stores([aStore()]));
    const [{ bytes }] = (await api.sql<{ bytes: string }>(
      'select bytes from import_runs where id = $1',
      [id],
    )) as [{ bytes: string }];
    expect((await addPart(api, headers, id, 0, Buffer.alloc(Number(bytes) - 1))).statusCode).toBe(
      400,
    );
    expect((await addPart(api, headers, id, 1, Buffer.alloc(1))).statusCode).toBe(400);
    expect(
      (await addPart(api, headers, id, 0, Buffer.alloc(IMPORT_PART_BYTES + 1))).statusCode,
    ).toBe(413);
    await api.sql('delete from import_parts where run_id = $1', [id]);
    expect(refusalOf(await startImport(api, headers, id))[1]).toBe('INVALID_INPUT');
    const whole = await uploadFile(api, headers, stores([aStore()]));
    const answers = await Promise.all([1, 2].map(() => startImport(api, headers, whole)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await importSettled(api, headers, whole)).outcome).toMatchObject({ inserted: 1 });
    expect((await addPart(api, headers, whole, 0, Buffer.alloc(3))).statusCode).toBe(404);
    expect((await startImport(api, headers, whole)).body.result.state).toBe('done');
  });
});

describe('an import', () => {
  it('waits for one of another kind, and is refused beside one of its own', async () => {
    const letGo = await holdStores();
    const first = await uploadFile(api, headers, stores([aStore()]));
    await startImport(api, headers, first);
    await importWaits();
    const second = await uploadFile(api, headers, stores([aStore()]));
    expect(refusalOf(await startImport(api, headers, second))[1]).toBe('BUSY');
    const campaigns = { kind: 'campaigns', file_name: 'c.csv', text: 'promotion_id\nx\n' };
    const other = await uploadFile(api, headers, campaigns);
    expect((await startImport(api, headers, other)).body.result.state).toBe('waiting');
    await letGo();
    expect((await importSettled(api, headers, first)).state).toBe('done');
    expect((await importSettled(api, headers, other)).failure).toMatch(/^the header misses/);
    expect((await startImport(api, headers, second)).status).toBe(200);
    expect((await importSettled(api, headers, second)).outcome).toMatchObject({ unchanged: 1 });
  });

  it('whose process ends is taken up by another, and saved once', async () => {
    const { databaseUrl } = api;
    await api.app.close();
    const worker = () => startTestApi({ env: { ...env, ROLE: 'worker' }, databaseUrl });
    const dying = await worker();
    api = await startTestApi({ env: { ...env, ROLE: 'api' }, databaseUrl });
    const letGo = await holdStores();
    const id = await uploadFile(api, headers, stores(many(50)));
    await startImport(api, headers, id);
    await importWaits();
    await dying.app.close();
    expect((await call(api, 'GET', `/imports/${id}`, headers)).body.result.state).toBe('running');
    await letGo();
    await worker();
    expect((await importSettled(api, headers, id)).outcome).toMatchObject({ inserted: 50 });
    expect(await countStores()).toBe(50);
    const [run] = await api.sql('select attempts from import_runs where id = $1', [id]);
    expect(run).toEqual({ attempts: 2 });
  });

  it('that was interrupted again and again has failed, and says so', async () => {
    const id = await uploadFile(api, headers, stores([aStore()]));
    await api.sql('update import_runs set attempts = 3 where id = $1', [id]);
    await startImport(api, headers, id);
    const { state, failure } = await importSettled(api, headers, id);
    expect([state, failure]).toEqual([
      'failed',
      'the import was interrupted again and again; please start it anew',
    ]);
    expect(await countStores()).toBe(0);
  });
});
