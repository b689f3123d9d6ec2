import { mode } from 'lean-qr';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawScene, type Scene } from '../../../../../scripts/qr/scene.ts';
import { cleanPicture, testEngine } from './decode-test-kit.ts';
import type { Engine } from './engine.ts';
import type { Look, RgbaPicture } from './picture.ts';
import { readPicture } from './read-picture.ts';

const TEXT = 'https://baeon.example/store/7?from=qr';
const photo: Look = { box: null, misses: Infinity, budgetMs: 60_000 };

let engine: Engine;
beforeAll(async () => {
  engine = await testEngine();
});

const textsIn = (picture: RgbaPicture, look: Look = photo) =>
  readPicture(engine, picture, look).map(({ text }) => text);

const at = { x: 300, y: 220 };
const code = { text: TEXT, at, modulePx: 5 };
const drawn = (more: Partial<Scene>) => drawScene({ width: 640, height: 480, ...more });

/** The picture with its columns pulled down, the more the nearer they are to the code's middle. */
function sagging({ data, width, height }: RgbaPicture, pixels: number): RgbaPicture {
  const rows = new Uint32Array(data.buffer);
  const out = new Uint32Array(rows.length);
  for (let i = 0; i < out.length; i += 1) {
    const aside = ((i % width) - at.x) / 90;
    const sag = Math.round(pixels * Math.max(0, 1 - aside * aside));
    out[i] = rows[Math.max(i % width, i - sag * width)]!;
  }
  return { data: new Uint8ClampedArray(out.buffer), width, height };
}

describe('reads a code', () => {
  const finger = { from: [0, 0] as [number, number], to: [0, 0] as [number, number], shade: 0.4 };
  test.each<[string, Partial<Scene>]>([
    ['plain', { codes: [code] }],
    ['light on dark', { codes: [{ ...code, invert: true }] }],
    ['turned by 33 degrees', { codes: [{ ...code, rotate: 33 }] }],
    ['upside down', { codes: [{ ...code, rotate: 180 }] }],
    ['seen in a mirror', { codes: [{ ...code, mirror: true }] }],
    ['seen from the side', { codes: [{ ...code, tilt: { x: 45, y: 30 } }] }],
    ['on a bottle', { codes: [{ ...code, bend: 110 }] }],
    ['of two pixels a module', { codes: [{ ...code, modulePx: 2 }] }],
    ['in the dark', { codes: [code], light: { exposure: 0.08 }, noise: 1 }],
    ['pale', { codes: [code], light: { contrast: 0.06 }, noise: 1 }],
    ['out of focus', { codes: [code], blur: { sigma: 3.4 }, noise: 1 }],
    ['shaken', { codes: [code], blur: { motion: { pixels: 9, angle: 30 } }, noise: 1 }],
    ['in noise', { codes: [code], noise: 60 }],
    ['in half a shadow', { codes: [code], light: { shadow: { at, angle: 20, left: 0.15 } } }],
    ['among things', { codes: [code], background: { kind: 'clutter', shade: 0.6, things: 40 } }],
    ['of version 25', { codes: [{ ...code, version: 25, modulePx: 3.5 }] }],
    [
      'with a finger over one of its eyes',
      { codes: [{ ...code, version: 5, correction: 'H', damage: [{ ...finger, radius: 0.25 }] }] },
    ],
  ])('%s', (_, more) => {
    expect(textsIn(drawn(more).picture)).toEqual([TEXT]);
  });

  test('on a bottle that is seen from above', () => {
    const { picture } = drawn({ codes: [{ ...code, version: 4 }] });
    expect(textsIn(sagging(picture, 46))).toEqual([TEXT]);
  });

  test('small, in a large photo', () => {
    const { picture } = drawScene({ width: 2400, height: 1800, codes: [{ ...code, modulePx: 3 }] });
    expect(textsIn(picture)).toEqual([TEXT]);
  });
});

