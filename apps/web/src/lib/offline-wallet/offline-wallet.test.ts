// @vitest-environment happy-dom
import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { IDBFactory } from 'fake-indexeddb';
import { createStore, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { person } from '../person-test-kit.ts';
import { endSession, startSession } from '../session.ts';
import { clearWalletsOnLogout, saveOfflineWallet, readOfflineWallet } from './offline-wallet.ts';

const OWNER = person('GOTBUSINESS').id;
const OTHER = '00000000-0000-4000-8000-000000000009';

const coupon: HeldCoupon = {
  coupon: {
    id: 'c1',
    code: 'ABCDE-FGHJK',
    deals_available: 7,
    deals_left: 7,
    expiry_date: '2026-11-30T18:29:59.999Z',
    campaign_id: 'k1',
    is_claimed: true,
  },
  campaign: { id: 'k1', title: 'T', description: 'D', image: '', deals_available: 7 },
  advertiser: {
    name: 'Meena Sweets',
    image: '',
    category: 'Food',
    address: { city: 'Bengaluru', state: 'Karnataka', pincode: '560038' },
    location: { coordinates: [77.6, 12.9] },
  },
  card_image: '',
  limited: true,
  store_id: null,
  time_zone: 'Asia/Kolkata',
  terms: null,
  state: 'ready',
  source: 'claim',
  issued_at: '2026-11-15T05:00:00.000Z',
  used_at: null,
  pass: null,
};
const wallet = { coupons: [coupon], refreshedAt: 1000 };

const signIn = (id = OWNER) =>
  startSession({ user: person('GOTBUSINESS', { id }), token: `of ${id}`, loginStatus: true });

const database = new IDBFactory();
let stop = () => {};

beforeEach(() => {
  vi.stubGlobal('indexedDB', database);
  signIn();
});
afterEach(async () => {
  stop = clearWalletsOnLogout();
  endSession();
  stop();
  await readOfflineWallet(OWNER);
});

test('gives back what was kept, to its owner', async () => {
  await saveOfflineWallet(OWNER, wallet);
  expect(await readOfflineWallet(OWNER)).toEqual(wallet);
  expect(await readOfflineWallet(OTHER)).toBeNull();
});

test('goes at logout, and nothing comes after it', async () => {
  stop = clearWalletsOnLogout();
  void saveOfflineWallet(OWNER, wallet);
  endSession();
  await saveOfflineWallet(OWNER, wallet);
  stop();
  signIn();
  expect(await readOfflineWallet(OWNER)).toBeNull();
});

test('goes when somebody else signs in, also in another tab', async () => {
  stop = clearWalletsOnLogout();
  await saveOfflineWallet(OWNER, wallet);
  localStorage.setItem('user', JSON.stringify(person('GOTBUSINESS', { id: OTHER })));
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  stop();
  expect(await readOfflineWallet(OWNER)).toBeNull();
});

test('of whoever was here before goes at the next start', async () => {
  await saveOfflineWallet(OWNER, wallet);
  localStorage.clear();
  stop = clearWalletsOnLogout();
  stop();
  await vi.waitFor(async () => expect(await readOfflineWallet(OWNER)).toBeNull());
});

test('stays where its owner is still there', async () => {
  await saveOfflineWallet(OWNER, wallet);
  stop = clearWalletsOnLogout();
  startSession({ user: person('GOTBUSINESS'), token: 'renewed', loginStatus: true });
  stop();
  expect(await readOfflineWallet(OWNER)).toEqual(wallet);
});

test.each([
  ['no wallet', 'text'],
  ['no time', { coupons: [coupon] }],
  ['a coupon without a code', { ...wallet, coupons: [{ ...coupon, coupon: { id: 'c1' } }] }],
  ['a state that nobody knows', { ...wallet, coupons: [{ ...coupon, state: 'lent' }] }],
  ['a field that was text once', { ...wallet, coupons: [{ ...coupon, used_at: 5 }] }],
])('drops what another version kept: %s', async (_name, value) => {
  await set(OWNER, value, createStore('wallet', 'held'));
  expect(await readOfflineWallet(OWNER)).toBeNull();
});

test('a window that refuses storage breaks nothing', async () => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', undefined);
  const refused = await import('./offline-wallet.ts');
  await refused.saveOfflineWallet(OWNER, wallet);
  expect(await refused.readOfflineWallet(OWNER)).toBeNull();
});
