import type { Zoom } from '../camera.ts';

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
