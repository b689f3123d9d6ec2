import type { Patch } from '../../scripts/qr/damage.ts';
import type { Correction, SceneCode } from '../../scripts/qr/draw-code.ts';
import type { Scene } from '../../scripts/qr/scene.ts';
import type { Dice } from './dice.ts';
import { unevenLight } from './troubles.ts';

export type Shot = { width: number; height: number };

/** What a cheap phone gives to pages, and what a better one gives. */
export const shots: Record<string, Shot> = {
  '640×480': { width: 640, height: 480 },
  '1280×720': { width: 1280, height: 720 },
};

/** What a camera sees across at a distance of 1, at 65°. */
const SEEN = 1.274;
/** The white around a code, on both sides. */
const QUIET = 8;
const MODULES: Record<Correction, number> = { L: 53, M: 57, Q: 69, H: 81 };

/** One live code as a hand holds it out, however its QR code is made. */
type Held = { text: string; correction: Correction; shot: Shot };
type Kind = (dice: Dice, held: Held) => Scene;

/** On the glass of a 5-inch phone, white included. */
const shownMm = (dice: Dice) => dice.between(48, 60);

function sceneOf(dice: Dice, { shot, ...held }: Held, fromMm = dice.between(140, 240)) {
  const modules = MODULES[held.correction];
  const widthPx = (shownMm(dice) * shot.width) / (SEEN * fromMm);
  const modulePx = widthPx / (modules + QUIET);
  const code = {
    ...held,
    at: {
      x: shot.width / 2 + dice.between(-0.08, 0.08) * shot.width,
      y: shot.height / 2 + dice.between(-0.06, 0.06) * shot.height,
    },
    modulePx,
    rotate: dice.between(-12, 12),
    tilt: { x: dice.between(-10, 10), y: dice.between(-10, 10) },
    distance: 3.5,
    // A screen shines.
    ink: 0.04,
    paper: dice.between(0.8, 1),
  };
  const scene = {
    ...shot,
    background: { kind: 'rough', shade: dice.between(0.05, 0.5), strength: 0.1 },
    light: { exposure: dice.between(0.7, 1), contrast: dice.between(0.75, 1) },
    // The lens and its sharpening, whatever the size of the code.
    blur: { sigma: dice.between(0.4, 0.8) },
    noise: dice.between(1, 4),
    seed: dice.whole(1, 2 ** 31),
  } satisfies Scene;
  return { scene, code, widthPx };
}

/** Glass that fell on a corner: lines from one point, some light and some dark. */
function cracks(dice: Dice): Patch[] {
  const from: [number, number] = [dice.between(-0.1, 1.1), dice.between(-0.1, 1.1)];
  return Array.from({ length: dice.whole(3, 9) }, () => {
    const angle = dice.between(0, 2 * Math.PI);
    const long = dice.between(0.2, 1.3);
    const to: [number, number] = [
      from[0] + long * Math.cos(angle),
      from[1] + long * Math.sin(angle),
    ];
    // From a third of a millimetre to one.
    return { from, to, radius: dice.between(0.003, 0.009), shade: dice.of([0.05, 0.5, 0.95]) };
  });
}

const shown = (
  dice: Dice,
  held: Held,
  change: (
    code: SceneCode & { modulePx: number },
    widthPx: number,
  ) => Partial<Scene> & { codes?: SceneCode[] } = () => ({}),
  fromMm?: number,
): Scene => {
  const { scene, code, widthPx } = sceneOf(dice, held, fromMm);
  return { ...scene, codes: [code], ...change(code, widthPx) };
};

export const liveCodeKinds: Record<string, Kind> = {
  'held out': (dice, held) => shown(dice, held),
  'far away': (dice, held) => shown(dice, held, undefined, dice.between(240, 340)),
  cracked: (dice, held) =>
    shown(dice, held, (code) => ({ codes: [{ ...code, damage: cracks(dice) }] })),
  'out of focus': (dice, held) =>
    shown(dice, held, (_, widthPx) => ({ blur: { sigma: widthPx * dice.between(0.004, 0.016) } })),
  moved: (dice, held) =>
    shown(dice, held, (_, widthPx) => ({
      blur: {
        sigma: 0.6,
        motion: { pixels: widthPx * dice.between(0.005, 0.03), angle: dice.between(0, 180) },
      },
    })),
  glare: (dice, held) => shown(dice, held, (code) => ({ light: unevenLight(dice, code) })),
  tilted: (dice, held) =>
    shown(dice, held, (code) => ({
      codes: [{ ...code, tilt: { x: dice.between(-45, 45), y: dice.between(-45, 45) } }],
    })),
  'all of it': (dice, held) =>
    shown(dice, held, (code, widthPx) => ({
      codes: [
        {
          ...code,
          damage: cracks(dice),
          tilt: { x: dice.between(-25, 25), y: dice.between(-25, 25) },
        },
      ],
      light: unevenLight(dice, code),
      blur: { sigma: widthPx * dice.between(0.003, 0.008) },
    })),
};
