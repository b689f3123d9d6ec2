import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { useToaster } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { person } from '../../lib/person-test-kit.ts';
import { createQueryClient } from '@baeon/ui/lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { endSession, startSession } from '../../lib/session.ts';
import { raisedDeal } from './deal-raise-test-kit.ts';
import { useRaiseFromChat } from './use-raise-from-chat.ts';

const place = { latitude: 12.9784, longitude: 77.6408 };
const phone = {
  name: 'Nova 5G',
  category: 'electronics_store',
  product_url: 'https://shop.example/nova',
};
const result = { msg: 'Deal raised successfully', already_raised: false, deal: raisedDeal(1) };
const yes = () => Promise.resolve(Response.json({ error: false, result }));
const no = (status: number, code: string) => () =>
  Promise.resolve(Response.json({ error: true, result: { code, msg: 'A reason' } }, { status }));

const fetchStub = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  fetchStub.mockReset().mockImplementation(yes);
  vi.stubGlobal('fetch', fetchStub);
});
afterEach(() => endSession());

function mount(known: { latitude: number | null; longitude: number | null } = place) {
  const user = person('GOTBUSINESS', known);
  startSession({ user, token: 'secret', loginStatus: true });
  const client = createQueryClient();
  const hook = renderHook(() => ({ raise: useRaiseFromChat(), toasts: useToaster().toasts }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  return {
    client,
    user,
    now: () => hook.result.current.raise,
    raise: (product = phone) => act(() => hook.result.current.raise(product)),
    toldLast: () => hook.result.current.toasts.find(({ visible }) => visible)?.message,
  };
}
const body = () => JSON.parse(String(fetchStub.mock.calls[0]?.[1].body)) as unknown;

test('sends the product with its name as the comment', async () => {
  const { user, client, raise, toldLast } = mount();
  client.setQueryData(queryKeys.raisedDeals, { pages: [], pageParams: [] });
  await raise();
  const [url, init] = fetchStub.mock.calls[0]!;
  expect([init.method, url]).toEqual(['POST', `/api/deal-raise/user?user_id=${user.id}`]);
  expect(body()).toEqual({
    product_url: phone.product_url,
    comment: 'Product name: Nova 5G',
    user_id: user.id,
    ...place,
    category_id: 'Mobile stores',
  });
  expect(toldLast()).toBe('Deal raised successfully');
  expect(client.getQueryState(queryKeys.raisedDeals)?.isInvalidated).toBe(true);
});

test.each([
  ['furniture_store', 'Furniture/Home Appliances'],
  ['home_goods_store', 'Furniture/Home Appliances'],
  ['electronics_store', 'Mobile stores'],
])('%s is bargained for under %s', async (category, category_id) => {
  await mount().raise({ ...phone, category });
  expect(body()).toMatchObject({ category_id });
});

test.each([
  ['a refusal', no(409, 'NOT_SERVED')],
  ['a server in trouble', no(500, 'INTERNAL')],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is told, and the promise is kept', async (_what, answer) => {
  fetchStub.mockImplementation(answer);
  const { raise, toldLast } = mount();
  await raise();
  expect(toldLast()).toBe('Failed to raise deal');
});

test('without a place nothing is sent', async () => {
  const { raise, toldLast } = mount({ latitude: null, longitude: null });
  await raise();
  expect(fetchStub).not.toHaveBeenCalled();
  expect(toldLast()).toBe('Failed to raise deal');
});

test('a double tap is one deal, and a later tap asks again', async () => {
  const gate = Promise.withResolvers<Response>();
  fetchStub.mockReturnValueOnce(gate.promise);
  const { raise, now } = mount();
  await act(async () => {
    const both = [now()(phone), now()(phone)];
    gate.resolve(await yes());
    await Promise.all(both);
  });
  expect(fetchStub).toHaveBeenCalledOnce();
  await raise();
  expect(fetchStub).toHaveBeenCalledTimes(2);
});
