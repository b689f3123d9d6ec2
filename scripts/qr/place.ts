import type { Corners, Point } from './homography.ts';

/** How a flat square is held before the camera. */
export type Place = {
  /** Where its middle is seen. */
  at: Point;
  /** Clockwise, in degrees. */
  rotate?: number;
  /** In degrees: x leans its top back, y turns its right side away. */
  tilt?: { x?: number; y?: number };
  /** How far away the camera is, in sides of the square: nearer is more perspective. */
  distance?: number;
};

export const DISTANCE = 2.5;

/** Where the corners of a square of so many pixels are seen. */
export function cornersOf({ at, rotate = 0, tilt = {}, distance = DISTANCE }: Place, side: number) {
  const corner = (x: number, y: number): Point => {
    const [turnedX, turnedY] = turned(x, y, rotate);
    const [leantY, behindTop] = turned(turnedY, 0, -(tilt.x ?? 0));
    const [seenX, behind] = turned(turnedX, behindTop, tilt.y ?? 0);
    const nearness = (distance * side) / (distance + behind);
    return { x: at.x + seenX * nearness, y: at.y + leantY * nearness };
  };
  const corners: Corners = [
    corner(-0.5, -0.5),
    corner(0.5, -0.5),
    corner(0.5, 0.5),
    corner(-0.5, 0.5),
  ];
  return corners;
}

function turned(x: number, y: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}
