import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { endSession } from '../../../lib/session.ts';
import {
  type Answers,
  ok,
  open,
  refused,
  signedInAt,
  stubWire,
} from '../coupons-render-test-kit.tsx';
import { CODE, COUPON_ID, heldCoupon, NOW } from '../coupons-test-kit.ts';
import { HeldCouponView } from './held-coupon-view.tsx';
import { momentText } from '../coupon-texts.ts';

const ONE = `GET ${COUPON_ID}`;
let answers: Answers = {};

signedInAt(NOW);

function show(held: HeldCoupon = heldCoupon()) {
  answers = { [ONE]: ok(held) };
  const calls = stubWire(answers);
  open(<HeldCouponView couponId={COUPON_ID} />);
  return calls;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const qr = () => screen.queryByRole('img', { name: `QR code of ${CODE}` });
const title = () => screen.findByRole('heading', { name: 'Flat 20% off on laddoos' });

describe('a coupon that is ready', () => {
  test('shows its code, large, to be scanned and to be copied', async () => {
    show();
    await title();
    expect(screen.getByText('Ready to use')).toBeTruthy();
    const code = screen.getByText(CODE);
    expect(code.className).toContain('font-extrabold');
    expect(code.getAttribute('aria-label')).toBe('Coupon code');
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(CODE);
  });

  test('has a QR code of exactly the code, black on white, with a quiet zone', async () => {
    show();
    await title();
    const modules = generate(CODE);
    expect(qr()?.querySelector('path')?.getAttribute('d')).toBe(toSvgPath(modules));
    expect(qr()?.querySelector('path')?.getAttribute('fill')).toBe('black');
    expect(qr()?.querySelector('rect')?.getAttribute('fill')).toBe('white');
    const side = modules.size + 8;
    expect(qr()?.getAttribute('viewBox')).toBe(`-4 -4 ${side} ${side}`);
  });

  test('says until when, and how long that is, as time goes on', async () => {
    show(heldCoupon({ coupon: { expiry_date: '2026-11-15T07:00:30.000Z' } }));
    await title();
    expect(screen.getByText('Ends today, 30 min left')).toBeTruthy();
    expect(screen.getByText(/^Valid till/).textContent).toMatch(/15.*2026|2026.*15/);
    await pass(60_000);
    expect(screen.getByText('Ends today, 29 min left')).toBeTruthy();
  });

  test('runs out before the eyes of its holder', async () => {
    show(heldCoupon({ coupon: { expiry_date: '2026-11-15T06:31:30.000Z' } }));
    await title();
    expect(qr()).toBeTruthy();
    await pass(60_000);
    expect(qr()).toBeTruthy();
    await pass(60_000);
    expect(qr()).toBeNull();
    expect(screen.getByText('Expired')).toBeTruthy();
  });

  test('is seen to be used when the till has used it', async () => {
    show();
    await title();
    answers[ONE] = ok(heldCoupon({ state: 'used', used_at: '2026-11-15T06:30:10.000Z' }));
    await pass(20_000);
    expect(screen.getByText('Used')).toBeTruthy();
    expect(qr()).toBeNull();
  });

  test('tells about the store, the offer and the terms', async () => {
    show();
    await title();
    const about = within(screen.getByRole('region', { name: 'About' }));
    const facts = about
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ['Store name', 'Meena Sweets'],
      ['City', 'Bengaluru'],
      ['State', 'Karnataka'],
      ['Pincode', '560038'],
    ]);
    const offer = within(screen.getByRole('region', { name: 'About this offer' }));
    expect(offer.getByText('On every box of one kilogram, all day.')).toBeTruthy();
    const terms = within(screen.getByRole('region', { name: 'Terms' })).getAllByRole('listitem');
    expect(terms.map(({ textContent }) => textContent)).toEqual([
      'One per bill.',
      'Not with other offers.',
    ]);
  });

  test('leads to the store by its coordinates, in another tab', async () => {
    show();
    await title();
    const directions = screen.getByRole('link', { name: 'Get Directions' });
    const url = new URL(directions.getAttribute('href') ?? '');
    expect(url.searchParams.get('destination')).toBe('12.9784,77.6408');
    expect(directions.getAttribute('target')).toBe('_blank');
    expect(directions.getAttribute('rel')).toContain('noopener');
  });
});

test('what can be used anywhere leads nowhere, and says so', async () => {
  const nowhere = { city: '', state: '', pincode: '' };
  const { advertiser } = heldCoupon();
  show(
    heldCoupon({ store_id: null, terms: null, advertiser: { ...advertiser, address: nowhere } }),
  );
  await title();
  expect(screen.queryByRole('link', { name: 'Get Directions' })).toBeNull();
  expect(screen.getByText('You can use it at any store.')).toBeTruthy();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Store name']);
  expect(screen.queryByRole('region', { name: 'Terms' })).toBeNull();
});

