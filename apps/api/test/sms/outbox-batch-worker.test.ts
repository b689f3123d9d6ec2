import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createOutboxBatchWorker } from '../../src/features/sms/outbox-batch-worker.ts';
import { eventually } from '../support/eventually.ts';

type Worker = ReturnType<typeof createOutboxBatchWorker>;

const log = pino({ level: 'silent' });
let worker: Worker;

afterEach(() => worker.close());

describe('what sends the messages of a rush', () => {
  it('goes on while there is something to send', async () => {
    const deliver = vi
      .fn()
      .mockResolvedValueOnce(100)
      .mockResolvedValueOnce(3)
      .mockResolvedValue(0);
    worker = createOutboxBatchWorker({ deliver, log, heldBackMs: 0 });
    worker.start();
    await eventually(() => deliver.mock.calls.length >= 3);
    expect(deliver).toHaveBeenCalledTimes(3);
  });

  it('looks again for what came while it looked', async () => {
    const found = Promise.withResolvers<number>();
    const deliver = vi.fn().mockReturnValueOnce(found.promise).mockResolvedValue(0);
    worker = createOutboxBatchWorker({ deliver, log, heldBackMs: 0 });
    worker.start();
    await eventually(() => deliver.mock.calls.length === 1);
    worker.wake();
    found.resolve(0);
    await eventually(() => deliver.mock.calls.length >= 2);
    expect(deliver).toHaveBeenCalledTimes(2);
  });

  it('is woken after a failure', async () => {
    const deliver = vi.fn().mockRejectedValueOnce(new Error('no database')).mockResolvedValue(0);
    worker = createOutboxBatchWorker({ deliver, log, heldBackMs: 0 });
    worker.start();
    await eventually(() => {
      worker.wake();
      return deliver.mock.calls.length >= 2;
    });
    expect(await deliver.mock.results[1]!.value).toBe(0);
  });

  it('waits as long as messages are held back, once however often it is woken', async () => {
    const deliver = vi.fn().mockResolvedValue(0);
    worker = createOutboxBatchWorker({ deliver, log, heldBackMs: 4000 });
    worker.start();
    await eventually(() => deliver.mock.calls.length === 1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    worker.wake();
    worker.wake();
    vi.advanceTimersByTime(3999);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await eventually(() => deliver.mock.calls.length === 2);
  });

  it('does nothing before its start, and lets work in hand end', async () => {
    const found = Promise.withResolvers<number>();
    const deliver = vi.fn().mockReturnValue(found.promise);
    worker = createOutboxBatchWorker({ deliver, log, heldBackMs: 0 });
    worker.wake();
    worker.start();
    await eventually(() => deliver.mock.calls.length === 1);
    let isClosed = false;
    const closing = worker.close().then(() => (isClosed = true));
    expect(isClosed).toBe(false);
    found.resolve(5);
    await closing;
    worker.wake();
    expect(deliver).toHaveBeenCalledTimes(1);
  });
});
