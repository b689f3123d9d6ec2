import type { Coordinates } from '@baeon/contracts/places/geo';
import { and, desc, eq, sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { campaigns, savedDeals } from '../../db/tables/campaigns.ts';
import { stores } from '../../db/tables/stores.ts';
import { campaignFields, dealStoreFields, type DealRow } from './campaigns.repo.ts';
import type { After } from './page-cursor.ts';

const ofUser = (userId: string) => eq(savedDeals.userId, userId);

/** Newest first. */
export async function listSavedIds(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: savedDeals.campaignId })
    .from(savedDeals)
    .where(ofUser(userId))
    .orderBy(desc(savedDeals.savedAt), desc(savedDeals.campaignId));
  return rows.map(({ id }) => id);
}

/** False for what was saved before: it keeps its place in the list. */
export async function insertSavedDeal(
  tx: Executor,
  row: typeof savedDeals.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await tx.insert(savedDeals).values(row).onConflictDoNothing();
  return rowCount === 1;
}

export async function deleteSavedDeal(
  db: Executor,
  userId: string,
  campaignId: string,
): Promise<void> {
  await db.delete(savedDeals).where(and(ofUser(userId), eq(savedDeals.campaignId, campaignId)));
}

export async function countSavedDeals(tx: Executor, userId: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(savedDeals)
    .where(ofUser(userId));
  return row!.count;
}

export type SavedDealRow = DealRow & { savedAt: Date; mm: number };
type Asked = { at: Coordinates; after: After | null; atMost: number };

/** Newest first, each at its store nearest to a place. */
export async function findSavedDeals(
  db: Executor,
  userId: string,
  { at, after, atMost }: Asked,
): Promise<SavedDealRow[]> {
  const nearest = sql`lateral (
    select p.store_id, whole_mm(distance_km(${at.latitude}, ${at.longitude},
      p.latitude, p.longitude)) as mm
    from campaign_places p where p.campaign_id = ${campaigns.id}
    order by mm, p.store_id limit 1) as nearest`;
  // Cursors know milliseconds.
  const rank = sql`date_trunc('milliseconds', ${savedDeals.savedAt})`;
  const behind =
    after &&
    sql`(${rank}, ${savedDeals.campaignId}) < (${new Date(after.rank)}::timestamptz, ${after.id}::uuid)`;
  return db
    .select({
      campaign: campaignFields,
      store: dealStoreFields,
      savedAt: savedDeals.savedAt,
      mm: sql<number>`nearest.mm::double precision`,
    })
    .from(savedDeals)
    .innerJoin(campaigns, eq(campaigns.id, savedDeals.campaignId))
    .innerJoin(nearest, sql`true`)
    .innerJoin(stores, sql`nearest.store_id = ${stores.id}`)
    .where(and(ofUser(userId), behind ?? undefined))
    .orderBy(desc(rank), desc(savedDeals.campaignId))
    .limit(atMost);
}
