import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { campaignPlaces, campaigns } from '../../db/tables/campaigns.ts';
import { advertisingStoreFields, stores } from '../../db/tables/stores.ts';
import type { AdvertisingStore } from '../../lib/advertiser.ts';

/** What has to be known of a deal to hand one out. */
export type DealFacts = {
  campaign: typeof campaigns.$inferSelect;
  /** Where it can be used. */
  stores: AdvertisingStore[];
};

/** Facts of each deal asked for, null for what is none. */
export async function readDealFacts(
  db: Executor,
  campaignIds: string[],
): Promise<(DealFacts | null)[]> {
  const rows = await db
    .select({
      campaign: getTableColumns(campaigns),
      store: advertisingStoreFields,
    })
    .from(campaigns)
    .innerJoin(campaignPlaces, eq(campaignPlaces.campaignId, campaigns.id))
    .innerJoin(stores, eq(stores.id, campaignPlaces.storeId))
    .where(and(inArray(campaigns.id, campaignIds), eq(campaigns.kind, 'deal')))
    .orderBy(asc(stores.id));
  const found = new Map<string, DealFacts>();
  for (const { campaign, store } of rows) {
    const facts = found.get(campaign.id) ?? { campaign, stores: [] };
    facts.stores.push(store);
    found.set(campaign.id, facts);
  }
  return campaignIds.map((id) => found.get(id) ?? null);
}