describe('what it says', () => {
  test.each<[string, Parameters<typeof cleanPicture>[0], string]>([
    ['digits', '0123456789', '0123456789'],
    ['capitals', 'HTTPS://BAEON.EXAMPLE/A', 'HTTPS://BAEON.EXAMPLE/A'],
    ['Hindi', 'दुकान ₹ 50', 'दुकान ₹ 50'],
    ['UTF-8 that does not say so', mode.bytes(new TextEncoder().encode('café ✓')), 'café ✓'],
    ['Kanji', mode.shift_jis('点字'), '点字'],
    ['Latin 1 that says so', mode.iso8859_1('déjà vu'), 'déjà vu'],
    ['control characters', 'a\u0000b\u001Dc', 'a\u0000b\u001Dc'],
  ])('%s', (_, data, text) => {
    expect(textsIn(cleanPicture(data))).toEqual([text]);
  });
});

describe('reads nothing', () => {
  test.each<[string, Partial<Scene>]>([
    ['where there is nothing', {}],
    ['out of noise', { noise: 120 }],
    ['out of clutter', { background: { kind: 'clutter', shade: 0.6, things: 60 }, seed: 3 }],
    [
      'out of a code that is mostly gone',
      {
        codes: [{ ...code, damage: [{ from: [0.6, 0.2], to: [0.6, 1], radius: 0.3, shade: 0.5 }] }],
      },
    ],
  ])('%s', (_, more) => {
    const { picture } = drawn({ width: 320, height: 240, ...more });
    expect(textsIn(picture, { ...photo, budgetMs: 3000 })).toEqual([]);
  });
});

describe('where it is', () => {
  test.each([0, 70, 200])('the corners follow the code, turned by %i degrees', (rotate) => {
    const { picture, codes } = drawn({ width: 1600, height: 1200, codes: [{ ...code, rotate }] });
    const [found] = readPicture(engine, picture, photo);
    for (const [nth, corner] of codes[0]!.corners.entries()) {
      const seen = found!.corners[nth]!;
      expect(Math.hypot(seen.x - corner.x, seen.y - corner.y)).toBeLessThan(6);
    }
  });

  test('the corners are those in the picture, not in the box', () => {
    const { picture, codes } = drawn({ codes: [code] });
    const box = { left: 220, top: 140, width: 160, height: 160 };
    const [found] = readPicture(engine, picture, { ...photo, box, misses: 0 });
    const [corner] = codes[0]!.corners;
    const [seen] = found!.corners;
    expect(Math.hypot(seen.x - corner.x, seen.y - corner.y)).toBeLessThan(6);
  });

  test('the corners follow a code that was read bent', () => {
    const { picture, codes } = drawn({ codes: [{ ...code, bend: 110 }] });
    const [found] = readPicture(engine, picture, photo);
    for (const [nth, corner] of codes[0]!.corners.entries()) {
      const seen = found!.corners[nth]!;
      expect(Math.hypot(seen.x - corner.x, seen.y - corner.y)).toBeLessThan(12);
    }
  });

  const left = { text: 'left', at: { x: 150, y: 240 }, modulePx: 5 };
  const right = { text: 'right', at: { x: 480, y: 240 }, modulePx: 5 };
  const look: Look = { ...photo, misses: 0 };
  const boxAt = (x: number) => ({ left: x - 90, top: 150, width: 180, height: 180 });

  test.each([
    ['left', 150],
    ['right', 480],
  ])('the code in the box comes first: %s', (text, x) => {
    const { picture } = drawn({ codes: [left, right] });
    expect(textsIn(picture, { ...look, box: boxAt(x) })[0]).toBe(text);
  });

  test('a code beyond the box is found where the box holds none', () => {
    const { picture } = drawn({ codes: [right] });
    expect(textsIn(picture, { ...look, box: boxAt(130) })).toEqual(['right']);
  });

  test('every code of a photo is given, each once', () => {
    const small = { ...right, text: 'small', at: { x: 1500, y: 900 }, modulePx: 2.2 };
    const large = { ...left, modulePx: 12, at: { x: 500, y: 500 } };
    const { picture } = drawScene({ width: 2000, height: 1400, codes: [large, small] });
    expect(textsIn(picture).toSorted()).toEqual(['left', 'small']);
  });
});
