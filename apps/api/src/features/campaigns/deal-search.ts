import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Coordinates } from '@baeon/contracts/places/geo';
import { editDistance } from '@baeon/search/edit-distance';
import { toEnglish } from '@baeon/search/lexicon';
import { createSearchIndex } from '@baeon/search/search-index';
import { synonymPhrases } from '@baeon/search/synonyms';
import { askForWords } from '@baeon/search/understand';
import { plain } from '@baeon/search/words';
import type { LiveDealRow, SearchedStore } from './live-deals.repo.ts';

/** Of more deals than this only the first are found by their words; a city has a tenth of it. */
const MOST_DEALS = 100_000;
/** How long deals are put in before requests get their turn. */
const SLICE_MS = 5;
/** What an answer shows mostly lies in one of these, and never in more than four. */
const CELL_DEGREES = 2;
const KM_A_DEGREE = 111;
const MOST_HITS = 300;
/** Less of what was asked, or much less than the best has, is something else. */
const LEAST_COVERAGE = 0.5;
const LEAST_OF_BEST = 0.4;
/** Shorter words are too like each other. */
const LEAST_LETTERS = 5;
/** Other spellings are looked for of so many words, so many of each. */
const MOST_UNKNOWN = 3;
const MOST_CLOSE = 4;

type Told = { said: string; title: string; categories: string[]; documents: string[] };

/** What was found, and which stores it was found at. */
export type DealHit = { id: string; isThere(store: Place): boolean };
type Place = Coordinates & { category: string };

/** What says nothing where everything is a deal. */
const OF_ANY_DEAL =
  /\b(?:coupons?|deals?|offers?|vouchers?|discounts?|promos?|near(?: ?by| me)?|around(?: me| here)?|no|such|any|some|every|all|only|also|today|now)\b/gu;

/** "Buy 1 thali, get 1 free" in all its words, which are too common to be looked for one by one. */
const BOGO = 'bogo';
const ONE_MORE_FREE =
  /\b(?:buy (?:\d+|one|two|three|any)?\b[^.]{0,40}?\bget (?:\d+|one|two|another|the (?:second|other)|free)|b1g1|1 ?\+ ?1|one plus one|two for (?:the price of )?one|2 for 1)\b/gu;

export type DealWords = ReturnType<typeof createDealSearch>;

/** Live deals by what they and their stores say. Filled in the background: nobody waits for it. */
export function createDealSearch() {
  const index = createSearchIndex();
  const told = new Map<string, Told>();
  const waiting = new Map<string, { deal: LiveDealRow; stores: SearchedStore[] }>();
  let filling: Promise<void> | null = null;

  function remove(id: string): void {
    waiting.delete(id);
    for (const document of told.get(id)?.documents ?? []) index.remove(document);
    told.delete(id);
  }

  function putIn(deal: LiveDealRow, stores: SearchedStore[]): void {
    const said = JSON.stringify([deal.title, deal.description, deal.terms, stores.map(whatIsTold)]);
    // A deal changes with every claim; what it says does not.
    if (told.get(deal.id)?.said === said) return;
    remove(deal.id);
    const groups = Map.groupBy(stores, groupOf);
    for (const [group, alike] of groups) index.put(documentOf(deal, alike, group));
    told.set(deal.id, {
      said,
      title: deal.title.toLowerCase(),
      categories: stores.map(({ category }) => category.toLowerCase()),
      documents: Array.from(groups.keys(), (group) => documentId(deal.id, group)),
    });
  }

  function takeSome(): void {
    const until = performance.now() + SLICE_MS;
    for (const { deal, stores } of waiting.values()) {
      waiting.delete(deal.id);
      putIn(deal, stores);
      if (performance.now() > until) return;
    }
  }

  async function fill(): Promise<void> {
    while (waiting.size > 0) {
      takeSome();
      await nextTurn();
    }
    filling = null;
  }

  return {
    put(deal: LiveDealRow, stores: SearchedStore[]): void {
      if (told.size + waiting.size >= MOST_DEALS && !told.has(deal.id)) return;
      waiting.set(deal.id, { deal, stores });
      filling ??= nextTurn().then(fill);
    },
    remove,

    /**
     * Deals that say what was asked, the best first, without those that the plain rule finds by itself; and how the
     * text is spelt that was looked for, where it was another.
     */
    find(
      text: string,
      at: Coordinates,
      withinKm: number,
      { plainly = false } = {},
    ): { hits: DealHit[]; meant: string | null } {
      takeSome();
      const asked = text.trim().toLowerCase();
      const isKnown = (word: string): boolean => index.countOf(word) > 0;
      const words = toEnglish(plain(asked), isKnown);
      const meant = words.replaceAll(/\p{L}+/gu, (word) => (isKnown(word) ? word : asMeant(word)));
      const understood = askForWords(
        meant.replaceAll(OF_ANY_DEAL, ' ').replaceAll(ONE_MORE_FREE, ` ${BOGO} `),
      );
      if (understood.wanted.length === 0) return { hits: [], meant: null };
      const found = cellsAround(at, withinKm).map((category) =>
        index.search({ understood, category, limit: MOST_HITS }),
      );
      const hits = found
        .flatMap((each) => each.hits)
        .filter(({ coverage }) => coverage >= LEAST_COVERAGE)
        .toSorted((a, b) => b.score - a.score);
      const least = (hits[0]?.score ?? 0) * LEAST_OF_BEST;
      const good = hits
        .filter(({ score }) => score >= least)
        .map(({ id: document }) => {
          const at = document.indexOf('@');
          const group = document.slice(at + 1);
          return { id: document.slice(0, at), isThere: (store: Place) => groupOf(store) === group };
        })
        .filter(({ id }) => plainly || !isFoundPlainly(told.get(id)!, asked));
      const guessed = found.find(({ didYouMean }) => didYouMean !== null)?.didYouMean ?? null;
      return { hits: good, meant: guessed ?? (meant === words ? null : meant) };
    },

    /** A text with words that stand nowhere written as ones that are asked for, the closest first. */
    otherSpellings(text: string): string[] {
      const asked = plain(text.trim());
      const unknown = (asked.match(/\p{L}+/gu) ?? [])
        .filter((word) => word.length >= LEAST_LETTERS && index.countOf(word) === 0)
        .slice(0, MOST_UNKNOWN);
      return unknown.flatMap((word) =>
        closeTo(word).map((other) => asked.replace(word, () => other)),
      );
    },

    settled: async (): Promise<void> => (await filling) ?? undefined,
    close: (): void => waiting.clear(),
  };
}

