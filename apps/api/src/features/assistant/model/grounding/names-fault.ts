import { isMeasure, readMeasures } from '@baeon/search/measures';
import { stemOf } from '@baeon/search/stem';
import { plain } from '@baeon/search/words';
import { takeMoney } from './amounts.ts';
import { statedOf, type Fault, type Ground } from './ground.ts';
import { isOrdinary, isSign } from './ordinary-words.ts';

const TOKEN = /[\p{L}\p{M}\p{N}]+(?:[.,]\d+)*/gu;
const PARTS = /[\p{L}\p{M}]+|\p{N}+(?:[.,]\d+)*/gu;

const hasLetter = (token: string): boolean => /\p{L}/u.test(token);
const hasDigit = (token: string): boolean => /\p{N}/u.test(token);
const isMixed = (token: string): boolean => hasLetter(token) && hasDigit(token);

/** "20k" is for the numbers to judge. */
const isMoney = (token: string): boolean => takeMoney(plain(token)).rest.trim() === '';

/** What begins large, holds digits, or is not written in Latin letters. */
const isNameLike = (token: string): boolean =>
  hasLetter(token) &&
  !isMoney(token) &&
  (/\p{Lu}|\p{Lt}|[^\p{Script=Latin}\p{M}\p{N}]/u.test(token.normalize('NFC')) || hasDigit(token));

const written = (token: string): string => plain(token).replaceAll(',', '');

/** All words of a text as they may be written elsewhere: whole, in parts, by their stems. */
function wordsIn(texts: string[]): Set<string> {
  const words = new Set<string>();
  for (const [token] of texts.join(' \n ').matchAll(TOKEN)) {
    for (const part of [token, ...(token.match(PARTS) ?? [])]) {
      const word = written(part);
      words.add(word).add(stemOf(word));
    }
  }
  return words;
}

const isAMeasure = (token: string): boolean => {
  const [piece, ...more] = readMeasures(plain(token));
  return piece !== undefined && more.length === 0 && isMeasure(piece);
};

function isIn(token: string, words: Set<string>): boolean {
  const word = written(token);
  if (words.has(word)) return true;
  if (!isMixed(token)) return words.has(stemOf(word));
  // "8GB" is what "8 GB" says; whether it is true is for the numbers.
  return isAMeasure(token) && word.match(PARTS)!.every((part) => words.has(part) || isSign(part));
}

/** Names as they stand: words that belong together, with the numbers behind them. */
function namesIn(message: string): string[][] {
  const names: string[][] = [];
  let name: string[] = [];
  let end = 0;
  const close = () => {
    if (name.length > 0) names.push(name);
    name = [];
  };
  for (const { 0: token, index } of message.matchAll(TOKEN)) {
    if (!/^[ \u00a0-]*$/u.test(message.slice(end, index))) close();
    if (isSign(written(token))) close();
    else if (name.length > 0 && (isNameLike(token) || !hasLetter(token))) name.push(token);
    // "One" begins a sentence, and ends the name of many a thing.
    else if (isNameLike(token) && !isOrdinary(written(token))) name = [token];
    else close();
    end = index + token.length;
  }
  close();
  return names;
}

/** Every name is wholly that of one product that is shown, or was said by the person. */
export function namesFault(message: string, { products, said }: Ground): Fault | null {
  const sources = [...products.map((product) => wordsIn(statedOf(product))), wordsIn([said])];
  const unknown = namesIn(message).find(
    (name) => !sources.some((words) => name.every((token) => isIn(token, words))),
  );
  if (!unknown) return null;
  return {
    reason: 'a name that no product has',
    hint: `"${unknown.join(' ')}" is not in the texts of the products that you show.`,
  };
}
