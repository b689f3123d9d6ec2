import { afterEach, beforeEach, onTestFinished, vi } from 'vitest';
import type { AppWorker, ToAppWorker } from './worker-updates.ts';

export const testedWorker: AppWorker = { script: '/sw.js', cachePrefix: 'app-' };

/** A worker as far as pages see it; `entry` is what it answers when asked for it, if anything. */
export function fakeWorker(state: ServiceWorkerState, entry?: string) {
  const told: ToAppWorker['type'][] = [];
  return Object.assign(new EventTarget(), {
    state,
    told,
    postMessage({ type }: ToAppWorker, [port]: MessagePort[] = []) {
      told.push(type);
      if (type === 'which-entry' && entry !== undefined) port?.postMessage(entry);
    },
  });
}

export type FakeWorker = ReturnType<typeof fakeWorker>;

type Roles = Record<'installing' | 'waiting' | 'active', FakeWorker | null>;

export function fakeRegistration(workers: Partial<Roles> = {}) {
  const roles: Roles = { installing: null, waiting: null, active: null, ...workers };
  const registration = Object.assign(new EventTarget(), roles, {
    update: vi.fn(async () => {}),
    unregister: vi.fn(async () => true),
    scope: new URL('/', window.location.href).href,
  });
  return Object.assign(registration, {
    /** The browser finds a new worker and installs it. */
    install(worker: FakeWorker) {
      registration.installing = worker;
      registration.dispatchEvent(new Event('updatefound'));
      Object.assign(registration, { installing: null, waiting: worker });
      worker.state = 'installed';
      worker.dispatchEvent(new Event('statechange'));
    },
  });
}

export type FakeRegistration = ReturnType<typeof fakeRegistration>;

/** A browser with workers; every page of it is registered for these. */
export function stubWorkers(...registrations: FakeRegistration[]) {
  const workers = Object.assign(new EventTarget(), {
    register: vi.fn(async () => registrations[0]),
    getRegistrations: async () => registrations,
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers });
  return workers;
}

/** A browser that keeps these caches; gives the names of those that are left. */
export function stubCaches(...names: string[]) {
  const kept = new Set(names);
  vi.stubGlobal('caches', {
    keys: async () => [...kept],
    delete: async (name: string) => kept.delete(name),
  });
  return kept;
}

/** What the server says when it is asked for the worker's script. */
export function stubScript(status: number) {
  const asked = vi.fn(async (_script: string, _how: RequestInit) => new Response(null, { status }));
  vi.stubGlobal('fetch', asked);
  return asked;
}

/** Before each test of the file a page is loaded anew; after it nobody waits for a return to it. */
export function freshPages(): void {
  beforeEach(() => {
    vi.resetModules();
    const listen = vi.spyOn(document, 'addEventListener');
    onTestFinished(() => {
      for (const [type, listener] of listen.mock.calls)
        document.removeEventListener(type, listener);
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    document.head.replaceChildren();
    document.body.replaceChildren();
    vi.useRealTimers();
  });
}
