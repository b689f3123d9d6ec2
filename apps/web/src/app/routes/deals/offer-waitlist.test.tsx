import type { WaitlistStanding } from '@baeon/contracts/waitlist/waitlist-wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CAMPAIGN_ID, deal } from '../../../features/deals/deals-test-kit.ts';
import { endSession } from '../../../lib/session.ts';
import { ok, refusal, signInAs, stubWire, toasts } from '../../app-test-kit.tsx';
import { claimed, getButton, isClaim, openDeal, yours } from './offer-test-kit.ts';

beforeAll(() => Promise.all([import('../../shell/app-shell.tsx'), import('./offer.tsx')]));
beforeEach(() => endSession());
afterEach(() => endSession());

const standing = (known: Partial<WaitlistStanding> = {}): WaitlistStanding => ({
  campaign_id: CAMPAIGN_ID,
  place: 3,
  in_line: 12,
  held_until: null,
  ...known,
});
const HELD = standing({ place: 1, held_until: new Date(2050, 0, 1, 14, 45).toISOString() });

/** A sold-out deal, and a line as its server has it; gives the methods by which it is changed. */
function server(own: WaitlistStanding | null, join = () => ok(standing())) {
  const state = { own, deal: deal({ state: 'sold_out' }) };
  const methods: string[] = [];
  stubWire((call) => {
    if (call.path === `/api/coupons/${CAMPAIGN_ID}`) return ok(state.deal);
    if (call.path.endsWith('/waitlists')) return ok(state.own ? [state.own] : []);
    if (isClaim(call)) {
      state.own = null;
      state.deal = yours();
      return ok(claimed);
    }
    return refusal(404, 'NOT_FOUND');
  });
  const answered = fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!/waitlists\/./.test(url)) return answered(url, init);
    methods.push(init.method!);
    if (init.method === 'DELETE') {
      state.own = null;
      return Response.json(ok({ left: true }).body);
    }
    const reply = join() as { body: { result: WaitlistStanding }; status?: number };
    if (!reply.status) state.own = reply.body.result;
    return Response.json(reply.body, { status: reply.status ?? 200 });
  });
  return methods;
}

const tellMe = () => screen.findByRole('button', { name: 'Tell me if one comes back' });

test('who wants one of a sold-out deal stands in line, sees the place, and can leave', async () => {
  signInAs('GOTBUSINESS');
  const methods = server(null);
  await openDeal();
  await userEvent.dblClick(await tellMe());
  expect(await screen.findByText('You are 3rd of 12 in line')).toBeTruthy();
  expect(toasts('success')).toEqual(['You are in line']);
  await userEvent.click(screen.getByRole('button', { name: 'Leave the line' }));
  expect(await tellMe()).toBeTruthy();
  expect(methods).toEqual(['PUT', 'DELETE']);
});

test('one that is held is told with its end, and taken by one tap', async () => {
  signInAs('GOTBUSINESS');
  server(HELD);
  await openDeal();
  expect(await screen.findByText(/^One is held for you until 0?2:45 PM$/i)).toBeTruthy();
  expect(screen.queryByText('Sold out')).toBeNull();
  await userEvent.click(getButton());
  expect(await screen.findByRole('link', { name: 'Show my coupon' })).toBeTruthy();
});

test('one that is held can be let go', async () => {
  signInAs('GOTBUSINESS');
  const methods = server(HELD);
  await openDeal();
  await userEvent.click(await screen.findByRole('button', { name: 'Let it go' }));
  expect(await tellMe()).toBeTruthy();
  expect(methods).toEqual(['DELETE']);
});

test('why there is no place in line is said, and asking again possible', async () => {
  signInAs('GOTBUSINESS');
  server(null, () => refusal(410, 'EXPIRED', 'This deal has ended.') as never);
  await openDeal();
  await userEvent.click(await tellMe());
  await waitFor(() => expect(toasts('error')).toEqual(['This deal has ended.']));
  expect(await tellMe()).toBeTruthy();
});

test('a visitor logs in first, and the wish goes along', async () => {
  server(null);
  await openDeal();
  await userEvent.click(await tellMe());
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  expect(window.history.state.usr).toEqual({
    returnTo: `/coupon/${CAMPAIGN_ID}`,
    wait: CAMPAIGN_ID,
  });
});
