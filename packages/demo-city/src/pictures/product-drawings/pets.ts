import { box, circle, ellipse } from '../svg-paths.ts';
import { shadow, type Drawing } from './parts.ts';

const paw = (x: number, y: number) =>
  `${ellipse(x, y + 4, 6.5, 5.5)}${ellipse(x - 8, y - 2, 2.8, 3.6)}${ellipse(x - 3, y - 6, 2.8, 3.8)}${ellipse(x + 3, y - 6, 2.8, 3.8)}${ellipse(x + 8, y - 2, 2.8, 3.6)}`;

export const pets = {
  petFood: [
    shadow(30, 91),
    ['body', 'M24 14h52c-3 26-3 50 3 76H21c6-26 6-50 3-76z'],
    ['dark', 'M22 8h56v9H22z'],
    ['paper', circle(50, 46, 19)],
    ['flat', paw(50, 46)],
    [
      'bark',
      `${circle(38, 80, 3.4)}${circle(46, 83, 3.4)}${circle(54, 80, 3.4)}${circle(62, 83, 3.4)}${circle(50, 76, 3.4)}`,
    ],
    ['shine', 'M30 24c-1 18-1 36-4 54', 2.8],
  ],
  leash: [
    ['flat', 'M70 22C96 50 60 60 44 46S10 50 22 74c8 16 34 16 44 6', 4.6],
    ['flat', 'M70 22c-14-18-36 0-22 10 8 6 18 0 22-10z', 4.6],
    ['light', 'M22 74c8 16 34 16 44 6', 1.6],
    ['metal', circle(72, 76, 4.6), 3],
    ['metal', 'M76 78c6-4 12 0 12 6s-8 8-10 2', 3],
    ['gold', circle(70, 22, 4)],
  ],
  petCollar: [
    ['dark', ellipse(50, 40, 38, 20), 9],
    ['body', 'M12 40c4 28 72 28 76 0', 9],
    ['metal', box(14, 44, 16, 16, 3), 3],
    ['pale', `${circle(40, 60, 1.8)}${circle(62, 60, 1.8)}${circle(72, 55, 1.8)}`],
    ['metal', circle(50, 66, 4), 2.4],
    ['gold', circle(50, 79, 11)],
    ['bark', 'M44 79h12', 3.4],
  ],
  petBed: [
    shadow(44, 82),
    ['dark', ellipse(50, 58, 44, 24)],
    [
      'body',
      'M6 50c0-16 20-24 44-24s44 8 44 24c0 6-6 6-10 4-8-10-20-12-34-12s-26 2-34 12c-4 2-10 2-10-4z',
    ],
    ['pale', ellipse(50, 58, 32, 14)],
    ['light', 'M6 52c4 20 24 30 44 30s40-10 44-30c-6 10-24 18-44 18S12 62 6 52z'],
    ['dark', paw(50, 57)],
  ],
  petBowl: [
    shadow(40, 84),
    ['bark', 'M22 44c4-14 52-14 56 0z'],
    [
      'wood',
      `${circle(36, 38, 4.6)}${circle(48, 34, 4.6)}${circle(60, 36, 4.6)}${circle(68, 41, 4)}`,
    ],
    ['body', 'M18 44h64l9 34a5 5 0 0 1-5 5H14a5 5 0 0 1-5-5z'],
    ['dark', box(14, 40, 72, 8, 4)],
    ['pale', paw(50, 66)],
  ],
  petToy: [
    ['shade', 'M24 42c-14-8-2-26 10-16 12-12 26 2 18 14l18 20c12-4 22 12 10 20 2 14-18 18-22 4z'],
    [
      'body',
      'M20 38C6 30 18 12 30 22c10-14 26 0 18 12l20 22c14-4 22 12 10 20 2 14-18 18-22 4-12 2-12-10-6-18z',
    ],
    ['body', 'M20 38c-14 12 8 24 16 12l16 18c-6 16 14 22 20 8z'],
    ['shine', 'M36 34l22 24', 3],
  ],
  litter: [
    shadow(40, 86),
    ['paper', 'M18 44c10-8 54-8 64 0z'],
    ['wood', `${circle(34, 40, 2)}${circle(46, 37, 2)}${circle(58, 40, 2)}${circle(68, 41, 2)}`],
    ['body', 'M12 44h76l-6 36a5 5 0 0 1-5 4H23a5 5 0 0 1-5-4z'],
    ['dark', box(8, 40, 84, 8, 4)],
    ['pale', paw(50, 66)],
    ['steel', 'M74 40L86 14', 4],
    ['flat', 'M66 36l14 4-4 12-14-4z'],
  ],
  scratchPost: [
    shadow(34, 91),
    ['dark', box(18, 82, 64, 9, 4)],
    ['wood', box(30, 26, 12, 58, 2)],
    ['bark', 'M30 32h12M30 39h12M30 46h12M30 53h12M30 60h12M30 67h12M30 74h12', 1.6],
    ['wood', box(60, 50, 11, 34, 2)],
    ['bark', 'M60 56h11M60 63h11M60 70h11M60 77h11', 1.6],
    ['body', box(14, 16, 44, 12, 6)],
    ['body', box(48, 44, 36, 9, 4)],
    ['steel', 'M52 28v8', 1.6],
    ['red', circle(52, 39, 4)],
  ],
  aquarium: [
    shadow(42, 86),
    ['body', box(10, 76, 80, 9, 2)],
    ['glass', box(12, 22, 76, 56, 3)],
    ['sea', 'M14 34h72v42H14z'],
    ['gold', 'M14 70c20-6 50 4 72-2v8H14z'],
    ['red', 'M40 52c6-8 16-8 22 0l8-6v12l-8-6c-6 8-16 8-22 0z'],
    ['ink', circle(46, 51, 1.5)],
    ['leaf', 'M24 72c-4-8 4-10 0-20M30 72c-2-6 4-8 2-14M78 70c-4-8 4-12 0-22', 3],
    ['white', `${circle(36, 44, 1.8)}${circle(33, 38, 1.4)}`],
    ['body', box(10, 18, 80, 8, 2)],
  ],
  cage: [
    shadow(30, 91),
    ['gold', circle(50, 9, 4), 2.4],
    ['pale', 'M24 84V40a26 26 0 0 1 52 0v44z'],
    ['flat', 'M24 84V40a26 26 0 0 1 52 0v44M37 84V24M50 84V14M63 84V24M24 54h52', 2],
    ['leaf', 'M42 64c0-8 12-10 14-2l8 8-10 2c-6 2-12-2-12-8z'],
    ['gold', 'M42 62l-5 2 5 2z'],
    ['bark', 'M32 74h36', 2.6],
    ['dark', box(18, 82, 64, 8, 4)],
  ],
} satisfies Record<string, Drawing>;
