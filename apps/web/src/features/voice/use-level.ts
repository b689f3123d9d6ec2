import { type RefObject, useEffect, useEffectEvent } from 'react';

/** How much of the way down to a quieter level is gone in one frame: rising is at once. */
const FALL = 0.12;
/** For people who want things to hold still, it changes seldom and in steps. */
const STILL_MS = 300;
const STILL_STEPS = 4;

export function followed(shown: number, level: number): number {
  return level > shown ? level : shown + (level - shown) * FALL;
}

export const inSteps = (level: number): number => Math.ceil(level * STILL_STEPS) / STILL_STEPS;

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Writes the level into the CSS variable `--level` of an element, as long as `active`. Not through
 * React, which would draw the screen anew sixty times a second.
 */
export function useLevel(
  element: RefObject<HTMLElement | null>,
  level: () => number,
  active: boolean,
): void {
  const now = useEffectEvent(level);

  useEffect(() => {
    if (!active) return;
    const shown = element.current;
    const show = (value: number) => shown?.style.setProperty('--level', value.toFixed(3));
    if (wantsStillness()) {
      const timer = setInterval(() => show(inSteps(now())), STILL_MS);
      return () => {
        clearInterval(timer);
        show(0);
      };
    }
    let value = 0;
    const draw = () => {
      value = followed(value, now());
      show(value);
      frame = requestAnimationFrame(draw);
    };
    let frame = requestAnimationFrame(draw);
    return () => {
      cancelAnimationFrame(frame);
      show(0);
    };
  }, [element, active]);
}
