import {
  BELONGING,
  BEST_RATED,
  BETWEEN_UNWANTED,
  CHEAPEST,
  DEAREST,
  FILLERS,
  WITHOUT,
  WITHOUT_AFTER,
} from './phrasing.ts';
import { readBounds, type Bound } from './measure-facts.ts';
import { readPrice, type PriceWish } from './prices.ts';
import { plain, readWords, type Word } from './words.ts';

type Order = 'fitting' | 'cheapest' | 'dearest' | 'best rated';

/** A place in a search where one of several words will do. */
export type WantedWord = {
  /** As they were written: the whole first, then its parts. */
  words: Word[];
  /** Whether it says what the thing is for, or comes with, rather than what it is. */
  belongs: boolean;
};

export type Understood = {
  wanted: WantedWord[];
  /** Words that must not be there. */
  unwanted: string[];
  price: PriceWish | null;
  bounds: Bound[];
  order: Order;
};

const orderOf = (text: string): Order => {
  if (CHEAPEST.test(text)) return 'cheapest';
  if (DEAREST.test(text)) return 'dearest';
  return BEST_RATED.test(text) ? 'best rated' : 'fitting';
};

function takeUnwanted(text: string): { rest: string; unwanted: string[] } {
  const unwanted: string[] = [];
  const note = (_all: string, ...more: unknown[]) => {
    const { what } = more.at(-1) as { what: string };
    unwanted.push(...what.split(BETWEEN_UNWANTED).filter((word) => !FILLERS.has(word)));
    return ' ';
  };
  const rest = text.replaceAll(WITHOUT, note).replaceAll(WITHOUT_AFTER, note);
  return { rest, unwanted };
}

/** The words of a text that say what is wanted, and no price, bound or negation. */
export function wantedIn(text: string): WantedWord[] {
  const wanted: WantedWord[] = [];
  let belongs = false;
  for (const words of Map.groupBy(readWords(text), ({ place }) => place).values()) {
    const whole = words[0]!.text;
    if (BELONGING.has(whole)) belongs = wanted.length > 0;
    else if (!FILLERS.has(whole)) wanted.push({ words, belongs });
  }
  return wanted;
}

/** What somebody means who writes this into a search box, or says it. */
export function understand(written: string): Understood {
  const text = plain(written).replaceAll(/\s+/g, ' ').trim();
  const { price, rest: withoutPrice } = readPrice(text);
  const { bounds, rest: withoutBounds } = readBounds(withoutPrice);
  const order = orderOf(withoutBounds);
  const withoutOrder = withoutBounds
    .replaceAll(new RegExp(CHEAPEST, 'gu'), ' ')
    .replaceAll(new RegExp(BEST_RATED, 'gu'), ' ')
    .replaceAll(/\b(?:most expensive|costliest|dearest)\b/gu, ' ');
  const { rest, unwanted } = takeUnwanted(withoutOrder);

  const wanted = wantedIn(rest);
  // Who asks for nothing but fillers means them.
  if (wanted.length === 0 && unwanted.length === 0 && price === null && order === 'fitting') {
    for (const words of Map.groupBy(readWords(rest), ({ place }) => place).values()) {
      wanted.push({ words, belongs: false });
    }
  }
  return { wanted, unwanted, price, bounds, order };
}
