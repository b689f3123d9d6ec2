import { makeSigningKeys, publicKeyText } from '@baeon/contracts/counter/p256';
import { liveKeyId, showLiveCode, signLiveToken } from '@baeon/contracts/counter/sign-live-code';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, keys } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  button,
  called,
  enrolled,
  known,
  lookAt,
  open,
  refused,
  seen,
  startDevice,
  store,
  willAnswer,
  working,
} from './counter-app-test-kit.tsx';

const DAY = 86_400_000;
const CAMPAIGN = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const fromNow = (ms: number) => new Date(Date.now() + ms);

/** The coupon on somebody's phone, and what the till fetches to believe it. */
async function aLiveCoupon({ offline_limit = 1, aheadMs = 0 } = {}) {
  const [operator, device] = await Promise.all([makeSigningKeys(), makeSigningKeys()]);
  const public_key = await publicKeyText(operator);
  const key = { id: await liveKeyId(public_key), public_key };
  const token = await signLiveToken(
    {
      keyId: key.id,
      couponId: '0f8fad5b-d9cb-469f-a165-70867728950e',
      campaignId: CAMPAIGN,
      stores: 'any',
      edition: 0,
      notAfter: fromNow(7 * DAY),
      deviceKey: await publicKeyText(device),
    },
    operator.privateKey,
  );
  const campaign = {
    id: CAMPAIGN,
    title: '10% off',
    terms: null,
    saving: { kind: 'rupees', amount: 125 },
    minimum_bill_rupees: null,
    starts_at: fromNow(-DAY).toISOString(),
    ends_at: fromNow(30 * DAY).toISOString(),
    offline_limit,
    paused: false,
  };
  willAnswer('/till/offline', () => ({
    server_time: fromNow(aheadMs).toISOString(),
    refresh_seconds: 600,
    keys: [key],
    taken_back: [],
    staff: [],
    campaigns: [campaign],
    campaigns_cut: false,
  }));
  return async () => (await showLiveCode(token, device.privateKey, fromNow(aheadMs)))!;
}

/** A till at work that has fetched what it needs without a connection. */
async function prepared() {
  await working();
  await waitFor(async () => expect(await keptNames()).toContain('offline'));
}

const keptNames = () => keys(createStore('counter', 'kept'));

async function loseConnection() {
  for (const path of ['/look', '/redeem', '/till', '/till/offline', '/till/sync']) {
    willAnswer(path, 'no network');
  }
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { reportServerMissed } = await import('@baeon/ui/lib/online.ts');
  reportServerMissed();
  await screen.findByText(/^Offline/);
}

const told = ({ redemptions }: { redemptions: { id: string }[] }, outcome: string) => ({
  results: redemptions.map(({ id }) => ({ id, outcome })),
});
const tell = (outcome: string) => willAnswer('/till/sync', (sent) => told(sent, outcome));

beforeEach(startDevice);
afterEach(cleanup);

test('without a connection nobody is asked, by a clock that was corrected while there was one', async () => {
  const shown = await aLiveCoupon({ aheadMs: 90_000 });
  await prepared();
  await loseConnection();
  await lookAt(await shown());
  await screen.findByRole('dialog', { name: '10% off' });
  await userEvent.click(await button('Take it'));
  await screen.findByRole('dialog', { name: '₹125 off' });
  expect([called('/look'), called('/redeem')]).toEqual([[], []]);
  await userEvent.click(await button('Next'));
  expect(await screen.findByText('Offline · 1 waiting')).toBeTruthy();
  await lookAt(await shown());
  const red = await screen.findByRole('dialog', { name: /^This coupon was taken here already/ });
  expect(red.dataset['look']).toBe('no');
});

test('a take whose answer was lost is the same one without a connection, and told by its id', async () => {
  const shown = await aLiveCoupon();
  tell('taken');
  willAnswer('/redeem', 'no network');
  await prepared();
  await lookAt(await shown());
  await userEvent.click(await button('Take it'));
  await screen.findByRole('dialog', { name: '₹125 off' });
  await waitFor(() => expect(called('/till/sync')).toHaveLength(1));
  const { id } = called('/redeem')[0]!.body;
  expect(called('/till/sync')[0]!.body.redemptions).toMatchObject([{ id }]);
  expect(called('/till/sync')[0]!.headers.get('authorization')).toBe('Bearer till.secret');
  // Nothing is left to be asked for again.
  await open();
  await screen.findByLabelText('Scan or type the code');
  expect(called('/redeem')).toHaveLength(1);
});

test('a server that does not answer in time is not waited for', async () => {
  const shown = await aLiveCoupon();
  willAnswer('/look', 'no answer');
  await prepared();
  await lookAt(await shown());
  const asked = { name: '10% off' };
  expect(await screen.findByRole('dialog', asked, { timeout: 10_000 })).toBeTruthy();
});

