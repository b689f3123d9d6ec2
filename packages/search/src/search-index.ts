import { bestPlaces, createScoreboard } from './scoreboard.ts';
import {
  createColumns,
  createPostings,
  MOST_PRODUCTS,
  placeOfPosting,
  weightOfPosting,
} from './index-store.ts';
import { conceptsOf, type Concept } from './concepts.ts';
import { createBrands } from './brands.ts';
import { createKinds, type Kind } from './kinds.ts';
import { kindsInText } from './kinds-in-text.ts';
import { createMeasureFacts } from './measure-facts.ts';
import { isWithin } from './prices.ts';
import { createSpelling } from './spelling.ts';
import { understand, type Understood } from './understand.ts';
import { STATED, stemTerm, termsOf, weighWords, type Searchable } from './weigh-words.ts';
import { readWords } from './words.ts';

/** Below this part of the best one, something is not what was asked for when it is sorted by price. */
const GOOD_ENOUGH = 0.55;
const MOST_GUESSES = 3;
const RANKED = 400;
const MENTIONED_THING = 1;
const NAMED_THING = 2;
/** What is another thing, what mentions the one that is asked for, and what is it. */
const STANDING = [0.8, 1, 1.6] as const;
const ACCESSORY = 0.35;
/** For what is not wanted and only mentioned in a description, which may well say that it is not there. */
const MENTIONED = 0.3;
const EXTRA = 0.35;
const COMMON = 0.05;
/** More than anybody looks through. */
const ENOUGH = 500;
const BELONGING = 0.8;
/** Stands for a price that nobody tells. */
const DEAREST = Number.MAX_SAFE_INTEGER;

type SearchRequest = {
  understood: Understood;
  category?: string | undefined;
  /** Only products of this kind. */
  kind?: number | undefined;
  limit: number;
  skip?: number;
};

export type SearchHit = {
  id: string;
  score: number;
  /** How much of what was asked it has, from 0 to 1. */
  coverage: number;
  /** Whether it is the thing that was asked for, and does not merely go with it. */
  isThing: boolean;
};

export type SearchIndex = ReturnType<typeof createSearchIndex>;

