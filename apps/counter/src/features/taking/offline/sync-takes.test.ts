// @vitest-environment happy-dom
import type { SyncedRedemption } from '@baeon/contracts/counter/offline-wire';
import { MOST_SYNCED } from '@baeon/contracts/counter/conflicts';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OfflineTake } from './offline-takes.ts';

const NOON = Date.parse('2026-11-19T06:30:00Z');
const MINUTE = 60_000;
const store = { id: 's1', name: 'Saree House' };

type Sent = { redemptions: SyncedRedemption[] };
type Server = (sent: SyncedRedemption[]) => void;
/** What the server was sent, each time. */
let sent: SyncedRedemption[][];
let server: Server;
let outcomes: Record<string, 'conflict' | 'unreadable'>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', { locks: oneAfterTheOther() });
  [sent, outcomes] = [[], {}];
  server = () => undefined;
});

/** As browsers do it, for all of their tabs. */
function oneAfterTheOther() {
  let line: Promise<unknown> = Promise.resolve();
  return {
    request<T>(_name: string, work: () => Promise<T>): Promise<T> {
      const done = line.then(work);
      line = done.catch(() => undefined);
      return done;
    },
  };
}

const call = async <T>(_url: string, { body }: { body: unknown }): Promise<T> => {
  const { redemptions } = body as Sent;
  sent.push(redemptions);
  await Promise.resolve(server(redemptions));
  const results = redemptions.map(({ id }) => ({ id, outcome: outcomes[id] ?? 'taken' }));
  return { server_time: '', results } as T;
};

/** The modules as a page has them that was just opened, on what the device keeps. */
async function openTab() {
  vi.resetModules();
  const takes = await import('./offline-takes.ts');
  const { syncTakes } = await import('./sync-takes.ts');
  const sync = () => syncTakes({ storeId: store.id, call });
  const errors = await import('@baeon/ui/lib/api-error.ts');
  await takes.readTakes();
  return {
    ...takes,
    ...errors,
    sync,
    ids: () => takes.offlineTakes().map(({ redemption }) => redemption.id),
  };
}

const take = (id: string, changes: Partial<OfflineTake> = {}): OfflineTake => ({
  redemption: { id, code: 'B1:', taken_at: new Date(NOON).toISOString(), staff_id: 'p1' },
  couponId: id,
  campaignId: 'c1',
  store,
  staff: 'Ravi',
  title: '10% off',
  savingRupees: null,
  tappedAt: NOON,
  standing: 'waiting',
  ...changes,
});
const mayAll = () => null;

test('what was taken is there in the next page, and gone from the queue once it is told', async () => {
  await (await openTab()).addTake(take('a'), mayAll);
  const tab = await openTab();
  expect(tab.ids()).toEqual(['a']);
  await tab.sync();
  expect(sent).toEqual([[take('a').redemption]]);
  expect(tab.offlineTakes()).toMatchObject([{ standing: 'told', toldAt: NOON }]);
  await tab.sync();
  expect(sent).toHaveLength(1);
});

test('a page that was closed before the answer came sends the same again', async () => {
  const closed = await openTab();
  await closed.addTake(take('a'), mayAll);
  server = () => {
    throw closed.localError('TIMEOUT');
  };
  await expect(closed.sync()).rejects.toThrow('The server is taking too long');
  const tab = await openTab();
  server = () => undefined;
  await tab.sync();
  expect(sent[1]).toEqual(sent[0]);
  expect(tab.offlineTakes()).toMatchObject([{ standing: 'told' }]);
});

test('two tabs keep each other’s, judge by both, and send once', async () => {
  const [one, other] = [await openTab(), await openTab()];
  const unlessThere = (all: OfflineTake[]) => (all.length > 0 ? 'there' : null);
  const refusals = await Promise.all([
    one.addTake(take('a'), unlessThere),
    other.addTake(take('b'), unlessThere),
  ]);
  expect(refusals.toSorted()).toEqual([null, 'there']);
  await one.addTake(take('c'), mayAll);
  await other.addTake(take('d'), mayAll);
  await Promise.all([one.sync(), other.sync(), one.sync()]);
  expect(sent).toHaveLength(1);
  expect(sent[0]!.map(({ id }) => id).slice(-2)).toEqual(['c', 'd']);
  expect(other.offlineTakes().every(({ standing }) => standing === 'told')).toBe(true);
});

