import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  COUPON_ID,
  heldCoupon,
  NOW,
  offeredCoupon,
  openPass,
} from '../../../features/coupons/coupons-test-kit.ts';
import { endSession } from '../../../lib/session.ts';
import { ok, openApp, signInAs, stubApi } from '../../app-test-kit.tsx';

type Answers = Parameters<typeof stubApi>[0];

// Read once, and not while a test waits for what the screen shows.
beforeAll(() =>
  Promise.all([import('../../shell/app-shell.tsx'), import('./user-coupon-profile.tsx')]),
);
beforeEach(() => {
  endSession();
  signInAs('GOTBUSINESS');
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  endSession();
});

const page = (result: unknown[], next_cursor: string | null = null) => ({
  body: { error: false, result, next_cursor },
});
const refused = (status: number, msg: string) => ({
  status,
  body: { error: true, result: { code: 'TOO_MANY_REQUESTS', msg } },
});
const numbered = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

function show(coupons: unknown[], more: Answers = {}, address = '/user-coupon-profile') {
  const answers: Answers = { coupons: page(coupons), passes: ok([]), ...more };
  const calls = stubApi(answers);
  openApp(address);
  return { answers, calls };
}

const list = (name: string) => screen.findByRole('list', { name });
const rows = async (name: string) =>
  within(await list(name))
    .getAllByRole('button')
    .map(({ textContent }) => textContent ?? '');

test('is called My Coupon', async () => {
  show([heldCoupon()]);
  await screen.findByRole('heading', { level: 1, name: 'My Coupon' });
  expect(document.title).toBe('My Coupon · Baeon');
});

test('lists what was claimed, what can be used first, each marked, with nothing to get', async () => {
  show([
    heldCoupon({ coupon: { id: '1' }, campaign: { title: 'Late' } }),
    heldCoupon({
      coupon: { id: '2', expiry_date: '2026-11-10T18:29:59.999Z' },
      campaign: { title: 'Over' },
      state: 'expired',
    }),
    heldCoupon({
      coupon: { id: '3' },
      campaign: { title: 'Gone' },
      state: 'used',
      used_at: '2026-11-12T06:30:00.000Z',
    }),
    heldCoupon({
      coupon: { id: '4', expiry_date: '2026-11-16T18:29:59.999Z' },
      campaign: { title: 'Soon' },
    }),
  ]);
  const shown = await rows('Your coupons');
  expect(
    shown.map((text) => /^(\w+)Meena Sweets(Ready to use|Used|Expired)/.exec(text)?.[0]),
  ).toEqual([
    'SoonMeena SweetsReady to use',
    'LateMeena SweetsReady to use',
    'GoneMeena SweetsUsed',
    'OverMeena SweetsExpired',
  ]);
  expect(shown[0]).toContain('Valid till');
  expect(screen.queryByRole('button', { name: /get/i })).toBeNull();
});

test.each([
  ['claim', true, ''],
  ['bonus', false, 'Gift'],
  ['passed', false, 'From a friend'],
] as const)(
  'a %s is in the list, and the list is not called empty',
  async (source, is_claimed, mark) => {
    show([heldCoupon({ source, limited: source !== 'bonus', coupon: { is_claimed } })]);
    const [row] = await rows('Your coupons');
    expect(row).toContain(`Ready to use${mark}Valid till`);
    expect(screen.queryByText('No Coupons Available')).toBeNull();
    await userEvent.click(within(await list('Your coupons')).getByRole('button'));
    const stock = within(screen.getByRole('dialog')).queryByText('Deals Left');
    expect(stock === null).toBe(source === 'bonus');
  },
);

test('one that is on offer says so', async () => {
  show([heldCoupon({ pass: openPass() })]);
  expect((await rows('Your coupons'))[0]).toContain('On offer to a friend');
});

