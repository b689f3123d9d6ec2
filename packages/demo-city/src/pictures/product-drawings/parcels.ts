import { box } from '../svg-paths.ts';
import { shadow, type Drawing } from './parts.ts';

/** For what has no drawing of its own. */
export const parcels = {
  parcel: [
    shadow(38, 90),
    ['dark', 'M50 40l38-16v46L50 88z'],
    ['body', 'M50 40L12 24v46l38 18z'],
    ['light', 'M50 8l38 16-38 16-38-16z'],
    ['pale', 'M28 17l38 16v13l8-3.4V30L36 13.6z'],
    ['shade', 'M20 58l14 6M20 64l8 3.4', 2.4],
  ],
  gift: [
    shadow(36, 90),
    ['dark', box(16, 44, 68, 45, 4)],
    ['body', box(11, 30, 78, 18, 4)],
    ['gold', 'M44 30h12v59H44z'],
    ['gold', 'M50 30C36 30 26 24 28 16c2-7 14-6 22 14zM50 30c14 0 24-6 22-14-2-7-14-6-22 14z', 4],
    ['shine', 'M18 36h18', 2.6],
  ],
  bag: [
    shadow(32, 91),
    ['dark', 'M36 34V24a14 14 0 0 1 28 0v10', 4],
    ['body', 'M20 30h60l5 56a4 4 0 0 1-4 4H19a4 4 0 0 1-4-4z'],
    ['light', 'M20 30h60l.6 7H19.4z'],
    ['pale', 'M50 78C34 68 32 58 38 53c5-3 10-1 12 5 2-6 7-8 12-5 6 5 4 15-12 25z'],
  ],
} satisfies Record<string, Drawing>;
