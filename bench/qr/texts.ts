import type { Correction } from '../../scripts/qr/draw-code.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';
const LINK_MARKS = `${LETTERS}${LETTERS.toUpperCase()}${DIGITS}-_`;

const some = (random: () => number, from: string, count: number): string =>
  Array.from({ length: count }, () => from[Math.floor(random() * from.length)]).join('');

/** What is printed in shops: links above all, and no two alike. */
export function everydayText(random: () => number): string {
  const part = (from: string, least: number, more: number) =>
    some(random, from, least + Math.floor(more * random()));
  const host = `${part(LETTERS, 4, 8)}.example`;
  const kinds = [
    () => `https://${host}/${part(LINK_MARKS, 4, 8)}`,
    () => `https://${host}/store/${part(DIGITS, 4, 8)}?store_id=${part(DIGITS, 2, 3)}`,
    () => `https://www.${host}/offers/${part(LINK_MARKS, 20, 40)}`,
    () =>
      `upi://pay?pa=${part(LETTERS, 5, 6)}@${part(LETTERS, 3, 3)}&pn=${part(LETTERS, 6, 6)}&cu=INR`,
    () => `WIFI:T:WPA;S:${part(LETTERS, 5, 6)};P:${part(LINK_MARKS, 8, 8)};;`,
    () => part(DIGITS, 12, 10),
    () => `HTTPS://${host.toUpperCase()}/${part(DIGITS, 5, 5)}`,
  ];
  return kinds[Math.floor(random() * kinds.length)]!();
}

/** How many bytes a code of versions 1 to 25 holds, by its correction. */
const CAPACITY: Record<Correction, readonly number[]> = {
  L: [
    17, 32, 53, 78, 106, 134, 154, 192, 230, 271, 321, 367, 425, 458, 520, 586, 644, 718, 792, 858,
    929, 1003, 1091, 1171, 1273,
  ],
  M: [
    14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666,
    711, 779, 857, 911, 997,
  ],
  Q: [
    11, 20, 32, 46, 60, 74, 86, 108, 130, 151, 177, 203, 241, 258, 292, 322, 364, 394, 442, 482,
    509, 565, 611, 661, 715,
  ],
  H: [
    7, 14, 24, 34, 44, 58, 64, 84, 98, 119, 137, 155, 177, 194, 220, 250, 280, 310, 338, 382, 403,
    439, 461, 511, 535,
  ],
};

/** A text that fills a code of a version as far as it goes. */
export function fillingText(random: () => number, version: number, correction: Correction): string {
  const room = CAPACITY[correction][version - 1]!;
  const start = 'https://shop.example/'.slice(0, Math.max(0, room - 5));
  return start + some(random, LINK_MARKS, room - start.length);
}
