import type { Catalogue } from '../../products/catalogue.ts';
import type { ProductRow } from '../../../db/product-row.ts';
import { changeNeed } from './change-need.ts';
import { compareRows, type Row } from './compare.ts';
import { compareText, detailsText } from './answers-about.ts';
import { findProducts } from './find-products.ts';
import { emptyMemory, type Memory, type Need } from './memory.ts';
import { nothingFound } from './nothing-found.ts';
import { readTurn, type Turn } from './read-turn.ts';
import { comparable, sizeOf } from './sizes.ts';
import type { SmallTalk } from './small-talk.ts';
import { budgetChips, kindsOf, narrowingChips } from './suggestions.ts';
import { money, needText, priceOf, texts } from './wording.ts';

/** What fits on a screen and can be compared at a glance. */
const SHOWN_AT_ONCE = 4;
const MOST_COMPARED = 4;
/** With more than this, and nothing but a name to go by, a question helps more than a list. */
const TOO_WIDE = 12;

export type Reply = {
  message: string;
  products: ProductRow[];
  table: boolean;
  rows: Row[];
  suggestions: string[];
  memory: Memory;
  /** Set where deals near the person are what was asked for; the message is for when there are none. */
  asksForDeals?: true;
};

type Shelf = Pick<Catalogue, 'search' | 'find' | 'countNamed' | 'products'>;

