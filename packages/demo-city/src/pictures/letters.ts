type Letter = [path: string, width: number];

const HEIGHT = 28;
const GAP = 9.5;
const LINE = 6;

/** Capitals and digits as centre lines, so that initials look the same whatever fonts a device has. */
const letters: Record<string, Letter> = {
  A: ['M0 28L11.5 0 23 28M4.5 19h14', 23],
  B: ['M0 14h9.5a7 7 0 0 1 0 14H0V0h8.5a7 7 0 0 1 0 14', 16.5],
  C: ['M23.9 4.1A14 14 0 1 0 23.9 23.9', 23.9],
  D: ['M0 0h7a14 14 0 0 1 0 28H0z', 21],
  E: ['M15 0H0v28h15M0 14h12', 15],
  F: ['M15 0H0v28M0 14h12', 15],
  G: ['M23.9 4.1A14 14 0 1 0 28 14.5H18', 28],
  H: ['M0 0v28M19 0v28M0 14h19', 19],
  I: ['M0 0v28', 0],
  J: ['M13 0v20.5a7 7 0 0 1-13 3', 13],
  K: ['M0 0v28M17 0L0 16.5M6.5 11L18 28', 18],
  L: ['M0 0v28h14', 14],
  M: ['M0 28V0l12.5 17L25 0v28', 25],
  N: ['M0 28V0l20 28V0', 20],
  O: ['M0 14a14 14 0 1 0 28 0a14 14 0 1 0-28 0z', 28],
  P: ['M0 28V0h9a8 8 0 0 1 0 16H0', 17],
  Q: ['M0 14a14 14 0 1 0 28 0a14 14 0 1 0-28 0zM17.5 18.5l9.5 9.5', 28],
  R: ['M0 28V0h9a8 8 0 0 1 0 16H0M8.5 16L18 28', 18],
  S: [
    'M16.5 5C15 1.7 12 0 8.7 0 4 0 1 2.7 1 6.7c0 9.3 16.5 5 16.5 14.3 0 4.3-3.5 7-8.7 7C4.5 28 1.2 25.8 0 22.3',
    17.5,
  ],
  T: ['M0 0h19M9.5 0v28', 19],
  U: ['M0 0v18.5a9.5 9.5 0 0 0 19 0V0', 19],
  V: ['M0 0l11 28L22 0', 22],
  W: ['M0 0l8 28 8-22 8 22 8-28', 32],
  X: ['M0 0l20 28M20 0L0 28', 20],
  Y: ['M0 0l10 14L20 0M10 14v14', 20],
  Z: ['M0 0h18L0 28h18', 18],
  0: ['M0 14a9 14 0 1 0 18 0a9 14 0 1 0-18 0z', 18],
  1: ['M0 5l7-5v28', 7],
  2: ['M.5 7.5A8 8 0 0 1 16.5 8c0 6-16.5 12-16.5 20h17', 17],
  3: ['M0 0h15L8 10.5a8.8 8.8 0 1 1-8 13', 17],
  4: ['M13 28V0L0 20h18', 18],
  5: ['M15 0H3L1.5 12c8-4 15.5 0 15.5 7.5 0 9-12 11.5-17 5', 17],
  6: ['M12 0L2.5 13.5M0 19a9 9 0 1 0 18 0a9 9 0 1 0-18 0z', 18],
  7: ['M0 0h17L6 28', 17],
  8: ['M2 7a6.5 7 0 1 0 13 0a6.5 7 0 1 0-13 0zM0 21a8.5 7 0 1 0 17 0a8.5 7 0 1 0-17 0z', 17],
  9: ['M6 28l9.5-13.5M0 9a9 9 0 1 0 18 0a9 9 0 1 0-18 0z', 18],
  '%': [
    'M0 6.2a5.8 6.2 0 1 0 11.6 0a5.8 6.2 0 1 0-11.6 0zM16 21.8a5.8 6.2 0 1 0 11.6 0a5.8 6.2 0 1 0-11.6 0zM22 0L5.6 28',
    27.6,
  ],
  '₹': ['M0 0h17M0 8.6h17M0 0h4a8.6 8.6 0 0 1 0 17.2H0L12.5 28', 17],
  ',': ['M2.5 26.5l-2.5 7', 1],
  ' ': ['', 4],
};

export const isDrawable = (initials: string): boolean => /^[A-Z0-9]{1,2}$/.test(initials);

type Size = { height: number; width: number };

/** How high letters may be that are to fit. */
export const heightWithin = (text: string, { height, width }: Size): number =>
  Math.min(height, (HEIGHT * width) / widthOf(text));

/** Letters with their centre at x, y, as high as asked unless that makes them too wide. */
export function drawnLetters(
  text: string,
  at: Size & { x: number; y: number; colour: string; line?: number },
): string {
  const { x, y, colour, line = LINE } = at;
  const scale = Number((heightWithin(text, at) / HEIGHT).toFixed(3));
  let right = 0;
  const paths = [...text].map((letter) => {
    const [path, own] = letters[letter]!;
    const piece = `<path transform="translate(${right} 0)" d="${path}"/>`;
    right = Number((right + own + GAP).toFixed(2));
    return path === '' ? '' : piece;
  });
  const left = Number((x - (widthOf(text) * scale) / 2).toFixed(2));
  const top = Number((y - (HEIGHT * scale) / 2).toFixed(2));
  return (
    `<g transform="translate(${left} ${top}) scale(${scale})" fill="none" stroke="${colour}" ` +
    `stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round">` +
    `${paths.join('')}</g>`
  );
}

const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + letters[letter]![1], GAP * (text.length - 1));
