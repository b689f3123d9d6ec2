import { COUNTED_THINGS, inBase, isMeasure, readMeasures, type Measure } from './measures.ts';
import { singular, stemOf } from './stem.ts';

export type Word = {
  /** As it is found: letters without marks, a number with its unit in one. */
  text: string;
  stem: string;
  /** Words at one place are ways to write the same. */
  place: number;
};

const JOINED = /[\p{L}\p{M}\p{N}]+(?:[.'’&/+_-][\p{L}\p{M}\p{N}]+)*/gu;
const ONLY_LETTERS = /^[a-z]+$/;
const PARTS = /[\p{L}\p{M}]+|\p{N}+(?:\.\p{N}+)?/gu;
const NOT_IN_WORDS = /[^\p{L}\p{M}\p{N}]/gu;
// oxlint-disable-next-line no-control-regex
const ONLY_ASCII = /^[\u0000-\u007f]*$/;
const LATIN_MARKS = /[\u0300-\u036f]/g;

/** Small letters without accents, so that what is typed on any keyboard finds them. */
export function plain(text: string): string {
  if (ONLY_ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replaceAll(LATIN_MARKS, '').normalize('NFC').toLowerCase();
}

/** What is found by the number of a measure alone. */
const bareNumber = (number: number): string => `#${number}`;

const measureText = ({ number, unit }: Measure): string => `${number}${unit}`;

/** The words of a text; what is written in one is found whole and in its parts. */
export function readWords(text: string): Word[] {
  const words: Word[] = [];
  let place = 0;
  const add = (written: string) => words.push({ text: written, stem: stemOf(written), place });
  for (const piece of readMeasures(plain(text))) {
    if (isMeasure(piece)) {
      const written = measureText(piece);
      add(written);
      // "1.5 l" is "1500 ml", and "1 tb" is "1000 gb".
      const base = measureText(inBase(piece));
      if (base !== written && !base.endsWith('cm')) add(base);
      add(bareNumber(piece.number));
      if (COUNTED_THINGS.has(piece.unit)) add(piece.unit);
      place += 1;
      continue;
    }
    for (const [joined] of piece.text.matchAll(JOINED)) {
      if (ONLY_LETTERS.test(joined)) {
        add(joined);
        place += 1;
        continue;
      }
      const owner = joined.replace(/['’]s$/, '');
      const whole = owner.replaceAll(NOT_IN_WORDS, '');
      add(whole);
      const parts = owner.match(PARTS) ?? [];
      if (parts.length > 1) for (const part of parts) if (part !== whole) add(part);
      place += 1;
    }
  }
  return words;
}

export type FoldedWord = { key: string; from: number; to: number };

/** The words of plain text where they stand, each in one and without its plural: what kinds and brands are known by. */
export function foldedWords(text: string): FoldedWord[] {
  const words: FoldedWord[] = [];
  for (const { 0: written, index } of text.matchAll(JOINED)) {
    const key = singular(written.replace(/['’]s$/, '').replaceAll(NOT_IN_WORDS, ''));
    words.push({ key, from: index, to: index + written.length });
  }
  return words;
}
