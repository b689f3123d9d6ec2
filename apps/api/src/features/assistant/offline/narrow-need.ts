import type { Understood, WantedWord } from '@baeon/search/understand';
import { factsIn } from '@baeon/search/measure-facts';
import type { Labels } from './features.ts';
import type { Need } from './chat-state.ts';
import { needTokens, withoutTokens, wishesIn } from './terms.ts';
import { termsOf } from '@baeon/search/weigh-words';
import { readWords } from '@baeon/search/words';

export type Narrowing = Understood & {
  /** What is all the same: "price", "colour". */
  free: string[];
  atLeastStars: number | null;
};

const hasDigit = ({ words }: WantedWord): boolean => /\d/.test(words[0]!.text);

/** Words of one wish in a row: "8gb ram" is one thing that has to hold, "black leather" are two. */
function wishesOf(wanted: WantedWord[], labels: Labels): string[] {
  const wishes: string[] = [];
  for (const [nth, each] of wanted.entries()) {
    const last = wanted[nth - 1];
    const { text, stem } = each.words[0]!;
    if (last && hasDigit(last) && !hasDigit(each) && labels.has(stem)) {
      wishes.push(`${wishes.pop()} ${text}`);
    } else wishes.push(text);
  }
  return wishes;
}

/** A second colour takes the place of the first. */
function withWishes(need: Need, wishes: string[], labels: Labels): Need {
  const labelled = wishes.map((wish) => ({ wish, label: labels.of(wish) }));
  const gives = (before: string): boolean => {
    const own = labels.of(before);
    return labelled.some(
      ({ wish, label }) =>
        wish !== before &&
        label !== null &&
        label === own &&
        !labels.canHaveBoth(before, wish, label),
    );
  };
  const words = withoutTokens(need.words, gives);
  const extras = need.extras.filter((extra) => !gives(extra) && !wishes.includes(extra));
  return { ...need, words: words === '' ? need.words : words, extras: [...extras, ...wishes] };
}

const isSame = (a: string, b: string): boolean => {
  const terms = termsOf(readWords(b));
  const wishes = wishesIn(a);
  return wishes.length > 0 && wishes.every(({ isIn }) => isIn(terms));
};

/** Without what is not wanted any more, and without wishes against what is wanted now. */
function withUnwanted(need: Need, unwanted: string[], wishes: string[]): Need {
  const isOut = (word: string) => unwanted.some((other) => isSame(other, word));
  const words = withoutTokens(need.words, isOut);
  return {
    ...need,
    words: words === '' ? need.words : words,
    extras: need.extras.filter((extra) => !isOut(extra)),
    unwanted: [
      ...new Set([
        ...need.unwanted.filter((word) => !wishes.some((wish) => isSame(word, wish))),
        ...unwanted,
      ]),
    ],
  };
}

/** Without wishes about what is all the same now. */
function withFreed(need: Need, free: string[], labels: Labels): Need {
  if (free.length === 0) return need;
  const isFree = (wish: string) => {
    const label = labels.of(wish)?.toLowerCase().replace('color', 'colour');
    return (
      label !== undefined && free.some((each) => label.includes(each.replace('color', 'colour')))
    );
  };
  const kept = needTokens(need.words).filter((token) => !isFree(token));
  return {
    ...need,
    price: free.includes('price') ? null : need.price,
    words: kept.length === 0 ? need.words : withoutTokens(need.words, isFree),
    extras: need.extras.filter((extra) => !isFree(extra)),
  };
}

/** A bound takes the place of what was said before about the same measure. */
function withBounds(need: Need, bounds: Need['bounds'], labels: Labels): Need {
  if (bounds.length === 0) return need;
  const isReplaced = (unit: string, near: string[]) =>
    bounds.some((bound) => {
      const named = bound.near.filter((stem) => labels.has(stem));
      const others = near.filter((stem) => labels.has(stem));
      const isOpen = named.length === 0 || others.length === 0;
      return bound.unit === unit && (isOpen || named.some((stem) => others.includes(stem)));
    });
  const isOut = (wish: string) => factsIn(wish).some(({ unit, label }) => isReplaced(unit, label));
  return {
    ...need,
    words: withoutTokens(need.words, isOut),
    extras: need.extras.filter((extra) => !isOut(extra)),
    bounds: [...need.bounds.filter(({ unit, near }) => !isReplaced(unit, near)), ...bounds],
  };
}

/** The same need with what was said now on top of it. */
export function narrowed(need: Need, said: Narrowing, labels: Labels): Need {
  const wishes = wishesOf(said.wanted, labels);
  const freed = withBounds(withFreed(need, said.free, labels), said.bounds, labels);
  const wished = withWishes(freed, wishes, labels);
  return {
    ...withUnwanted(wished, said.unwanted, wishes),
    price: said.price ?? wished.price,
    order: said.order === 'fitting' ? need.order : said.order,
    atLeastStars: said.atLeastStars ?? need.atLeastStars,
  };
}
