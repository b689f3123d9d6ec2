import {
  MOST_SAVED_DEALS,
  savedDealsFull,
  type SavedDeal,
  type SavedDealsQuery,
} from '@baeon/contracts/campaigns/saved-deals-wire';
import { claimMessages } from '@baeon/contracts/coupons/coupons';
import type { Db } from '../../db/client.ts';
import { lockUser } from '../../db/lock-user.ts';
import { AppError, signedOut } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { cutPage } from '../../lib/page.ts';
import type { DealPictures } from '../../lib/store-summary.ts';
import { findDeal } from './campaigns.repo.ts';
import type { Campaigns } from './campaigns.service.ts';
import { toCouponEntry, toOffer } from './coupon-entry.ts';
import { kmOfMm } from './geo-search.ts';
import { readCursor, toCursor } from './page-cursor.ts';
import {
  countSavedDeals,
  deleteSavedDeal,
  findSavedDeals,
  insertSavedDeal,
  listSavedIds,
} from './saved-deals.repo.ts';

type Dependencies = {
  db: Db;
  clock: Clock;
  pictures: DealPictures;
  campaigns: Pick<Campaigns, 'placeOf' | 'couponsOf'>;
};

export type SavedDeals = ReturnType<typeof createSavedDeals>;

/** Deals that somebody keeps for later. */
export function createSavedDeals({ db, clock, pictures, campaigns }: Dependencies) {
  return {
    ids: (userId: string): Promise<string[]> => listSavedIds(db, userId),

    async list(userId: string, { cursor, limit }: SavedDealsQuery) {
      const { at, isKnown } = await campaigns.placeOf({}, userId);
      const asked = { at, after: readCursor(cursor), atMost: limit + 1 };
      const rows = await findSavedDeals(db, userId, asked);
      const { page, nextCursor } = cutPage(rows, limit, ({ campaign, savedAt }) =>
        toCursor({ rank: savedAt.getTime(), id: campaign.id }),
      );
      const ids = page.map(({ campaign }) => campaign.id);
      const own = await campaigns.couponsOf(userId, ids);
      const now = clock.now();
      const deals = page.map((row): SavedDeal => {
        const coupon = own.get(row.campaign.id);
        const seen = { now, distanceKm: isKnown ? kmOfMm(row.mm) : null, own: coupon };
        const kept = { saved_at: row.savedAt.toISOString(), coupon_id: coupon?.id ?? null };
        return Object.assign(toOffer(toCouponEntry(row, seen, pictures)), kept);
      });
      return { deals, nextCursor };
    },

    /** Also of a deal that is over: whoever removed one by mistake can have it back. */
    async save(userId: string, campaignId: string): Promise<void> {
      const deal = await findDeal(db, campaignId);
      if (!deal) throw new AppError('NOT_FOUND', claimMessages.unknown);
      await db.transaction(async (tx) => {
        if (!(await lockUser(tx, userId, 'no key update'))) throw signedOut();
        const isNew = await insertSavedDeal(tx, {
          userId,
          campaignId: deal.id,
          savedAt: clock.now(),
        });
        if (isNew && (await countSavedDeals(tx, userId)) > MOST_SAVED_DEALS) {
          throw new AppError('INVALID_INPUT', savedDealsFull);
        }
      });
    },

    remove: (userId: string, campaignId: string): Promise<void> =>
      deleteSavedDeal(db, userId, campaignId),
  };
}
