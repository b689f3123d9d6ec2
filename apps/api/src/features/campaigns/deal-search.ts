import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Coordinates } from '@baeon/contracts/places/geo';
import { cellOf, createAreaIndex } from '@baeon/search/area-index';
import type { LiveDealRow, SearchedStore } from './live-deals.repo.ts';

/** Of more deals than this only the first are found by their words; a city has a tenth of it. */
const MOST_DEALS = 100_000;
/** How long deals are put in before requests get their turn. */
const SLICE_MS = 5;
type Told = { said: string; title: string; categories: string[]; documents: string[] };

/** What was found, and which stores it was found at. */
export type DealHit = { id: string; isThere(store: Place): boolean };
type Place = Coordinates & { category: string };

/** "Buy 1 thali, get 1 free" in all its words, which are too common to be looked for one by one. */
const BOGO = 'bogo';
const ONE_MORE_FREE =
  /\b(?:buy (?:\d+|one|two|three|any)?\b[^.]{0,40}?\bget (?:\d+|one|two|another|the (?:second|other)|free)|b1g1|1 ?\+ ?1|one plus one|two for (?:the price of )?one|2 for 1)\b/gu;

export type DealWords = ReturnType<typeof createDealSearch>;

/** Live deals by what they and their stores say. Filled in the background: nobody waits for it. */
export function createDealSearch() {
  const index = createAreaIndex((text) => text.replaceAll(ONE_MORE_FREE, ` ${BOGO} `));
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
    for (const [group, alike] of groups) index.put(documentOf(deal, alike, group), alike[0]!);
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
     * Deals that say what was asked, the best first, without those that the plain rule finds by itself unless all are
     * wanted; and how the text is spelt that was looked for, where it was another.
     */
    find(
      text: string,
      { at, withinKm }: { at: Coordinates; withinKm: number },
      { plainly = false, unfinished = false } = {},
    ): { hits: DealHit[]; meant: string | null } {
      takeSome();
      const { hits, meant } = index.find({ text, at, withinKm, unfinished });
      const asked = text.trim().toLowerCase();
      const good = hits
        .map(({ id: document }) => {
          const at = document.indexOf('@');
          const group = document.slice(at + 1);
          return { id: document.slice(0, at), isThere: (store: Place) => groupOf(store) === group };
        })
        .filter(({ id }) => plainly || !isFoundPlainly(told.get(id)!, asked));
      return { hits: good, meant };
    },

    otherSpellings: index.otherSpellings,

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

const isOneMoreFree = (title: string): boolean => title.toLowerCase().search(ONE_MORE_FREE) >= 0;

const documentId = (dealId: string, group: string): string => `${dealId}@${group}`;

/** Stores of one kind in one part of the country: what is found for one holds for the others. */
const groupOf = (store: Place): string => `${cellOf(store)} ${store.category}`;

/** A deal in the shape of what the search engine reads. */
function documentOf(deal: LiveDealRow, stores: SearchedStore[], group: string) {
  const [store] = stores;
  const names = new Set(stores.map(({ name }) => name));
  const places = new Set(
    stores.flatMap(({ addressLine, city, pincode }) => [addressLine, city, pincode]),
  );
  return {
    id: documentId(deal.id, group),
    title: deal.title,
    description: [deal.description, deal.terms ?? '', isOneMoreFree(deal.title) ? BOGO : ''].join(
      ' ',
    ),
    brand: store!.name,
    productType: store!.category.replaceAll('/', ' > '),
    pricePaise: null,
    attributes: { place: [...places].join(', '), stores: [...names].join(', ') },
    rating: null,
    availability: 'in_stock',
  };
}
