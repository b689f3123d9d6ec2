import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import {
  open,
  page,
  refused,
  signedInAt,
  stubWire,
  type Answers,
} from '../coupons-render-test-kit.tsx';
import { CODE, COUPON_ID, heldCoupon, NOW } from '../coupons-test-kit.ts';
import { HeldByCode } from './held-by-code.tsx';

const LIST = 'GET coupons';
const OTHER = heldCoupon({
  coupon: { id: '1c8e5d2f-7a63-4c1d-8b62-8e2c4d3f5a71', code: 'ZZZZZ-YYYYY' },
  campaign: { title: 'Another deal' },
});
let answers: Answers = {};

signedInAt(NOW);

function scan(code: string, given: Answers) {
  answers = given;
  stubWire(answers);
  return open(<HeldByCode code={code} />);
}
const scanAmong = (code: string, ...held: HeldCoupon[]) => scan(code, { [LIST]: page(held) });

const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const title = () => screen.findByRole('heading', { name: 'Flat 20% off on laddoos' });
const link = () => screen.queryByRole('link', { name: 'Open the coupon' });
const notTheirs = () => screen.findByText('This coupon is not among yours.');

async function expectCodeToCopy(code = CODE) {
  expect(screen.getByRole('group', { name: 'Coupon code' }).textContent).toBe(code);
  await user().click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(code);
}

describe('one of their coupons', () => {
  test('is shown with its store and leads to its page', async () => {
    scanAmong(CODE, OTHER, heldCoupon());
    await title();
    expect(screen.getByText('Meena Sweets')).toBeTruthy();
    expect(link()?.getAttribute('href')).toBe(`/coupon/${COUPON_ID}?from_user=true`);
    expect(screen.queryByText('Another deal')).toBeNull();
    await expectCodeToCopy();
  });

  test.each(['abcde-fghjk', 'ABCDEFGHJK', ' ABCDE FGHJK '])('is known as %j too', async (typed) => {
    scanAmong(typed, heldCoupon());
    expect(await title()).toBeTruthy();
    await expectCodeToCopy();
  });

  test.each([
    ['Ready to use', heldCoupon()],
    ['Used', heldCoupon({ state: 'used', used_at: '2026-11-14T06:30:00.000Z' })],
    ['Expired', heldCoupon({ state: 'expired' })],
    ['Expired', heldCoupon({ coupon: { expiry_date: '2026-11-15T06:29:00.000Z' } })],
  ])('says that it is %s', async (badge, held) => {
    scanAmong(CODE, held);
    await title();
    expect(screen.getByText(badge)).toBeTruthy();
  });

  test('is found on a later page of the list', async () => {
    scan(CODE, {
      [LIST]: page([OTHER], 'next'),
      'GET coupons?cursor=next': page([heldCoupon()]),
    });
    expect(await title()).toBeTruthy();
  });
});

test("somebody else's coupon is said to be that", async () => {
  scanAmong(CODE, OTHER);
  await notTheirs();
  expect(screen.getByText('Whoever holds it shows it in the store.')).toBeTruthy();
  expect(link()).toBeNull();
  await expectCodeToCopy();
});

test('while it is looked for, its shape and the code are there', async () => {
  const gate = Promise.withResolvers<ReturnType<typeof page>>();
  scan(CODE, { [LIST]: () => gate.promise });
  expect(screen.getAllByTestId('skeleton').length).toBeGreaterThan(3);
  expect(screen.queryByText('This coupon is not among yours.')).toBeNull();
  await expectCodeToCopy();
  gate.resolve(page([heldCoupon()]));
  await title();
  expect(screen.queryByTestId('skeleton')).toBeNull();
});

describe('without a connection', () => {
  test('the code is there, and the search can be tried again', async () => {
    scan(CODE, {});
    await pass(10_000);
    expect(screen.getByRole('heading', { name: 'You are offline' })).toBeTruthy();
    expect(screen.queryByText('This coupon is not among yours.')).toBeNull();
    await expectCodeToCopy();
    answers[LIST] = page([heldCoupon()]);
    await user().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await title()).toBeTruthy();
  });

  test('what the server says is passed on', async () => {
    scan(CODE, { [LIST]: refused(429, 'TOO_MANY_REQUESTS', 'Said by the server') });
    await screen.findByRole('heading', { name: 'Your coupons could not be loaded' });
    expect(screen.getByText('Said by the server')).toBeTruthy();
    await expectCodeToCopy();
  });
});

describe('a list from before', () => {
  function Scans() {
    const [code, setCode] = useState('ZZZZZ-ZZZZZ');
    return (
      <>
        <button type="button" onClick={() => setCode(CODE)}>
          Scan another
        </button>
        <HeldByCode key={code} code={code} />
      </>
    );
  }

  /** Holds what is given, scans something else, and a minute later the coupon. */
  async function scanLater(held: HeldCoupon[]) {
    answers = { [LIST]: page(held) };
    stubWire(answers);
    open(<Scans />);
    await notTheirs();
    await pass(60_000);
    return () => user().click(screen.getByRole('button', { name: 'Scan another' }));
  }

  test('is read anew before a coupon is called somebody else’s', async () => {
    const scanAnother = await scanLater([]);
    const gate = Promise.withResolvers<ReturnType<typeof page>>();
    answers[LIST] = () => gate.promise;
    await scanAnother();
    expect(screen.queryByText('This coupon is not among yours.')).toBeNull();
    gate.resolve(page([heldCoupon()]));
    expect(await title()).toBeTruthy();
  });

  test('is enough to find a coupon by, and says that it is from before', async () => {
    const scanAnother = await scanLater([heldCoupon()]);
    delete answers[LIST];
    await scanAnother();
    await title();
    await pass(10_000);
    expect(screen.getByText(/^Last refreshed/)).toBeTruthy();
    expect(link()).toBeTruthy();
  });

  test('is not enough to call a coupon somebody else’s', async () => {
    const scanAnother = await scanLater([]);
    delete answers[LIST];
    await scanAnother();
    await pass(10_000);
    expect(screen.getByRole('heading', { name: 'You are offline' })).toBeTruthy();
    expect(screen.queryByText('This coupon is not among yours.')).toBeNull();
    await expectCodeToCopy();
  });
});
