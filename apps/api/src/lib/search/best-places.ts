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
      let worst = at;
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (child < heap.length && isBehind(heap[child]!, heap[worst]!)) worst = child;
      }
      if (worst === at) return;
      [heap[at], heap[worst]] = [heap[worst]!, heap[at]!];
      at = worst;
    }
  };
  for (const place of places) {
    if (heap.length < most) {
      heap.push(place);
      if (heap.length === most) for (let at = most >> 1; at >= 0; at -= 1) sink(at);
    } else if (isBehind(heap[0]!, place)) {
      heap[0] = place;
      sink(0);
    }
  }
  return heap.sort(inFront);
}
