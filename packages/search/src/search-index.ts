import { createBrands } from './brands.ts';
import { createCodes } from './codes.ts';
import { ACCESSORY, createColumns } from './columns.ts';
import type { Searchable } from './field-reader.ts';
import { createFieldTerms, MOST_PLACES } from './field-terms.ts';
import { createKinds, isThing, KIND_MATCHES, type Kind } from './kinds.ts';
import { kindsInText } from './kinds-in-text.ts';
import { toEnglish } from './lexicon.ts';
import { placesNaming, thingBeside } from './goes-with.ts';
import { createMeasureFacts } from './measure-facts.ts';
import { isWithin } from './prices.ts';
import { queryWordsOf, type QueryWord } from './query-words.ts';
import { bestPlaces, createScoreboard } from './scoreboard.ts';
import { createSpelling } from './spelling.ts';
import { singular } from './stem.ts';
import { createTitleRows } from './title-rows.ts';
import { isAccessoryName } from './title-parts.ts';
import { understand, type Understood } from './understand.ts';
import { unwantedPlaces } from './unwanted-places.ts';
import { createVocabulary } from './vocabulary.ts';
import { weights } from './weights.ts';
import { foldedWords, plain, readWords } from './words.ts';

/** Below this part of the best one, something is not what was asked for when it is sorted by price. */
const GOOD_ENOUGH = 0.55;
/** So many of the best are looked at closely; more where they are put in another order. */
const LOOKED_AT = 100;
const RANKED = 400;
const COMMON = 0.05;
/** More than anybody looks through. */
const ENOUGH = 500;
/** What begins as the last word does while it is typed. */
const MOST_COMPLETIONS = 50;
/** Stands for a price that nobody tells. */
const DEAREST = Number.MAX_SAFE_INTEGER;

type SearchRequest = {
  understood: Understood;
  category?: string | undefined;
  /** Only products of this kind. */
  kind?: number | undefined;
  /** Whether the last word is still being typed. */
  unfinished?: boolean;
  limit: number;
  skip?: number;
};

export type SearchHit = {
  id: string;
  /** Where it is in the index, by which whoever put it in may keep what belongs to it. */
  place: number;
  score: number;
  /** How much of what was asked it has, from 0 to 1. */
  coverage: number;
  /** Whether it is the thing that was asked for, and does not merely go with it. */
  isThing: boolean;
};

export type SearchIndex = ReturnType<typeof createSearchIndex>;

