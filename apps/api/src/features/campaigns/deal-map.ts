import type { Coordinates } from '@baeon/contracts/places/geo';
import { createNearIndex } from '../../lib/near-index.ts';
import { findOnMap, type FoundDeal, type Search } from './find-on-map.ts';

/** A campaign as the map has it; its text is the piece of an answer that is the same everywhere. */
export type MappedDeal = {
  id: string;
  left: number;
  startsAt: number;
  endsAt: number;
  expiry: string;
  text: string;
  places: DealPlace[];
};

/** A campaign at one of its stores. */
export type DealPlace = { deal: MappedDeal; shop: Shop; image: string };

export type Shop = Coordinates & {
  id: string;
  category: string;
  text: string;
  slot: number;
  /** Of its deals, by the deal's id. */
  places: DealPlace[];
};

export type ShopFacts = Omit<Shop, 'slot' | 'places'>;
export type DealFacts = Omit<MappedDeal, 'places'> & { at: { storeId: string; image: string }[] };

export type DealMap = ReturnType<typeof createDealMap>;

/** Deals by place, in memory. It knows nothing of where they come from. */
export function createDealMap() {
  const index = createNearIndex();
  const everything = index.openTree();
  const trees = new Map<string, number>();
  const deals = new Map<string, MappedDeal>();
  const shops = new Map<string, Shop>();
  const bySlot: (Shop | undefined)[] = [];
  const freeSlots: number[] = [];

  function treeOf(category: string): number {
    const tree = trees.get(category) ?? index.openTree();
    trees.set(category, tree);
    return tree;
  }

  function show(shop: Shop): void {
    index.add(everything, shop.slot, shop);
    index.add(treeOf(shop.category), shop.slot, shop);
  }

  function hide(shop: Shop): void {
    index.remove(everything, shop.slot);
    index.remove(treeOf(shop.category), shop.slot);
  }

  /** A store is remembered from here on, and shown once it has a deal. */
  function putShop(facts: ShopFacts): Shop {
    const { id, category, latitude, longitude, text } = facts;
    const known = shops.get(id);
    if (!known) {
      const slot = freeSlots.pop() ?? bySlot.length;
      const shop = { id, category, latitude, longitude, text, slot, places: [] };
      bySlot[slot] = shop;
      shops.set(id, shop);
      return shop;
    }
    const moves =
      known.category !== category || known.latitude !== latitude || known.longitude !== longitude;
    const isShown = known.places.length > 0;
    if (moves && isShown) hide(known);
    Object.assign(known, { category, latitude, longitude, text });
    if (moves && isShown) show(known);
    return known;
  }

  /** A store without deals is not shown. */
  function detach(deal: MappedDeal): void {
    deals.delete(deal.id);
    for (const place of deal.places) {
      const { places } = place.shop;
      places.splice(places.indexOf(place), 1);
      if (places.length === 0) hide(place.shop);
    }
  }

  function attach(deal: MappedDeal): void {
    deals.set(deal.id, deal);
    for (const place of deal.places) {
      const { places } = place.shop;
      if (places.length === 0) show(place.shop);
      const behind = places.findIndex((other) => other.deal.id > deal.id);
      places.splice(behind === -1 ? places.length : behind, 0, place);
    }
  }

  /** Lets go of stores that have no deals. */
  function forgetIdle(candidates: Iterable<Shop> = shops.values()): void {
    for (const shop of candidates) {
      if (shop.places.length > 0 || bySlot[shop.slot] !== shop) continue;
      shops.delete(shop.id);
      bySlot[shop.slot] = undefined;
      freeSlots.push(shop.slot);
    }
  }

  function removeDeal(id: string): void {
    const deal = deals.get(id);
    if (!deal) return;
    detach(deal);
    forgetIdle(deal.places.map(({ shop }) => shop));
  }

  /** At those of its stores that are known. */
  function putDeal({ at, id, left, startsAt, endsAt, expiry, text }: DealFacts): void {
    const old = deals.get(id);
    const deal: MappedDeal = { id, left, startsAt, endsAt, expiry, text, places: [] };
    // Not by pushing: that leaves room for sixteen more in every one of a million lists.
    deal.places = at.flatMap(({ storeId, image }) => {
      const shop = shops.get(storeId);
      return shop ? [{ deal, shop, image }] : [];
    });
    if (old) detach(old);
    if (deal.places.length > 0) attach(deal);
    if (old) forgetIdle(old.places.map(({ shop }) => shop));
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
    putShop,
    putDeal,
    removeDeal,
    forgetIdle,

    /** Nearest first; on the way, what has ended is dropped. */
    find(search: Search): FoundDeal[] {
      const { found, ended } = findOnMap(search, (walk, visit) =>
        index.walk({ ...walk, trees: treesFor(search.category) }, (slot) => visit(bySlot[slot]!)),
      );
      for (const id of ended) removeDeal(id);
      return found;
    },
  };
}
