export const circle = (x: number, y: number, radius: number): string =>
  ellipse(x, y, radius, radius);

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${short(x - rx)} ${y}a${rx} ${ry} 0 1 0 ${short(2 * rx)} 0a${rx} ${ry} 0 1 0 ${short(-2 * rx)} 0z`;

/** A rectangle with round corners. */
export function box(x: number, y: number, width: number, height: number, radius: number): string {
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  const across = short(width - 2 * radius);
  const down = short(height - 2 * radius);
  return (
    `M${short(x + radius)} ${y}h${across}${corner(radius, radius)}v${down}${corner(-radius, radius)}` +
    `h${-across}${corner(-radius, -radius)}v${-down}${corner(radius, -radius)}z`
  );
}

const short = (value: number) => Number(value.toFixed(2));
