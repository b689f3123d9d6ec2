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
