// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** As in a page that has just been opened. */
async function freshly() {
  vi.resetModules();
  return import('./scheduling.ts');
}

let readyState: DocumentReadyState;
let idle: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  readyState = 'complete';
  idle = [];
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('what can wait', () => {
  test('waits until the first screen stands, and then until there is nothing to do', async () => {
    const { whenIdle } = await freshly();
    const work = vi.fn();
    readyState = 'interactive';
    whenIdle(work);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(idle).toHaveLength(0);
    fireEvent(window, new Event('load'));
    await vi.advanceTimersByTimeAsync(1400);
    expect(idle).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(idle).toHaveLength(1);
    expect(work).not.toHaveBeenCalled();
    idle[0]?.();
    expect(work).toHaveBeenCalledOnce();
  });

  test('does not wait again later', async () => {
    const { whenIdle } = await freshly();
    whenIdle(vi.fn());
    await vi.advanceTimersByTimeAsync(1500);
    whenIdle(vi.fn());
    await vi.advanceTimersByTimeAsync(0);
    expect(idle).toHaveLength(2);
  });

  test('can be called off', async () => {
    const { whenIdle } = await freshly();
    const work = vi.fn();
    const callOff = whenIdle(work);
    await vi.advanceTimersByTimeAsync(1500);
    callOff();
    for (const run of idle) run();
    expect(work).not.toHaveBeenCalled();
  });

  test('is done a little later where nobody can tell', async () => {
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    const { whenIdle } = await freshly();
    const work = vi.fn();
    whenIdle(work);
    await vi.advanceTimersByTimeAsync(1500);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(work).toHaveBeenCalledOnce();
  });
});

test.each(['pointerDown', 'keyDown', 'focusIn'] as const)(
  'what waits for a person begins with the first %s, once',
  async (sign) => {
    const { onFirstInteraction } = await freshly();
    const work = vi.fn();
    onFirstInteraction(work);
    fireEvent.scroll(window);
    expect(work).not.toHaveBeenCalled();
    fireEvent[sign](document.body);
    fireEvent.keyDown(document.body);
    expect(work).toHaveBeenCalledOnce();
  },
);
