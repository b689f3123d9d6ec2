// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { stubVisibility } from './browser-test-kit.ts';
import { keepScreenOn } from './wake-lock.ts';

type Lock = { released: boolean; release: () => Promise<void> };

let locks: Lock[] = [];
let asked = Promise.withResolvers<Lock>();

function newLock(): Lock {
  const lock: Lock = {
    released: false,
    release: async () => {
      lock.released = true;
    },
  };
  locks.push(lock);
  return lock;
}

function stubWakeLock(request: () => Promise<unknown>) {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }));
}

beforeEach(() => {
  locks = [];
  asked = Promise.withResolvers();
});

test('the screen stays on until it is let go', async () => {
  stubWakeLock(async () => newLock());
  const letGo = keepScreenOn();
  await vi.waitFor(() => expect(locks).toHaveLength(1));
  await Promise.resolve();
  expect(locks[0]?.released).toBe(false);
  letGo();
  expect(locks[0]?.released).toBe(true);
});

test('a page that was hidden asks again when it is seen, and not before', async () => {
  stubWakeLock(async () => newLock());
  const letGo = keepScreenOn();
  await vi.waitFor(() => expect(locks).toHaveLength(1));
  await Promise.resolve();
  await locks[0]?.release();
  stubVisibility('hidden');
  expect(locks).toHaveLength(1);
  stubVisibility('visible');
  await vi.waitFor(() => expect(locks).toHaveLength(2));
  letGo();
  stubVisibility('visible');
  expect(locks).toHaveLength(2);
});

test('a lock that comes after it was let go is given back', async () => {
  stubWakeLock(() => asked.promise);
  const letGo = keepScreenOn();
  letGo();
  asked.resolve(newLock());
  await vi.waitFor(() => expect(locks[0]?.released).toBe(true));
});

test('a browser that refuses is left in peace', async () => {
  const request = vi.fn(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  stubWakeLock(request);
  keepScreenOn()();
  await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());
});

test('a browser that cannot is not asked', () => {
  expect('wakeLock' in navigator).toBe(false);
  expect(keepScreenOn()).not.toThrow();
});
