import { editDistance } from '@baeon/search/edit-distance';
import { toEnglish } from '@baeon/search/lexicon';
import { factsIn } from '@baeon/search/measure-facts';
import { SMALL_NUMBERS } from '@baeon/search/number-words';
import { stemOf } from '@baeon/search/stem';
import { plain } from '@baeon/search/words';
import type { ProductRow } from '../../../db/product-row.ts';
import type { AssistantCatalogue, Need } from './chat-state.ts';
import { COLOURS } from './phrases.ts';
import type { WishedWord } from './named-things.ts';
import { isOnlyText } from './pool.ts';
import { holds, measuresOf, says, wordsStatedBy } from './stated.ts';

const LEAST_GUESSED = 4;
const LONG = 8;
const MOST_GUESSES = 8;
const LOOKED_AT = 120;

/** A word as products of the kind write it, where nobody writes it as it was typed. */
function asWritten(word: string, pool: ProductRow[]): string | null {
  if (word.length < LEAST_GUESSED || /\d/u.test(word)) return null;
  const most = word.length >= LONG ? 2 : 1;
  let best: { written: string; distance: number } | null = null;
  const seen = new Set<string>();
  for (const product of pool.slice(0, LOOKED_AT)) {
    for (const written of wordsStatedBy(product)) {
      if (written[0] !== word[0] || seen.has(written) || written.length < 3) continue;
      if (most > 1 && written[1] !== word[1]) continue;
      seen.add(written);
      const distance = editDistance(word, written, most);
      if (distance <= most && distance < (best?.distance ?? Infinity)) best = { written, distance };
    }
  }
  return best?.written ?? null;
}

/** A word and the bare number behind it are one wish: "iphone 4", "class 10". */
function withNumbers(words: WishedWord[], pool: ProductRow[]): WishedWord[] {
  const joined: WishedWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const isBehind = last && word.from - (last.from + last.text.length) === 1;
    const number = SMALL_NUMBERS.get(word.text) ?? word.text;
    const isNumber = /^\d+$/u.test(`${number}`) && /^\p{L}+$/u.test(last?.text ?? '');
    // "4 jars", but no price or model number.
    const isCount = /^\d{1,2}$/u.test(last?.text ?? '') && /^\p{L}{3,}$/u.test(word.text);
    // "Five steps" where something has so many.
    const counted = `${SMALL_NUMBERS.get(last?.text ?? '')} ${word.text}`;
    if (
      last &&
      isBehind &&
      SMALL_NUMBERS.has(last.text) &&
      pool.some((each) => holds(each, counted))
    ) {
      joined[joined.length - 1] = { ...last, text: counted };
    } else if (last && isBehind && (isNumber || isCount)) {
      joined[joined.length - 1] = { ...last, text: `${last.text} ${number}` };
    } else joined.push(word);
  }
  return joined;
}

/** "8 gb ram" is one wish where products state something under that label. */
function withLabels(words: WishedWord[], text: string, pool: ProductRow[]): WishedWord[] {
  const seen = pool.slice(0, LOOKED_AT);
  const named = seen.flatMap(({ attributes }) =>
    Object.keys(attributes).flatMap((label) => plain(label).split(/[\s_]+/u)),
  );
  const beside = seen.flatMap((product) =>
    isOnlyText(product) ? measuresOf(product).flatMap(({ label }) => label) : [],
  );
  const labels = new Set([...named.map(stemOf), ...beside]);
  const joined: WishedWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const isMeasure = last !== undefined && factsIn(last.text).length > 0;
    const between = last
      ? text.slice(last.from, word.from).replace(/^[\d.,]+\s*-?\s*[\p{L}"]+/u, '')
      : '';
    if (last && isMeasure && between.trim() === '' && labels.has(stemOf(word.text))) {
      joined[joined.length - 1] = { ...last, text: `${last.text} ${word.text}` };
    } else joined.push(word);
  }
  return joined;
}

/** "Red or maroon" is one wish. */
function withChoices(words: WishedWord[], text: string): WishedWord[] {
  const joined: WishedWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const lastWord = last?.text.split(' or ').at(-1) ?? '';
    const between = last
      ? text.slice(text.indexOf(lastWord, last.from) + lastWord.length, word.from)
      : '';
    if (last && /^\s+or\s+$/u.test(between)) {
      joined[joined.length - 1] = { ...last, text: `${last.text} or ${word.text}` };
    } else joined.push(word);
  }
  return joined;
}