/** A catalogue that can be searched, all in memory. */
export function createSearchIndex() {
  const vocabulary = createVocabulary();
  const codes = createCodes();
  const spelling = createSpelling((word) => terms.count(vocabulary.find(word)));
  const terms = createFieldTerms(vocabulary, (term) => {
    const text = vocabulary.textOf(term);
    spelling.add(text);
    codes.add(text);
  });
  const facts = createMeasureFacts();
  const columns = createColumns();
  const board = createScoreboard(terms);
  const titles = createTitleRows(vocabulary, terms);
  const ids: string[] = [];
  const brandAt: (string | null)[] = [];
  const places = new Map<string, number>();
  const kinds = createKinds({ headOf: titles.headOf, isThere: columns.isThere });
  const brands = createBrands((word) => kinds.findId(word) !== null);

  /** Gives its place, which is one more than that of the last one. */
  function put(product: Searchable): number {
    remove(product.id);
    const place = ids.length;
    if (place >= MOST_PLACES) throw new Error('more products than can be searched');
    const { head, wordTerms, steps, isAccessory } = terms.put(place, product);
    titles.add(head.length, wordTerms);
    ids.push(product.id);
    places.set(product.id, place);
    kinds.put(place, head, steps);
    brands.add(product.title, product.brand ?? null);
    brandAt.push(product.brand ?? null);
    facts.add(place, { title: product.title, attributes: product.attributes ?? {} });
    const { category = '', pricePaise = null, rating = null, availability } = product;
    const isAvailable = availability !== 'out_of_stock';
    columns.put(place, { category, pricePaise, rating, isAvailable, isAccessory });
    spelling.forget();
    return place;
  }

  function remove(id: string): void {
    const place = places.get(id);
    if (place === undefined) return;
    columns.remove(place);
    kinds.remove(place);
    brands.remove(titles.headOf(place)[0] ?? '', brandAt[place]!);
    places.delete(id);
  }

  const leastCount = () => (places.size < 1000 ? 1 : places.size < 10_000 ? 2 : 3);
  const guess = (word: string) => spelling.guess(singular(word), leastCount());

  const source = {
    find: vocabulary.find,
    textOf: vocabulary.textOf,
    count: terms.count,
    each: terms.each,
    guess,
    codesLike: codes.like,
    countBeside: titles.countBeside,
    startingWith: (start: string): number[] =>
      [...vocabulary.startingWith(start)]
        .filter((term) => terms.count(term) > 0)
        .sort((a, b) => terms.count(b) - terms.count(a))
        .slice(0, MOST_COMPLETIONS),
  };

  /** As rare as the usual one of its terms. */
  const rarityOf = (word: QueryWord): number => {
    let count = 0;
    for (const [term, quality] of word.terms) {
      if (quality > weights.as.wider) count = Math.max(count, terms.count(term));
    }
    const size = Math.max(places.size, count);
    return Math.log(1 + (size - count + 0.5) / (count + 0.5));
  };

  /** Gives each product that has something of what was asked its points; how much there is to have. */
  function touch(words: QueryWord[]): number {
    board.start(ids.length);
    if (words.length === 0) board.takeAll(ids.length);
    const scoreOf = terms.scorer();
    const weighed = words.map((word) => {
      const size = [...word.terms.keys()].reduce((sum, term) => sum + terms.count(term), 0);
      return { word, size, worth: rarityOf(word) };
    });
    // With enough that has what is rare, nobody asks for what has only what everything has.
    for (const { word, size, worth } of weighed.sort((a, b) => a.size - b.size)) {
      const onlyTouched = size > ids.length * COMMON && board.touched.length >= ENOUGH;
      board.add(word.terms, worth, { scoreOf, onlyTouched });
    }
    return weighed.reduce((sum, { worth }) => sum + worth, 0);
  }

  /** The kind that the words name: the last one before what it is for. */
  function kindMeant(words: QueryWord[]): number | null {
    const row = words.filter(({ belongs }) => !belongs);
    if (row.at(-1)?.text.startsWith('accessor')) return null;
    const texts = row.map(({ text, meant }) => singular(meant ?? text));
    for (let end = texts.length; end > 0; end -= 1) {
      for (let from = Math.max(0, end - 3); from < end; from += 1) {
        const name = texts.slice(from, end).join(' ');
        const id = kinds.findId(name) ?? kinds.findGroup(name);
        if (id !== null) return id;
      }
    }
    return null;
  }

  function search({ understood, category, kind, unfinished, limit, skip = 0 }: SearchRequest) {
    const { price, order } = understood;
    const row = queryWordsOf(understood, source, { unfinished });
    const words = row.filter(({ isFiller }) => !isFiller);
    const meant = kindMeant(words);
    const whole = touch(words);
    const { stated, mentioned, absent } = unwantedPlaces(understood.unwanted, source);
    const bounds = understood.bounds.map((bound) => facts.within(bound, ids.length));
    const matchOf = meant === null ? null : kinds.match(meant);
    const isMeantThing = (place: number): boolean => matchOf !== null && isThing(matchOf(place));
    const kindAsked = kind === undefined ? null : kinds.match(kind);
    const categoryId = category === undefined ? null : columns.categoryId(category);
    const isMeant = (place: number): boolean => {
      if (stated.has(place)) return false;
      if (kindAsked && !isThing(kindAsked(place))) return false;
      if (categoryId !== null && columns.category(place) !== categoryId) return false;
      if (price && !isWithin(price, columns.price(place, NaN))) return false;
      return bounds.every((holds) => holds(place));
    };
    const isAnyMeant =
      stated.size + bounds.length === 0 && categoryId === null && !price && !kindAsked;
    const asksForAccessory = words.some(({ text }) => isAccessoryName(singular(text)));
    const named = placesNaming(thingBeside(words), terms, ids.length);

    // Tens of thousands may have something of what is asked: nothing in here is looked up twice.
    const { points, covered, scratch, touched } = board;
    const { standings, flags } = columns;
    const kindFactors = KIND_MATCHES.map((each) => weights.kinds[each]);
    const accessoryMask = asksForAccessory ? 0 : ACCESSORY;
    let fitting = 0;
    for (let nth = 0; nth < touched.length; nth += 1) {
      const place = touched[nth]!;
      let factor = standings[place]!;
      if (factor === 0 || !(isAnyMeant || isMeant(place))) continue;
      if (whole > 0) factor *= covered[place]! / whole;
      if (matchOf) factor *= kindFactors[matchOf(place)]!;
      if (flags[place]! & accessoryMask) factor *= weights.accessory;
      if (named?.[place] === 0 && !(flags[place]! & ACCESSORY)) factor *= weights.unnamed;
      if (mentioned.size > 0 && mentioned.has(place)) factor *= weights.mentionedUnwanted;
      if (absent.size > 0 && absent.has(place)) factor *= weights.saidAbsent;
      points[place] = points[place]! * factor;
      scratch[fitting++] = place;
    }
    const best = bestPlaces(
      scratch.subarray(0, fitting),
      points,
      Math.max(order === 'fitting' ? LOOKED_AT : RANKED, skip + limit),
    );
    if (row.length > 1) {
      const rowOf = titles.inARow(row);
      for (const place of best) points[place]! *= 1 + weights.inARow * rowOf(place);
      best.sort((a, b) => points[b]! - points[a]! || a - b);
    }
    const sorted = inOrder(best, order, isMeantThing);
    const hits = sorted.slice(skip, skip + limit).map((place): SearchHit => ({
      id: ids[place]!,
      place,
      score: points[place]!,
      coverage: whole === 0 ? 1 : Math.min(1, covered[place]! / whole),
      isThing: isMeantThing(place),
    }));
    return { total: fitting, hits, didYouMean: meantBy(row) };
  }

  /** By price or rating only among those that are what was asked for. */
  function inOrder(
    found: number[],
    order: Understood['order'],
    isMeantThing: (place: number) => boolean,
  ): number[] {
    const [first] = found;
    if (order === 'fitting' || first === undefined) return found;
    const { points } = board;
    const least = points[first]! * GOOD_ENOUGH;
    const isGood = (place: number, nth: number) =>
      nth < RANKED && points[place]! >= least && isMeantThing(place) === isMeantThing(first);
    const good = found.filter(isGood);
    const rest = found.filter((place, nth) => !isGood(place, nth));
    const { price, rating } = columns;
    good.sort((a, b) => {
      if (order === 'cheapest') return price(a, DEAREST) - price(b, DEAREST);
      return order === 'dearest' ? price(b, 0) - price(a, 0) : rating(b) - rating(a);
    });
    return [...good, ...rest];
  }

  const countOf = (word: string): number =>
    Math.max(0, ...readWords(word).map(({ text }) => terms.count(vocabulary.find(text))));

  return {
    put,
    remove,
    search,
    /** What somebody means, in English, Hindi or Kannada; what products are called stays as it is. */
    understand: (text: string): Understood =>
      understand(toEnglish(text, (word) => countOf(word) > 0)),
    /** How many products have a word anywhere. */
    countOf,
    /** Whether any word begins so. */
    isStart: (text: string): boolean => source.startingWith(text).length > 0,
    /** Words of the catalogue that may be meant by one that nobody writes so. */
    guess,
    brandsIn: brands.in,
    kindsIn: (text: string) => kindsInText(text, { find: kinds.find, brandsIn: brands.in }),
    kindName: kinds.nameOf,
    kindOf(id: string): Kind | null {
      const place = places.get(id);
      return place === undefined ? null : kinds.at(place);
    },
    /** How many products are what a word names, and do not merely go with it. */
    countNamed: (word: string): number =>
      kinds.find(
        foldedWords(plain(word))
          .map(({ key }) => key)
          .join(' '),
      )?.kind.count ?? 0,
    placeOf: (id: string): number | null => places.get(id) ?? null,
    places: () => places.entries(),
    get size() {
      return places.size;
    },
  };
}

/** What was asked for, with the words that nobody writes as they may have been meant; null where all are right. */
const meantBy = (words: QueryWord[]): string | null =>
  words.some(({ meant }) => meant !== null)
    ? words.map(({ text, meant }) => meant ?? text).join(' ')
    : null;
