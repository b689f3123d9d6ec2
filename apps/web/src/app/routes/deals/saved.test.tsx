import type { SavedDeal } from '@baeon/contracts/campaigns/saved-deals-wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { campaignId, offer } from '../../../features/deals/deals-test-kit.ts';
import { endSession } from '../../../lib/session.ts';
import { ok, openApp, page, refusal, signInAs, stubWire, toasts } from '../../app-test-kit.tsx';

// A busy machine takes longer to load the screen than a test waits for it.
await Promise.all([
  import('../../shell/app-shell.tsx'),
  import('./saved.tsx'),
  import('./offers.tsx'),
  import('../../../features/deals/saved/save-deal.ts'),
]);

beforeEach(() => {
  endSession();
  signInAs('GOTBUSINESS');
});
afterEach(() => endSession());

const saved = (number: number, known: Partial<SavedDeal> = {}): SavedDeal => ({
  ...offer({ campaign_id: campaignId(number), title: `Deal ${number}` }),
  saved_at: '2026-11-10T06:30:00.000Z',
  coupon_id: null,
  ...known,
});

/** A server that keeps these; the methods of changes as they come in. */
function server(deals: SavedDeal[], change: () => ReturnType<typeof ok> = () => ok({})) {
  const ids = deals.map(({ campaign_id }) => campaign_id);
  stubWire(({ path }) => {
    if (path.endsWith('/saved-deals')) return page(deals);
    if (path.endsWith('/ids')) return ok(ids);
    if (path.endsWith('/coupons')) return page([saved(1), saved(2)]);
    return path.includes('/saved-deals/') ? change() : null;
  });
  const methods: string[] = [];
  const answered = fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (/saved-deals\/[^i]/.test(url)) methods.push(init.method ?? '');
    return answered(url, init);
  });
  return methods;
}

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((one) => one.textContent);
const heart = (title: string) => screen.findByRole('button', { name: `Save ${title} for later` });
const pressed = async (title: string) => (await heart(title)).getAttribute('aria-pressed');

test('what is taken out goes at once, and comes back to its place', async () => {
  const methods = server([saved(1), saved(2), saved(3)]);
  openApp('/saved');
  await userEvent.click(await heart('Deal 2'));
  await waitFor(() => expect(titles()).toEqual(['Deal 1', 'Deal 3']));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(titles()).toEqual(['Deal 1', 'Deal 2', 'Deal 3']));
  await waitFor(() => expect(methods).toEqual(['DELETE', 'PUT']));
});

test('says of each what can still be done about it', async () => {
  server([saved(1, { state: 'ended' }), saved(2, { coupon_id: campaignId(9) })]);
  openApp('/saved');
  await screen.findByText('This deal is over.');
  const more = screen.getByRole('link', { name: 'More from Meena Sweets' });
  expect(more.getAttribute('href')).toMatch(/^\/store\//);
  expect(screen.getByText('You have this coupon.')).toBeTruthy();
  const yours = screen.getByRole('link', { name: 'Deal 2' });
  expect(yours.getAttribute('href')).toBe(`/coupon/${campaignId(9)}?from_user=true`);
});

test('says that there are none yet, and where some are', async () => {
  server([]);
  openApp('/saved');
  await screen.findByRole('heading', { name: 'No saved deals yet' });
  expect(screen.getByRole('link', { name: 'Find deals' }).getAttribute('href')).toBe('/baeon-home');
});

test('says that they could not be loaded', async () => {
  stubWire(() => refusal(403, 'FORBIDDEN'));
  openApp('/saved');
  const heading = await screen.findByRole('heading', { name: /^Your saved deals/ });
  expect(heading.textContent).toBe('Your saved deals could not be loaded');
});

test('a heart is full at once, and empty again if the server refuses', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof ok>>();
  server([saved(2)], () => answer.promise as never);
  openApp('/coupon');
  await waitFor(async () => expect(await pressed('Deal 2')).toBe('true'));
  expect(await pressed('Deal 1')).toBe('false');
  await userEvent.click(await heart('Deal 1'));
  await waitFor(async () => expect(await pressed('Deal 1')).toBe('true'));
  answer.resolve(refusal(400, 'INVALID_INPUT', 'You have saved 200 deals.'));
  await waitFor(async () => expect(await pressed('Deal 1')).toBe('false'));
  expect(toasts('error')).toEqual(['You have saved 200 deals.']);
});

test('a visitor who taps a heart is asked to log in, and the wish goes along', async () => {
  endSession();
  server([]);
  openApp('/coupon?from_home=true');
  await userEvent.click(await heart('Deal 1'));
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  const { usr } = window.history.state as { usr: object };
  expect(usr).toEqual({ returnTo: '/coupon?from_home=true', save: campaignId(1) });
});
