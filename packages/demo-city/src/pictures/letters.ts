import { svgAttributes, readDrawing } from './assets.ts';
import type { LetterBox } from './compose.ts';

type Letter = { path: string; width: number };

const HEIGHT = 28;
const GAP = 9.5;
const LINE = 6;
const SPACE: Letter = { path: '', width: 4 };

let alphabet: Map<string, Letter> | undefined;

function letterOf(character: string): Letter {
  alphabet ??= new Map(
    [...readDrawing('letters.svg').content.matchAll(/<path ([^>]*)\/>/g)].map(([, element]) => {
      const at = svgAttributes(element!);
      return [at['data-letter']!, { path: at.d!, width: Number(at['data-width']) }];
    }),
  );
  return alphabet.get(character) ?? SPACE;
}

export const isDrawable = (initials: string): boolean => /^[A-Z0-9]{1,2}$/.test(initials);

/** How high letters may be that are to fit. */
export const heightWithin = (
  text: string,
  { height, width }: { height: number; width: number },
): number => Math.min(height, (HEIGHT * width) / widthOf(text));

/** Letters with their centre at x, y, as high as asked unless that makes them too wide. */
export function drawnLetters(text: string, box: LetterBox, line = LINE): string {
  const { x, y, colour } = box;
  const scale = Number((heightWithin(text, box) / HEIGHT).toFixed(3));
  let right = 0;
  const paths = [...text].map((character) => {
    const { path, width } = letterOf(character);
    const piece = `<path transform="translate(${right} 0)" d="${path}"/>`;
    right = Number((right + width + GAP).toFixed(2));
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
  [...text].reduce((sum, character) => sum + letterOf(character).width, GAP * (text.length - 1));
