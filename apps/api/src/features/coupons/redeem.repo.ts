import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { campaigns } from '../../db/tables/campaigns.ts';
import { heldCoupons } from '../../db/tables/coupons.ts';
import { stores } from '../../db/tables/stores.ts';

export async function lockCouponByCode(tx: Executor, code: string) {
  const [row] = await tx.select().from(heldCoupons).where(eq(heldCoupons.code, code)).for('update');
  return row ?? null;
}

export async function findCampaignTexts(tx: Executor, campaignId: string) {
  const { title, description, terms } = campaigns;
  const [row] = await tx
    .select({ title, description, terms })
    .from(campaigns)
    .where(eq(campaigns.id, campaignId));
  return row!;
}

/** Null for a store that is not there or does not take the campaign; one without places goes anywhere. */
export async function findTakingStore(tx: Executor, storeId: string, campaignId: string) {
  const [row] = await tx
    .select({ timeZone: stores.timeZone })
    .from(stores)
    .where(
      sql`${stores.id} = ${storeId} and (
        exists (select from campaign_places where campaign_id = ${campaignId} and store_id = ${storeId})
        or not exists (select from campaign_places where campaign_id = ${campaignId})
      )`,
    );
  return row ?? null;
}
