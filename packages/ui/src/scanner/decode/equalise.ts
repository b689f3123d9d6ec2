import { DARK, DATA, layoutOf, sideOf } from './grid.ts';

/** The pairs of neighbours that blur mixes into a module: beside, above and below, both diagonals. */
const pairs = [
  [-1, 0],
  [0, -1],
  [-1, -1],
  [1, -1],
] as const;
/** The module itself, its pairs of neighbours, and what is added to all. */
const UNKNOWNS = pairs.length + 2;
/** Keeps what the known modules say too little about from running away. */
const CAUTION = 0.5;
const ROUNDS = 8;

/** Solves a small set of equations; the right sides are the last column. */
function solved(rows: number[][]): number[] {
  const size = rows.length;
  for (let i = 0; i < size; i += 1) {
    const pivot = rows.slice(i).reduce((a, b) => (Math.abs(b[i]!) > Math.abs(a[i]!) ? b : a));
    rows.splice(rows.indexOf(pivot), 1);
    rows.splice(i, 0, pivot);
    for (const row of rows) {
      if (row === pivot) continue;
      const share = row[i]! / (pivot[i]! || 1);
      for (let k = i; k <= size; k += 1) row[k] = row[k]! - share * pivot[k]!;
    }
  }
  return rows.map((row, i) => row[size]! / (row[i]! || 1));
}

/** Beside a code is light paper. */
const around = (bits: Int8Array, side: number, x: number, y: number) =>
  x < 0 || y < 0 || x >= side || y >= side ? 1 : bits[y * side + x]!;

/** How the blur mixes modules, learnt from those whose colours are known. */
function mixingOf(values: Float32Array, version: number): number[] {
  const side = sideOf(version);
  const layout = layoutOf(version);
  const lightness = Int8Array.from(layout, (known) => -known);
  const sums = Array.from({ length: UNKNOWNS }, (_, i) => {
    const row = Array.from({ length: UNKNOWNS + 1 }, () => 0);
    row[i] = CAUTION;
    return row;
  });
  for (let i = 0; i < values.length; i += 1) {
    const x = i % side;
    const y = Math.floor(i / side);
    const near = pairs.map(([dx, dy]) => [
      around(lightness, side, x + dx, y + dy),
      around(lightness, side, x - dx, y - dy),
    ]);
    if (layout[i] === DATA || near.flat().includes(DATA)) continue;
    const known = [lightness[i]!, ...near.map(([a, b]) => a! + b!), 1];
    for (let r = 0; r < UNKNOWNS; r += 1) {
      const row = sums[r]!;
      for (let c = 0; c < UNKNOWNS; c += 1) row[c] = row[c]! + known[r]! * known[c]!;
      row[UNKNOWNS] = row[UNKNOWNS]! + known[r]! * values[i]!;
    }
  }
  return solved(sums);
}

/** How light each module would be without what blur brings into it from those around it. */
export function equalised(values: Float32Array, version: number): Float32Array {
  const side = sideOf(version);
  const layout = layoutOf(version);
  const [own, ...rest] = mixingOf(values, version);
  if (!own || own < 0.05) return values;
  const added = rest.pop()!;
  const out = values.slice();
  const bits = Int8Array.from(values, (value, i) => bitOf(layout[i]!, value));
  for (let round = 0; round < ROUNDS; round += 1) {
    let changed = 0;
    for (let i = 0; i < values.length; i += 1) {
      const x = i % side;
      const y = Math.floor(i / side);
      let mixed = added;
      for (let p = 0; p < pairs.length; p += 1) {
        const [dx, dy] = pairs[p]!;
        mixed +=
          rest[p]! * (around(bits, side, x + dx, y + dy) + around(bits, side, x - dx, y - dy));
      }
      out[i] = (values[i]! - mixed) / own;
      const bit = bitOf(layout[i]!, out[i]!);
      if (bit !== bits[i]) changed += 1;
      bits[i] = bit;
    }
    if (changed === 0) break;
  }
  return out;
}

const bitOf = (known: number, value: number) => {
  if (known !== DATA) return known === DARK ? -1 : 1;
  return value < 0 ? -1 : 1;
};
