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
  /** The same with the words around them, which may be a part of a name after all: "xbox one", "new balance". */
  said?: (WantedWord & { isFiller: boolean })[];
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

type SaidWord = WantedWord & { isFiller: boolean };

function saidIn(text: string): SaidWord[] {
  const said: SaidWord[] = [];
  let belongs = false;
  let isBegun = false;
  for (const words of Map.groupBy(readWords(text), ({ place }) => place).values()) {
    const whole = words[0]!.text;
    if (BELONGING.has(whole)) {
      belongs = isBegun;
      continue;
    }
    const isFiller = FILLERS.has(whole);
    isBegun ||= !isFiller;
    said.push({ words, belongs, isFiller });
  }
  return said;
}

const wantedOf = (said: SaidWord[]): WantedWord[] =>
  said.filter(({ isFiller }) => !isFiller).map(({ words, belongs }) => ({ words, belongs }));

/** The words of a text that say what is wanted, and no price, bound or negation. */
export const wantedIn = (text: string): WantedWord[] => wantedOf(saidIn(text));

/** A question for nothing but the words of a text. */
export const askForWords = (text: string): Understood => ({
  wanted: wantedIn(text),
  unwanted: [],
  price: null,
  bounds: [],
  order: 'fitting',
});

/** A range of two numbers is one of prices only where both are round, the first being the smaller one. */
const RANGE_OR_CODE = /[\p{L}\p{N}]*\d-\d[\p{L}\p{N}-]*/gu;
const isRoundRange = (text: string): boolean => {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(text) ?? [];
  const [least, most] = [Number(from), Number(to)];
  return least < most && [least, most].every((each) => each % 50 === 0 || each % 100 === 99);
};
const HIDDEN = '\u2011';

/** Codes such as 910-002893 are no prices. */
const withHiddenCodes = (text: string): string =>
  text.replaceAll(RANGE_OR_CODE, (code) =>
    /^\d+-\d+k?$/.test(code) && (isRoundRange(code) || code.endsWith('k'))
      ? code
      : code.replaceAll('-', HIDDEN),
  );

/** What somebody means who writes this into a search box, or says it. */
export function understand(written: string): Understood {
  const text = plain(written).replaceAll(/\s+/g, ' ').trim();
  const { price, rest: withoutPrice } = readPrice(withHiddenCodes(text));
  const { bounds, rest: withoutBounds } = readBounds(withoutPrice);
  const order = orderOf(withoutBounds);
  const withoutOrder = withoutBounds
    .replaceAll(new RegExp(CHEAPEST, 'gu'), ' ')
    .replaceAll(new RegExp(BEST_RATED, 'gu'), ' ')
    .replaceAll(/\b(?:most expensive|costliest|dearest)\b/gu, ' ');
  const { rest, unwanted } = takeUnwanted(withoutOrder);

  const said = saidIn(rest.replaceAll(HIDDEN, '-'));
  const wanted = wantedOf(said);
  // Who asks for nothing but fillers means them.
  if (wanted.length === 0 && unwanted.length === 0 && price === null && order === 'fitting') {
    for (const words of Map.groupBy(readWords(rest), ({ place }) => place).values()) {
      wanted.push({ words, belongs: false });
    }
  }
  return { wanted, said, unwanted, price, bounds, order };
}
