import type { Language } from '@baeon/contracts/profile/language';

/** The most that networks let through in one variable. */
export const LONGEST_VARIABLE = 40;

/** What a variable may hold, by its tag in a registered text. */
const TAGS: Record<string, RegExp> = {
  var: /^[^\p{Cc}]*$/u,
  numeric: /^\d*$/,
  number: /^\d*$/,
  alphanumeric: /^[\p{L}\p{M}\p{N} .,'/-]*$/u,
  url: /^https?:\/\/[\x21-\x7e]+$/,
};
export const KNOWN_TAGS = Object.keys(TAGS);

/** What people wrote; everything else is ours, and is never cut. */
const FREE = new Set(['title', 'store', 'from']);

/** Signs that people use in titles and that are no letters. */
const SIGNS: Record<Language, Record<string, string>> = {
  en: { '%': ' percent', '₹': 'Rs ', '&': ' and ', '+': ' plus ' },
  hi: { '%': ' प्रतिशत', '₹': 'Rs ', '&': ' और ', '+': ' प्लस ' },
  kn: { '%': ' ಪ್ರತಿಶತ', '₹': 'Rs ', '&': ' ಮತ್ತು ', '+': ' ಪ್ಲಸ್ ' },
};

type Part = { text: string; tag: string | null };

/** A registered text as what stands in it and what varies. */
export const partsOf = (text: string): Part[] =>
  text
    .split(/\{#(\w+)#\}/)
    .map((piece, at) => (at % 2 === 0 ? { text: piece, tag: null } : { text: '', tag: piece }));

type Run = { name: string; tag: string; count: number };

/** Variables of one name side by side hold one value, which goes on in the next where it is long. */
function runsOf(text: string, variables: string[]): (Run | string)[] {
  const runs: (Run | string)[] = [];
  let next = 0;
  for (const { text: piece, tag } of partsOf(text)) {
    if (tag === null) {
      if (piece !== '') runs.push(piece);
      continue;
    }
    const name = variables[next++]!;
    const last = runs.at(-1);
    if (typeof last === 'object' && last.name === name && last.tag === tag) last.count++;
    else runs.push({ name, tag, count: 1 });
  }
  return runs;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** As much as there is room for, without parting a letter from its signs. */
function shorten(text: string, longest: number, end: string): string {
  if (text.length <= longest) return text;
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    if (kept.length + segment.length + end.length > longest) break;
    kept += segment;
  }
  return kept.trimEnd() + end;
}

/** What somebody wrote, as a variable may hold it: nobody's name becomes a link, no sign is lost that says how much. */
function shape(text: string, tag: string, longest: number, language: Language): string {
  const oneLine = text.replaceAll(/[\s\p{Cc}]+|:\/\//gu, ' ').replaceAll(/\.(?=\p{L})/gu, '. ');
  if (tag === 'var') return shorten(oneLine.trim(), longest, '…');
  const letters = oneLine
    .replaceAll(/[%₹&+]/g, (sign) => SIGNS[language][sign]!)
    .replaceAll(/[^\p{L}\p{M}\p{N} .,'-]/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  const kept = shorten(letters, longest, '');
  const isCut = kept.length < letters.length || oneLine.endsWith('…');
  return isCut ? kept.replace(/ [^ ]*$/, '') : kept;
}

function valueOf(
  { name, tag, count }: Run,
  values: Record<string, string | number>,
  language: Language,
): string | { problem: string } {
  const longest = count * LONGEST_VARIABLE;
  const given = values[name];
  if (given === undefined) return { problem: `has no ${name}` };
  const value = FREE.has(name) ? shape(String(given), tag, longest, language) : String(given);
  if (value.length > longest) {
    return { problem: `its ${name} has ${value.length} characters, and room for ${longest}` };
  }
  if (!TAGS[tag]!.test(value)) return { problem: `its ${name} is not what {#${tag}#} may hold` };
  return value;
}

export type Filled = { body: string; variables: string[] };

/** The registered text with its values, or why networks would drop it. */
export function fillTemplate(
  { text, variables: names }: { text: string; variables: string[] },
  values: Record<string, string | number>,
  language: Language,
): Filled | { problem: string } {
  let body = '';
  const variables: string[] = [];
  for (const run of runsOf(text, names)) {
    if (typeof run === 'string') {
      body += run;
      continue;
    }
    const value = valueOf(run, values, language);
    if (typeof value === 'object') return value;
    body += value;
    for (let at = 0; at < run.count; at++) {
      variables.push(value.slice(at * LONGEST_VARIABLE, (at + 1) * LONGEST_VARIABLE));
    }
  }
  return { body, variables };
}
