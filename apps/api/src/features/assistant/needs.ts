import { readFileSync } from 'node:fs';
import type { Bound } from '@baeon/search/measure-facts';
import { inBase, unitOf } from '@baeon/search/measures';
import { numbersInFigures } from '@baeon/search/number-words';
import { stemOf } from '@baeon/search/stem';
import { plain } from '@baeon/search/words';

/**
 * What people tell of themselves, and what follows for a thing they buy. needs.tsv, a line each:
 * said      what they say, other ways behind "|"; {n} is a number, {n:3-4} one from 3 to 4, {m} a second one
 * things    what it is about; behind a "+" they are offered to whom names none of them
 * prefer    what to look for in what a product states
 * measure   label from..to unit, where from and to may be sums with {n} and {m} and either may be left out
 * why       one sentence for the customer
 */
type Said = { pattern: RegExp; word: string; limits: Record<'n' | 'm', [number, number]> };
type Rule = {
  said: Said[];
  isOffered: boolean;
  things: string[];
  /** Each as it is looked for. */
  names: string[];
  prefer: string[];
  measure: { label: string; from: string; to: string; unit: string } | null;
  why: string;
};

export type Advice = {
  things: string[];
  prefer: string[];
  bound: Bound | null;
  why: string;
  /** As it was said. */
  said: string;
};

const COLUMNS = ['said', 'things', 'prefer', 'measure', 'why'];
const MEASURE =
  /^(?<label>[a-z ]+?) (?<from>[^\s.]*(?:\.\d[^\s.]*)*)\.\.(?<to>\S*) (?<unit>[a-z]+)$/;
const BETWEEN = String.raw`(?:\s+(?:a|an|the|my|our|of|is|are|in|with|for|only|about|almost|very|so|too|really|quite|bit))*\s+`;
const ANY_NUMBER: [number, number] = [0, Infinity];

const listed = (cell: string): string[] =>
  cell
    .split('|')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** A number with + - * / and brackets. */
export function valueOf(sum: string): number {
  const tokens = sum.match(/\d+(?:\.\d+)?|[-+*/()]/g) ?? [];
  let at = 0;
  const atom = (): number => {
    const token = tokens[at++];
    if (token !== '(') return Number(token);
    const value = terms();
    at += 1;
    return value;
  };
  const factors = (): number => {
    let value = atom();
    while (tokens[at] === '*' || tokens[at] === '/') {
      value = tokens[at++] === '*' ? value * atom() : value / atom();
    }
    return value;
  };
  const terms = (): number => {
    let value = factors();
    while (tokens[at] === '+' || tokens[at] === '-') {
      value = tokens[at++] === '+' ? value + factors() : value - factors();
    }
    return value;
  };
  const value = terms();
  return at === tokens.length && tokens.join('') === sum ? value : Number.NaN;
}

const filled = (text: string, numbers: Record<string, string>): string =>
  text.replaceAll(/\{([nm])\}/g, (_all, name: string) => numbers[name] ?? '');

const stemmed = (thing: string): string => ` ${thing.split(' ').map(stemOf).join(' ')} `;

