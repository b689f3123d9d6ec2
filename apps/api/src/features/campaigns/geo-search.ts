import { distanceKm, type Coordinates } from '@baeon/contracts/places/geo';
import { isLive } from '@baeon/contracts/campaigns/campaigns';
import type { StoreHours } from './open-now.ts';
import type { After } from './page-cursor.ts';

/** A campaign as the index has it; its JSON is the piece of an answer that is the same everywhere. */
export type IndexedDeal = {
  id: string;
  dealsLeft: number;
  /** Rupees, or percent below nought: a million of these are kept. */
  saving: number;
  startsAt: number;
  endsAt: number;
  expiry: string;
  json: string;
  places: DealAtStore[];
};

/** A campaign at one of its stores. */
export type DealAtStore = { deal: IndexedDeal; store: IndexedStore; image: string };

export type IndexedStore = Coordinates & {
  id: string;
  category: string;
  json: string;
  /** As `ratingRank` has it. */
  rating: number;
  refusesMuch: boolean;
  timeZone: string;
  /** Null where nobody knows. */
  hours: StoreHours | null;
  slot: number;
  /** Of its deals, by the deal's id. */
  places: DealAtStore[];
};

export type GeoSearch = {
  at: Coordinates;
  withinKm: number;
  /** Kept are stores whose category contains this. */
  category: string | undefined;
  after: After | null;
  atMost: number;
  now: number;
};

export type FoundDeal = DealAtStore & { mm: number };

/** Everything around a place, for whoever sorts it by something else than the distance. */
export type CandidateSearch = Omit<GeoSearch, 'after' | 'atMost'> & {
  isMeant: (store: IndexedStore) => boolean;
  /** So many deals are looked at, the nearest ones. */
  mostLooked: number;
};

type Walk = { at: Coordinates; fromKm: number; withinKm: number };
export type WalkStores = (walk: Walk, visit: (store: IndexedStore) => boolean) => void;

/** More than a walk and a measurement may differ by. */
const SLACK_MM = 1;

/** As `deals_near` in the database: live deals, each once, by millimetres and then by id. */
export function searchDeals(
  { at, withinKm, category, after, atMost, now }: GeoSearch,
  walkStores: WalkStores,
): FoundDeal[] {
  const withinMm = wholeMm(withinKm);
  const found: FoundDeal[] = [];
  const isOfCategory = inCategory(category);
  const chains = new Set<IndexedDeal>();
  let farthest = 0;

  function keep({ deal, store, image }: DealAtStore, mm: number): void {
    if (mm > withinMm) return;
    if (after && (mm < after.rank || (mm === after.rank && deal.id <= after.id))) return;
    if (found.length < atMost) farthest = Math.max(farthest, mm);
    found.push({ deal, store, image, mm });
  }

  /** A deal of several stores counts where it is nearest, which may be before this page. */
  function keepChain(deal: IndexedDeal): void {
    if (chains.has(deal)) return;
    chains.add(deal);
    const { mm, ...place } = nearestOfPlaces(deal, at, isOfCategory)!;
    keep(place, mm);
  }

  walkStores(
    {
      at,
      fromKm: after ? kmOfMm(Math.max(0, after.rank - SLACK_MM)) : 0,
      withinKm: kmOfMm(withinMm + SLACK_MM),
    },
    (store) => {
      const mm = mmBetween(at, store);
      // What the walk may have in another order than the measurement is still to come.
      if (found.length >= atMost && mm > farthest + SLACK_MM) return false;
      for (const place of store.places) {
        const { deal } = place;
        if (!isLive(deal, now)) continue;
        if (deal.places.length > 1) keepChain(deal);
        else keep(place, mm);
      }
      return true;
    },
  );
  found.sort((a, b) => a.mm - b.mm || order(a.deal.id, b.deal.id));
  return found.slice(0, atMost);
}

export const inCategory =
  (category: string | undefined) =>
  (store: IndexedStore): boolean =>
    category === undefined || store.category.includes(category);

function nearestOfPlaces(
  deal: IndexedDeal,
  at: Coordinates,
  isMeant: (store: IndexedStore) => boolean,
): FoundDeal | null {
  let nearest: DealAtStore | null = null;
  let nearestMm = Infinity;
  for (const place of deal.places) {
    if (!isMeant(place.store)) continue;
    const mm = mmBetween(at, place.store);
    if (mm > nearestMm || (mm === nearestMm && place.store.id > nearest!.store.id)) continue;
    nearest = place;
    nearestMm = mm;
  }
  return nearest && { ...nearest, mm: nearestMm };
}

/** Live deals at stores that are meant, each once where it is nearest; in no order. */
export function gatherDeals(search: CandidateSearch, walkStores: WalkStores): FoundDeal[] {
  const { at, withinKm, category, now, isMeant, mostLooked } = search;
  const withinMm = wholeMm(withinKm);
  const found: FoundDeal[] = [];
  const isOfCategory = inCategory(category);
  const chains = new Set<IndexedDeal>();
  let looked = 0;
  walkStores({ at, fromKm: 0, withinKm: kmOfMm(withinMm + SLACK_MM) }, (store) => {
    looked += store.places.length;
    if (!isMeant(store)) return looked < mostLooked;
    const mm = mmBetween(at, store);
    if (mm > withinMm) return true;
    for (const { deal, image } of store.places) {
      if (!isLive(deal, now)) continue;
      if (deal.places.length === 1) {
        found.push({ deal, store, image, mm });
      } else if (!chains.has(deal)) {
        chains.add(deal);
        found.push(nearestOfPlaces(deal, at, (each) => isOfCategory(each) && isMeant(each))!);
      }
    }
    return looked < mostLooked;
  });
  return found;
}

/** One deal as a search would find it; null where it would not. */
export function nearestPlace(
  deal: IndexedDeal,
  { at, withinKm, category, now }: Omit<GeoSearch, 'after' | 'atMost'>,
  isMeant: (store: IndexedStore) => boolean,
): FoundDeal | null {
  const isOfCategory = inCategory(category);
  const nearest = isLive(deal, now)
    ? nearestOfPlaces(deal, at, (store) => isOfCategory(store) && isMeant(store))
    : null;
  return nearest && nearest.mm <= wholeMm(withinKm) ? nearest : null;
}

const mmBetween = (at: Coordinates, store: IndexedStore): number => wholeMm(distanceKm(at, store));

/** As the database compares ids. */
const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Distances are compared in whole millimetres, as by `whole_mm` in the database: both sort alike. */
export const wholeMm = (km: number): number => Math.floor(km * 1e6 + 0.5);
export const kmOfMm = (mm: number): number => mm / 1e6;
