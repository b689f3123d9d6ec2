// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  fakeRegistration,
  type FakeRegistration,
  fakeWorker,
  freshPages,
  stubCaches,
  stubScript,
  stubWorkers,
  testedWorker,
} from './updates-test-kit.ts';

const OURS = '/assets/index-v1.js';
const NEXT = '/assets/index-v2.js';

freshPages();
beforeEach(() => {
  vi.useFakeTimers();
  pageScript('text/plain', NEXT);
  pageScript('module', OURS);
});

/** Its type comes last: what is a module from the start would be loaded. */
function pageScript(type: string, src: string): void {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = src;
  document.head.append(script);
  script.type = type;
}

/** The app as it starts in a browser with this registration. */
async function start(registration: FakeRegistration) {
  const workers = stubWorkers(registration);
  const app = await import('./worker-updates.ts');
  const offered = vi.fn();
  const stop = app.subscribeToUpdate(offered);
  await app.startWorker(testedWorker);
  return { ...app, workers, offered, stop };
}

const active = () => fakeWorker('activated', OURS);
const waiting = (entry: string = NEXT) => fakeWorker('installed', entry);

describe('the start', () => {
  test('asks the server itself for the worker', async () => {
    const { workers } = await start(fakeRegistration());
    expect(workers.register).toHaveBeenCalledExactlyOnceWith('/sw.js', { updateViaCache: 'none' });
  });

  test.each([
    ['with a worker asks for a newer one', { active: active() }, 1],
    ['without one has nothing to ask for', {}, 0],
  ])('%s', async (_, workers, times) => {
    const registration = fakeRegistration(workers);
    await start(registration);
    expect(registration.update).toHaveBeenCalledTimes(times);
  });

  test('without a connection asks once there is one', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { workers } = await start(fakeRegistration());
    expect(workers.register).not.toHaveBeenCalled();
    line.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(workers.register).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('online'));
    expect(workers.register).toHaveBeenCalledOnce();
  });

  test('in a browser without workers asks for nothing', async () => {
    const asked = stubScript(404);
    const { startWorker } = await import('./worker-updates.ts');
    await startWorker(testedWorker);
    expect(asked).not.toHaveBeenCalled();
  });

  test('drops a worker that cannot be registered because it is gone', async () => {
    const registration = fakeRegistration({ active: active() });
    const workers = stubWorkers(registration);
    workers.register.mockRejectedValue(new TypeError('404'));
    stubCaches();
    stubScript(404);
    const { startWorker } = await import('./worker-updates.ts');
    await startWorker(testedWorker);
    expect(registration.unregister).toHaveBeenCalledOnce();
  });

  test.each([
    [404, 1],
    [200, 0],
  ])('a worker that cannot be renewed (%i) is dropped %i times', async (status, times) => {
    const registration = fakeRegistration({ active: active() });
    registration.update.mockRejectedValue(new TypeError('no'));
    stubCaches();
    stubScript(status);
    await start(registration);
    expect(registration.unregister).toHaveBeenCalledTimes(times);
  });
});

describe('a new version', () => {
  test('that waits already is offered', async () => {
    const worker = waiting();
    const { offered, isUpdateReady } = await start(
      fakeRegistration({ active: active(), waiting: worker }),
    );
    await vi.waitFor(() => expect(offered).toHaveBeenCalledOnce());
    expect(isUpdateReady()).toBe(true);
    expect(worker.told).toEqual(['which-entry']);
  });

  test('that comes while the page is open is offered', async () => {
    const registration = fakeRegistration({ active: active() });
    const { offered, isUpdateReady } = await start(registration);
    registration.install(waiting());
    await vi.waitFor(() => expect(offered).toHaveBeenCalledOnce());
    expect(isUpdateReady()).toBe(true);
  });

  test('that the page itself is of already takes over, and nobody is asked', async () => {
    const worker = waiting(OURS);
    const { offered, isUpdateReady } = await start(
      fakeRegistration({ active: active(), waiting: worker }),
    );
    await vi.waitFor(() => expect(worker.told).toEqual(['which-entry', 'take-over']));
    expect(isUpdateReady()).toBe(false);
    expect(offered).not.toHaveBeenCalled();
  });

  test('is none where there was no worker before', async () => {
    const registration = fakeRegistration();
    const { isUpdateReady } = await start(registration);
    const first = waiting();
    registration.install(first);
    await vi.advanceTimersByTimeAsync(3000);
    expect(first.told).toEqual([]);
    expect(isUpdateReady()).toBe(false);
  });

  test('whose worker does not answer is offered after three seconds', async () => {
    const silent = fakeWorker('installed');
    const { isUpdateReady } = await start(fakeRegistration({ active: active(), waiting: silent }));
    await vi.advanceTimersByTimeAsync(2999);
    expect(isUpdateReady()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isUpdateReady()).toBe(true);
  });

  test('is not told to who stopped listening', async () => {
    const silent = fakeWorker('installed');
    const { offered, stop, isUpdateReady } = await start(
      fakeRegistration({ active: active(), waiting: silent }),
    );
    stop();
    await vi.advanceTimersByTimeAsync(3000);
    expect(isUpdateReady()).toBe(true);
    expect(offered).not.toHaveBeenCalled();
  });
});
