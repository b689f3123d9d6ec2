import type { WishlistItem } from '@baeon/contracts/wishlist/wishlist-wire';
import { focusManager, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useToaster } from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { person } from '../../lib/person-test-kit.ts';
import { createQueryClient } from '@baeon/ui/lib/query-client.ts';
import { currentSession, endSession, startSession } from '../../lib/session.ts';
import { useWishlist } from './use-wishlist.ts';
import { wish } from './wishlist-test-kit.ts';

type Sent = { id: string; wishlist: { name: string; product_url: string }[]; type: string };
type Reply = { status?: number; code?: string; msg?: string };

const user = person('GOTBUSINESS');
const phone = wish('Nova 5G');
const sofa = wish('Teal sofa');

/** What the server keeps, and what it is about to say to a change. */
let kept: WishlistItem[];
let reply: (sent: Sent) => Reply | Promise<Reply>;
let sent: Sent[];
let loads: number;
/** What the next load waits for, with the list as it was when it was asked for. */
let slowLoad: Promise<void> | null;

function apply({ wishlist, type }: Sent): void {
  for (const { product_url, name } of wishlist) {
    kept = kept.filter((item) => item.product_url !== product_url);
    if (type === 'wishlistadd') kept = [wish(name, { product_url, price: 17_000 }), ...kept];
  }
}

beforeEach(() => {
  startSession({ user, token: 'secret', loginStatus: true });
  kept = [];
  sent = [];
  loads = 0;
  slowLoad = null;
  reply = () => ({});
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.endsWith('get-baeon-user')) {
      loads += 1;
      const [wishlist, wait] = [kept, slowLoad];
      slowLoad = null;
      await wait;
      return Response.json({ error: false, result: { ...user, wishlist } });
    }
    const body = JSON.parse(init.body as string) as Sent;
    sent.push(body);
    const { status = 200, code, msg } = await reply(body);
    if (status !== 200) return Response.json({ error: true, result: { code, msg } }, { status });
    apply(body);
    return Response.json({ error: false, result: { user } });
  });
});
afterEach(() => endSession());

function mount(client = createQueryClient()) {
  const hook = renderHook(() => ({ list: useWishlist(), toasts: useToaster().toasts }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  const now = () => hook.result.current.list;
  return {
    now,
    unmount: hook.unmount,
    names: () => now().items.map(({ name }) => name),
    toggle: (product = phone) => act(() => now().toggle(product)),
    /** Taps while the server takes its time; what is shown meanwhile is then on the screen. */
    async toggleSlowly(product = phone) {
      const gate = Promise.withResolvers<Reply>();
      reply = () => gate.promise;
      act(() => now().toggle(product));
      await waitFor(() => expect(now().isPending(product.product_url)).toBe(true));
      return gate.resolve;
    },
    lastToast: () => hook.result.current.toasts.find(({ visible }) => visible)?.message,
    loaded: () => waitFor(() => expect(now().isLoading).toBe(false)),
    done: (product = phone) =>
      waitFor(() => {
        expect(sent.map(({ wishlist }) => wishlist[0]?.name)).toContain(product.name);
        expect(now().isPending(product.product_url)).toBe(false);
      }),
  };
}

test('is loaded with the profile', async () => {
  kept = [phone, sofa];
  const { now, names, loaded } = mount();
  expect(now()).toMatchObject({ items: [], isLoading: true, failed: false });
  await loaded();
  expect(names()).toEqual(['Nova 5G', 'Teal sofa']);
  expect(now().has(phone.product_url)).toBe(true);
  expect(now().has('https://shop.example/other')).toBe(false);
});

test('a first tap adds, shown before the server has answered, and the next removes', async () => {
  const { now, names, toggleSlowly, lastToast, loaded, done } = mount();
  await loaded();
  const answerAdding = await toggleSlowly();
  expect(now().has(phone.product_url)).toBe(true);
  expect(now().isPending(sofa.product_url)).toBe(false);
  expect(kept).toEqual([]);

  answerAdding({});
  await done();
  expect(names()).toEqual(['Nova 5G']);
  expect(lastToast()).toBe('Nova 5G added to wishlist!');
  const { name, image, product_url } = phone;
  expect(sent).toEqual([
    { id: user.id, wishlist: [{ name, image, product_url }], type: 'wishlistadd' },
  ]);

  const answerRemoving = await toggleSlowly();
  expect(now().has(phone.product_url)).toBe(false);
  answerRemoving({});
  await done();
  expect(names()).toEqual([]);
  expect(lastToast()).toBe('removed from wishlist!');
  expect(sent[1]?.type).toBe('wishlistremove');
});

test('what the server knows of a new wish takes the place of what was shown', async () => {
  const { now, toggleSlowly, loaded } = mount();
  await loaded();
  const answer = await toggleSlowly();
  expect(now().items[0]?.price).toBe(18_999);
  answer({});
  await waitFor(() => expect(now().items[0]?.price).toBe(17_000));
});

test('a double tap is one tap', async () => {
  const { now, toggle, loaded, done } = mount();
  await loaded();
  act(() => {
    now().toggle(phone);
    now().toggle(phone);
  });
  toggle();
  await done();
  expect(sent).toHaveLength(1);
  expect(now().has(phone.product_url)).toBe(true);
});

test('products do not wait for each other, and one failing leaves the others', async () => {
  const { names, toggle, loaded, done } = mount();
  await loaded();
  const gate = Promise.withResolvers<Reply>();
  reply = ({ wishlist }) => (wishlist[0]?.name === phone.name ? gate.promise : {});
  toggle(phone);
  toggle(sofa);
  await done(sofa);
  expect([...names()].sort()).toEqual(['Nova 5G', 'Teal sofa']);
  gate.resolve({ status: 500, code: 'INTERNAL', msg: 'Oops' });
  await done(phone);
  expect(names()).toEqual(['Teal sofa']);
});

test('a list that comes in meanwhile does not undo what is under way', async () => {
  kept = [sofa];
  const { names, toggleSlowly, loaded, done } = mount();
  await loaded();
  const answer = await toggleSlowly();
  const before = loads;
  act(() => focusManager.setFocused(true));
  await waitFor(() => expect(loads).toBeGreaterThan(before));
  await act(async () => {});
  expect(names()).toEqual(['Nova 5G', 'Teal sofa']);
  answer({});
  await done();
  expect(names()).toEqual(['Nova 5G', 'Teal sofa']);
});

test('a list that was asked for before a change and comes after it is let go', async () => {
  const gate = Promise.withResolvers<void>();
  slowLoad = gate.promise;
  const { now, names, toggle, done } = mount();
  expect(now().isLoading).toBe(true);
  toggle();
  await done();
  gate.resolve();
  await waitFor(() => expect(now().isLoading).toBe(false));
  expect(names()).toEqual(['Nova 5G']);
});

test('what another device added is there when the person looks again', async () => {
  const { names, loaded } = mount();
  await loaded();
  kept = [sofa];
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));
  await waitFor(() => expect(names()).toEqual(['Teal sofa']));
});

