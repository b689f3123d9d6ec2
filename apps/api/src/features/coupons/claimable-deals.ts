import { and, asc, eq, getTableColumns, inArray } from '../../db/drizzle.ts';
import type { Executor, Db } from '../../db/client.ts';
import { campaignPlaces, campaigns } from '../../db/tables/campaigns.ts';
import { storeSummaryFields, stores } from '../../db/tables/stores.ts';
import type { StoreSummary } from '../../lib/store-summary.ts';
import { createBatcher } from '../../lib/batcher.ts';

/** Titles and stores may be this old; what is left and until when is judged when a coupon is issued. */
const FRESH_MS = 10_000;
const MOST_KEPT = 10_000;
const AT_ONCE = 200;

/** What has to be known of a deal to hand one out. */
export type ClaimableDeal = {
  campaign: typeof campaigns.$inferSelect;
  /** Where it can be used. */
  stores: StoreSummary[];
};

/** Each deal asked for, null for what is none. */
async function readClaimableDeals(
  db: Executor,
  campaignIds: string[],
): Promise<(ClaimableDeal | null)[]> {
  const rows = await db
    .select({
      campaign: getTableColumns(campaigns),
      store: storeSummaryFields,
    })
    .from(campaigns)
    .innerJoin(campaignPlaces, eq(campaignPlaces.campaignId, campaigns.id))
    .innerJoin(stores, eq(stores.id, campaignPlaces.storeId))
    .where(and(inArray(campaigns.id, campaignIds), eq(campaigns.kind, 'deal')))
    .orderBy(asc(stores.id));
  const found = new Map<string, ClaimableDeal>();
  for (const { campaign, store } of rows) {
    const deal = found.get(campaign.id) ?? { campaign, stores: [] };
    deal.stores.push(store);
    found.set(campaign.id, deal);
  }
  return campaignIds.map((id) => found.get(id) ?? null);
}

/** A cache of deals, each read once in a while however many people want it. */
export function createClaimableDeals(db: Db) {
  const kept = new Map<string, { deal: ClaimableDeal; until: number }>();
  const read = createBatcher<string, ClaimableDeal | null>({
    run: (ids) => readClaimableDeals(db, ids),
    most: AT_ONCE,
  });

  return async (campaignId: string): Promise<ClaimableDeal | null> => {
    const known = kept.get(campaignId);
    if (known && known.until > performance.now()) return known.deal;
    const deal = await read(campaignId);
    kept.delete(campaignId);
    if (!deal) return null;
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
    kept.set(campaignId, { deal, until: performance.now() + FRESH_MS });
    return deal;
  };
}
