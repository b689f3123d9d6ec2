import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { logo } from './damage.ts';
import type { SceneCode } from './draw-code.ts';
import type { Picture } from './grey.ts';
import { drawScene, type Scene } from './scene.ts';

const TEXT = 'https://baeon.example/store/7';
const MIDDLE = { x: 160, y: 120 };

const scene = (code: Partial<SceneCode> = {}, more: Partial<Scene> = {}): Scene => ({
  width: 320,
  height: 240,
  codes: [{ text: TEXT, at: MIDDLE, sidePx: 140, ...code }],
  ...more,
});

const read = ({ data, width, height }: Picture) =>
  jsQR.default(data, width, height, { inversionAttempts: 'attemptBoth' });

const brightness = ({ data }: Picture): number => {
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum += data[at]!;
  return (4 * sum) / data.length;
};

describe('a scene', () => {
  it.each<[string, Scene]>([
    ['plain', scene()],
    ['turned', scene({ rotate: 130 })],
    ['tilted', scene({ tilt: { x: 35, y: -20 } })],
    ['light on dark', scene({ invert: true })],
    ['in the dark', scene({}, { light: { exposure: 0.2 } })],
    ['mirrored', scene({ mirror: true })],
    ['on a can', scene({ bend: 50 })],
    ['with a logo', scene({ correction: 'H', damage: [logo(0.03)] })],
    ['blurred and noisy', scene({}, { blur: { sigma: 1 }, noise: 4 })],
    ['of a version', scene({ version: 6, modulePx: 4 })],
  ])('can be read, %s', (_, drawn) => {
    expect(read(drawScene(drawn).picture)?.data).toBe(TEXT);
  });

  it('tells where its codes are', () => {
    const { picture, codes } = drawScene(scene({ rotate: 30, tilt: { x: 25, y: 15 } }));
    const { location } = read(picture)!;
    const found = [
      location.topLeftCorner,
      location.topRightCorner,
      location.bottomRightCorner,
      location.bottomLeftCorner,
    ];
    for (const [nth, { x, y }] of codes[0]!.corners.entries()) {
      expect(Math.hypot(x - found[nth]!.x, y - found[nth]!.y)).toBeLessThan(3);
    }
  });

  it('is the same for the same seed, and another for another', () => {
    const noisy = (seed: number) =>
      drawScene(
        scene({}, { background: { kind: 'clutter', shade: 0.5, things: 9 }, noise: 9, seed }),
      );
    expect(noisy(3)).toEqual(noisy(3));
    expect(noisy(3).picture.data).not.toEqual(noisy(4).picture.data);
  });

  it('is as noisy and as blurred as asked', () => {
    const spread = (more: Partial<Scene>) => {
      const { picture } = drawScene({ width: 320, height: 240, ...more });
      const mean = brightness(picture);
      const values = picture.data.filter((_, at) => at % 4 === 0);
      const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
      return Math.sqrt(squares / values.length);
    };
    expect(spread({})).toBeLessThan(1);
    expect(spread({ noise: 10 })).toBeCloseTo(10, 0);
    const stains = { kind: 'rough', shade: 0.5, strength: 0.5 } as const;
    const sharp = spread({ background: stains });
    expect(spread({ background: stains, blur: { sigma: 5 } })).toBeLessThan(sharp);
    expect(spread({ background: stains, blur: { motion: { pixels: 9, angle: 40 } } })).toBeLessThan(
      sharp,
    );
  });

  it('has nothing to read without codes, or with one that is covered', () => {
    expect(read(drawScene({ width: 320, height: 240 }).picture)).toBeNull();
    expect(read(drawScene(scene({ damage: [logo(0.4)] })).picture)).toBeNull();
  });

  it('gets darker with less light and in a shadow, and brighter with glare', () => {
    const lit = (light: Scene['light']) =>
      brightness(drawScene(scene({}, { light: light! })).picture);
    const bright = lit({});
    expect(lit({ exposure: 0.5 })).toBeCloseTo(bright / 2, 0);
    expect(lit({ shadow: { at: MIDDLE, angle: 0, left: 0.3 } })).toBeLessThan(bright);
    expect(lit({ gradient: { left: 0.3, angle: 0 } })).toBeLessThan(bright);
    expect(lit({ glare: [{ at: MIDDLE, radius: 30, strength: 1 }] })).toBeGreaterThan(bright);
  });
});
