import { bestPlaces } from './best-places.ts';
import { conceptsOf, type Concept } from './concepts.ts';
import { createMeasureFacts } from './measure-facts.ts';
import { createPostings, MOST_PRODUCTS } from './postings.ts';
import type { PriceWish } from './prices.ts';
import { createSpelling } from './spelling.ts';
import { understand, type Understood } from './understand.ts';
import { STATED, stemTerm, termsOf, weighWords, type Searchable } from './weigh-words.ts';
import { readWords } from './words.ts';

/** How soon more of the same term counts no more. */
const SATURATION = 1.5;
/** Below this part of the best one, something is not what was asked for when it is sorted by price. */
const GOOD_ENOUGH = 0.55;
const MOST_GUESSES = 3;
const RANKED = 400;
const THING = 1.5;
const ACCESSORY = 0.35;
const NOT_TO_BE_HAD = 0.85;
/** For what is not wanted and only mentioned in a description, which may well say that it is not there. */
const MENTIONED = 0.3;
/** Stands for a price that nobody tells. */
const DEAREST = Number.MAX_SAFE_INTEGER;
const STAR = 0.03;
const USUAL_RATING = 3.8;

export type SearchRequest = {
  understood: Understood;
  category?: string | undefined;
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

type Entry = {
  id: string;
  category: string;
  pricePaise: number | null;
  rating: number | null;
  isAvailable: boolean;
  isAccessory: boolean;
  things: Set<string>;
};

export type SearchIndex = ReturnType<typeof createSearchIndex>;

/** A catalogue that can be searched, all in memory. */
export function createSearchIndex() {
  const postings = createPostings();
  const spelling = createSpelling();
  const facts = createMeasureFacts();
  const entries: (Entry | null)[] = [];
  const placeOf = new Map<string, number>();
  /** How many products are named by a term. */
  const named = new Map<string, number>();
  const labels = new Set<string>();
  let scores = new Float32Array(1024);
  let covered = new Float32Array(1024);
  let best = new Float32Array(1024);

  const vocabulary = {
    count: postings.count,
    guess: (word: string) => spelling.guess(word, postings.count, MOST_GUESSES),
    named: (term: string) => named.get(term) ?? 0,
    isLabel: (stem: string) => labels.has(stem),
  };

  function put(product: Searchable): void {
    remove(product.id);
    const place = entries.length;
    if (place >= MOST_PRODUCTS) throw new Error('more products than can be searched');
    const { terms, things, isAccessory, measures } = weighWords(product);
    for (const [term, weight] of terms) {
      if (postings.add(term, place, weight)) spelling.add(term);
    }
    facts.add(place, measures);
    for (const label of Object.keys(product.attributes)) {
      for (const { stem } of readWords(label)) labels.add(stem);
    }
    const { id, category, pricePaise, rating, availability } = product;
    const isAvailable = availability !== 'out_of_stock';
    entries.push({ id, category, pricePaise, rating, isAvailable, isAccessory, things });
    placeOf.set(id, place);
    for (const term of things) named.set(term, (named.get(term) ?? 0) + 1);
  }

  function remove(id: string): void {
    const place = placeOf.get(id);
    if (place === undefined) return;
    for (const term of entries[place]?.things ?? []) named.set(term, named.get(term)! - 1);
    entries[place] = null;
    placeOf.delete(id);
  }

  function makeRoom(): void {
    if (scores.length >= entries.length) return;
    const size = entries.length * 2;
    scores = new Float32Array(size);
    covered = new Float32Array(size);
    best = new Float32Array(size);
  }

  const rarity = (count: number): number =>
    Math.log(1 + (placeOf.size - Math.min(count, placeOf.size) + 0.5) / (count + 0.5));

  const conceptRarity = ({ terms }: Concept): number => {
    let count = 0;
    for (const term of terms.keys()) count = Math.max(count, postings.count(term));
    return rarity(count);
  };

  /** Adds what one concept is worth to every product that has it; the best of its terms counts. */
  function score(concept: Concept, worth: number, touched: number[]): void {
    const here: number[] = [];
    for (const [term, quality] of concept.terms) {
      postings.each(term, (place, weight) => {
        const value = (quality * weight * (1 + SATURATION)) / (weight + SATURATION);
        if (best[place] === 0) here.push(place);
        if (value > best[place]!) best[place] = value;
      });
    }
    for (const place of here) {
      if (scores[place] === 0) touched.push(place);
      scores[place]! += best[place]! * worth;
      if (!concept.isExtra) covered[place]! += worth;
      best[place] = 0;
    }
  }

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
        postings.each(term, (place, weight) => {
          (weight > STATED ? stated : mentioned).add(place);
        });
      }
    }
    return { stated, mentioned };
  }

  /** Gives each product that has something of what was asked its points; how much there is to have. */
  function touch(concepts: Concept[]): { touched: number[]; whole: number } {
    makeRoom();
    const touched: number[] = [];
    let whole = 0;
    for (const concept of concepts) {
      const worth = concept.terms.size === 0 ? rarity(0) : conceptRarity(concept);
      if (!concept.isExtra) whole += worth;
      score(concept, concept.isExtra ? worth * 0.35 : worth * (concept.belongs ? 0.8 : 1), touched);
    }
    if (concepts.length === 0) {
      for (let place = 0; place < entries.length; place += 1) touched.push(place);
      scores.fill(1, 0, entries.length);
    }
    return { touched, whole };
  }

  function search({ understood, category, limit, skip = 0 }: SearchRequest) {
    const { concepts, asksForAccessory } = conceptsOf(understood, vocabulary);
    const { touched, whole } = touch(concepts);
    const { stated, mentioned } = unwantedPlaces(understood.unwanted);
    const bounds = understood.bounds.map((bound) => facts.within(bound));
    const thing = [...(concepts.find(({ isThing }) => isThing)?.terms.keys() ?? [])];
    const isThing = (entry: Entry) => thing.some((term) => entry.things.has(term));
    const coverage = (place: number) => (whole === 0 ? 1 : Math.min(1, covered[place]! / whole));

    const fitting: number[] = [];
    for (const place of touched) {
      const entry = entries[place];
      if (!entry || stated.has(place) || !fits(entry, category, understood.price)) continue;
      if (bounds.some((places) => !places.has(place))) continue;
      let points = scores[place]! * coverage(place) ** 2;
      if (isThing(entry)) points *= THING;
      if (entry.isAccessory && !asksForAccessory) points *= ACCESSORY;
      if (!entry.isAvailable) points *= NOT_TO_BE_HAD;
      if (mentioned.has(place)) points *= MENTIONED;
      scores[place] = points * (1 + STAR * ((entry.rating ?? USUAL_RATING) - USUAL_RATING));
      fitting.push(place);
    }
    const most = understood.order === 'fitting' ? skip + limit : Math.max(RANKED, skip + limit);
    const places = inOrder(bestPlaces(fitting, scores, most), understood.order);
    const hits = places.slice(skip, skip + limit).map((place): SearchHit => {
      const entry = entries[place]!;
      const [points, has] = [scores[place]!, coverage(place)];
      return { id: entry.id, score: points, coverage: has, isThing: isThing(entry) };
    });
    for (const place of touched) scores[place] = covered[place] = 0;
    return { total: fitting.length, hits };
  }

  /** By price or rating only among those that are what was asked for. */
  function inOrder(places: number[], order: Understood['order']): number[] {
    const [first] = places;
    if (order === 'fitting' || first === undefined) return places;
    const least = scores[first]! * GOOD_ENOUGH;
    const good = places.filter((place, nth) => nth < RANKED && scores[place]! >= least);
    const rest = places.slice(good.length);
    const price = (place: number, unknown: number) => entries[place]!.pricePaise ?? unknown;
    const rating = (place: number) => entries[place]!.rating ?? 0;
    good.sort((a, b) => {
      if (order === 'cheapest') return price(a, DEAREST) - price(b, DEAREST);
      return order === 'dearest' ? price(b, 0) - price(a, 0) : rating(b) - rating(a);
    });
    return [...good, ...rest];
  }

  return {
    put,
    remove,
    search,
    understand,
    /** How many products are what a word names, and do not merely go with it. */
    countNamed: (word: string): number =>
      Math.max(0, ...[...termsOf(readWords(word))].map((term) => named.get(term) ?? 0)),
    get size() {
      return placeOf.size;
    },
  };
}

function fits(entry: Entry, category: string | undefined, price: PriceWish | null): boolean {
  if (category !== undefined && entry.category !== category) return false;
  if (!price) return true;
  const { pricePaise } = entry;
  if (pricePaise === null) return false;
  return (price.from ?? 0) <= pricePaise && pricePaise <= (price.to ?? Infinity);
}
