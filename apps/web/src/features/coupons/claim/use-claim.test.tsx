import type { ClaimResult, HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { type QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { person } from '../../../lib/person-test-kit.ts';
import { createQueryClient } from '@baeon/ui/lib/query-client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { currentSession, endSession, startSession } from '../../../lib/session.ts';
import { CAMPAIGN_ID, COUPON_ID, heldCoupon } from '../coupons-test-kit.ts';
import { couponTexts } from '../coupon-texts.ts';
import { useClaim } from './use-claim.ts';

const target = { campaignId: CAMPAIGN_ID, pincode: '560038' };
const result: ClaimResult = {
  msg: 'Deal shared successfully',
  already_claimed: false,
  undo_seconds: 8,
  coupon: heldCoupon(),
};
const yes = () => Promise.resolve(Response.json({ error: false, result }));
const no = (status: number, code: string) => () =>
  Promise.resolve(Response.json({ error: true, result: { code, msg: code } }, { status }));
const dead = () => Promise.reject(new TypeError('Failed to fetch'));

const fetchStub = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
let client: QueryClient;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  startSession({ user: person('GOTBUSINESS'), token: 'secret', loginStatus: true });
  client = createQueryClient();
  fetchStub.mockReset().mockImplementation(yes);
  vi.stubGlobal('fetch', fetchStub);
});
afterEach(() => {
  vi.useRealTimers();
  endSession();
});

const offers = (left: number) => [{ campaign_id: CAMPAIGN_ID, deals_left: left, state: 'live' }];

