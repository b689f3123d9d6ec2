import type { Finder } from './find-products.ts';
import type { Need } from './memory.ts';
import { tokensOf } from './need-words.ts';
import { wishesIn } from './product-terms.ts';

/** The words of some that name a thing, as "laptop" in "gaming laptop"; null where none do. */
export function thingIn({ countNamed }: Pick<Finder, 'countNamed'>, words: string): string | null {
  const wishes = wishesIn(tokensOf(words).join(' '));
  const names = ({ text }: { text: string }) =>
    text.split(' ').some((word) => !/\d/.test(word) && countNamed(word) > 0);
  return wishes.findLast(names)?.text ?? null;
}

/** What kind of thing is looked for, whatever else was said about it. */
export const kindOf = (catalogue: Finder, { words }: Need): string =>
  thingIn(catalogue, words) ?? words;
