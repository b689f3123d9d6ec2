import { vi } from 'vitest';

/** As a server announces it. */
export const PUSH_KEY =
  'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U';
export const OTHER_KEY =
  'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';
export const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/first';
export const pushKeys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };

const bytes = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

type Sketch = {
  permission?: NotificationPermission;
  /** What the person says when asked. */
  answer?: NotificationPermission;
  /** The key that a subscription is held for already. */
  subscribedFor?: string | null;
  /** Whether there is a worker. */
  worker?: boolean;
  /** The push service cannot be reached. */
  broken?: boolean;
};

/** A browser that can be pushed to, as far as pages see it. */
export function stubPush(sketch: Sketch = {}) {
  const { permission = 'default', answer = 'granted', worker = true } = sketch;
  let count = 0;
  const state = { held: null as object | null, broken: sketch.broken ?? false };

  function subscription(key: Uint8Array) {
    const one = {
      endpoint: count === 0 ? ENDPOINT : `${ENDPOINT}-${count}`,
      options: { applicationServerKey: key.buffer },
      toJSON: () => ({ keys: pushKeys }),
      unsubscribe: vi.fn(async () => {
        if (state.held === one) state.held = null;
        return true;
      }),
    };
    count += 1;
    return one;
  }

  if (sketch.subscribedFor) state.held = subscription(bytes(sketch.subscribedFor));
  const subscribe = vi.fn(async (options: PushSubscriptionOptionsInit) => {
    if (state.broken) throw new DOMException('no service', 'AbortError');
    if (note.permission !== 'granted') throw new DOMException('not asked', 'NotAllowedError');
    state.held = subscription(options.applicationServerKey as Uint8Array);
    return state.held;
  });
  const pushManager = { subscribe, getSubscription: async () => state.held };
  const registration = { pushManager };
  const workers = Object.assign(new EventTarget(), {
    getRegistration: async () => (worker ? registration : undefined),
    ready: worker ? Promise.resolve(registration) : new Promise(() => {}),
  });
  const note = {
    permission,
    requestPermission: vi.fn(async () => {
      if (note.permission === 'default') note.permission = answer;
      return note.permission;
    }),
  };
  const status = Object.assign(new EventTarget(), { state: 'prompt' });

  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', note);
  vi.stubGlobal('PushManager', Object);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers });
  Object.defineProperty(navigator, 'permissions', {
    configurable: true,
    value: { query: async () => status },
  });

  return {
    ask: note.requestPermission,
    subscribe,
    endpoint: () => (state.held as { endpoint: string } | null)?.endpoint ?? null,
    /** The browser loses it, as some do when data is cleaned up. */
    lose: () => (state.held = null),
    mend: () => (state.broken = false),
    /** In the browser's settings. */
    decide(next: NotificationPermission) {
      note.permission = next;
      status.dispatchEvent(new Event('change'));
    },
    /** The worker says something to this page; gives what it answers. */
    say(message: unknown) {
      const answer = vi.fn();
      const port = { postMessage: answer };
      workers.dispatchEvent(Object.assign(new Event('message'), { data: message, ports: [port] }));
      return answer;
    },
  };
}

/** A browser without any of it. */
export function unstubPush(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'permissions');
}
