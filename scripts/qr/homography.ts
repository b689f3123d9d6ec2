export type Point = { x: number; y: number };
/** Top left, top right, bottom right, bottom left. */
export type Corners = [Point, Point, Point, Point];

/** Row by row, as applied to (x, y, 1). */
export type Homography = readonly number[];

/** Takes the square from (0, 0) to (1, 1) to four corners. */
export function squareTo([a, b, c, d]: Corners): Homography {
  const sx = a.x - b.x + c.x - d.x;
  const sy = a.y - b.y + c.y - d.y;
  const bx = b.x - c.x;
  const by = b.y - c.y;
  const dx = d.x - c.x;
  const dy = d.y - c.y;
  const area = bx * dy - dx * by;
  const g = (sx * dy - dx * sy) / area;
  const h = (bx * sy - sx * by) / area;
  return [
    b.x - a.x + g * b.x,
    d.x - a.x + h * d.x,
    a.x,
    b.y - a.y + g * b.y,
    d.y - a.y + h * d.y,
    a.y,
    g,
    h,
    1,
  ];
}

/** The way back; the scale of a homography is of no matter. */
export function inverse(matrix: Homography): Homography {
  const cofactor = (row: number, column: number): number => {
    const at = (down: number, right: number) =>
      matrix[3 * ((row + down) % 3) + ((column + right) % 3)]!;
    return at(1, 1) * at(2, 2) - at(1, 2) * at(2, 1);
  };
  return Array.from({ length: 9 }, (_, nth) => cofactor(nth % 3, Math.floor(nth / 3)));
}

export function apply(matrix: Homography, x: number, y: number): Point {
  const scale = matrix[6]! * x + matrix[7]! * y + matrix[8]!;
  return {
    x: (matrix[0]! * x + matrix[1]! * y + matrix[2]!) / scale,
    y: (matrix[3]! * x + matrix[4]! * y + matrix[5]!) / scale,
  };
}
