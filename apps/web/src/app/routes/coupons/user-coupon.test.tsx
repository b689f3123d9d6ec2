import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CODE, COUPON_ID, heldCoupon, NOW } from '../../../features/coupons/coupons-test-kit.ts';
import { endSession } from '../../../lib/session.ts';
import { openApp, signInAs, stubApi } from '../../app-test-kit.tsx';

// Read once, and not while a test waits for what the screen shows.
beforeAll(() => Promise.all([import('../../shell/app-shell.tsx'), import('./user-coupon.tsx')]));
beforeEach(() => {
  endSession();
  signInAs('GOTBUSINESS');
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  endSession();
});

const page = (result: unknown[]) => ({ body: { error: false, result, next_cursor: null } });
const bonus = (known: Parameters<typeof heldCoupon>[0] = {}) =>
  heldCoupon({ source: 'bonus', store_id: null, ...known });
const claimed = heldCoupon({ coupon: { id: 'other', code: 'OTHER-CODES' } });

async function show(coupons: unknown[]) {
  stubApi({ coupons: page(coupons) });
  openApp('/user-coupon');
  await screen.findByRole('heading', { level: 1, name: 'Baeon Bonus' });
}

const READY = 'Your coupon is now ready to use!';
const qr = () => screen.queryByRole('img', { name: `QR code of ${CODE}` });

test('the bonus is ready, with its own code to scan and to copy', async () => {
  await show([claimed, bonus()]);
  expect(await screen.findByText(READY)).toBeTruthy();
  expect(document.title).toBe('Baeon Bonus · Baeon');
  expect(qr()).toBeTruthy();
  expect(screen.getAllByText(CODE)).toHaveLength(1);
  expect(screen.queryByText('OTHER-CODES')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(CODE);
  expect(screen.getByRole('link', { name: 'About this coupon' }).getAttribute('href')).toBe(
    `/coupon/${COUPON_ID}?from_user=true`,
  );
});

test.each([
  ['used', 'You have used your bonus. We hope you enjoyed it.'],
  ['expired', 'Your bonus has expired.'],
] as const)('a bonus that is %s is not called ready', async (state, text) => {
  const used_at = state === 'used' ? '2026-11-14T06:30:00.000Z' : null;
  await show([bonus({ state, used_at })]);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByText(READY)).toBeNull();
  expect(qr()).toBeNull();
});

test('without a bonus the screen promises none', async () => {
  await show([claimed]);
  await screen.findByRole('heading', { name: 'There is no bonus coupon here' });
  expect(screen.queryByText(READY)).toBeNull();
  expect(screen.getByRole('link', { name: 'Check offers' }).getAttribute('href')).toBe('/home');
});

test('a bonus that does not come leaves its shape, then can be tried again', async () => {
  const gate = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => gate.promise);
  openApp('/user-coupon');
  await waitFor(() => expect(screen.getAllByTestId('skeleton').length).toBeGreaterThan(5));
  const body = { error: true, result: { code: 'TOO_MANY_REQUESTS', msg: 'Said by the server' } };
  gate.resolve(Response.json(body, { status: 429 }));
  await screen.findByRole('heading', { name: 'Your bonus could not be loaded' });
  stubApi({ coupons: page([bonus()]) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(READY)).toBeTruthy();
});