test('a change outlives the screen that it began on', async () => {
  const client = createQueryClient();
  const chat = mount(client);
  await chat.loaded();
  const answer = await chat.toggleSlowly();
  chat.unmount();

  const screen = mount(client);
  expect(screen.names()).toEqual(['Nova 5G']);
  screen.toggle();
  expect(sent).toHaveLength(1);
  answer({});
  await screen.done();
  expect(screen.lastToast()).toBe('Nova 5G added to wishlist!');
  expect(screen.names()).toEqual(['Nova 5G']);
});

describe('a change that fails', () => {
  test('to be added is taken back and told', async () => {
    const { names, toggleSlowly, lastToast, loaded, done } = mount();
    await loaded();
    const answer = await toggleSlowly();
    expect(names()).toEqual(['Nova 5G']);
    answer({ status: 500, code: 'INTERNAL', msg: 'Oops' });
    await done();
    expect(names()).toEqual([]);
    expect(lastToast()).toBe('failed to add to wishlist!');
  });

  test('because the list is full says so', async () => {
    const { toggle, lastToast, loaded, done } = mount();
    await loaded();
    const msg = 'A wishlist holds 500 products. Please remove one first.';
    reply = () => ({ status: 400, code: 'INVALID_INPUT', msg });
    toggle();
    await done();
    expect(lastToast()).toBe(msg);
  });

  test('to be removed comes back, with the reason', async () => {
    kept = [phone, sofa];
    const { names, toggleSlowly, lastToast, loaded, done } = mount();
    await loaded();
    const answer = await toggleSlowly();
    expect(names()).toEqual(['Teal sofa']);
    answer({ status: 429, code: 'TOO_MANY_REQUESTS', msg: 'Please wait a little.' });
    await done();
    expect(names()).toEqual(['Nova 5G', 'Teal sofa']);
    expect(lastToast()).toBe('Please wait a little.');
  });

  test('because the session is over says nothing more', async () => {
    const { toggle, lastToast, loaded, done } = mount();
    await loaded();
    const before = lastToast();
    reply = () => ({ status: 401, code: 'UNAUTHENTICATED', msg: 'Please log in.' });
    toggle();
    await done();
    expect(currentSession().signedIn).toBe(false);
    expect(lastToast()).toBe(before);
  });
});

test('a visitor has none, and nothing is asked for', async () => {
  endSession();
  const { now } = mount();
  await act(async () => {});
  expect(now()).toMatchObject({ items: [], isLoading: false, failed: false });
  expect(loads).toBe(0);
});