test('where the till may not decide, a slow server is waited for, and without one it takes a connection', async () => {
  const shown = await aLiveCoupon({ offline_limit: 0 });
  willAnswer('/look', { result: { ...seen, title: 'As the server says' } });
  await prepared();
  await lookAt(await shown());
  await screen.findByRole('dialog', { name: 'As the server says' });
  await userEvent.click(await button('Not now'));
  await loseConnection();
  await lookAt(await shown());
  expect(await screen.findByRole('dialog', { name: /needs a connection/ })).toBeTruthy();
});

test('what was taken online is not taken once more when the connection is lost', async () => {
  const shown = await aLiveCoupon();
  await prepared();
  await lookAt(await shown());
  await userEvent.click(await button('Take it'));
  await userEvent.click(await button('Next'));
  await loseConnection();
  await lookAt(await shown());
  const name = /^This coupon was taken here already/;
  expect(await screen.findByRole('dialog', { name })).toBeTruthy();
});

test('an undo before it was told goes with it, and a conflict is shown until it was seen', async () => {
  const shown = await aLiveCoupon();
  await prepared();
  await loseConnection();
  await lookAt(await shown());
  await userEvent.click(await button('Take it'));
  await userEvent.click(await button('Undo'));
  await userEvent.click(await button('Wrong coupon'));
  const [, undo] = await screen.findAllByRole('button', { name: 'Undo' });
  await userEvent.click(undo!);
  expect(await screen.findByText('Offline · 1 waiting')).toBeTruthy();

  tell('conflict');
  const { reportServerReached } = await import('@baeon/ui/lib/online.ts');
  reportServerReached();
  expect(await screen.findByText('1 coupon is a conflict. The owner sees it.')).toBeTruthy();
  expect(called('/till/sync').at(-1)!.body.redemptions).toMatchObject([
    { undone_at: expect.any(String), undo_reason: 'Wrong coupon' },
  ]);
  expect(called('/redemptions/r1/undo')).toEqual([]);
  await userEvent.click(await button('Show'));
  await userEvent.click(await button('Remove from this list'));
  expect(screen.queryByText(/conflict/i)).toBeNull();
});

test('what could not be told is told again by itself', async () => {
  const shown = await aLiveCoupon();
  willAnswer('/redeem', 'no network');
  willAnswer('/till/sync', 'no network', (sent) => told(sent, 'taken'));
  await prepared();
  await lookAt(await shown());
  await userEvent.click(await button('Take it'));
  await userEvent.click(await button('Next'));
  await screen.findByText('1 waiting');
  const soon = { timeout: 10_000 };
  await waitFor(() => expect(screen.queryByText('1 waiting')).toBeNull(), soon);
  const [first, again] = called('/till/sync').map(({ body }) => body);
  expect(again).toEqual(first);
});

test('a shift goes on without a connection, and the PIN is asked for once it is back', async () => {
  const shown = await aLiveCoupon();
  await prepared();
  await loseConnection();
  await open();
  await lookAt(await shown());
  await userEvent.click(await button('Take it'));
  await userEvent.click(await button('Next'));
  tell('taken');
  willAnswer('/till', { result: { ...known, signed_in: null } });
  await open();
  expect(await screen.findByText(/Nobody was here for 30 minutes/)).toBeTruthy();
  await waitFor(() => expect(called('/till/sync').at(-1)!.body.redemptions).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(/waiting/)).toBeNull());
});

test('nobody signs in without a connection, and whoever signs out is told so before', async () => {
  await aLiveCoupon();
  await prepared();
  await loseConnection();
  await userEvent.click(await button('Sign out'));
  expect(await screen.findByText(/^Nobody can sign in again/)).toBeTruthy();
  const signOuts = await screen.findAllByRole('button', { name: 'Sign out' });
  await userEvent.click(signOuts.at(-1)!);
  expect(await screen.findByText('Signing in needs a connection')).toBeTruthy();
});

test('a till that was removed forgets what it fetched, and keeps what it took', async () => {
  const shown = await aLiveCoupon();
  await prepared();
  await loseConnection();
  await lookAt(await shown());
  await userEvent.click(await button('Take it'));
  await screen.findByRole('dialog', { name: '₹125 off' });
  willAnswer('/till', refused(401, 'UNAUTHENTICATED', 'This till is not known here any more.'));
  await open();
  const text = `1 coupon of ${store.name} is not sent yet. It is sent once this phone is a till there again.`;
  expect(await screen.findByText(text)).toBeTruthy();
  await waitFor(async () => expect(await keptNames()).not.toContain('offline'));
  tell('taken');
  await aLiveCoupon();
  await enrolled();
  await waitFor(() => expect(called('/till/sync').at(-1)!.body.redemptions).toHaveLength(1));
});