test('the same wish to take is kept once, whatever speaks against a second one', async () => {
  const tab = await openTab();
  await tab.addTake(take('a'), mayAll);
  expect(await tab.addTake(take('a'), () => 'there')).toBeNull();
  expect(await tab.addTake(take('b'), () => 'there')).toBe('there');
  expect(tab.ids()).toEqual(['a']);
});

test('no more than may be are sent at once, in the order of time', async () => {
  const tab = await openTab();
  const ids = Array.from({ length: MOST_SYNCED + 1 }, (_, at) => `r${String(at).padStart(3, '0')}`);
  for (const [at, id] of ids.entries()) {
    await tab.addTake(take(id, { tappedAt: NOON - at }), mayAll);
  }
  await tab.sync();
  expect(sent.map(({ length }) => length)).toEqual([MOST_SYNCED, 1]);
  expect(sent.flat().map(({ id }) => id)).toEqual(ids.toReversed());
});

test('an undo goes with what was not sent yet, and after what is being sent', async () => {
  const tab = await openTab();
  await tab.addTake(take('a'), mayAll);
  vi.setSystemTime(NOON + 2 * MINUTE);
  expect(await tab.undoTake('a', 'Wrong coupon')).toBe('undone');
  await tab.addTake(take('b', { tappedAt: Date.now() }), mayAll);
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: answer, resolve: reply } = Promise.withResolvers<void>();
  server = () => {
    arrive();
    return answer;
  };
  const syncing = tab.sync();
  await arrived;
  expect(await tab.undoTake('b', '')).toBe('undone');
  reply();
  await syncing;
  const undone = { undone_at: new Date(NOON + 2 * MINUTE).toISOString() };
  expect(sent).toMatchObject([
    [{ id: 'a', ...undone, undo_reason: 'Wrong coupon' }, { id: 'b' }],
    [{ id: 'b', undone_at: expect.any(String) }],
  ]);
  expect(sent[0]![1]).not.toHaveProperty('undone_at');
  expect(await tab.undoTake('a', '')).toBe('not-here');
});

test('ten minutes later it cannot be undone here', async () => {
  const tab = await openTab();
  await tab.addTake(take('a'), mayAll);
  vi.setSystemTime(NOON + 11 * MINUTE);
  expect(await tab.undoTake('a', '')).toBe('too-late');
  expect(tab.offlineTakes()[0]!.redemption).not.toHaveProperty('undone_at');
});

test('conflicts stay until they were seen, and what belongs to another store stays waiting', async () => {
  const tab = await openTab();
  outcomes = { a: 'conflict', b: 'unreadable' };
  for (const id of ['a', 'b', 'c']) await tab.addTake(take(id), mayAll);
  await tab.addTake(take('d', { store: { id: 's2', name: 'Elsewhere' } }), mayAll);
  await tab.sync();
  expect(sent.flat().map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  const standing = tab.offlineTakes().map(({ redemption, standing }) => [redemption.id, standing]);
  expect(Object.fromEntries(standing)).toEqual({
    a: 'conflict',
    b: 'unreadable',
    c: 'told',
    d: 'waiting',
  });
});

test('one that the server will not read does not hold up the others, and is not lost', async () => {
  const tab = await openTab();
  for (const id of ['a', 'bad', 'c']) await tab.addTake(take(id), mayAll);
  server = (redemptions) => {
    if (!redemptions.some(({ id }) => id === 'bad')) return;
    throw new tab.ApiError({ status: 400, code: 'UNREADABLE', message: 'No' });
  };
  await expect(tab.sync()).rejects.toThrow('No');
  const waiting = tab.offlineTakes().filter(tab.isWaitingAt(store.id));
  expect(waiting.map(({ redemption }) => redemption.id)).toEqual(['bad']);
});
