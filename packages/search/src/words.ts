import { COUNTED_THINGS, inBase, isMeasure, readMeasures, type Measure } from './measures.ts';
import { singular, stemOf } from './stem.ts';

export type Word = {
  /** As it is found: letters without marks, a number with its unit in one. */
  text: string;
  stem: string;
  /** Words at one place are ways to write the same. */
  place: number;
  role: TokenRole;
};

const JOINED = /[\p{L}\p{M}\p{N}]+(?:[.'’&/+_-][\p{L}\p{M}\p{N}]+)*/gu;
/** The same where a text has nothing but ASCII, which most have. */
const JOINED_ASCII = /[a-z0-9]+(?:[.'&/+_-][a-z0-9]+)*/g;
// oxlint-disable-next-line no-control-regex
const IS_ASCII = /^[\u0000-\u007f]*$/;
const ONLY_LETTERS = /^[a-z]+$/;
const ONLY_NUMBER = /^\p{N}+\.\p{N}+$/u;
/** A point between digits may belong to the number. */
const NOT_IN_WORDS = /[^\p{L}\p{M}\p{N}.]|\.(?!\p{N})|(?<!\p{N})\./u;
// oxlint-disable-next-line no-control-regex
const PLAIN_ENOUGH = /^[\u0000-\u007f\u2010-\u2022\u20b9]*$/;
const LATIN_MARKS = /[\u0300-\u036f]/g;

/** Small letters without accents, so that what is typed on any keyboard finds them. */
export function plain(text: string): string {
  if (PLAIN_ENOUGH.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replaceAll(LATIN_MARKS, '').normalize('NFC').toLowerCase();
}

/** What is found by the number of a measure alone. */
const bareNumber = (number: number): string => `#${number}`;

const measureText = ({ number, unit }: Measure): string => `${number}${unit}`;

/** How a token came about: as written, as another way to write the same measure, or as a part of what is written in one. */
export type TokenRole = 'whole' | 'measure' | 'part';

/**
 * Goes through the tokens of plain text. What is written in one comes whole and then in the parts that separators
 * make of it; letters and digits are never taken apart: "i7-920xm" is i7920xm, i7 and 920xm, not xm.
 */
export function eachToken(text: string, visit: (token: string, role: TokenRole) => void): void {
  for (const piece of readMeasures(text)) {
    if (isMeasure(piece)) {
      const written = measureText(piece);
      visit(written, 'whole');
      // "1.5 l" is "1500 ml", and "1 tb" is "1000 gb".
      const base = measureText(inBase(piece));
      if (base !== written && !base.endsWith('cm')) visit(base, 'measure');
      visit(bareNumber(piece.number), 'measure');
      if (COUNTED_THINGS.has(piece.unit)) visit(piece.unit, 'measure');
      continue;
    }
    for (const joined of piece.text.match(IS_ASCII.test(piece.text) ? JOINED_ASCII : JOINED) ??
      []) {
      if (ONLY_LETTERS.test(joined)) {
        visit(joined, 'whole');
        continue;
      }
      const owner = joined.replace(/['’]s$/, '');
      const parts = owner.split(NOT_IN_WORDS).flatMap((part) => {
        return part.includes('.') && !ONLY_NUMBER.test(part) ? part.split('.') : part;
      });
      visit(parts.join(''), 'whole');
      if (parts.length > 1) for (const part of parts) if (part !== '') visit(part, 'part');
    }
  }
}

/** The words of a text; what is written in one is found whole and in its parts. */
export function readWords(text: string): Word[] {
  const words: Word[] = [];
  let place = -1;
  eachToken(plain(text), (token, role) => {
    if (role === 'whole') place += 1;
    words.push({ text: token, stem: stemOf(token), place, role });
  });
  return words;
}

export type FoldedWord = { key: string; from: number; to: number };

/** The words of plain text where they stand, each in one and without its plural: what kinds and brands are known by. */
export function foldedWords(text: string): FoldedWord[] {
  const words: FoldedWord[] = [];
  for (const { 0: written, index } of text.matchAll(JOINED)) {
    const key = singular(
      written
        .replace(/['’]s$/, '')
        .split(NOT_IN_WORDS)
        .join(''),
    );
    words.push({ key, from: index, to: index + written.length });
  }
  return words;
}
