// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { dropWorkerIfGone } from './worker-updates.ts';
import {
  fakeRegistration,
  freshPages,
  stubCaches,
  stubScript,
  stubWorkers,
} from './updates-test-kit.ts';

freshPages();

const CACHES = ['app-v1', 'app-v2', 'wallet-pictures'];

function browser() {
  const registrations = [fakeRegistration(), fakeRegistration()];
  stubWorkers(...registrations);
  const caches = stubCaches(...CACHES);
  return {
    dropped: () => registrations.map(({ unregister }) => unregister.mock.calls.length),
    caches: () => [...caches],
  };
}

test.each([404, 410])('a script that is gone (%i) takes workers and app along', async (status) => {
  const { dropped, caches } = browser();
  const asked = stubScript(status);
  await dropWorkerIfGone('/sw.js');
  expect(asked).toHaveBeenCalledExactlyOnceWith('/sw.js', { method: 'HEAD', cache: 'no-store' });
  expect(dropped()).toEqual([1, 1]);
  expect(caches()).toEqual(['wallet-pictures']);
});

test.each([200, 304, 401, 403, 429, 500, 502, 503])(
  'an answer of %i says nothing of the kind',
  async (status) => {
    const { dropped, caches } = browser();
    stubScript(status);
    await dropWorkerIfGone('/sw.js');
    expect(dropped()).toEqual([0, 0]);
    expect(caches()).toEqual(CACHES);
  },
);

test('without a connection all stays', async () => {
  const { dropped, caches } = browser();
  await dropWorkerIfGone('/sw.js');
  expect(dropped()).toEqual([0, 0]);
  expect(caches()).toEqual(CACHES);
});

test('a window that refuses to look breaks nothing', async () => {
  const workers = stubWorkers();
  vi.spyOn(workers, 'getRegistrations').mockRejectedValue(new DOMException('', 'SecurityError'));
  const caches = stubCaches(...CACHES);
  stubScript(404);
  await dropWorkerIfGone('/sw.js');
  expect([...caches]).toEqual(CACHES);
});
