import { placeOfPosting, weightOfPosting } from './index-store.ts';

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

/** The places with the most points, those first; of equals, the earlier one. */
export function bestPlaces(places: number[], points: Float32Array, most: number): number[] {
  const isBehind = (a: number, b: number) =>
    points[a]! < points[b]! || (points[a] === points[b] && a > b);
  const inFront = (a: number, b: number) => points[b]! - points[a]! || a - b;
  if (places.length <= most) return places.toSorted(inFront);

  // A heap with the worst of the best on top, so that a hundred thousand need not be sorted for twenty.
  const heap: number[] = [];
  const sink = (from: number): void => {
    for (let at = from; ;) {
      let last = at;
      const [left, right] = [2 * at + 1, 2 * at + 2];
      if (left < heap.length && isBehind(heap[left]!, heap[last]!)) last = left;
      if (right < heap.length && isBehind(heap[right]!, heap[last]!)) last = right;
      if (last === at) return;
      [heap[at], heap[last]] = [heap[last]!, heap[at]!];
      at = last;
    }
  };
  let worst = Infinity;
  for (const place of places) {
    if (heap.length < most) {
      heap.push(place);
      if (heap.length < most) continue;
      for (let at = most >> 1; at >= 0; at -= 1) sink(at);
    } else if (points[place]! > worst || isBehind(heap[0]!, place)) {
      heap[0] = place;
      sink(0);
    } else continue;
    worst = points[heap[0]!]!;
  }
  return heap.sort(inFront);
}
