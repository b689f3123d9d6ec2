/** What is always at a place of a code. */
export const DARK = 1;
export const LIGHT = -1;
export const DATA = 0;

export const sideOf = (version: number) => 17 + 4 * version;

function alignmentPlaces(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const places = [6];
  for (let at = sideOf(version) - 7; places.length < count; at -= step) places.splice(1, 0, at);
  return places;
}

const layouts = new Map<number, Int8Array>();

/** The eyes, the alignment marks and the dotted lines between the eyes, row by row. */
export function layoutOf(version: number): Int8Array {
  const known = layouts.get(version);
  if (known) return known;
  const side = sideOf(version);
  const layout = new Int8Array(side * side);
  const put = (x: number, y: number, dark: boolean) => {
    if (x >= 0 && y >= 0 && x < side && y < side) layout[y * side + x] = dark ? DARK : LIGHT;
  };
  /** Rings around a middle, dark and light by turns but for the widest eyes' second. */
  const rings = (left: number, top: number, reach: number, isDark: (ring: number) => boolean) => {
    for (let y = -reach; y <= reach; y += 1) {
      for (let x = -reach; x <= reach; x += 1) {
        put(left + x, top + y, isDark(Math.max(Math.abs(x), Math.abs(y))));
      }
    }
  };
  for (let at = 8; at < side - 8; at += 1) {
    put(at, 6, at % 2 === 0);
    put(6, at, at % 2 === 0);
  }
  const places = alignmentPlaces(version);
  const last = places.length - 1;
  for (const [i, x] of places.entries()) {
    for (const [j, y] of places.entries()) {
      const underEye = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!underEye) rings(x, y, 2, (ring) => ring !== 1);
    }
  }
  for (const [x, y] of [
    [3, 3],
    [side - 4, 3],
    [3, side - 4],
  ] as const) {
    rings(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  }
  put(8, side - 8, true);
  layouts.set(version, layout);
  return layout;
}