const PEOPLE = /\b(\d{1,2})\s*(?:people|persons?|members?|guests?|of us)\b/u;

type Picked = {
  wishes: string[];
  /** What nothing of the kind states and nobody insisted on. */
  left: string[];
};

/** Of the words of a sentence, those that say what something of the kind has to be. */
export function pickWishes(
  catalogue: Pick<AssistantCatalogue, 'countOf'>,
  words: WishedWord[],
  text: string,
  pool: ProductRow[],
): Picked {
  const wishes: string[] = [];
  const left: string[] = [];
  let guesses = 0;
  const isStated = (wish: string) => pool.some((product) => holds(product, wish));
  const seats = `${PEOPLE.exec(text)?.[1] ?? ''} seater`;
  if (seats !== ' seater' && isStated(seats)) wishes.push(seats);
  for (const { text: wish, isClaimed } of withChoices(
    withLabels(withNumbers(words, pool), text, pool),
    text,
  )) {
    if (/^\d{1,2}$/u.test(wish) && pool.some(({ productType }) => productType !== null)) continue;
    if (isStated(wish)) {
      wishes.push(wish);
      continue;
    }
    const english = toEnglish(wish, () => false);
    if (english !== wish && isStated(english)) {
      wishes.push(english);
      continue;
    }
    const isUnknown = catalogue.countOf(wish) === 0;
    const guess = isUnknown && guesses++ < MOST_GUESSES ? asWritten(wish, pool) : null;
    if (guess) wishes.push(guess);
    else if (factsIn(wish).length > 0 || isClaimed || (COLOURS.has(wish) && pool.length > 0))
      wishes.push(wish);
    else left.push(wish);
  }
  return { wishes, left };
}

/** Under which label products of the kind mostly state something. */
function labelOf(wish: string, pool: ProductRow[]): string | null {
  const counts = new Map<string, number>();
  const known = new Map<string, boolean>();
  for (const product of pool.slice(0, LOOKED_AT)) {
    for (const [label, value] of Object.entries(product.attributes)) {
      const isSaid = known.get(value) ?? says(value, wish);
      known.set(value, isSaid);
      if (isSaid) counts.set(label, (counts.get(label) ?? 0) + 1);
    }
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

const unitOf = (wish: string): string | undefined => factsIn(wish)[0]?.unit;
const isColour = (wish: string): boolean => wish.split(' or ').every((word) => COLOURS.has(word));
const lead = (wish: string): string | null => /^(\p{L}+) \d+$/u.exec(wish)?.[1] ?? null;

/** Whether somebody who says one wish after the other has changed their mind. */
function replaces(later: string, earlier: string, pool: ProductRow[]): boolean {
  if (later === earlier) return true;
  if (isColour(later) && isColour(earlier)) return true;
  const [unit, other] = [unitOf(later), unitOf(earlier)];
  if (unit !== undefined || other !== undefined)
    return unit === other && !sharesProduct(later, earlier, pool);
  if (lead(later) !== null && lead(later) === lead(earlier)) return true;
  const label = labelOf(later, pool);
  return label !== null && label === labelOf(earlier, pool) && !sharesProduct(later, earlier, pool);
}

const sharesProduct = (a: string, b: string, pool: ProductRow[]): boolean =>
  pool.some((product) => holds(product, a) && holds(product, b));

/** Wishes of before and now, without those that the later ones take the place of. */
export function withWishes(
  need: Need,
  wishes: string[],
  pool: ProductRow[],
  unwanted: string[],
): Need {
  const kept = need.extras.filter(
    (earlier) => !wishes.some((later) => replaces(later, earlier, pool)),
  );
  const isWanted = (words: string) => wishes.includes(words) && !unwanted.includes(words);
  return {
    ...need,
    extras: [...new Set([...kept, ...wishes])]
      .filter((wish) => !unwanted.includes(wish))
      .slice(-16),
    unwanted: need.unwanted.filter((words) => !isWanted(words)),
  };
}

/** Stars are those of the label on an appliance where products of the kind have one, else of a rating. */
export function withStars(need: Need, pool: ProductRow[]): Need {
  const said = need.extras.find((wish) => /^[1-5](?:\.\d)? star$/u.test(wish));
  const hasLabels = pool.some((product) => measuresOf(product).some(({ unit }) => unit === 'star'));
  if (said === undefined || hasLabels) return need;
  return {
    ...need,
    atLeastStars: Number.parseFloat(said),
    extras: need.extras.filter((wish) => wish !== said),
  };
}