function mount() {
  return renderHook(() => useClaim(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
}

type Hook = ReturnType<typeof mount>;

/** Presses, and lets everything happen that needs no waiting. */
async function press({ result: hook }: Hook, on = target) {
  let outcome!: ReturnType<typeof hook.current.claim>;
  await act(async () => {
    outcome = hook.current.claim(on);
    await vi.advanceTimersByTimeAsync(0);
  });
  return { outcome };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('sends what the server asks for', async () => {
  const { outcome } = await press(mount());
  expect(await outcome).toEqual({ kind: 'claimed', result });
  const [url, init] = fetchStub.mock.calls[0]!;
  expect([url, init.method]).toEqual(['/api/coupons/user-share', 'POST']);
  expect(JSON.parse(String(init.body))).toEqual({
    campaign_id: CAMPAIGN_ID,
    mobile_number: '9845012345',
    shared_via: ['user_app'],
    request_origin: 'user_app',
    media_partner_id: 'baeon-560038',
  });
});

test('what was cached knows of it without being asked for again', async () => {
  client.setQueryData(queryKeys.dealList('all'), offers(8));
  client.setQueryData(queryKeys.couponList, [] as HeldCoupon[]);
  await press(mount());
  expect(client.getQueryData(queryKeys.dealList('all'))).toEqual(offers(7));
  expect(client.getQueryData(queryKeys.couponList)).toEqual([heldCoupon()]);
  expect(client.getQueryData(queryKeys.coupon(COUPON_ID))).toEqual(heldCoupon());
  expect(client.getQueryState(queryKeys.couponList)?.isInvalidated).toBe(true);
  expect(fetchStub).toHaveBeenCalledOnce();
});

test('an answer that was on its way before it does not take it back', async () => {
  const old = Promise.withResolvers<ReturnType<typeof offers>>();
  const ask = vi.fn(() => (ask.mock.calls.length > 1 ? Promise.resolve(offers(7)) : old.promise));
  const queryKey = queryKeys.dealList('all');
  client.setQueryData(queryKey, offers(8));
  const observer = new QueryObserver(client, { queryKey, queryFn: ask, staleTime: 0 });
  const unsubscribe = observer.subscribe(() => {});
  expect(ask).toHaveBeenCalledOnce();
  await press(mount());
  expect(client.getQueryData(queryKey)).toEqual(offers(7));
  old.resolve(offers(8));
  await pass(0);
  expect(client.getQueryData(queryKey)).toEqual(offers(7));
  expect(ask).toHaveBeenCalledTimes(2);
  unsubscribe();
});

test('nor does one that nobody waits for any more', async () => {
  const old = Promise.withResolvers<ReturnType<typeof offers>>();
  const queryKey = queryKeys.dealList('all');
  client.setQueryData(queryKey, offers(8));
  void client.prefetchQuery({ queryKey, queryFn: () => old.promise, staleTime: 0 });
  await press(mount());
  old.resolve(offers(8));
  await pass(0);
  expect(client.getQueryData(queryKey)).toEqual(offers(7));
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test('pressed twice it is one call', async () => {
  const hook = mount();
  const gate = Promise.withResolvers<Response>();
  fetchStub.mockReturnValue(gate.promise);
  const first = await press(hook);
  expect(hook.result.current.claiming).toBe(CAMPAIGN_ID);
  const second = await press(hook);
  expect(await second.outcome).toEqual({ kind: 'stopped' });
  gate.resolve(await yes());
  expect(await act(() => first.outcome)).toMatchObject({ kind: 'claimed' });
  expect(fetchStub).toHaveBeenCalledOnce();
  expect(hook.result.current.claiming).toBeNull();

  fetchStub.mockImplementation(yes);
  await press(hook);
  expect(fetchStub).toHaveBeenCalledTimes(2);
});

test('another deal need not wait for the first', async () => {
  const hook = mount();
  fetchStub.mockImplementationOnce(dead);
  await press(hook);
  expect(hook.result.current).toMatchObject({ claiming: CAMPAIGN_ID, waiting: true });
  const gate = Promise.withResolvers<Response>();
  fetchStub.mockReturnValueOnce(gate.promise);
  await press(hook, { ...target, campaignId: 'another' });
  expect(hook.result.current).toMatchObject({ claiming: 'another', waiting: false });
  await act(async () => gate.resolve(await yes()));
  expect(hook.result.current).toMatchObject({ claiming: CAMPAIGN_ID, waiting: true });
});

describe('without a connection', () => {
  test('it waits, and asks again after a second, two, four', async () => {
    fetchStub.mockImplementation(dead);
    const hook = mount();
    const { outcome } = await press(hook);
    expect(hook.result.current.waiting).toBe(true);
    for (const [ms, calls] of [
      [999, 1],
      [1, 2],
      [1999, 2],
      [1, 3],
      [3999, 3],
    ] as const) {
      await pass(ms);
      expect(fetchStub).toHaveBeenCalledTimes(calls);
    }
    fetchStub.mockImplementation(yes);
    await pass(1);
    expect(await outcome).toMatchObject({ kind: 'claimed' });
    expect(hook.result.current).toMatchObject({ claiming: null, waiting: false });
  });

  test('it asks again at once when the connection is back', async () => {
    fetchStub.mockImplementationOnce(dead);
    const { outcome } = await press(mount());
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await act(() => outcome)).toMatchObject({ kind: 'claimed' });
    expect(fetchStub).toHaveBeenCalledTimes(2);
    // The timer of that pause is gone with it.
    await pass(120_000);
    expect(fetchStub).toHaveBeenCalledTimes(2);
  });

  test('it gives up after a minute', async () => {
    fetchStub.mockImplementation(dead);
    const hook = mount();
    const { outcome } = await press(hook);
    await pass(62_000);
    expect(hook.result.current.waiting).toBe(true);
    await pass(1000);
    const message = couponTexts.english.claimUnsettled;
    expect(await outcome).toMatchObject({ kind: 'refused', error: { code: 'OFFLINE', message } });
    expect(hook.result.current).toMatchObject({ claiming: null, unsettled: CAMPAIGN_ID });
    fetchStub.mockImplementation(yes);
    await press(hook);
    expect(hook.result.current.unsettled).toBeNull();
  });

  test('what nobody knows is asked for', async () => {
    client.setQueryData(queryKeys.deal(CAMPAIGN_ID), {});
    client.setQueryData(queryKeys.couponList, [] as HeldCoupon[]);
    fetchStub.mockImplementation(dead);
    const hook = mount();
    await press(hook);
    hook.unmount();
    await pass(0);
    for (const queryKey of [queryKeys.deal(CAMPAIGN_ID), queryKeys.couponList]) {
      expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
    }
  });

  test('whoever leaves the screen waits no longer', async () => {
    fetchStub.mockImplementation(dead);
    const hook = mount();
    const { outcome } = await press(hook);
    hook.unmount();
    expect(await outcome).toEqual({ kind: 'stopped' });
    await pass(120_000);
    expect(fetchStub).toHaveBeenCalledOnce();
  });

  test('an answer that comes after they left is kept all the same', async () => {
    client.setQueryData(queryKeys.dealList('all'), offers(8));
    const gate = Promise.withResolvers<Response>();
    fetchStub.mockReturnValue(gate.promise);
    const hook = mount();
    const { outcome } = await press(hook);
    hook.unmount();
    gate.resolve(await yes());
    expect(await outcome).toMatchObject({ kind: 'claimed' });
    expect(client.getQueryData(queryKeys.dealList('all'))).toEqual(offers(7));
  });
});

describe('a refusal', () => {
  test('is not asked for again, and marks the deal', async () => {
    client.setQueryData(queryKeys.dealList('all'), offers(8));
    fetchStub.mockImplementation(no(409, 'SOLD_OUT'));
    const { outcome } = await press(mount());
    expect(await outcome).toMatchObject({ kind: 'refused', error: { code: 'SOLD_OUT' } });
    await pass(120_000);
    expect(fetchStub).toHaveBeenCalledOnce();
    expect(client.getQueryData(queryKeys.dealList('all'))).toMatchObject([
      { deals_left: 0, state: 'sold_out' },
    ]);
  });

  test('because the server failed is said at once, and the lists are asked', async () => {
    client.setQueryData(queryKeys.couponList, [] as HeldCoupon[]);
    fetchStub.mockImplementation(no(500, 'INTERNAL'));
    const hook = mount();
    const { outcome } = await press(hook);
    expect(await outcome).toMatchObject({ kind: 'refused', error: { code: 'INTERNAL' } });
    expect(hook.result.current).toMatchObject({ claiming: null, waiting: false, unsettled: null });
    await pass(120_000);
    expect(fetchStub).toHaveBeenCalledOnce();
    expect(client.getQueryState(queryKeys.couponList)?.isInvalidated).toBe(true);
  });

  test('of a deal that is gone has its page ask again', async () => {
    client.setQueryData(queryKeys.deal(CAMPAIGN_ID), {});
    fetchStub.mockImplementation(no(404, 'NOT_FOUND'));
    await press(mount());
    expect(client.getQueryState(queryKeys.deal(CAMPAIGN_ID))?.isInvalidated).toBe(true);
  });

  test('because the session is over says nothing more: they have been told', async () => {
    fetchStub.mockImplementation(no(401, 'UNAUTHENTICATED'));
    const { outcome } = await press(mount());
    expect(await outcome).toEqual({ kind: 'stopped' });
    expect(currentSession().signedIn).toBe(false);
  });

  test('is what a visitor gets, without a call', async () => {
    endSession();
    const { outcome } = await press(mount());
    expect(await outcome).toMatchObject({
      kind: 'refused',
      error: { message: 'Please login to get this deal' },
    });
    expect(fetchStub).not.toHaveBeenCalled();
  });
});
