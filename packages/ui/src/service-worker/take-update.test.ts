// @vitest-environment happy-dom
import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { stubVisibility } from '../device/browser-test-kit.ts';
import {
  fakeRegistration,
  type FakeWorker,
  fakeWorker,
  freshPages,
  stubCaches,
  stubScript,
  stubWorkers,
  testedWorker,
} from './updates-test-kit.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
let reload: MockInstance<() => void>;

freshPages();
beforeEach(() => {
  vi.useFakeTimers();
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** An open page; `next` is the worker of a newer version than its own, which waits already. */
async function open(next: FakeWorker | null = null) {
  const registration = fakeRegistration({ active: fakeWorker('activated'), waiting: next });
  const workers = stubWorkers(registration);
  const app = await import('./worker-updates.ts');
  await app.startWorker(testedWorker);
  registration.update.mockClear();
  return { ...app, registration, workers };
}

async function openOld() {
  const worker = fakeWorker('installed', '/assets/next.js');
  const { isUpdateReady, takeUpdate, workers } = await open(worker);
  await vi.waitFor(() => expect(isUpdateReady()).toBe(true));
  return {
    takeUpdate,
    isTaken: () => worker.told.includes('take-over'),
    /** Another tab lets it in. */
    letIn: () => (worker.state = 'activated'),
    control: () => workers.dispatchEvent(new Event('controllerchange')),
  };
}

async function away(ms: number) {
  stubVisibility('hidden');
  await pass(ms);
  stubVisibility('visible');
}

describe('an update that is taken', () => {
  test('comes by one reload, once the new worker has taken over', async () => {
    const { takeUpdate, isTaken, control } = await openOld();
    expect(isTaken()).toBe(false);
    takeUpdate();
    expect(isTaken()).toBe(true);
    await pass(2000);
    expect(reload).not.toHaveBeenCalled();
    control();
    expect(reload).toHaveBeenCalledOnce();
    control();
    await pass(10_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('does not wait longer than three seconds for a worker that is broken or busy', async () => {
    const { takeUpdate, control } = await openOld();
    takeUpdate();
    await pass(2999);
    expect(reload).not.toHaveBeenCalled();
    await pass(1);
    expect(reload).toHaveBeenCalledOnce();
    control();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('that another tab took before is only reloaded', async () => {
    const { takeUpdate, letIn, isTaken } = await openOld();
    letIn();
    takeUpdate();
    expect(reload).toHaveBeenCalledOnce();
    expect(isTaken()).toBe(false);
  });

  test('and came with the old page once more is taken again, once, without asking', async () => {
    const { takeUpdate } = await openOld();
    takeUpdate();
    for (const again of [true, false]) {
      vi.resetModules();
      const worker = fakeWorker('installed', '/assets/next.js');
      await open(worker);
      await pass(1);
      expect(worker.told.includes('take-over')).toBe(again);
    }
  });

  test('and came with the old page although its worker is here is reloaded, once', async () => {
    const { takeUpdate, control } = await openOld();
    takeUpdate();
    control();
    for (const count of [2, 2]) {
      vi.resetModules();
      const active = fakeWorker('activated', '/assets/next.js');
      stubWorkers(fakeRegistration({ active }));
      await (await import('./worker-updates.ts')).startWorker(testedWorker);
      await pass(1);
      expect(reload).toHaveBeenCalledTimes(count);
    }
  });

  test('and came is forgotten, so that the next one is asked about', async () => {
    const { takeUpdate, control } = await openOld();
    takeUpdate();
    control();
    document.head.innerHTML = '<script type="module" src="/assets/next.js"></script>';
    vi.resetModules();
    stubWorkers(fakeRegistration({ active: fakeWorker('activated', '/assets/next.js') }));
    await (await import('./worker-updates.ts')).startWorker(testedWorker);
    await pass(1);
    vi.resetModules();
    const later = fakeWorker('installed', '/assets/later.js');
    const { isUpdateReady } = await open(later);
    await vi.waitFor(() => expect(isUpdateReady()).toBe(true));
    expect(later.told).not.toContain('take-over');
  });
});

describe('somebody who comes back', () => {
  test.each([
    ['after more than half an hour gets', 30 * MINUTE_MS + 1, true],
    ['after half an hour is left without', 30 * MINUTE_MS, false],
  ])('%s the new version', async (_, ms, taken) => {
    const { isTaken } = await openOld();
    await away(ms);
    expect(isTaken()).toBe(taken);
  });

  test('counts as away only since they left', async () => {
    const { isTaken } = await openOld();
    await pass(HOUR_MS);
    await away(MINUTE_MS);
    expect(isTaken()).toBe(false);
  });

  test('keeps what they had begun, however long they were away', async () => {
    const { isTaken } = await openOld();
    document.body.innerHTML = '<input value="sweets near me">';
    await away(2 * HOUR_MS);
    expect(isTaken()).toBe(false);
  });

  test('to the newest version stays where they are', async () => {
    await open();
    await away(2 * HOUR_MS);
    await pass(10_000);
    expect(reload).not.toHaveBeenCalled();
  });

  test('makes the app ask for news, at most once an hour', async () => {
    const { registration } = await open();
    await away(HOUR_MS - 1);
    expect(registration.update).not.toHaveBeenCalled();
    await away(1);
    expect(registration.update).toHaveBeenCalledTimes(1);
    await away(HOUR_MS - 1);
    expect(registration.update).toHaveBeenCalledTimes(1);
    await away(1);
    expect(registration.update).toHaveBeenCalledTimes(2);
  });

  test('does not ask for news by leaving', async () => {
    const { registration } = await open();
    await pass(2 * HOUR_MS);
    stubVisibility('hidden');
    expect(registration.update).not.toHaveBeenCalled();
  });

  test('to a worker that is gone loses it', async () => {
    const { registration } = await open();
    registration.update.mockRejectedValue(new TypeError('404'));
    stubCaches();
    stubScript(404);
    await away(HOUR_MS);
    await vi.waitFor(() => expect(registration.unregister).toHaveBeenCalledOnce());
  });
});
