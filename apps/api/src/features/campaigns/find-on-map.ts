import { distanceKm, type Coordinates } from '@baeon/contracts/places/geo';
import type { DealPlace, MappedDeal, Shop } from './deal-map.ts';
import { kmOfMm, wholeMm } from './millimetres.ts';
import type { After } from './page-cursor.ts';

export type Search = {
  at: Coordinates;
  withinKm: number;
  /** Kept are stores whose category contains this. */
  category: string | undefined;
  after: After | null;
  atMost: number;
  now: number;
};

export type FoundDeal = DealPlace & { mm: number };

type Walk = { at: Coordinates; fromKm: number; withinKm: number };
type WalkShops = (walk: Walk, visit: (shop: Shop) => boolean) => void;

/** More than a walk and a measurement may differ by. */
const SLACK_MM = 1;

/** As `deals_near` in the database: live deals, each once, by millimetres and then by id. */
export function findOnMap(
  { at, withinKm, category, after, atMost, now }: Search,
  walkShops: WalkShops,
): { found: FoundDeal[]; ended: string[] } {
  const withinMm = wholeMm(withinKm);
  const found: FoundDeal[] = [];
  const ended: string[] = [];
  const chains = new Set<MappedDeal>();
  let farthest = 0;

  function keep({ deal, shop, image }: DealPlace, mm: number): void {
    if (mm > withinMm) return;
    if (after && (mm < after.rank || (mm === after.rank && deal.id <= after.id))) return;
    if (found.length < atMost) farthest = Math.max(farthest, mm);
    found.push({ deal, shop, image, mm });
  }

  /** A deal of several stores counts where it is nearest, which may be before this page. */
  function keepChain(deal: MappedDeal): void {
    if (chains.has(deal)) return;
    chains.add(deal);
    let nearest: DealPlace | null = null;
    let nearestMm = Infinity;
    for (const place of deal.places) {
      if (category !== undefined && !place.shop.category.includes(category)) continue;
      const mm = mmBetween(at, place.shop);
      if (mm > nearestMm || (mm === nearestMm && place.shop.id > nearest!.shop.id)) continue;
      nearest = place;
      nearestMm = mm;
    }
    keep(nearest!, nearestMm);
  }

  walkShops(
    {
      at,
      fromKm: after ? kmOfMm(Math.max(0, after.rank - SLACK_MM)) : 0,
      withinKm: kmOfMm(withinMm + SLACK_MM),
    },
    (shop) => {
      const mm = mmBetween(at, shop);
      // What the walk may have in another order than the measurement is still to come.
      if (found.length >= atMost && mm > farthest + SLACK_MM) return false;
      for (const place of shop.places) {
        const { deal } = place;
        if (deal.endsAt < now) ended.push(deal.id);
        else if (deal.startsAt > now) continue;
        else if (deal.places.length > 1) keepChain(deal);
        else keep(place, mm);
      }
      return true;
    },
  );
  found.sort((a, b) => a.mm - b.mm || order(a.deal.id, b.deal.id));
  return { found: found.slice(0, atMost), ended };
}

const mmBetween = (at: Coordinates, shop: Shop): number => wholeMm(distanceKm(at, shop));

/** As the database compares ids. */
const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