function phrase(said: string): Said {
  const limits = { n: ANY_NUMBER, m: ANY_NUMBER };
  const words = said.split(' ').map((word) => {
    const slot = /^\{(?<name>[nm])(?::(?<least>\d+)-(?<most>\d+))?\}$/.exec(word)?.groups;
    if (!slot) return `${word.replaceAll(/[^a-z\d]/g, ' ?')}${/[a-z]{2}$/.test(word) ? 's?' : ''}`;
    if (slot.least) limits[slot.name as 'n' | 'm'] = [Number(slot.least), Number(slot.most)];
    return String.raw`(?<${slot.name}>\d+(?:\.\d+)?)`;
  });
  // Looked for first, since nobody says most of the phrases.
  const [word = ''] = (said.match(/(?<![{:a-z])[a-z]+/g) ?? []).toSorted(
    (one, other) => other.length - one.length,
  );
  const pattern = new RegExp(String.raw`(?<![a-z\d.])${words.join(BETWEEN)}(?![a-z\d])`);
  return { pattern, word, limits };
}

function ruleOf(line: string): Rule {
  const cells = line.split('\t');
  const [said = '', things = '', prefer = '', measure = '', why = ''] = cells;
  const wrong = (what: string): never => {
    throw new Error(`needs.tsv, “${said}”: ${what}`);
  };
  if (cells.length !== COLUMNS.length) wrong(`${COLUMNS.length} columns are expected`);
  if (listed(said).length === 0 || things === '' || why === '')
    wrong('said, things and why must not be empty');
  if (prefer === '' && measure === '') wrong('it prefers nothing');
  const parts = MEASURE.exec(measure)?.groups as Rule['measure'] | undefined;
  if (measure !== '' && !parts) wrong(`the measure “${measure}” is not label from..to unit`);
  if (parts && !unitOf(parts.unit)) wrong(`the unit “${parts.unit}” is not known`);
  for (const sum of parts ? [parts.from, parts.to] : []) {
    const value = sum === '' ? 0 : valueOf(filled(sum, { n: '1', m: '1' }));
    if (Number.isNaN(value)) wrong(`“${sum}” cannot be worked out`);
  }
  for (const name of ['n', 'm']) {
    const isUsed = `${measure} ${why}`.includes(`{${name}}`);
    const isSaid = listed(said).every((each) => each.includes(`{${name}`));
    if (isUsed && !isSaid) wrong(`every way to say it needs {${name}}`);
  }
  return {
    said: listed(said).map(phrase),
    isOffered: things.startsWith('+'),
    things: listed(things.replace('+', '')),
    names: listed(things.replace('+', '')).map(stemmed),
    prefer: listed(prefer),
    measure: parts ?? null,
    why,
  };
}

export function readRules(table: string): Rule[] {
  const [head, ...lines] = table.trimEnd().split('\n');
  if (head !== COLUMNS.join('\t')) throw new Error(`needs.tsv begins with ${COLUMNS.join(', ')}`);
  return lines.map(ruleOf);
}

const rules = readRules(readFileSync(new URL('./needs.tsv', import.meta.url), 'utf8'));

function boundOf({ measure }: Rule, numbers: Record<string, string>): Bound | null {
  if (!measure) return null;
  const { name } = unitOf(measure.unit)!;
  const inUnits = (sum: string): number | null =>
    sum === '' ? null : Math.round(valueOf(filled(sum, numbers)) * 100) / 100;
  const [from, to] = [inUnits(measure.from), inUnits(measure.to)];
  const based = (number: number | null): number | null =>
    number === null ? null : inBase({ number, unit: name }).number;
  const range = [from === null ? 'up to' : from, to === null ? 'or more' : to];
  return {
    unit: inBase({ number: 1, unit: name }).unit,
    from: based(from),
    to: based(to),
    near: measure.label.split(' ').map(stemOf),
    said: `${range.join(from === null || to === null ? ' ' : ' to ')} ${measure.unit}`,
  };
}

const written = (text: string): string =>
  numbersInFigures(plain(text))
    .replaceAll(/(\d)\s*(?:x|by|\*)\s*(?=\d)/g, '$1 x ')
    .replaceAll(/(?<=\d)(?=\p{L})/gu, ' ')
    .replaceAll(/[^\p{L}\p{N}.]+|\.(?!\d)/gu, ' ');

/**
 * What the table says to what somebody tells, the first line first; about a thing where it is known, else about
 * `things` that would help.
 */
export function adviceFor(text: string, thing: string | null): Advice[] {
  const told = written(text);
  const named = thing === null ? null : stemmed(plain(thing));
  return rules.flatMap((rule) => {
    const isMeant =
      named === null ? rule.isOffered : rule.names.some((name) => named.includes(name));
    if (!isMeant) return [];
    for (const { pattern, word, limits } of rule.said) {
      const match = told.includes(word) ? pattern.exec(told) : null;
      const numbers = match?.groups ?? {};
      const isInside = Object.entries(limits).every(([name, [least, most]]) => {
        const number = numbers[name];
        return number === undefined || (Number(number) >= least && Number(number) <= most);
      });
      if (!match || !isInside) continue;
      const { things, prefer } = rule;
      const why = filled(rule.why, numbers);
      return [{ things, prefer, bound: boundOf(rule, numbers), why, said: match[0].trim() }];
    }
    return [];
  });
}
