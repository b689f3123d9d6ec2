import type { CouponEntry } from '@baeon/contracts/campaigns/campaigns-wire';
import type { Store } from '@baeon/contracts/stores/stores-wire';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { store, STORE_ID } from '../../../features/stores/stores-test-kit.ts';
import { ok, openApp, stubApi } from '../../app-test-kit.tsx';

/** The last segment of the address at which the store is followed. */
export const PLACE = 'demo%3Ameena';
/** The last segment of the address of what it has to give. */
export const OFFERS = 'coupon?type=deal_pool';
export const answer = (known: Partial<Store> = {}, offers: CouponEntry[] = []) => ({
  [STORE_ID]: ok(store(known)),
  [OFFERS]: ok(offers),
});

export function open() {
  return openApp(`/store/${STORE_ID}`);
}

export const storeName = (name = 'Meena Sweets') =>
  screen.findByRole('heading', { level: 1, name });

export async function openStore(known: Partial<Store> = {}) {
  const calls = stubApi(answer(known));
  open();
  await storeName(known.name);
  return calls;
}

/** Holds the answers to following back, until the gate is opened. */
export function holdFollowing() {
  const gate = Promise.withResolvers<void>();
  const answered = fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const response = answered(url, init);
    if (url.endsWith(PLACE)) await gate.promise;
    return response;
  });
  return gate.resolve;
}

export const follow = () => screen.getByRole('button', { name: /Follow/ });
export const errors = () =>
  [...document.querySelectorAll('[data-toast=error]')].map((card) => card.textContent);
