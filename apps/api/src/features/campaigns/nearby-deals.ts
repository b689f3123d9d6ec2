import type { CouponEntry } from '@baeon/contracts/campaigns/campaigns-wire';
import type { Coordinates } from '@baeon/contracts/places/geo';
import type { Db } from '../../db/client.ts';
import type { DealPictures } from '../../lib/store-summary.ts';
import { okPage } from '../../lib/envelope.ts';
import type { Clock } from '../../lib/clock.ts';
import { findDealsNear } from './campaigns.repo.ts';
import { entryJson, pageJson, toCouponEntry } from './coupon-entry.ts';
import { kmOfMm, type FoundDeal } from './geo-search.ts';
import type { LiveDeals } from './live-deals.ts';
import type { OwnCoupons } from './own-coupons.ts';
import { cutPage, readCursor, type After } from './page-cursor.ts';

type Dependencies = {
  db: Db;
  clock: Clock;
  live: LiveDeals;
  ownCoupons: OwnCoupons;
  pictures: DealPictures;
};

export type NearbyAsked = {
  at: Coordinates;
  /** Whether distances mean anything to whoever asked. */
  isKnown: boolean;
  withinKm: number;
  userId: string | null;
  query: {
    category?: string | undefined;
    q?: string | undefined;
    cursor?: string | undefined;
    limit: number;
  };
};

/** What is near, as the text of a page: from memory where that can be trusted, else by the database. */
export function createNearbyDeals({ db, clock, live, ownCoupons, pictures }: Dependencies) {
  async function fromMemory(found: FoundDeal[], { isKnown, userId, query }: NearbyAsked) {
    const { page, nextCursor } = cutPage(found, query.limit, ({ deal, mm }) => after(mm, deal.id));
    const own = await ownCoupons.of(
      userId,
      page.map(({ deal }) => deal.id),
    );
    const entries = page.map((entry) =>
      entryJson(entry, isKnown ? kmOfMm(entry.mm) : null, own.get(entry.deal.id)),
    );
    return pageJson(entries, nextCursor);
  }

  async function fromDatabase({ at, isKnown, withinKm, userId, query }: NearbyAsked) {
    const now = clock.now();
    const rows = await findDealsNear(db, {
      at,
      withinKm,
      category: query.category || undefined,
      text: query.q?.trim() || undefined,
      after: readCursor(query.cursor),
      atMost: query.limit + 1,
      now,
    });
    const { page, nextCursor } = cutPage(rows, query.limit, ({ campaign, mm }) =>
      after(mm, campaign.id),
    );
    const own = await ownCoupons.of(
      userId,
      page.map(({ campaign }) => campaign.id),
    );
    const entries = page.map((row): CouponEntry => {
      const km = isKnown ? kmOfMm(row.mm) : null;
      return toCouponEntry(row, { now, distanceKm: km, own: own.get(row.campaign.id) }, pictures);
    });
    return JSON.stringify(okPage(entries, nextCursor));
  }

  return {
    write(asked: NearbyAsked): Promise<string> {
      const { at, withinKm, query } = asked;
      const found = query.q?.trim()
        ? null
        : live.find({
            at,
            withinKm,
            category: query.category || undefined,
            after: readCursor(query.cursor),
            atMost: query.limit + 1,
            now: clock.now().getTime(),
          });
      return found ? fromMemory(found, asked) : fromDatabase(asked);
    },
  };
}

const after = (mm: number, id: string): After => ({ rank: mm, id });
