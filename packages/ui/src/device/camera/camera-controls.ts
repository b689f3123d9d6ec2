import { unlessAborted, withTimeout } from '../media/timeout.ts';

export type Zoom = { min: number; max: number; step: number; value: number };

/** How fine the zoom is where the browser does not say. */
const STEPS = 100;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** How far the track's camera zooms, or null where it does not. */
export function zoomOf(track: MediaStreamTrack): Zoom | null {
  // Firefox has no such method.
  const range = track.getCapabilities?.().zoom;
  if (!range || !(range.max > range.min)) return null;
  const { min, max, step } = range;
  const value = clamp(track.getSettings().zoom ?? min, min, max);
  return { min, max, step: step && step > 0 ? step : (max - min) / STEPS, value };
}

/** The nearest that the camera can do: browsers refuse what lies beyond. */
export function nearestZoom({ min, max, step }: Zoom, value: number): number {
  const steps = Math.round((clamp(value, min, max) - min) / step);
  const nearest = min + steps * step;
  // Sums of tenths are a little off, which may be too far already.
  const tidy = Number(nearest.toFixed(6));
  return tidy > max ? Number((nearest - step).toFixed(6)) : tidy;
}

/** Some phones never answer. */
const TIMEOUT_MS = 3000;

type Adjustment = { torch?: boolean; zoom?: number; focusMode?: string };

/**
 * Changes what the track's camera does, one change at a time. What is asked for meanwhile is done
 * together, the newest of its kind. Once the camera is let go, nothing happens any more.
 */
export function queueAdjustments(track: MediaStreamTrack, over: AbortSignal) {
  let applied: Adjustment = {};
  let asked: Adjustment = {};
  let next: Promise<void> | null = null;
  let last: Promise<void> = Promise.resolve();

  async function apply(): Promise<void> {
    // Each change takes the place of the one before, so the whole is said again. No size is among
    // it: Chrome refuses to take both at once.
    const whole = { ...applied, ...asked };
    asked = {};
    next = null;
    if (over.aborted) return;
    try {
      const done = track.applyConstraints({ advanced: [whole] });
      await withTimeout(TIMEOUT_MS, unlessAborted(done, over));
      applied = whole;
    } catch (error) {
      if (!over.aborted) throw error;
    }
  }

  return function adjust(adjustment: Adjustment): Promise<void> {
    asked = { ...asked, ...adjustment };
    if (!next) last = next = last.then(apply, apply);
    return next;
  };
}