describe('a tap', () => {
  const popup = () => screen.getByRole('dialog');

  test('opens what it is about, without a get button, and leads to the coupon', async () => {
    show([heldCoupon()]);
    await userEvent.click(within(await list('Your coupons')).getByRole('button'));
    const shown = within(popup());
    for (const text of ['Flat 20% off on laddoos', 'Valid Till', 'Deals Left', '7']) {
      expect(shown.getByText(text)).toBeTruthy();
    }
    expect(shown.getByText('Meena Sweets')).toBeTruthy();
    expect(shown.getByText('Bengaluru, Karnataka, 560038')).toBeTruthy();
    expect(shown.getByRole('heading', { name: 'About this offer' })).toBeTruthy();
    expect(shown.getByText('On every box of one kilogram, all day.')).toBeTruthy();
    expect(shown.queryByRole('button', { name: /get/i })).toBeNull();
    expect(shown.getByRole('link', { name: 'Open coupon' }).getAttribute('href')).toBe(
      `/coupon/${COUPON_ID}?from_user=true`,
    );
  });

  test('can be taken back', async () => {
    show([heldCoupon()]);
    await userEvent.click(within(await list('Your coupons')).getByRole('button'));
    await userEvent.click(within(popup()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.search).toBe('');
  });

  test('is remembered by the address', async () => {
    show([heldCoupon()], {}, `/user-coupon-profile?coupon=${COUPON_ID}`);
    expect(await screen.findByRole('link', { name: 'Open coupon' })).toBeTruthy();
  });
});

test('nothing to list leads to the offers', async () => {
  show([]);
  await screen.findByRole('heading', { name: 'No Coupons Available' });
  expect(
    screen.getByText('You have no coupons, visit your nearest store and claim one'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Check offers' }).getAttribute('href')).toBe('/home');
});

describe('a long list', () => {
  test('is gathered page by page', async () => {
    const { calls } = show([heldCoupon({ campaign: { title: 'First page' } })], {
      coupons: page([heldCoupon({ campaign: { title: 'First page' } })], 'next'),
      'coupons?cursor=next': page([
        heldCoupon({ coupon: { id: '2' }, campaign: { title: 'Second page' } }),
      ]),
    });
    expect((await rows('Your coupons')).map((text) => text.split('Meena')[0])).toEqual([
      'First page',
      'Second page',
    ]);
    expect(calls.map(({ name }) => name).filter((name) => name.startsWith('coupons'))).toEqual([
      'coupons',
      'coupons?cursor=next',
    ]);
  });

  test('of ten thousand keeps only what is near the screen in the document', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(133);
    show(Array.from({ length: 10_000 }, (_, at) => heldCoupon({ coupon: { id: numbered(at) } })));
    const claimed = within(await list('Your coupons'));
    await waitFor(() => expect(claimed.getAllByRole('listitem').length).toBeGreaterThan(8));
    const items = claimed.getAllByRole('listitem');
    expect(items.length).toBeLessThan(40);
    expect(items[0]?.getAttribute('aria-posinset')).toBe('1');
    expect(items[0]?.getAttribute('aria-setsize')).toBe('10000');
  });
});

describe('what friends offer', () => {
  const offers = { passes: ok([offeredCoupon()]) };
  const gift = heldCoupon({ source: 'passed', coupon: { is_claimed: false } });

  test('is accepted and is in the list, which nobody calls empty', async () => {
    const { answers, calls } = show([], {
      ...offers,
      accept: ok({ msg: 'The coupon is yours now.', coupon: gift }),
    });
    const card = await list('From your friends');
    expect(card.textContent).toContain('Asha gives youFlat 20% off on laddoosMeena Sweets');
    expect(screen.queryByText('No Coupons Available')).toBeNull();
    Object.assign(answers, { coupons: page([gift]), passes: ok([]) });
    await userEvent.click(within(card).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('The coupon is yours now.')).toBeTruthy();
    expect(await rows('Your coupons')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText('From your friends')).toBeNull());
    const sent = calls.find(({ name }) => name === 'accept');
    expect(JSON.parse(sent?.init.body as string)).toEqual({ pass_id: offeredCoupon().id });
  });

  test('and is gone meanwhile says so', async () => {
    show([], { ...offers, accept: refused(404, 'This coupon is no longer on offer.') });
    const card = await list('From your friends');
    await userEvent.click(within(card).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('This coupon is no longer on offer.')).toBeTruthy();
  });

  test('is left out where it cannot be loaded', async () => {
    show([heldCoupon()], { passes: refused(429, 'Said by the server') });
    await rows('Your coupons');
    expect(screen.queryByText('Said by the server')).toBeNull();
  });
});

describe('a list that does not come', () => {
  test('leaves its shape on the screen meanwhile', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    openApp('/user-coupon-profile');
    await waitFor(() => expect(screen.getAllByTestId('skeleton').length).toBeGreaterThan(5));
  });

  test('can be tried again', async () => {
    const { answers } = show([], { coupons: refused(429, 'Said by the server') });
    await screen.findByRole('heading', { name: 'Your coupons could not be loaded' });
    expect(screen.getByText('Said by the server')).toBeTruthy();
    answers['coupons'] = page([heldCoupon()]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows('Your coupons')).toHaveLength(1);
  });
});