/** The plain rule: coupons whose campaign title or store category contains the text, ignoring case. */
const isFoundPlainly = ({ title, categories }: Told, asked: string): boolean =>
  title.includes(asked) || categories.some((category) => category.includes(asked));

const whatIsTold = ({ id, name, category, city, addressLine, pincode }: SearchedStore) => [
  id,
  name,
  category,
  city,
  addressLine,
  pincode,
];

/** What stores are asked for, which need not stand in any deal. */
const askedFor = [...new Set(synonymPhrases().flatMap((phrase) => phrase.split(' ')))];

/** With two mistakes, which is too far to be taken for the word without being asked. */
function closeTo(word: string): string[] {
  return askedFor
    .map((other) => ({ other, mistakes: editDistance(word, other, 2) }))
    .filter(({ other, mistakes }) => other.length >= LEAST_LETTERS && mistakes <= 2)
    .sort((a, b) => a.mistakes - b.mistakes)
    .slice(0, MOST_CLOSE)
    .map(({ other }) => other);
}

function asMeant(word: string): string {
  if (word.length < LEAST_LETTERS || askedFor.includes(word)) return word;
  return askedFor.find((each) => each[0] === word[0] && editDistance(word, each, 1) === 1) ?? word;
}

const isOneMoreFree = (title: string): boolean => title.toLowerCase().search(ONE_MORE_FREE) >= 0;

const documentId = (dealId: string, group: string): string => `${dealId}@${group}`;

/** Stores of one kind in one part of the country: what is found for one holds for the others. */
const groupOf = (store: Place): string => `${cellOf(store)} ${store.category}`;

/** A deal in the shape of what the search engine reads; the cell is a category, so that it can look in one alone. */
function documentOf(deal: LiveDealRow, stores: SearchedStore[], group: string) {
  const [store] = stores;
  const names = new Set(stores.map(({ name }) => name));
  const places = new Set(
    stores.flatMap(({ addressLine, city, pincode }) => [addressLine, city, pincode]),
  );
  return {
    id: documentId(deal.id, group),
    name: deal.title,
    title: deal.title,
    description: [deal.description, deal.terms ?? '', isOneMoreFree(deal.title) ? BOGO : ''].join(
      ' ',
    ),
    brand: store!.name,
    category: cellOf(store!),
    productType: store!.category.replaceAll('/', ' > '),
    pricePaise: null,
    attributes: { place: [...places].join(', '), stores: [...names].join(', ') },
    rating: null,
    availability: 'in_stock',
  };
}

const cellOf = ({ latitude, longitude }: Coordinates): string =>
  `${Math.floor(latitude / CELL_DEGREES)},${Math.floor(longitude / CELL_DEGREES)}`;

function cellsAround({ latitude, longitude }: Coordinates, km: number): string[] {
  const tall = km / KM_A_DEGREE;
  const wide = tall / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  const cells = new Set<string>();
  for (let north = -1; north <= 1; north += 1) {
    for (let east = -1; east <= 1; east += 1) {
      cells.add(cellOf({ latitude: latitude + north * tall, longitude: longitude + east * wide }));
    }
  }
  return [...cells];
}
