import { expect, test } from 'vitest';
import type { Engine } from './engine.ts';
import type { Look, RgbaPicture } from './picture.ts';
import { readPicture } from './read-picture.ts';

const picture: RgbaPicture = {
  data: new Uint8ClampedArray(1200 * 120 * 4).fill(200),
  width: 1200,
  height: 120,
};
const frame: Look = { box: null, misses: 0, budgetMs: 200 };

/** Reads nothing, takes its time, and tells what it was shown. */
function blindEngine(costMs: number) {
  let time = 0;
  const shown: string[] = [];
  const engine: Engine = {
    read({ width, data }, way) {
      time += costMs;
      shown.push(`${width} ${data[0]} ${JSON.stringify(way)}`);
      return [];
    },
  };
  const look = (asked: Look) => {
    shown.length = 0;
    time = 0;
    expect(readPicture(engine, picture, asked, { now: () => time })).toEqual([]);
    return [...shown];
  };
  return { look };
}

test('nothing new is begun after the time given', () => {
  const { look } = blindEngine(30);
  expect(look({ ...frame, misses: 9, budgetMs: 100 })).toHaveLength(4);
  expect(look({ ...frame, misses: Infinity, budgetMs: 0 })).toHaveLength(0);
});

test('the more pictures showed nothing, the more is tried', () => {
  const { look } = blindEngine(0);
  const counts = [0, 1, 2, 4, Infinity].map((misses) => look({ ...frame, misses }).length);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(new Set(counts).size).toBe(counts.length);
});

test('frames that have no time for everything try it by turns', () => {
  const { look } = blindEngine(50);
  const all = new Set(blindEngine(0).look({ ...frame, misses: 100 }));
  const tried = new Set<string>();
  for (let misses = 0; misses < 16; misses += 1) {
    const shown = look({ ...frame, misses });
    expect(shown.length).toBeLessThanOrEqual(4);
    // The likeliest is tried on each.
    expect(shown[0]).toBe(look(frame)[0]);
    shown.forEach((view) => tried.add(view));
  }
  expect(tried).toEqual(all);
});

test('the box is looked at before the whole, and in its own pixels', () => {
  const { look } = blindEngine(0);
  const box = { left: 500, top: 30, width: 200, height: 60 };
  const widths = look({ ...frame, box }).map((shown) => Number(shown.split(' ')[0]));
  expect(widths.slice(0, 2)).toEqual([300, 1000]);
});

test('a box that lies partly beyond the picture is cut to it', () => {
  const { look } = blindEngine(0);
  const box = { left: -100, top: -100, width: 400, height: 200 };
  expect(look({ ...frame, box })[0]).toMatch(/^400 /);
});
