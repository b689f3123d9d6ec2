import type { Coordinates } from '@baeon/contracts/places/geo';
import {
  gatherDeals,
  nearestPlace,
  searchDeals,
  type CandidateSearch,
  type FoundDeal,
  type GeoSearch,
  type IndexedDeal,
  type IndexedStore,
} from './geo-search.ts';
import { createQuadtrees } from './quadtree.ts';

type StoreInput = Omit<IndexedStore, 'slot' | 'places'>;
type DealInput = Omit<IndexedDeal, 'places'> & { at: { storeId: string; image: string }[] };

export type GeoIndex = ReturnType<typeof createGeoIndex>;

/** Live deals by place, in memory. It knows nothing of where they come from. */
export function createGeoIndex() {
  const index = createQuadtrees();
  const everything = index.openTree();
  const trees = new Map<string, number>();
  const deals = new Map<string, IndexedDeal>();
  const stores = new Map<string, IndexedStore>();
  const bySlot: (IndexedStore | undefined)[] = [];
  const freeSlots: number[] = [];

  function treeOf(category: string): number {
    const tree = trees.get(category) ?? index.openTree();
    trees.set(category, tree);
    return tree;
  }

  function show(store: IndexedStore): void {
    index.add(everything, store.slot, store);
    index.add(treeOf(store.category), store.slot, store);
  }

  function hide(store: IndexedStore): void {
    index.remove(everything, store.slot);
    index.remove(treeOf(store.category), store.slot);
  }

  /** A store is remembered from here on, and shown once it has a deal. */
  function putStore(facts: StoreInput): IndexedStore {
    const { id, category, latitude, longitude, json, rating, refusesMuch, timeZone, hours } = facts;
    const known = stores.get(id);
    if (!known) {
      const slot = freeSlots.pop() ?? bySlot.length;
      const store = {
        id,
        category,
        latitude,
        longitude,
        json,
        rating,
        refusesMuch,
        timeZone,
        hours,
        slot,
        places: [],
      };
      bySlot[slot] = store;
      stores.set(id, store);
      return store;
    }
    const moves =
      known.category !== category || known.latitude !== latitude || known.longitude !== longitude;
    const isShown = known.places.length > 0;
    if (moves && isShown) hide(known);
    Object.assign(known, {
      category,
      latitude,
      longitude,
      json,
      rating,
      refusesMuch,
      timeZone,
      hours,
    });
    if (moves && isShown) show(known);
    return known;
  }

  /** A store without deals is not shown. */
  function detach(deal: IndexedDeal): void {
    deals.delete(deal.id);
    for (const place of deal.places) {
      const { places } = place.store;
      places.splice(places.indexOf(place), 1);
      if (places.length === 0) hide(place.store);
    }
  }

  function attach(deal: IndexedDeal): void {
    deals.set(deal.id, deal);
    for (const place of deal.places) {
      const { places } = place.store;
      if (places.length === 0) show(place.store);
      const behind = places.findIndex((other) => other.deal.id > deal.id);
      places.splice(behind === -1 ? places.length : behind, 0, place);
    }
  }

  /** Lets go of stores that have no deals. */
  function forgetIdle(candidates: Iterable<IndexedStore> = stores.values()): void {
    for (const store of candidates) {
      if (store.places.length > 0 || bySlot[store.slot] !== store) continue;
      stores.delete(store.id);
      bySlot[store.slot] = undefined;
      freeSlots.push(store.slot);
    }
  }

  function removeDeal(id: string): void {
    const deal = deals.get(id);
    if (!deal) return;
    detach(deal);
    forgetIdle(deal.places.map(({ store }) => store));
  }

  /** At those of its stores that are known. */
  function putDeal(facts: DealInput): void {
    const { id, dealsLeft, saving, startsAt, endsAt, expiry, json } = facts;
    const old = deals.get(id);
    const deal: IndexedDeal = { id, dealsLeft, saving, startsAt, endsAt, expiry, json, places: [] };
    // Not by pushing: that leaves room for sixteen more in every one of a million lists.
    deal.places = facts.at.flatMap(({ storeId, image }) => {
      const store = stores.get(storeId);
      return store ? [{ deal, store, image }] : [];
    });
    if (old) detach(old);
    if (deal.places.length > 0) attach(deal);
    if (old) forgetIdle(old.places.map(({ store }) => store));
  }

  function treesFor(category: string | undefined): number[] {
    if (category === undefined) return [everything];
    const matching: number[] = [];
    for (const [name, tree] of trees) if (name.includes(category)) matching.push(tree);
    return matching;
  }

  return {
    get size(): number {
      return deals.size;
    },
    putStore,
    putDeal,
    removeDeal,
    forgetIdle,

    /** Where a deal is to be had nearest among some of its stores, if it is live and near enough. */
    nearestOf(
      id: string,
      search: Omit<GeoSearch, 'after' | 'atMost'>,
      isMeant: (store: IndexedStore) => boolean,
    ): FoundDeal | null {
      const deal = deals.get(id);
      return deal ? nearestPlace(deal, search, isMeant) : null;
    },

    gather: (search: CandidateSearch): FoundDeal[] =>
      gatherDeals(search, (walk, visit) =>
        index.walk({ ...walk, trees: treesFor(search.category) }, (slot) => visit(bySlot[slot]!)),
      ),

    /** The live deals of some stores, each where it is nearest among them. */
    ofStores(storeIds: Iterable<string>, search: Omit<CandidateSearch, 'mostLooked'>): FoundDeal[] {
      const found = new Map<string, FoundDeal>();
      for (const storeId of storeIds) {
        for (const { deal } of stores.get(storeId)?.places ?? []) {
          if (found.has(deal.id)) continue;
          const nearest = nearestPlace(deal, search, search.isMeant);
          if (nearest) found.set(deal.id, nearest);
        }
      }
      return [...found.values()];
    },

    /** Nearest first. */
    find: (search: GeoSearch): FoundDeal[] =>
      searchDeals(search, (walk, visit) =>
        index.walk({ ...walk, trees: treesFor(search.category) }, (slot) => visit(bySlot[slot]!)),
      ),
  };
}

/** Sorted along a Z-order curve, which visits quarter by quarter: neighbours come together. */
export function inZOrder<T extends Coordinates>(things: Iterable<T>): T[] {
  const ranked = Array.from(things, (thing) => ({ thing, rank: zOrderOf(thing) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ thing }) => thing);
}

const zOrderOf = ({ latitude, longitude }: Coordinates): number =>
  2 * spread((latitude + 90) / 180) + spread((longitude + 180) / 360);

const BITS = 24;

/** The first bits of a fraction, with room for another's in between. */
function spread(fraction: number): number {
  let bits = Math.min(Math.floor(fraction * 2 ** BITS), 2 ** BITS - 1);
  let spread = 0;
  for (let place = 1; bits > 0; place *= 4) {
    if (bits % 2 === 1) spread += place;
    bits = Math.floor(bits / 2);
  }
  return spread;
}
