import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { COUPON_ID } from '../../../features/coupons/coupons-test-kit.ts';
import { CAMPAIGN_ID, deal, dealStore, STORE_ID } from '../../../features/deals/deals-test-kit.ts';
import { endSession } from '../../../lib/session.ts';
import { ok, openApp, refusal, signInAs, toasts } from '../../app-test-kit.tsx';
import { claimed, fact, getButton, openDeal, stubDeal, yours } from './offer-test-kit.ts';

// Loaded beforehand, so that no test waits for it.
beforeAll(() => Promise.all([import('../../shell/app-shell.tsx'), import('./offer.tsx')]));
beforeEach(() => {
  endSession();
  vi.useFakeTimers({ now: new Date('2026-11-15T06:30Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  endSession();
});

describe('a deal', () => {
  test('shows everything about it', async () => {
    stubDeal({ deal: { ...deal(), minimum_bill_rupees: 1500 } });
    await openDeal();
    expect(screen.getByText('For bills from ₹1,500')).toBeTruthy();
    expect(document.title).toBe('Flat 20% off on laddoos · Baeon');
    expect(fact('Valid Till')).toContain('15 days left');
    expect(fact('Deals Left')).toMatch(/^8/);
    const about = screen.getByRole('region', { name: 'About this offer' });
    expect(about.textContent).toContain('On every box of one kilogram, all day.');
    const terms = within(screen.getByRole('region', { name: 'Terms' })).getAllByRole('listitem');
    expect(terms.map((term) => term.textContent)).toEqual([
      'One per bill.',
      'Not with other offers.',
    ]);
    const store = screen.getByRole('link', { name: 'Meena Sweets Sweets 1.2 KM' });
    expect(store.getAttribute('href')).toBe(`/store/${STORE_ID}`);
  });

  test('says where it can be used, the first few of many', async () => {
    const stores = Array.from({ length: 6 }, (_, n) =>
      dealStore({ id: `${STORE_ID.slice(0, -1)}${n}`, name: `Branch ${n}`, distance_km: n }),
    );
    stubDeal({ deal: deal({ stores }) });
    await openDeal();
    const where = within(screen.getByRole('region', { name: 'Where you can use it' }));
    expect(where.getAllByRole('listitem')).toHaveLength(3);
    expect(where.getByText('2.0 KM')).toBeTruthy();
    const way = where.getByRole('link', { name: 'Get Directions to Branch 0' });
    expect(new URL(way.getAttribute('href')!).searchParams.get('destination')).toBe(
      '12.9784,77.6408',
    );
    await userEvent.click(where.getByRole('button', { name: 'Show all 6 stores' }));
    expect(where.getAllByRole('listitem')).toHaveLength(6);
    expect(where.queryByRole('button')).toBeNull();
  });

  test.each([
    ['sold_out', 'Sold out'],
    ['paused', 'Paused'],
    ['ended', 'This deal has ended'],
  ] as const)('that is %s leads on to others', async (state, said) => {
    stubDeal({ deal: deal({ state }) });
    await openDeal();
    expect(screen.getByText(said, { selector: '[role=status] *' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Get this deal' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See other offers' }).getAttribute('href')).toBe(
      '/coupon',
    );
  });

  test('that has not begun cannot be had yet', async () => {
    stubDeal({ deal: deal({ state: 'upcoming', starts_at: '2026-11-19T18:30:00.000Z' }) });
    await openDeal();
    expect(screen.getByText('You can get this deal from 20 Nov 2026 on.')).toBeTruthy();
    expect(getButton().hasAttribute('disabled')).toBe(true);
  });

  test('that is yours leads to the coupon, sold out or not', async () => {
    signInAs('GOTBUSINESS');
    stubDeal({ deal: yours({ state: 'sold_out' }) });
    await openDeal();
    expect(screen.getByText('This deal is yours')).toBeTruthy();
    expect(screen.queryByText('Sold out', { selector: 'p' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Show my coupon' }).getAttribute('href')).toBe(
      `/coupon/${COUPON_ID}?from_user=true`,
    );
  });
});

describe('a deal that does not come', () => {
  test('leaves its shape on the screen meanwhile', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    openApp(`/coupon/${CAMPAIGN_ID}`);
    expect((await screen.findAllByTestId('skeleton')).length).toBeGreaterThan(5);
  });

  test.each([
    ['gone', 404, 'NOT_FOUND'],
    ['at an address that no deal can have', 400, 'INVALID_INPUT'],
  ])('because it is %s leads on to the offers', async (_why, status, code) => {
    stubDeal({ deal: refusal(status, code) });
    openApp(`/coupon/${CAMPAIGN_ID}`);
    expect(await screen.findByText('This deal is no longer here')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the offers' })).toBeTruthy();
  });

  test('for another reason can be tried again', async () => {
    const { server } = stubDeal({ deal: refusal(429, 'TOO_MANY_REQUESTS') });
    openApp(`/coupon/${CAMPAIGN_ID}`);
    expect(await screen.findByText('Said by the server')).toBeTruthy();
    server.deal = deal();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Flat 20% off on laddoos')).toBeTruthy();
  });
});

describe('getting it', () => {
  beforeEach(() => signInAs('GOTBUSINESS'));

  test('says what the server says, and the deal is yours with one fewer left', async () => {
    const { claims } = stubDeal();
    await openDeal();
    await userEvent.click(getButton());
    expect(await screen.findByText('This deal is yours')).toBeTruthy();
    await waitFor(() => expect(toasts('success')).toEqual(['Deal shared successfullyUndo']));
    expect(fact('Deals Left')).toMatch(/^7/);
    expect(screen.getByRole('link', { name: 'Show my coupon' })).toBeTruthy();
    expect(claims().map(({ body }) => body)).toEqual([
      {
        campaign_id: CAMPAIGN_ID,
        mobile_number: '9845012345',
        shared_via: ['user_app'],
        request_origin: 'user_app',
        media_partner_id: 'baeon-560038',
      },
    ]);
  });

  test('twice in a row is one claim', async () => {
    const gate = Promise.withResolvers<ReturnType<typeof ok>>();
    const { claims } = stubDeal({ claim: () => gate.promise });
    await openDeal();
    await userEvent.dblClick(getButton());
    expect(getButton().getAttribute('aria-busy')).toBe('true');
    await act(async () => gate.resolve(ok(claimed)));
    expect(await screen.findByText('This deal is yours')).toBeTruthy();
    expect(claims()).toHaveLength(1);
    expect(toasts('success')).toHaveLength(1);
  });

  test.each([
    ['SOLD_OUT', 'Sold out'],
    ['EXPIRED', 'This deal has ended'],
  ])('refused as %s turns the screen into that', async (code, said) => {
    stubDeal({ claim: () => refusal(409, code, 'Somebody was faster.') });
    await openDeal();
    await userEvent.click(getButton());
    expect(await screen.findByText(said, { selector: '[role=status] *' })).toBeTruthy();
    expect(toasts('error')).toEqual(['Somebody was faster.']);
    expect(screen.queryByRole('button', { name: 'Get this deal' })).toBeNull();
  });

  test('refused for another reason can be pressed again', async () => {
    stubDeal({ claim: () => refusal(429, 'TOO_MANY_REQUESTS') });
    await openDeal();
    await userEvent.click(getButton());
    await waitFor(() => expect(toasts('error')).toEqual(['Said by the server']));
    expect(getButton().getAttribute('aria-busy')).toBeNull();
  });

  test('without a connection waits for it, and then has it', async () => {
    const { server, claims } = stubDeal({ claim: () => null });
    await openDeal();
    await userEvent.click(getButton());
    expect(await screen.findByText(/^No connection\. We get this deal/)).toBeTruthy();
    expect(toasts('error')).toEqual([]);
    server.claim = () => ok(claimed);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('This deal is yours')).toBeTruthy();
    expect(screen.queryByText(/^No connection/)).toBeNull();
    expect(claims()).toHaveLength(2);
  });
});

describe('opened from home', () => {
  beforeEach(() => signInAs('GOTBUSINESS'));

  test('it leads back there', async () => {
    stubDeal();
    await openDeal('?from_home=true');
    expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/home');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(window.location.pathname).toBe('/home');
  });

  test('or not, it leads back to the offers', async () => {
    stubDeal();
    await openDeal();
    expect(screen.queryByRole('link', { name: 'Back to home' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(window.location.pathname).toBe('/coupon');
  });
});

describe('the same address', () => {
  test('shows a coupon that is held', async () => {
    signInAs('GOTBUSINESS');
    const { calls } = stubDeal();
    openApp(`/coupon/${COUPON_ID}?from_user=true`);
    expect(await screen.findByText('This coupon is no longer with you')).toBeTruthy();
    expect(calls.some(({ path }) => path.endsWith(`/coupons/${COUPON_ID}`))).toBe(true);
    expect(calls.some(({ path }) => path === `/api/coupons/${COUPON_ID}`)).toBe(false);
  });

  test('shows what a friend offers', async () => {
    const { calls } = stubDeal();
    openApp(`/coupon/${CAMPAIGN_ID}#gift=${'t'.repeat(30)}`);
    expect(await screen.findByRole('heading', { name: 'A coupon for you' })).toBeTruthy();
    await waitFor(() =>
      expect(calls.map(({ path }) => path)).toContain(`/api/coupons/passes/${'t'.repeat(30)}`),
    );
    expect(calls.some(({ path }) => path === `/api/coupons/${CAMPAIGN_ID}`)).toBe(false);
  });
});
