import type { Grey } from './grey.ts';

type Shade = (across: number, down: number) => number | null;

/** Something that is printed there, in its own units; null lets the background through. */
type Thing = (random: () => number) => { width: number; height: number; unit: number; at: Shade };

const DARK = 0.1;
const LIGHT = 0.92;

/** Bits that stay the same for a cell. */
const bitsOf = (random: () => number, count: number): boolean[] =>
  Array.from({ length: count }, () => random() < 0.5);

const writing: Thing = (random) => {
  const columns = 20 + Math.floor(40 * random());
  const lines = 2 + Math.floor(6 * random());
  const letters = bitsOf(random, columns * lines * 5);
  const at: Shade = (across, down) => {
    const [line, stroke] = [Math.floor(down / 8), Math.floor(down % 8)];
    const column = Math.floor(across);
    if (stroke > 4 || column % 5 === 4) return null;
    const letter = line * columns + column;
    return letters[(letter * 5 + stroke) % letters.length] ? DARK : null;
  };
  return { width: columns, height: lines * 8, unit: 1.5 + 2 * random(), at };
};

const bars: Thing = (random) => {
  const columns = 60;
  const dark = bitsOf(random, columns);
  const at: Shade = (across) => (dark[Math.floor(across)] ? DARK : LIGHT);
  return { width: columns, height: 30, unit: 1.5 + 2.5 * random(), at };
};

const chequers: Thing = (random) => {
  const cells = 4 + Math.floor(8 * random());
  const at: Shade = (across, down) =>
    (Math.floor(across) + Math.floor(down)) % 2 === 0 ? DARK : LIGHT;
  return { width: cells, height: cells, unit: 4 + 8 * random(), at };
};

/** Rings and frames have the dark-light-dark of a code's corners. */
const frames: Thing = (random) => {
  const round = random() < 0.5;
  const at: Shade = (across, down) => {
    const [x, y] = [across - 3.5, down - 3.5];
    const away = round ? Math.hypot(x, y) : Math.max(Math.abs(x), Math.abs(y));
    if (away > 3.5) return null;
    return away > 2.5 || away < 1.5 ? DARK : LIGHT;
  };
  return { width: 7, height: 7, unit: 3 + 8 * random(), at };
};

const box: Thing = (random) => {
  const shade = random();
  return { width: 10, height: 4 + 8 * random(), unit: 4 + 14 * random(), at: () => shade };
};

/** Cells at random, which look like a code to the eye and hold none. */
const speckles: Thing = (random) => {
  const cells = 12 + Math.floor(14 * random());
  const dark = bitsOf(random, cells * cells);
  const at: Shade = (across, down) =>
    dark[Math.floor(down) * cells + Math.floor(across)] ? DARK : LIGHT;
  return { width: cells, height: cells, unit: 2.5 + 5 * random(), at };
};

const things = [writing, writing, bars, chequers, frames, frames, box, box, speckles];

/** Puts things of all kinds all over, as they fall. */
export function scatter(onto: Grey, count: number, random: () => number): void {
  for (let nth = 0; nth < count; nth += 1) {
    const { width, height, unit, at } = things[Math.floor(random() * things.length)]!(random);
    const angle = random() < 0.4 ? 0 : random() * 2 * Math.PI;
    const middleX = random() * onto.width;
    const middleY = random() * onto.height;
    draw(onto, { middleX, middleY, angle, unit, width, height, at });
  }
}

type Put = {
  middleX: number;
  middleY: number;
  angle: number;
  unit: number;
  width: number;
  height: number;
  at: Shade;
};

function draw(onto: Grey, { middleX, middleY, angle, unit, width, height, at }: Put): void {
  const reach = (Math.hypot(width, height) * unit) / 2;
  const [sin, cos] = [Math.sin(angle) / unit, Math.cos(angle) / unit];
  const top = Math.max(0, Math.floor(middleY - reach));
  const left = Math.max(0, Math.floor(middleX - reach));
  for (let y = top; y < Math.min(onto.height, middleY + reach); y += 1) {
    for (let x = left; x < Math.min(onto.width, middleX + reach); x += 1) {
      let sum = 0;
      for (const [right, down] of QUARTERS) {
        const dx = x + right - middleX;
        const dy = y + down - middleY;
        const across = dx * cos + dy * sin + width / 2;
        const along = dy * cos - dx * sin + height / 2;
        const inside = across >= 0 && across < width && along >= 0 && along < height;
        sum += (inside ? at(across, along) : null) ?? onto.values[y * onto.width + x]!;
      }
      onto.values[y * onto.width + x] = sum / QUARTERS.length;
    }
  }
}

const QUARTERS: [number, number][] = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
];
