/** Which of the products that were shown somebody means. */

const ORDINALS: Record<string, number> = {
  first: 1,
  '1st': 1,
  pehla: 1,
  pehli: 1,
  pehle: 1,
  second: 2,
  '2nd': 2,
  dusra: 2,
  dusri: 2,
  doosra: 2,
  doosri: 2,
  dusre: 2,
  doosre: 2,
  third: 3,
  '3rd': 3,
  teesra: 3,
  teesri: 3,
  fourth: 4,
  '4th': 4,
  fifth: 5,
  '5th': 5,
  sixth: 6,
  '6th': 6,
  seventh: 7,
  '7th': 7,
  eighth: 8,
  '8th': 8,
  ninth: 9,
  '9th': 9,
  tenth: 10,
  '10th': 10,
  chautha: 4,
  chauthi: 4,
};
const COUNTS: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  do: 2,
  dono: 2,
  teen: 3,
};

const ordinals = Object.keys(ORDINALS).join('|');
const counts = Object.keys(COUNTS).join('|');
const FIRST_FEW = new RegExp(String.raw`\b(?:first|top|pehle)\s+(${counts}|[2-8])\b`, 'u');
const LAST_FEW = new RegExp(String.raw`\blast\s+(${counts}|[2-8])\b`, 'u');
const ORDINAL = new RegExp(String.raw`\b(${ordinals})\b`, 'gu');
const NUMBERED = /(?:#|\b(?:no\.?|number|option|product|item)\s*)([1-9]\d?)\b/gu;
const BARE_NUMBERS = /\b([1-9])\s*(?:and|&|,|vs\.?|versus|or|with|aur)\s*([1-9])\b/u;
const ONLY_NUMBER = /^#?([1-9])[.)\s!?]*$/u;
const LAST = /\b(?:last(?: one)?|aakhri|aakhiri)\b/u;
const ALL = /\b(?:all(?: of them)?|them|these|those|everything|sab|inko|in sab|both|dono)\b/u;
const IT = /\b(?:it|its|it's|this(?: one)?|that(?: one)?|the one|iska|iski|isme|uska|uski|usme)\b/u;

const countOf = (text: string): number => COUNTS[text] ?? Number(text);

export type Reference = {
  /** From 0, in the order in which they were named. */
  places: number[];
  /** "It", where one has to guess which. */
  isVague: boolean;
};

/** Takes plain lower-case text; null where nothing points at what was shown. */
export function readReference(
  text: string,
  shown: number,
  it: number | null = null,
): Reference | null {
  if (shown === 0) return null;
  const few = FIRST_FEW.exec(text);
  if (few) return known(range(0, countOf(few[1]!)), shown);
  const lastFew = LAST_FEW.exec(text);
  if (lastFew) return known(range(shown - countOf(lastFew[1]!), shown), shown);
  const pair = BARE_NUMBERS.exec(text);
  const places = [
    ...[...text.matchAll(ORDINAL)].map(([, word]) => ORDINALS[word!]! - 1),
    ...[...text.matchAll(NUMBERED)].map(([, digit]) => Number(digit) - 1),
    ...(pair ? [Number(pair[1]) - 1, Number(pair[2]) - 1] : []),
  ];
  const only = ONLY_NUMBER.exec(text);
  if (only) places.push(Number(only[1]) - 1);
  if (LAST.test(text)) places.push(shown - 1);
  if (places.length > 0) return known(places, shown);
  if (ALL.test(text)) return known(range(0, /\b(?:both|dono)\b/u.test(text) ? 2 : shown), shown);
  return IT.test(text) ? { places: [it ?? 0], isVague: shown > 1 && it === null } : null;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - Math.max(0, from)) }, (_, nth) => Math.max(0, from) + nth);

/** Those that are not there stay in: whoever asks for the ninth of four is to be told. */
const known = (places: number[], shown: number): Reference => ({
  places: [...new Set(places)].slice(0, Math.max(shown, 8)),
  isVague: false,
});
