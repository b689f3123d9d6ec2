import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { clear, createStore, del, get, keys, set, type UseStore } from 'idb-keyval';
import { isHeldCoupon } from './kept-wallet-shape.ts';
import { onPersonLeft, personNow } from './session.ts';
import { WALLET_PICTURES } from './worker-words.ts';

/** What somebody held when the server was last asked. */
export type KeptWallet = { coupons: HeldCoupon[]; refreshedAt: number };

let store: UseStore | undefined;
let line: Promise<unknown> = Promise.resolve();

/** One after the other, so that nothing is written behind the back of a logout. */
function inLine<T>(work: (wallet: UseStore) => Promise<T>): Promise<T | null> {
  // Private windows and full disks refuse; the app then has no wallet without a connection.
  const done = line.then(() => work((store ??= createStore('wallet', 'held')))).catch(() => null);
  line = done;
  return done;
}

export function keepWallet(owner: string, { coupons, refreshedAt }: KeptWallet): Promise<unknown> {
  return inLine(async (wallet) => {
    if (personNow() === owner) await set(owner, { coupons, refreshedAt }, wallet);
  });
}

export function keptWallet(owner: string): Promise<KeptWallet | null> {
  return inLine(async (wallet) => {
    const kept: unknown = await get(owner, wallet);
    if (kept === undefined || isWallet(kept)) return kept ?? null;
    await del(owner, wallet);
    return null;
  });
}

function isWallet(value: unknown): value is KeptWallet {
  const { coupons, refreshedAt } = (value ?? {}) as Partial<KeptWallet>;
  return Array.isArray(coupons) && coupons.every(isHeldCoupon) && typeof refreshedAt === 'number';
}

async function forgetWallets(): Promise<void> {
  await inLine((wallet) => clear(wallet));
  await globalThis.caches?.delete(WALLET_PICTURES).catch(() => false);
}

/** What is left of whoever was here before, by a way that told us nothing. */
async function forgetStrangers(): Promise<void> {
  const owner = personNow();
  const owners = await inLine((wallet) => keys(wallet));
  if (owners?.some((one) => one !== owner)) await forgetWallets();
}

/** A wallet goes with its owner, wherever they log out. Returns how to stop. */
export function guardWallets(): () => void {
  void forgetStrangers();
  return onPersonLeft(() => void forgetWallets());
}
