import { sql } from '../../db/drizzle.ts';
import type { campaigns } from '../../db/tables/campaigns.ts';
import { heldCoupons } from '../../db/tables/coupons.ts';

type Row = typeof campaigns.$inferSelect;

/** The campaign of a held coupon with the terms under which it was claimed, to be joined to it. */
export const ownCampaign = sql`campaign_of(${heldCoupons}) as own`;

export const ownCampaignFields = {
  id: sql<string>`own.id`,
  kind: sql<Row['kind']>`own.kind`,
  title: sql<string>`own.title`,
  description: sql<string>`own.description`,
  terms: sql<string | null>`own.terms`,
  image: sql<string | null>`own.image`,
  useHours: sql<Row['useHours']>`own.use_hours`,
  minimumBillRupees: sql<number | null>`own.minimum_bill_rupees`,
  dealsLeft: sql<number>`own.deals_left`,
};