describe('a coupon that is over', () => {
  test.each([
    ['used', '2026-11-14T06:30:00.000Z', `Used on ${momentText('2026-11-14T06:30:00.000Z')}`],
    ['expired', null, /^Expired on .*2026/],
  ] as const)('because it is %s cannot be scanned, copied or given away', async (...told) => {
    const [state, used_at, when] = told;
    show(heldCoupon({ state, used_at, coupon: { expiry_date: '2026-11-14T18:29:59.999Z' } }));
    await title();
    expect(screen.getByText(CODE).className).toContain('text-ink-muted');
    expect(qr()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Give to a friend' })).toBeNull();
    const says = screen.getAllByText((_, element) => {
      const text = element?.textContent ?? '';
      return typeof when === 'string' ? text === when : when.test(text);
    });
    expect(says.length).toBeGreaterThan(0);
  });
});

describe('the screen', () => {
  const locks: { released: boolean }[] = [];

  beforeEach(() => {
    locks.length = 0;
    const request = async () => {
      const lock = {
        released: false,
        release: async () => {
          lock.released = true;
        },
      };
      locks.push(lock);
      return lock;
    };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }));
  });

  test('stays on while the coupon is ready, until it is left', async () => {
    answers = { [ONE]: ok(heldCoupon()) };
    stubWire(answers);
    const { unmount } = open(<HeldCouponView couponId={COUPON_ID} />);
    await title();
    expect(locks.map(({ released }) => released)).toEqual([false]);
    unmount();
    expect(locks.map(({ released }) => released)).toEqual([true]);
  });

  test('may go dark once the coupon is used', async () => {
    show();
    await title();
    answers[ONE] = ok(heldCoupon({ state: 'used', used_at: '2026-11-15T06:30:10.000Z' }));
    await pass(20_000);
    expect(locks.map(({ released }) => released)).toEqual([true]);
  });

  test('may go dark over a coupon that is over', async () => {
    show(heldCoupon({ state: 'expired' }));
    await title();
    expect(locks).toEqual([]);
  });
});

describe('a coupon that does not come', () => {
  test('leaves its shape on the screen meanwhile', () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    open(<HeldCouponView couponId={COUPON_ID} />);
    expect(screen.getAllByTestId('skeleton').length).toBeGreaterThan(5);
  });

  test.each([404, 400])('because it is not theirs (%i) leads on to what is', async (status) => {
    stubWire({ [ONE]: refused(status, 'NOT_FOUND', 'This coupon is not here.') });
    open(<HeldCouponView couponId={COUPON_ID} />);
    await screen.findByRole('heading', { name: 'This coupon is no longer with you' });
    expect(screen.getByRole('link', { name: 'My Coupon' }).getAttribute('href')).toBe(
      '/user-coupon-profile',
    );
  });

  test('without a connection can be tried again', async () => {
    answers = {};
    stubWire(answers);
    open(<HeldCouponView couponId={COUPON_ID} />);
    await pass(10_000);
    expect(screen.getByRole('heading', { name: 'You are offline' })).toBeTruthy();
    answers[ONE] = ok(heldCoupon());
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await title()).toBeTruthy();
  });

  test('for another reason says which', async () => {
    stubWire({ [ONE]: refused(429, 'TOO_MANY_REQUESTS', 'Said by the server') });
    open(<HeldCouponView couponId={COUPON_ID} />);
    await screen.findByRole('heading', { name: 'This coupon could not be loaded' });
    expect(screen.getByText('Said by the server')).toBeTruthy();
  });
});

test('a connection that goes away leaves the code where it is, and says so', async () => {
  show();
  await title();
  delete answers[ONE];
  await pass(40_000);
  expect(screen.getByText(/^Last refreshed/)).toBeTruthy();
  expect(qr()).toBeTruthy();
});

test('a coupon that a friend accepts meanwhile is seen to be gone', async () => {
  show();
  await title();
  answers[ONE] = refused(404, 'NOT_FOUND', 'This coupon is not here.');
  await pass(20_000);
  expect(screen.getByRole('heading', { name: 'This coupon is no longer with you' })).toBeTruthy();
  expect(screen.queryByText(CODE)).toBeNull();
});

test('a visitor is asked to log in, and told with which number', async () => {
  endSession();
  const calls = stubWire({});
  open(<HeldCouponView couponId={COUPON_ID} />);
  expect(screen.getByRole('heading', { name: 'Please log in to see your coupon' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  await waitFor(() => expect(calls).toEqual([]));
});
