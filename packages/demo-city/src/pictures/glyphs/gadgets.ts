import { box, circle } from '../svg-paths.ts';
import type { Glyph } from './shapes.ts';

export const gadgetGlyphs = {
  phone: [
    ['main', box(12.5, 3.5, 23, 41, 5)],
    ['deep', box(15.5, 8, 17, 30, 2)],
    ['soft', box(18.5, 11.5, 11, 9, 2)],
    ['accent', box(18.5, 23.5, 11, 3.6, 1.8)],
    ['soft', box(18.5, 30, 7, 3.6, 1.8)],
    ['soft', box(21, 40.3, 6, 1.8, 0.9)],
  ],
  headphones: [
    ['main', 'M9 30v-6a15 15 0 0 1 30 0v6', 3.8],
    ['accent', box(5, 26, 9.5, 15, 4.5)],
    ['accent', box(33.5, 26, 9.5, 15, 4.5)],
    ['soft', 'M16 25v12M32 25v12', 2.6],
  ],
  watch: [
    [
      'soft',
      'M17.5 13l1-7.5a2.5 2.5 0 0 1 2.5-2h6a2.5 2.5 0 0 1 2.5 2l1 7.5zM17.5 35l1 7.5a2.5 2.5 0 0 0 2.5 2h6a2.5 2.5 0 0 0 2.5-2l1-7.5z',
    ],
    ['main', box(11, 11, 26, 26, 8)],
    ['deep', box(14.5, 14.5, 19, 19, 5)],
    ['accent', 'M24 18.5V24l4 3', 2.8],
  ],
  laptop: [
    ['main', box(8, 8, 32, 24, 3.5)],
    ['deep', box(11.5, 11.5, 25, 17, 1.5)],
    ['accent', 'M15.5 17l3.5 3-3.5 3', 2.4],
    ['soft', 'M22.5 18h9.5M22.5 22.5h6', 2.2],
    ['main', 'M3.5 34.5h41l-1.2 3.2a3.5 3.5 0 0 1-3.3 2.3H8a3.5 3.5 0 0 1-3.3-2.3z'],
    ['soft', box(19, 34.5, 10, 2.4, 1.2)],
  ],
  camera: [
    ['soft', 'M16 15l2.6-5.5A2.5 2.5 0 0 1 20.9 8h6.2a2.5 2.5 0 0 1 2.3 1.5L32 15z'],
    ['main', box(4.5, 13.5, 39, 27, 5)],
    ['deep', circle(24, 27, 9.5)],
    ['soft', circle(24, 27, 6)],
    ['deep', circle(24, 27, 2.6)],
    ['accent', circle(37, 20, 2.4)],
  ],
  television: [
    ['soft', 'M17 36l-3.5 6M31 36l3.5 6', 3],
    ['main', box(4, 9, 40, 28, 4)],
    ['deep', box(7.5, 12.5, 33, 21, 2)],
    ['accent', 'M21 18.2c0-1 1-1.6 1.9-1.1l6.6 4c.9.5.9 1.8 0 2.3l-6.6 4c-.9.5-1.9-.1-1.9-1.1z'],
  ],
  speaker: [
    ['main', box(12, 4.5, 24, 39, 5.5)],
    ['accent', circle(24, 13.5, 4)],
    ['deep', circle(24, 29.5, 9)],
    ['soft', circle(24, 29.5, 5.4)],
    ['main', circle(24, 29.5, 2)],
  ],
  gamepad: [
    [
      'main',
      'M14.5 13h19c8 0 11 11.5 11 19 0 6.5-6.5 8-9.8 3.5L31 31H17l-3.7 4.5C10 40 3.5 38.5 3.5 32c0-7.5 3-19 11-19z',
    ],
    ['deep', 'M16 18.5v7M12.5 22h7', 3],
    ['accent', circle(33.5, 19, 2.4)],
    ['soft', circle(33.5, 25.5, 2.4)],
    ['accent', circle(30, 22.2, 2)],
    ['soft', circle(37, 22.2, 2)],
  ],
} satisfies Record<string, Glyph>;
