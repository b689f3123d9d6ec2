import { placeOfPosting, weightOfPosting } from './postings.ts';

/** How soon more of the same term counts no more. */
const SATURATION = 1.5;

type Worth = { points: number; covers: number };

/** The points of products while one question is answered. */
export function createScoreboard() {
  let points = new Float32Array(1024);
  let covered = new Float32Array(1024);
  let best = new Float32Array(1024);
  let touched: number[] = [];

  return {
    get touched(): readonly number[] {
      return touched;
    },
    get points(): Float32Array {
      return points;
    },
    get covered(): Float32Array {
      return covered;
    },

    start(places: number): void {
      for (const place of touched) points[place] = covered[place] = 0;
      touched = [];
      if (points.length >= places) return;
      points = new Float32Array(places * 2);
      covered = new Float32Array(places * 2);
      best = new Float32Array(places * 2);
    },

    /** One point for each. */
    takeAll(places: number): void {
      for (let place = 0; place < places; place += 1) touched.push(place);
      points.fill(1, 0, places);
    },

    /**
     * Adds what something is worth to every product that has it, or to those only that have something
     * already; the best of its terms counts.
     */
    add(lists: [readonly number[], number][], worth: Worth, onlyTouched: boolean): void {
      const here: number[] = [];
      for (const [list, quality] of lists) {
        for (const packed of list) {
          const place = placeOfPosting(packed);
          if (onlyTouched && points[place] === 0) continue;
          const weight = weightOfPosting(packed);
          const value = (quality * weight * (1 + SATURATION)) / (weight + SATURATION);
          const before = best[place]!;
          if (before === 0) here.push(place);
          if (value > before) best[place] = value;
        }
      }
      for (const place of here) {
        if (points[place] === 0) touched.push(place);
        points[place]! += best[place]! * worth.points;
        covered[place]! += worth.covers;
        best[place] = 0;
      }
    },
  };
}
