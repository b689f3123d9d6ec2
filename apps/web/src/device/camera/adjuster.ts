import { unlessAborted, within } from '../media/patience.ts';

/** Some phones never answer. */
const PATIENCE_MS = 3000;

type Adjustment = { torch?: boolean; zoom?: number; focusMode?: string };

/**
 * Changes what the track's camera does, one change at a time. What is asked for meanwhile is done
 * together, the newest of its kind. Once the camera is let go, nothing happens any more.
 */
export function adjusterOf(track: MediaStreamTrack, over: AbortSignal) {
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
      await within(PATIENCE_MS, unlessAborted(done, over));
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
