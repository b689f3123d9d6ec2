import type { Box, FoundCode, Point } from './picture.ts';

export function placed({ text, corners }: FoundCode, place: (point: Point) => Point): FoundCode {
  const [a, b, c, d] = corners;
  return { text, corners: [place(a), place(b), place(c), place(d)] };
}

function middleOf({ corners }: FoundCode): Point {
  const sum = (of: (point: Point) => number) => corners.reduce((all, at) => all + of(at), 0);
  return { x: sum((at) => at.x) / 4, y: sum((at) => at.y) / 4 };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** The same text in the same place is one code, seen twice. */
export function withoutRepeats(codes: FoundCode[]): FoundCode[] {
  return codes.filter((code, index) => {
    const reach = distance(code.corners[0], code.corners[2]) / 2;
    const same = (other: FoundCode) =>
      other.text === code.text && distance(middleOf(other), middleOf(code)) < reach;
    return codes.findIndex(same) === index;
  });
}

/** By how far from the middle of the box they lie. */
export function nearestFirst(codes: FoundCode[], box: Box | null): FoundCode[] {
  if (!box) return codes;
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  return codes.toSorted((a, b) => distance(middleOf(a), middle) - distance(middleOf(b), middle));
}
