import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listenToPush } from './push-events.ts';

const ORIGIN = 'https://baeon.example';

type Heard = { type: string; path?: string };

/** A window of the app; it takes up what it is told unless it is frozen. */
function page({ visible = false, frozen = false, focusable = true, ours = true } = {}) {
  const heard: Heard[] = [];
  const one = {
    heard,
    visibilityState: visible ? 'visible' : 'hidden',
    focus: vi.fn(async () => {
      if (!focusable) throw new DOMException('not now', 'InvalidAccessError');
      return one;
    }),
    navigate: vi.fn(async () => {
      if (!ours) throw new TypeError('not controlled');
      return null;
    }),
    postMessage: (message: Heard, ports: MessagePort[] = []) => {
      heard.push(message);
      if (!frozen) ports[0]?.postMessage('taken');
    },
  };
  return one;
}

function worker(pages: ReturnType<typeof page>[] = []) {
  const listeners: Record<string, (event: unknown) => void> = {};
  const showNotification = vi.fn(async (_title: string, _options: NotificationOptions) => {});
  const openWindow = vi.fn(async (_path: string) => null);
  const subscribe = vi.fn(async (_options: PushSubscriptionOptionsInit) => ({}));
  const scope = {
    location: { origin: ORIGIN },
    registration: { showNotification, pushManager: { subscribe } },
    clients: { matchAll: async () => pages, openWindow },
    addEventListener: (type: string, listener: (event: unknown) => void) => {
      listeners[type] = listener;
    },
  };
  listenToPush(scope as unknown as ServiceWorkerGlobalScope);

  /** Done when the browser may put the worker to sleep. */
  async function happen(type: string, event: object): Promise<void> {
    const work: Promise<unknown>[] = [];
    listeners[type]?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
    expect(work).toHaveLength(1);
    await Promise.all(work);
  }

  const pushed = (text: string | null) => {
    const data = text === null ? null : { json: () => JSON.parse(text), text: () => text };
    return happen('push', { data });
  };
  const close = vi.fn();
  const tapped = (data: unknown) => happen('notificationclick', { notification: { close, data } });
  return { happen, pushed, tapped, close, showNotification, openWindow, subscribe };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what is pushed', () => {
  const message = { title: 'Ends tomorrow', body: 'Laddoos', url: '/coupon/1', tag: 'ending-1' };

  test('is shown, and knows where it leads', async () => {
    const { pushed, showNotification } = worker();
    await pushed(JSON.stringify(message));
    expect(showNotification).toHaveBeenCalledWith('Ends tomorrow', {
      body: 'Laddoos',
      tag: 'ending-1',
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
      data: { url: '/coupon/1' },
    });
  });

  test.each([
    null,
    '',
    'not json',
    'null',
    '[]',
    '"text"',
    '{"title":"Only"}',
    '{"title":1,"body":2}',
    '{"title":"","body":"Empty"}',
  ])('%s shows something all the same, because something must be shown', async (text) => {
    const { pushed, showNotification } = worker();
    await pushed(text);
    expect(showNotification).toHaveBeenCalledTimes(1);
    const [title, options] = showNotification.mock.calls[0]!;
    expect(title).toBe('There is news for you');
    expect(options).toMatchObject({ body: 'Open the app to see it.', data: { url: '/' } });
  });

  test('without an address or a tag is shown too', async () => {
    const { pushed, showNotification } = worker();
    await pushed('{"title":"Hello","body":"World"}');
    const [title, options] = showNotification.mock.calls[0]!;
    expect(title).toBe('Hello');
    expect(options).toMatchObject({ tag: 'news', data: { url: '/' } });
  });
});

describe('a tap', () => {
  test('opens a window where there is none', async () => {
    const { tapped, close, openWindow } = worker();
    await tapped({ url: '/coupon/1?from_user=true#top' });
    expect(close).toHaveBeenCalled();
    expect(openWindow).toHaveBeenCalledWith('/coupon/1?from_user=true#top');
  });

  test('brings the window in sight to the front and lets it go there by itself', async () => {
    const [hidden, visible] = [page(), page({ visible: true })];
    const { tapped, openWindow } = worker([hidden, visible]);
    await tapped({ url: '/user-coupon-profile?coupon=1' });
    expect(visible.focus).toHaveBeenCalled();
    expect(visible.heard).toEqual([{ type: 'open', path: '/user-coupon-profile?coupon=1' }]);
    expect(visible.navigate).not.toHaveBeenCalled();
    expect(hidden.heard).toEqual([]);
    expect(openWindow).not.toHaveBeenCalled();
  });

  test('loads the page where nobody takes it up', async () => {
    const frozen = page({ frozen: true });
    const { tapped, openWindow } = worker([frozen]);
    const done = tapped({ url: '/coupon/1' });
    await vi.advanceTimersByTimeAsync(1000);
    await done;
    expect(frozen.navigate).toHaveBeenCalledWith('/coupon/1');
    expect(openWindow).not.toHaveBeenCalled();
  });

  test('opens another window where that one is not ours to lead', async () => {
    const { tapped, openWindow } = worker([page({ frozen: true, ours: false })]);
    const done = tapped({ url: '/coupon/1' });
    await vi.advanceTimersByTimeAsync(1000);
    await done;
    expect(openWindow).toHaveBeenCalledWith('/coupon/1');
  });

  test('leads there also where the focus is refused', async () => {
    const shy = page({ focusable: false });
    const { tapped } = worker([shy]);
    await tapped({ url: '/coupon/1' });
    expect(shy.heard).toHaveLength(1);
  });

  test.each([
    ['https://evil.example/login', '/'],
    ['//evil.example/login', '/'],
    ['/\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['data:text/html,hi', '/'],
    ['blob:https://baeon.example/1', '/'],
    ['http://[', '/'],
    [`${ORIGIN}//evil.example/login`, '/'],
    [`${ORIGIN}/coupon/1`, '/coupon/1'],
    [undefined, '/'],
    [7, '/'],
  ])('on %s leads to %s: never to another site', async (url, path) => {
    const { tapped, openWindow } = worker();
    await tapped({ url });
    expect(openWindow).toHaveBeenCalledWith(path);
  });

  test('on what carries nothing opens the app', async () => {
    const { tapped, openWindow } = worker();
    await tapped(null);
    expect(openWindow).toHaveBeenCalledWith('/');
  });
});

describe('a subscription that the browser ends', () => {
  const options = { userVisibleOnly: true, applicationServerKey: null };

  test('is made anew as it was, and every page hears of it', async () => {
    const pages = [page(), page()];
    const { happen, subscribe } = worker(pages);
    await happen('pushsubscriptionchange', { oldSubscription: { options }, newSubscription: null });
    expect(subscribe).toHaveBeenCalledWith(options);
    expect(pages.map(({ heard }) => heard)).toEqual([
      [{ type: 'push-changed' }],
      [{ type: 'push-changed' }],
    ]);
  });

  test('is left as it is where the browser made one itself', async () => {
    const { happen, subscribe } = worker();
    const change = { oldSubscription: { options }, newSubscription: {} };
    await happen('pushsubscriptionchange', change);
    expect(subscribe).not.toHaveBeenCalled();
  });

  test('is told also where it cannot be made anew', async () => {
    const one = page();
    const { happen, subscribe } = worker([one]);
    subscribe.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await happen('pushsubscriptionchange', { oldSubscription: { options } });
    expect(one.heard).toEqual([{ type: 'push-changed' }]);
  });
});
