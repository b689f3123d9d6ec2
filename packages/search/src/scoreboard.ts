import { placeOf } from './field-terms.ts';

type Lists = {
  each(list: number, visit: (page: Uint32Array, from: number, to: number) => void): void;
};

/** The points of products while one question is answered. */
export function createScoreboard(lists: Lists) {
  let points = new Float32Array(1024);
  let covered = new Float32Array(1024);
  let best = new Float32Array(1024);
  let touched = new Uint32Array(1024);
  let count = 0;
  let here = new Uint32Array(1024);

  return {
    get touched(): Uint32Array {
      return touched.subarray(0, count);
    },
    /** Room for as many places as there are, to be used until the next word is added. */
    get scratch(): Uint32Array {
      return here;
    },
    get points(): Float32Array {
      return points;
    },
    get covered(): Float32Array {
      return covered;
    },

    start(places: number): void {
      for (let nth = 0; nth < count; nth += 1) {
        const place = touched[nth]!;
        points[place] = covered[place] = 0;
      }
      count = 0;
      if (points.length >= places) return;
      const room = Math.ceil(places * 1.5);
      [points, covered, best] = [
        new Float32Array(room),
        new Float32Array(room),
        new Float32Array(room),
      ];
      [touched, here] = [new Uint32Array(room), new Uint32Array(room)];
    },

    /** One point for each. */
    takeAll(places: number): void {
      for (let place = 0; place < places; place += 1) touched[place] = place;
      count = places;
      points.fill(1, 0, places);
    },

    /**
     * Adds what a word is worth to every product that has it, or to those only that have something already;
     * the best of its terms counts.
     */
    add(
      terms: Map<number, number>,
      worth: number,
      { scoreOf, onlyTouched }: { scoreOf: (posting: number) => number; onlyTouched: boolean },
    ): void {
      let found = 0;
      for (const [term, quality] of terms) {
        lists.each(term, (page, from, to) => {
          for (let at = from; at < to; at += 1) {
            const posting = page[at]!;
            const place = placeOf(posting);
            if (onlyTouched && points[place] === 0) continue;
            const value = quality * scoreOf(posting);
            const before = best[place]!;
            if (before === 0) here[found++] = place;
            if (value > before) best[place] = value;
          }
        });
      }
      for (let nth = 0; nth < found; nth += 1) {
        const place = here[nth]!;
        if (points[place] === 0) touched[count++] = place;
        points[place]! += best[place]! * worth;
        covered[place]! += worth;
        best[place] = 0;
      }
    },
  };
}

/** The places with the most points, those first; of equals, the earlier one. */
export function bestPlaces(places: Uint32Array, points: Float32Array, most: number): number[] {
  const isBehind = (a: number, b: number) =>
    points[a]! < points[b]! || (points[a] === points[b] && a > b);
  const inFront = (a: number, b: number) => points[b]! - points[a]! || a - b;
  if (places.length <= most) return [...places].sort(inFront);

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
