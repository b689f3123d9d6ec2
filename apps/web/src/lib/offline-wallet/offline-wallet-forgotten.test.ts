// @vitest-environment happy-dom
import { IDBFactory } from 'fake-indexeddb';
import { createStore, get, keys, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { person } from '../person-test-kit.ts';
import { endSession, startSession } from '../session.ts';
import { clearWalletsOnLogout, saveOfflineWallet, readOfflineWallet } from './offline-wallet.ts';

const OWNER = person('GOTBUSINESS').id;
const OTHER = '00000000-0000-4000-8000-000000000009';
const wallet = { coupons: [], refreshedAt: 1000 };

const database = new IDBFactory();
const caches = { delete: vi.fn<(name: string) => Promise<boolean>>() };
const onDisk = () => createStore('wallet', 'held');
let stop = () => {};

beforeEach(() => {
  vi.stubGlobal('indexedDB', database);
  vi.stubGlobal('caches', caches);
  caches.delete.mockReset().mockResolvedValue(true);
  startSession({ user: person('GOTBUSINESS'), token: 'secret', loginStatus: true });
});
afterEach(async () => {
  stop();
  endSession();
  await readOfflineWallet(OWNER);
});

// On a busy machine the database of the browser takes its time.
const forgotten = () =>
  vi.waitFor(() => expect(caches.delete).toHaveBeenCalledOnce(), { timeout: 15_000 });

test('pictures go with their owner', async () => {
  stop = clearWalletsOnLogout();
  await saveOfflineWallet(OWNER, wallet);
  expect(caches.delete).not.toHaveBeenCalled();
  endSession();
  await forgotten();
  expect(caches.delete).toHaveBeenCalledWith('wallet-pictures');
});

test('at the next start pictures of whoever was here before go too, with all wallets', async () => {
  await saveOfflineWallet(OWNER, wallet);
  await set(OTHER, wallet, onDisk());
  stop = clearWalletsOnLogout();
  await forgotten();
  expect(await keys(onDisk())).toEqual([]);
});

test('whoever is still here keeps their pictures', async () => {
  await saveOfflineWallet(OWNER, wallet);
  stop = clearWalletsOnLogout();
  await readOfflineWallet(OWNER);
  // Whatever that look at the start led to stands in line before this.
  expect(await readOfflineWallet(OWNER)).toEqual(wallet);
  expect(caches.delete).not.toHaveBeenCalled();
});

test('a window that refuses to forget pictures breaks nothing', async () => {
  caches.delete.mockRejectedValue(new DOMException('no', 'SecurityError'));
  stop = clearWalletsOnLogout();
  await saveOfflineWallet(OWNER, wallet);
  endSession();
  await forgotten();
  expect(await get(OWNER, onDisk())).toBeUndefined();
});

test('nothing is kept for somebody who is not the one who is here', async () => {
  await saveOfflineWallet(OTHER, wallet);
  expect(await get(OTHER, onDisk())).toBeUndefined();
});

test('what another version kept is not only ignored, it goes', async () => {
  await set(OWNER, { coupons: 'many' }, onDisk());
  await readOfflineWallet(OWNER);
  expect(await get(OWNER, onDisk())).toBeUndefined();
});

test('nobody is guarded any more once it is stopped', async () => {
  clearWalletsOnLogout()();
  await saveOfflineWallet(OWNER, wallet);
  endSession();
  expect(await readOfflineWallet(OWNER)).toEqual(wallet);
  expect(caches.delete).not.toHaveBeenCalled();
});
