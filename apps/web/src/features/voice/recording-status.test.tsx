import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { smoothedLevel, inSteps, useLevel } from './recording-status.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const drawn = vi.fn();

function Meter({ level, active }: { level: () => number; active: boolean }) {
  const meter = useRef<HTMLDivElement>(null);
  useLevel(meter, level, active);
  drawn();
  return <div ref={meter} data-testid="meter" />;
}

const wantsStillness = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
const frames = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function show(level: () => number) {
  drawn.mockReset();
  const view = render(<Meter level={level} active />);
  const shown = () => Number(view.getByTestId('meter').style.getPropertyValue('--level'));
  return { ...view, shown };
}

test('follows what is heard without drawing the screen anew', async () => {
  wantsStillness(false);
  let level = 0.8;
  const { shown } = show(() => level);
  await frames(50);
  expect(shown()).toBe(0.8);
  level = 0;
  await frames(50);
  expect(shown()).toBeLessThan(0.8);
  expect(shown()).toBeGreaterThan(0.3);
  await frames(2_000);
  expect(shown()).toBe(0);
  expect(drawn).toHaveBeenCalledOnce();
});

test('rests when nobody is listened to any more', async () => {
  wantsStillness(false);
  const level = vi.fn(() => 0.8);
  const { rerender, shown } = show(level);
  await frames(50);
  rerender(<Meter level={level} active={false} />);
  expect(shown()).toBe(0);
  level.mockClear();
  await frames(500);
  expect(level).not.toHaveBeenCalled();
});

test('changes seldom and in steps for people who want things to hold still', async () => {
  wantsStillness(true);
  const level = vi.fn(() => 0.6);
  const { shown } = show(level);
  await frames(299);
  expect(level).not.toHaveBeenCalled();
  await frames(1);
  expect(shown()).toBe(0.75);
  await frames(899);
  expect(level).toHaveBeenCalledTimes(3);
});

describe('what is shown', () => {
  test('rises at once and falls slowly', () => {
    expect(smoothedLevel(0.2, 0.9)).toBe(0.9);
    expect(smoothedLevel(0.9, 0.2)).toBeCloseTo(0.816);
  });

  test.each([
    [0, 0],
    [0.01, 0.25],
    [0.5, 0.5],
    [0.76, 1],
  ])('in steps, %d is %d', (level, step) => expect(inSteps(level)).toBe(step));
});
