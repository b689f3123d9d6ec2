import { inBase, isMeasure, readMeasures, type Measure, type Piece, UNITS } from './measures.ts';
import { withRoom } from './number-rows.ts';
import { memoizePairs } from './memoize.ts';
import { stemOf } from './stem.ts';
import { plain } from './words.ts';
import { ABOVE, ABOVE_AFTER, BELOW, BELOW_AFTER, GAP } from './prices.ts';

/** What a measure has to be: "at least 8 gb ram", "between 32 and 43 inch". */
export type Bound = {
  unit: string;
  from: number | null;
  to: number | null;
  /** Stems beside it, one of which may say what is measured. */
  near: string[];
  /** In the words of the one who wants it. */
  said: string;
};

type Measured = { title: string; attributes: Record<string, string> };
/** Of "37-80 inch" the least is 37. */
export type Fact = Measure & { label: string[]; least?: number };

const stemsOf = (text: string): string[] => (text.match(/[\p{L}\p{M}]+/gu) ?? []).map(stemOf);

function fact(measure: Measure, label: string[]): Fact {
  const { number, unit } = inBase(measure);
  return { number, unit, label };
}

/** Looking for a word from the end on takes long in a long text. */
const LONGEST_LABEL = 40;

const LEAST = /(?<![\p{L}\d.])(\d+(?:\.\d+)?)\s*(?:-|–|to)\s*$/u;

/** Measures in a text, each with the word that says of what: behind it, or else before it. */
export function factsIn(text: string): Fact[] {
  const pieces = readMeasures(plain(text));
  return pieces.flatMap((piece, nth) => {
    if (!isMeasure(piece)) return [];
    const behind = /^[\s(-]*(\p{L}+)/u.exec(wordsAt(pieces, nth + 1))?.[1];
    const before = /(\p{L}+)[\s:(-]*$/u.exec(wordsAt(pieces, nth - 1).slice(-LONGEST_LABEL));
    // The only word between two measures belongs to the first one.
    const isTaken = before && nth > 1 && wordsAt(pieces, nth - 1).trim() === before[0].trim();
    const label = [behind, isTaken ? undefined : before?.[1]];
    const made = fact(
      piece,
      label.flatMap((word) => (word === undefined ? [] : stemOf(word))),
    );
    const least = LEAST.exec(wordsAt(pieces, nth - 1).slice(-LONGEST_LABEL))?.[1];
    if (least !== undefined && Number(least) < piece.number)
      made.least = inBase({ number: Number(least), unit: piece.unit }).number;
    return made;
  });
}

function wordsAt(pieces: Piece[], nth: number): string {
  const piece = pieces[nth];
  return piece && !isMeasure(piece) ? piece.text : '';
}

/** Measures under a label of their own. */
export const factsUnder = (label: string, value: string): Fact[] =>
  readMeasures(plain(value)).flatMap((piece) =>
    isMeasure(piece) ? fact(piece, stemsOf(plain(label))) : [],
  );

export const factsOf = ({ title, attributes }: Measured): Fact[] => [
  ...factsIn(title),
  ...Object.entries(attributes).flatMap(([label, value]) => factsUnder(label, value)),
];

/** Of all facts in a unit, those under a label that is named; where there are none, all of them. */
export function meantFacts(facts: Fact[], unit: string, near: string[]): Fact[] {
  const alike = facts.filter((fact) => fact.unit === unit);
  const meant = alike.filter(({ label }) => label.some((stem) => near.includes(stem)));
  return meant.length > 0 ? meant : alike;
}

/** Whether a product says every measure of a text, under the label that the text names where it has one. */
export function saysMeasures(product: Measured, text: string): boolean {
  const known = factsOf(product);
  return factsIn(text).every(({ number, unit, label }) =>
    meantFacts(known, unit, label).some((fact) => fact.number === number),
  );
}

/** What is known of a place so far; what was meant outranks what only has the same unit. */
const FAILS = 1;
const HOLDS = 2;
const MEANT = 2;
const MOST_LABELS = 60_000;

const MOST_REMEMBERED = 8000;

type LabelledFact = Measure & { label: number };

/** Measures in one unit: where, how much, and under which label. */
type UnitFacts = {
  count: number;
  places: Uint32Array<ArrayBuffer>;
  numbers: Float64Array<ArrayBuffer>;
  labels: Uint16Array<ArrayBuffer>;
};

/** All measures of a catalogue by their unit. */
export function createMeasureFacts() {
  const byUnit = new Map<string, UnitFacts>();
  const labelIds = new Map<string, number>();
  const labels: string[][] = [];

  function idOf(label: string[]): number {
    const key = label.join(' ');
    const known = labelIds.get(key);
    if (known !== undefined) return known;
    if (labels.length >= MOST_LABELS) return 0;
    labelIds.set(key, labels.length);
    return labels.push(label) - 1;
  }

  const labelled = ({ number, unit, label }: Fact): LabelledFact => ({
    number,
    unit,
    label: idOf(label),
  });

  const factsOfAttribute = memoizePairs(MOST_REMEMBERED, (label, value) =>
    /\d/.test(value) ? factsUnder(label, value).map(labelled) : [],
  );

  function note(place: number, { number, unit, label }: LabelledFact): void {
    let row = byUnit.get(unit);
    if (!row) {
      row = {
        count: 0,
        places: new Uint32Array(16),
        numbers: new Float64Array(16),
        labels: new Uint16Array(16),
      };
      byUnit.set(unit, row);
    }
    const at = row.count++;
    row.places = withRoom(row.places, at);
    row.numbers = withRoom(row.numbers, at);
    row.labels = withRoom(row.labels, at);
    row.places[at] = place;
    row.numbers[at] = number;
    row.labels[at] = label;
  }

  return {
    add(place: number, { title, attributes }: Measured): void {
      if (/\d/.test(title)) for (const fact of factsIn(title)) note(place, labelled(fact));
      for (const label in attributes) {
        for (const fact of factsOfAttribute(label, attributes[label]!)) note(place, fact);
      }
    },

    /** Tells where something is measured so. Where a label is the one that was named, only that one counts. */
    within(
      { unit, from, to, near }: Omit<Bound, 'said'>,
      places: number,
    ): (place: number) => boolean {
      const row = byUnit.get(unit);
      const isMeant = labels.map((label) => label.some((stem) => near.includes(stem)));
      const holds = new Uint8Array(places);
      const count = row?.count ?? 0;
      for (let at = 0; at < count; at += 1) {
        const [place, number] = [row!.places[at]!, row!.numbers[at]!];
        const isInside = number >= (from ?? -Infinity) && number <= (to ?? Infinity);
        const now = isInside ? HOLDS : FAILS;
        const rank = isMeant[row!.labels[at]!] ? now + MEANT : now;
        if (rank > holds[place]!) holds[place] = rank;
      }
      return (place) => holds[place] === HOLDS || holds[place] === HOLDS + MEANT;
    },
  };
}

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