/** A catalogue that can be searched, all in memory. */
export function createSearchIndex() {
  const postings = createPostings();
  /** Where products are what a term names. */
  const naming = createPostings();
  const spelling = createSpelling();
  const facts = createMeasureFacts();
  const columns = createColumns();
  const board = createScoreboard();
  const ids: string[] = [];
  const thingsAt: Set<string>[] = [];
  const kinds = createKinds();
  const brands = createBrands((word) => kinds.find(word) !== null);
  const toldAt: Pick<Searchable, 'title' | 'brand' | 'productType'>[] = [];
  const placeOf = new Map<string, number>();
  /** How many products are named by a term, without those that are gone. */
  const named = new Map<string, number>();
  /** Stems of what products state things under; most products use the same few labels. */
  const labels = new Set<string>();
  const knownLabels = new Set<string>();

  const vocabulary = {
    count: postings.count,
    guess: (word: string) => spelling.guess(word, postings.count, MOST_GUESSES),
    named: (term: string) => named.get(term) ?? 0,
    isLabel: (stem: string) => labels.has(stem),
  };

  function put(product: Searchable): void {
    remove(product.id);
    const place = ids.length;
    if (place >= MOST_PRODUCTS) throw new Error('more products than can be searched');
    const { terms, things, isAccessory, measures } = weighWords(product);
    for (const [term, weight] of terms) {
      if (postings.add(term, place, weight)) spelling.add(term);
    }
    for (const term of things) {
      naming.add(term, place, 1);
      named.set(term, (named.get(term) ?? 0) + 1);
    }
    facts.add(place, measures);
    for (const label of Object.keys(product.attributes)) {
      if (knownLabels.has(label)) continue;
      knownLabels.add(label);
      for (const { stem } of readWords(label)) labels.add(stem);
    }
    const { category, pricePaise, rating, availability } = product;
    const isAvailable = availability !== 'out_of_stock';
    columns.put(place, { category, pricePaise, rating, isAvailable, isAccessory });
    const { title, brand, productType } = product;
    kinds.add(product);
    brands.add(product);
    toldAt.push({ title, brand, productType });
    ids.push(product.id);
    thingsAt.push(things);
    placeOf.set(product.id, place);
  }

  function remove(id: string): void {
    const place = placeOf.get(id);
    if (place === undefined) return;
    for (const term of thingsAt[place]!) named.set(term, named.get(term)! - 1);
    columns.remove(place);
    kinds.remove(toldAt[place]!);
    brands.remove(toldAt[place]!);
    placeOf.delete(id);
  }

  /** Of what has several names, as rare as the usual one. */
  const rarityOf = (terms: Concept['terms']): number => {
    let count = 0;
    for (const term of terms.keys()) count = Math.max(count, postings.count(term));
    return Math.log(1 + (placeOf.size - Math.min(count, placeOf.size) + 0.5) / (count + 0.5));
  };

  /** Where words stand that are not wanted: said to be so, or merely mentioned. */
  function unwantedPlaces(unwanted: string[]) {
    const stated = new Set<number>();
    const mentioned = new Set<number>();
    for (const word of unwanted) {
      const words = readWords(word);
      const isKnown = words.some(
        ({ text, stem }) => vocabulary.count(text) + vocabulary.count(stemTerm(stem)) > 0,
      );
      const meant = isKnown
        ? words
        : vocabulary.guess(words[0]?.text ?? '').flatMap((guess) => readWords(guess.word));
      for (const term of termsOf(meant)) {
        // Whoever does not want five stars has nothing against a five.
        if (/^~?#/.test(term)) continue;
        for (const packed of postings.of(term)) {
          const places = weightOfPosting(packed) > STATED ? stated : mentioned;
          places.add(placeOfPosting(packed));
        }
      }
    }
    return { stated, mentioned };
  }

  /** Gives each product that has something of what was asked its points; how much there is to have. */
  function touch(concepts: Concept[]): number {
    board.start(ids.length);
    if (concepts.length === 0) board.takeAll(ids.length);
    let whole = 0;
    const weighed = concepts.map(({ terms, isExtra, belongs }) => {
      const worth = rarityOf(terms);
      if (!isExtra) whole += worth;
      const lists = [...terms].map(([term, quality]): [readonly number[], number] => [
        postings.of(term),
        quality,
      ]);
      const size = lists.reduce((sum, [list]) => sum + list.length, 0);
      const points = worth * (isExtra ? EXTRA : belongs ? BELONGING : 1);
      return { lists, size, worth: { points, covers: isExtra ? 0 : worth } };
    });
    // With enough that has what is rare, nobody asks for what has only what everything has.
    for (const { lists, size, worth } of weighed.sort((a, b) => a.size - b.size)) {
      const isCommon = size > ids.length * COMMON && board.touched.length >= ENOUGH;
      board.add(lists, worth, isCommon);
    }
    return whole;
  }

  /** For each place, how the thing that is asked for stands there: not at all, mentioned, or named. */
  function standsAt(terms: readonly string[]): Uint8Array {
    const stands = new Uint8Array(ids.length);
    for (const term of terms) {
      for (const packed of postings.of(term)) {
        const place = placeOfPosting(packed);
        if (stands[place] === 0) stands[place] = MENTIONED_THING;
      }
    }
    for (const term of terms) {
      for (const packed of naming.of(term)) stands[placeOfPosting(packed)] = NAMED_THING;
    }
    return stands;
  }

  function search({ understood, category, kind, limit, skip = 0 }: SearchRequest) {
    const { wanted, unwanted, price, order } = understood;
    const { concepts, asksForAccessory } = conceptsOf(understood, vocabulary);
    const whole = touch(concepts);
    const { stated, mentioned } = unwantedPlaces(unwanted);
    const bounds = understood.bounds.map((bound) => facts.within(bound, ids.length));
    const thing = [...(concepts.find(({ isThing }) => isThing)?.terms.keys() ?? [])];
    const stands = standsAt(thing);
    const categoryId = category === undefined ? null : columns.categoryId(category);
    const isOfKind = kind === undefined ? null : kinds.isOf(kind);
    const isMeant = (place: number): boolean => {
      if (isOfKind && !isOfKind(toldAt[place]!)) return false;
      if (stated.has(place)) return false;
      if (categoryId !== null && columns.category(place) !== categoryId) return false;
      if (price && !isWithin(price, columns.price(place, NaN))) return false;
      return bounds.every((holds) => holds(place));
    };
    const isAnyMeant =
      stated.size + bounds.length === 0 && categoryId === null && !price && !isOfKind;

    // Tens of thousands may have something of what is asked: nothing in here is looked up twice.
    const { points, covered } = board;
    const { standings, accessories } = columns.rows;
    const [other, mentioning, namedFactor] = thing.length > 0 ? STANDING : [1, 1, 1];
    const fitting: number[] = [];
    for (const place of board.touched) {
      if (standings[place] === 0 || !(isAnyMeant || isMeant(place))) continue;
      const has = whole === 0 ? 1 : covered[place]! / whole;
      const how = stands[place]!;
      let factor = has * has * standings[place]!;
      factor *= how === NAMED_THING ? namedFactor : how === MENTIONED_THING ? mentioning : other;
      if (!asksForAccessory && accessories[place] === 1) factor *= ACCESSORY;
      if (mentioned.size > 0 && mentioned.has(place)) factor *= MENTIONED;
      points[place] = points[place]! * factor;
      fitting.push(place);
    }
    const most = order === 'fitting' ? skip + limit : Math.max(RANKED, skip + limit);
    const places = inOrder(bestPlaces(fitting, points, most), order, stands);
    const hits = places.slice(skip, skip + limit).map((place): SearchHit => {
      const [score, isThing] = [points[place]!, stands[place] === NAMED_THING];
      const coverage = whole === 0 ? 1 : Math.min(1, covered[place]! / whole);
      return { id: ids[place]!, score, coverage, isThing };
    });
    return { total: fitting.length, hits, didYouMean: didYouMean(wanted) };
  }

  /** By price or rating only among those that are what was asked for. */
  function inOrder(places: number[], order: Understood['order'], stands: Uint8Array): number[] {
    const [first] = places;
    if (order === 'fitting' || first === undefined) return places;
    const { points } = board;
    const least = points[first]! * GOOD_ENOUGH;
    const isGood = (place: number, nth: number) =>
      nth < RANKED && points[place]! >= least && stands[place] === stands[first];
    const good = places.filter(isGood);
    const rest = places.filter((place, nth) => !isGood(place, nth));
    const { price, rating } = columns;
    good.sort((a, b) => {
      if (order === 'cheapest') return price(a, DEAREST) - price(b, DEAREST);
      return order === 'dearest' ? price(b, 0) - price(a, 0) : rating(b) - rating(a);
    });
    return [...good, ...rest];
  }

  const countOf = (word: string): number =>
    Math.max(0, ...[...termsOf(readWords(word))].map(postings.count));

  const guess = (word: string): string | null => vocabulary.guess(word)[0]?.word ?? null;

  /** What was asked for, with the words that nobody writes as they may have been meant; null where all are right. */
  function didYouMean(wanted: Understood['wanted']): string | null {
    const meant = wanted.map(({ words: [word] }) => {
      if (/\d/.test(word!.text) || countOf(word!.text) > 0) return word!.text;
      return guess(word!.text) ?? word!.text;
    });
    return meant.some((word, nth) => word !== wanted[nth]!.words[0]!.text) ? meant.join(' ') : null;
  }

  return {
    put,
    remove,
    search,
    understand,
    countOf,
    brandsIn: brands.in,
    kindsIn: (text: string) =>
      kindsInText(text, {
        find: kinds.find,
        isKnown: (word) => countOf(word) > 0,
        guess,
        brandsIn: brands.in,
      }),
    kindOf(id: string): Kind | null {
      const place = placeOf.get(id);
      return place === undefined ? null : kinds.of(toldAt[place]!);
    },
    /** How many products are what a word names, and do not merely go with it. */
    countNamed: (word: string): number =>
      Math.max(0, ...[...termsOf(readWords(word))].map((term) => named.get(term) ?? 0)),
    get size() {
      return placeOf.size;
    },
  };
}
