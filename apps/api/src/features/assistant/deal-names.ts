import { singular, stemOf } from '@baeon/search/stem';
import { isStopWord } from '@baeon/search/vocabulary';
import { otherNames } from '@baeon/search/synonyms';
import { plain } from '@baeon/search/words';

/** How the texts of deals name things. */

const inWords = (text: string): string =>
  plain(text)
    .replaceAll(/['’]s\b/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const withoutMany = (name: string): string =>
  name.length > 3 ? name.replace(/ies$/u, 'y').replace(/(?<!s)s$/u, '') : name;
const inOneOrMany = (name: string): string => {
  const one = withoutMany(inWords(name));
  return one.endsWith('y') ? `${one.slice(0, -1)}(?:y|ies)` : `${one}(?:e?s)?`;
};

const rowOf = (text: string, fold: (word: string) => string): string =>
  ` ${inWords(text).split(' ').map(fold).join(' ')} `;

/** How a text names one of several: in one or many, by another form ("servicing", "service"), or not at all. */
export function howNamed(text: string, names: string[]): 'whole' | 'form' | null {
  const has = (fold: (word: string) => string) => {
    const row = rowOf(text, fold);
    return names.some((name) => row.includes(rowOf(name, fold)));
  };
  return has(singular) ? 'whole' : has(stemOf) ? 'form' : null;
}

/** In a sentence a single word may be a verb: "made while you watch". */
export function nameInSentence(name: string): RegExp {
  const word = inOneOrMany(name);
  return inWords(name).includes(' ')
    ? new RegExp(` ${inOneOrMany(name)} `, 'u')
    : new RegExp(
        ` (?:(?:an?|the|any|all|every|each|on|of|with|for|our|your|and|or) (?:\\p{L}+ )?${word}|${withoutMany(inWords(name))}e?s) `,
        'u',
      );
}

/** A name, the other names of the same thing, and whatever is a kind of it. */
export const namesOf = (name: string): string[] => {
  const one = withoutMany(inWords(name));
  return [...new Set([name, ...otherNames(name), ...otherNames(one)])];
};

export const isSaidIn = (sentence: string, patterns: RegExp[]): boolean => {
  const words = ` ${inWords(sentence)} `;
  return patterns.some((pattern) => pattern.test(words));
};

/** What may stand right behind a thing; another noun there makes it another thing: "battery replacement". */
const BEHIND =
  /^\s*(?:$|[,.:;!?()–—-]|\d|(?:free|off|above|below|under|worth|extra|up|only|ready|over)\b|(?<word>\p{L}+))/u;
/** "Free waffle cone with every double scoop" is a deal for who wants a scoop. */
const GIVEN_BESIDE = /^(?:get |an? )?free .*?\b(?:with|on|for) (?:any|every|each|all|your)\b/u;

/** Whether a title offers just the thing: "bags of beans" are no bags, a "watch strap" is no watch. */
export function offersThing(title: string, names: string[]): boolean {
  const text = plain(title).replaceAll(/['’]s\b/gu, '');
  const from = GIVEN_BESIDE.exec(text)?.[0].length ?? 0;
  return names.some((name) => {
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{N}-])${inOneOrMany(name).replaceAll(' ', '[ -]')}(?![\\p{L}\\p{N}])`,
      'gu',
    );
    return [...text.matchAll(pattern)].some((match) => {
      if (match.index < from) return false;
      const behind = text.slice(match.index + match[0].length);
      const next = BEHIND.exec(behind);
      if (!next) return behind.startsWith('-');
      const word = next.groups?.['word'];
      return word === undefined || (word !== 'of' && (isStopWord(word) || NEXT.has(word)));
    });
  });
}
const NEXT = new Set(
  'from until till when while after before above up per every that which without within than'.split(
    ' ',
  ),
);

const OFFERED =
  /\b(?:buy|get|save|flat|free|off|extra|exchange|on|in|for|your|our|the|an?|any|all|new|old|and|or|with|of|\d+|one|two|percent|rupees|rs|first|more|bills?|when|you|spend|follower|above|only|store|price|half|written)s?\b/gu;

/** Whether a title names nothing by itself, so that what is said below it does: "Exchange", "₹2,000 off". */
export const namesNothing = (title: string): boolean =>
  inWords(title).replaceAll(OFFERED, ' ').trim() === '';