/** The assistant that needs nobody else: what it says is put together from rows of the catalogue alone. */
export function createTalk(catalogue: Shelf) {
  const plainReply = (message: string, memory: Memory, suggestions: string[] = []): Reply => ({
    message,
    products: [],
    table: false,
    rows: [],
    suggestions,
    memory,
  });

  function smallTalk(talk: SmallTalk, memory: Memory): Reply {
    if (talk.kind === 'outside') {
      return plainReply(`${talk.because} ${texts.whatICan}`, memory, kindsOf(catalogue));
    }
    const isOpening = talk.kind === 'greeting' || talk.kind === 'help' || talk.kind === 'who';
    return plainReply(texts[talk.kind], memory, isOpening ? kindsOf(catalogue) : []);
  }

  function show(
    all: ProductRow[],
    need: Need,
    from: number,
    message: string,
    asked: Memory['asked'],
  ): Reply {
    const products = all.slice(from, from + SHOWN_AT_ONCE);
    return {
      message,
      products,
      table: false,
      rows: [],
      suggestions:
        asked === 'budget' ? budgetChips(all) : narrowingChips(all, need, from + products.length),
      memory: { need, shown: products.map(({ id }) => id), seen: from + products.length, asked },
    };
  }

  function answer(need: Need, memory: Memory, isNew: boolean): Reply {
    if (need.words === '' && need.extras.length === 0) {
      const nothingToGoBy = need.price === null && need.order === 'fitting';
      if (nothingToGoBy || memory.need === null) {
        return plainReply(texts.askThing, { ...memory, need, asked: 'thing' }, kindsOf(catalogue));
      }
    }
    const all = findProducts(catalogue, need);
    if (all.length === 0) {
      const { message, suggestions } = nothingFound(catalogue, need);
      // What was on the screen stays what "the first" means.
      return plainReply(
        message,
        { ...memory, need: isNew ? need : (memory.need ?? need), asked: null },
        suggestions,
      );
    }
    const isWide =
      all.length > TOO_WIDE &&
      need.price === null &&
      need.extras.length === 0 &&
      need.order === 'fitting' &&
      need.unwanted.length === 0 &&
      !need.words.includes(' ');
    const count = Math.min(SHOWN_AT_ONCE, all.length);
    const found =
      all.length === 1
        ? `I found one for ${needText(need)}:`
        : `Here are ${count} of ${all.length} for ${needText(need)}.`;
    const message = isWide
      ? `${found} ${texts.askBudget}`
      : `${found}${highlight(all.slice(0, count), need)}`;
    return show(all, need, 0, message, isWide ? 'budget' : null);
  }

  /** More of the kind that goes beyond what was shown, by price or by size. */
  function beyond(
    kind: 'cheaper' | 'dearer' | 'bigger' | 'smaller',
    memory: Memory,
    shown: ProductRow[],
  ): Reply {
    const need = memory.need!;
    if (kind === 'cheaper' || kind === 'dearer') {
      const prices = shown.flatMap(({ pricePaise }) => (pricePaise === null ? [] : [pricePaise]));
      if (prices.length === 0) return plainReply('I do not know the prices of these.', memory);
      const bound = kind === 'cheaper' ? Math.min(...prices) - 1 : Math.max(...prices) + 1;
      const price =
        kind === 'cheaper'
          ? { from: null, to: bound }
          : { from: bound, to: need.price?.to && need.price.to > bound ? need.price.to : null };
      const changed: Need = { ...need, price, order: kind === 'cheaper' ? 'fitting' : need.order };
      const all = findProducts(catalogue, changed);
      if (all.length === 0) {
        const end = kind === 'cheaper' ? 'cheapest' : 'most expensive';
        return plainReply(
          `These are already the ${end} that I have for ${needText({ ...need, price: null })}.`,
          memory,
        );
      }
      const than =
        kind === 'cheaper'
          ? `below ${money(Math.min(...prices))}`
          : `above ${money(Math.max(...prices))}`;
      return show(
        all,
        changed,
        0,
        `Here ${all.length === 1 ? 'is one' : `are some`} ${than}:`,
        null,
      );
    }
    const sizes = shown.flatMap((product) => sizeOf(product) ?? []).map(comparable);
    const [first] = sizes;
    if (!first) return plainReply('Their makers do not say how big these are.', memory);
    const alike = sizes.filter(({ label, unit }) => label === first.label && unit === first.unit);
    const numbers = alike.map(({ number }) => number);
    const bound = kind === 'bigger' ? Math.max(...numbers) : Math.min(...numbers);
    const fits = (product: ProductRow) => {
      const size = sizeOf(product);
      if (!size || size.label !== first.label) return false;
      const { number, unit } = comparable(size);
      return unit === first.unit && (kind === 'bigger' ? number > bound : number < bound);
    };
    const withoutSizes: Need = {
      ...need,
      extras: need.extras.filter((extra) => !/\d/.test(extra)),
      words: need.words.replaceAll(/\S*\d\S*\s?/g, '').trim(),
    };
    const all = findProducts(catalogue, withoutSizes).filter(fits);
    if (all.length === 0)
      return plainReply(
        `I have none that is ${kind} than these for ${needText(withoutSizes)}.`,
        memory,
      );
    return show(all, withoutSizes, 0, `These are ${kind} by ${first.label.toLowerCase()}:`, null);
  }

  function stars(least: number, memory: Memory, shown: ProductRow[]): Reply {
    const need = memory.need!;
    const byEnergy = shown.some(({ attributes }) =>
      Object.values(attributes).some((value) => /\bstar/i.test(value)),
    );
    const changed: Need = byEnergy
      ? { ...need, extras: [...need.extras.filter((extra) => !/star/.test(extra)), `${least}star`] }
      : { ...need, atLeastStars: Math.min(least, 4.5) };
    return answer(changed, memory, false);
  }

  function compare(
    turn: Extract<Turn, { kind: 'compare' }>,
    memory: Memory,
    shown: ProductRow[],
  ): Reply {
    if (shown.length === 0) return plainReply(texts.nothingShown, memory, kindsOf(catalogue));
    const places =
      turn.which && !turn.which.isVague && turn.which.places.length > 1 ? turn.which.places : null;
    const meant = (places ?? shown.map((_, place) => place)).slice(0, MOST_COMPARED);
    const missing = meant.find((place) => place >= shown.length);
    if (missing !== undefined) {
      return plainReply(
        `I showed you ${shown.length} only, so there is no number ${missing + 1}.`,
        memory,
      );
    }
    const products = meant.map((place) => shown[place]!);
    if (products.length < 2)
      return plainReply('There is only one here; I need two to compare.', memory);
    return {
      message: compareText(products),
      products,
      table: true,
      rows: compareRows(products),
      suggestions: [],
      memory: { ...memory, shown: products.map(({ id }) => id), asked: null },
    };
  }

  function details(
    turn: Extract<Turn, { kind: 'details' }>,
    memory: Memory,
    shown: ProductRow[],
  ): Reply {
    const places = turn.which?.places ?? [0];
    const missing = places.find((place) => place >= shown.length);
    if (missing !== undefined) {
      return plainReply(
        `I showed you ${shown.length} only, so there is no number ${missing + 1}.`,
        memory,
      );
    }
    if (turn.which?.isVague && shown.length > 1 && !turn.about) {
      return plainReply('Which one do you mean: the first, the second?', memory, [
        'The first',
        'The second',
      ]);
    }
    const products = turn.which?.isVague ? shown : places.map((place) => shown[place]!);
    return {
      ...plainReply(detailsText(products, turn.about), memory),
      products: products.length <= SHOWN_AT_ONCE ? products : [],
      memory: { ...memory, asked: null },
    };
  }

  return {
    reply(text: string, before: Memory): Reply {
      const shown = before.shown.flatMap((id) => catalogue.find(id) ?? []);
      const memory = { ...before, shown: shown.map(({ id }) => id) };
      const { text: said, turn } = readTurn(text, shown);
      switch (turn.kind) {
        case 'small talk':
          return smallTalk(turn.talk, memory);
        case 'afresh':
          return plainReply(texts.afresh, emptyMemory, kindsOf(catalogue));
        case 'deals':
          return { ...plainReply(texts.noDeals, memory, kindsOf(catalogue)), asksForDeals: true };
        case 'compare':
          return compare(turn, memory, shown);
        case 'details':
          return details(turn, memory, shown);
        case 'more': {
          const all = memory.need ? findProducts(catalogue, memory.need) : [];
          if (all.length <= memory.seen) return plainReply(texts.nothingMore, memory);
          const left = Math.min(SHOWN_AT_ONCE, all.length - memory.seen);
          return show(
            all,
            memory.need!,
            memory.seen,
            left === 1 ? 'Here is one more:' : `Here are ${left} more:`,
            null,
          );
        }
        case 'cheaper':
        case 'dearer':
        case 'bigger':
        case 'smaller':
          if (memory.need) return beyond(turn.kind, memory, shown);
          break;
        case 'stars':
          if (memory.need) return stars(turn.least, memory, shown);
          break;
        case 'request':
          break;
      }
      const among = memory.need ? findProducts(catalogue, { ...memory.need, extras: [] }) : [];
      const { need, isNew } = changeNeed(said, memory, catalogue.countNamed, among);
      return answer(need, memory, isNew);
    },
  };
}

/** One true thing about what is shown. */
function highlight(shown: ProductRow[], { order }: Need): string {
  const [first] = shown;
  if (!first || shown.length < 2) return first ? ` ${first.name}, ${priceOf(first)}.` : '';
  if (order === 'cheapest') return ` The cheapest is ${first.name} at ${priceOf(first)}.`;
  const rated = shown.filter(({ rating }) => rating !== null);
  const [best, next] = rated.toSorted((a, b) => b.rating! - a.rating!);
  if (!best || next?.rating === best.rating) return '';
  return ` ${best.name} (${priceOf(best)}) has the best rating of these, ${best.rating!.toFixed(1)} of 5.`;
}
