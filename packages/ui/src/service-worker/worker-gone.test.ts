// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { dropWorkerIfGone } from './worker-updates.ts';
import {
  fakeRegistration,
  freshPages,
  stubCaches,
  stubScript,
  stubWorkers,
  testedWorker,
} from './updates-test-kit.ts';

freshPages();

const CACHES = ['app-v1', 'app-v2', 'wallet-pictures', 'counter-v1'];

function browser() {
  const other = { scope: new URL('/counter/', window.location.href).href };
  const registrations = [fakeRegistration(), Object.assign(fakeRegistration(), other)];
  stubWorkers(...registrations);
  const caches = stubCaches(...CACHES);
  return {
    dropped: () => registrations.map(({ unregister }) => unregister.mock.calls.length),
    caches: () => [...caches],
  };
}

test.each([404, 410])(
  'a script that is gone (%i) takes its worker and app along, and no app else',
  async (status) => {
    const { dropped, caches } = browser();
    const asked = stubScript(status);
    await dropWorkerIfGone(testedWorker);
    expect(asked).toHaveBeenCalledExactlyOnceWith('/sw.js', { method: 'HEAD', cache: 'no-store' });
    expect(dropped()).toEqual([1, 0]);
    expect(caches()).toEqual(['wallet-pictures', 'counter-v1']);
  },
);

test.each([200, 304, 401, 403, 429, 500, 502, 503])(
  'an answer of %i says nothing of the kind',
  async (status) => {
    const { dropped, caches } = browser();
    stubScript(status);
    await dropWorkerIfGone(testedWorker);
    expect(dropped()).toEqual([0, 0]);
    expect(caches()).toEqual(CACHES);
  },
);

test('without a connection all stays', async () => {
  const { dropped, caches } = browser();
  await dropWorkerIfGone(testedWorker);
  expect(dropped()).toEqual([0, 0]);
  expect(caches()).toEqual(CACHES);
});

test('a window that refuses to look breaks nothing', async () => {
  const workers = stubWorkers();
  vi.spyOn(workers, 'getRegistrations').mockRejectedValue(new DOMException('', 'SecurityError'));
  const caches = stubCaches(...CACHES);
  stubScript(404);
  await dropWorkerIfGone(testedWorker);
  expect([...caches]).toEqual(CACHES);
});
