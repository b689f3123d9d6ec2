import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pageClock, startScanLoop } from './scan-loop.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function loop(look: () => Promise<string>, delayMs = 0) {
  const onSeen = vi.fn();
  const onFailed = vi.fn();
  const asked = vi.fn(look);
  const options = { clock: pageClock, everyMs: 200, delayMs, look: asked, onSeen, onFailed };
  const stop = startScanLoop(options);
  return { stop, asked, onSeen, onFailed };
}

const takes = (ms: number) => () =>
  new Promise<string>((resolve) => setTimeout(() => resolve('seen'), ms));

describe('looking again and again', () => {
  test('happens five times a second', async () => {
    const { asked, onSeen } = loop(async () => 'seen');
    await passed(999);
    expect(asked).toHaveBeenCalledTimes(5);
    await passed(1000);
    expect(asked).toHaveBeenCalledTimes(10);
    expect(onSeen).toHaveBeenCalledTimes(10);
  });

  test('is not slowed down by an answer within its time', async () => {
    const { asked } = loop(takes(150));
    await passed(999);
    expect(asked).toHaveBeenCalledTimes(5);
  });

  test('is put off by a late answer, one at a time', async () => {
    let underWay = 0;
    let most = 0;
    const { asked } = loop(async () => {
      most = Math.max(most, (underWay += 1));
      await takes(450)();
      underWay -= 1;
      return 'seen';
    });
    await passed(449);
    expect(asked).toHaveBeenCalledTimes(1);
    await passed(2);
    expect(asked).toHaveBeenCalledTimes(2);
    await passed(2000);
    expect(most).toBe(1);
  });

  test('waits before the first time', async () => {
    const { asked } = loop(async () => 'seen', 200);
    await passed(199);
    expect(asked).not.toHaveBeenCalled();
    await passed(1);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('goes on after a failure', async () => {
    const failure = new Error('Not this one');
    const { asked, onSeen, onFailed } = loop(() =>
      asked.mock.calls.length === 1 ? Promise.reject(failure) : Promise.resolve('seen'),
    );
    await passed(399);
    expect(onFailed).toHaveBeenCalledExactlyOnceWith(failure);
    expect(onSeen).toHaveBeenCalledExactlyOnceWith('seen');
  });
});

describe('once stopped', () => {
  test('nothing is looked at', async () => {
    const { stop, asked } = loop(async () => 'seen');
    await passed(10);
    stop();
    await passed(5000);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('not even for the first time', async () => {
    const { stop, asked } = loop(async () => 'seen', 200);
    stop();
    await passed(5000);
    expect(asked).not.toHaveBeenCalled();
  });

  test.each([
    ['a late answer', () => takes(100)()],
    ['a late failure', () => takes(100)().then(() => Promise.reject(new Error('Late')))],
  ])('%s is dropped', async (_name, look) => {
    const { stop, asked, onSeen, onFailed } = loop(look);
    await passed(50);
    expect(asked).toHaveBeenCalledTimes(1);
    stop();
    await passed(5000);
    expect(onSeen).not.toHaveBeenCalled();
    expect(onFailed).not.toHaveBeenCalled();
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
