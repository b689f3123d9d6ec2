import type { Bound } from './measure-facts.ts';
import { inBase, isMeasure, readMeasures, UNITS, type Measure } from './measures.ts';
import { ABOVE, ABOVE_AFTER, BELOW, BELOW_AFTER, GAP } from './prices.ts';
import { stemOf } from './stem.ts';

const start = String.raw`(?<![\p{L}\p{N}.])`;
const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
const one = (name: string) => String.raw`(?<${name}>${NUMBER}[\s-]{0,2}${UNITS})`;

const RANGE = new RegExp(
  String.raw`${start}(?:between|from)\s+(?<least>${NUMBER})(?:[\s-]{0,2}${UNITS})?\s*(?:and|to|-|–|se)\s*${one('most')}`,
  'u',
);
const LIMITS: [RegExp, 'from' | 'to'][] = [
  [new RegExp(String.raw`${start}${BELOW}${GAP}${one('limit')}`, 'u'), 'to'],
  [new RegExp(String.raw`${start}${ABOVE}${GAP}${one('limit')}`, 'u'), 'from'],
  [new RegExp(String.raw`${start}${one('limit')}\s*${BELOW_AFTER}(?!\p{L})`, 'u'), 'to'],
  [new RegExp(String.raw`${start}${one('limit')}\s*(?:${ABOVE_AFTER}(?!\p{L})|\+)`, 'u'), 'from'],
];

const measureIn = (text: string): Measure | undefined => {
  const piece = readMeasures(text).find(isMeasure);
  return piece && inBase(piece);
};

function wordsBeside(text: string, { index, 0: whole }: RegExpExecArray): string[] {
  const before = /(\p{L}+)\P{L}*$/u.exec(text.slice(0, index))?.[1];
  const behind = /^\P{L}*(\p{L}+)/u.exec(text.slice(index + whole.length))?.[1];
  return [before, behind].flatMap((word) => (word === undefined ? [] : stemOf(word)));
}

function boundOf(
  match: RegExpExecArray,
  side: 'from' | 'to' | 'both',
): Omit<Bound, 'near' | 'said'> | null {
  const { least, most, limit } = match.groups ?? {};
  const end = measureIn((most ?? limit)!);
  if (!end) return null;
  if (side !== 'both') return { unit: end.unit, from: null, to: null, [side]: end.number };
  const unitText = most!.replace(new RegExp(`^${NUMBER}`, 'u'), '');
  const begin = measureIn(`${least!}${unitText}`);
  return begin ? { unit: end.unit, from: begin.number, to: end.number } : null;
}

/** What a sentence says about how much of something there has to be; takes plain lower-case text. */
export function readBounds(text: string): { bounds: Bound[]; rest: string } {
  const bounds: Bound[] = [];
  let rest = text;
  for (const [pattern, side] of [[RANGE, 'both'] as const, ...LIMITS]) {
    const match = pattern.exec(rest);
    const bound = match && boundOf(match, side);
    if (!bound) continue;
    bounds.push({ ...bound, near: wordsBeside(rest, match), said: match[0].trim() });
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
  }
  return { bounds, rest };
}
