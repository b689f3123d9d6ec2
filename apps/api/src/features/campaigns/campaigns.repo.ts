import type { Coordinates } from '@baeon/contracts/places/geo';
import { and, asc, eq, exists, gt, gte, or, sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { campaignPlaces, campaigns } from '../../db/tables/campaigns.ts';
import { heldCoupons } from '../../db/tables/coupons.ts';
import { storeSummaryFields, stores } from '../../db/tables/stores.ts';
import { users } from '../../db/tables/users.ts';
import type { StoreSummary } from '../../lib/store-summary.ts';
import { isUuid } from '../../lib/uuid.ts';
import type { After } from './page-cursor.ts';

export type CampaignRow = Pick<
  typeof campaigns.$inferSelect,
  | 'id'
  | 'title'
  | 'description'
  | 'terms'
  | 'image'
  | 'savingKind'
  | 'savingAmount'
  | 'startsAt'
  | 'endsAt'
  | 'dealsLeft'
  | 'minimumBillRupees'
  | 'useHours'
  | 'pausedAt'
>;

/** A store with what lists of deals are sorted and filtered by. */
export type DealStoreSummary = StoreSummary &
  Pick<
    typeof stores.$inferSelect,
    'rating' | 'userRatingsTotal' | 'openingHours' | 'specialDays' | 'refusesMuch'
  >;

/** A campaign at one of its stores. */
export type DealRow = { campaign: CampaignRow; store: DealStoreSummary };

export const dealStoreFields = {
  ...storeSummaryFields,
  rating: stores.rating,
  userRatingsTotal: stores.userRatingsTotal,
  openingHours: stores.openingHours,
  specialDays: stores.specialDays,
  refusesMuch: stores.refusesMuch,
};

export const campaignFields = {
  id: campaigns.id,
  title: campaigns.title,
  description: campaigns.description,
  terms: campaigns.terms,
  image: campaigns.image,
  savingKind: campaigns.savingKind,
  savingAmount: campaigns.savingAmount,
  startsAt: campaigns.startsAt,
  endsAt: campaigns.endsAt,
  dealsLeft: campaigns.dealsLeft,
  minimumBillRupees: campaigns.minimumBillRupees,
  useHours: campaigns.useHours,
  pausedAt: campaigns.pausedAt,
};

type Near = {
  at: Coordinates;
  withinKm: number;
  category: string | undefined;
  text: string | undefined;
  after: After | null;
  atMost: number;
  now: Date;
};

/** Live deals around a place, each at its nearest store, nearest first. */
export async function findDealsNear(
  db: Executor,
  { at, withinKm, category, text, after, atMost, now }: Near,
): Promise<(DealRow & { mm: number })[]> {
  const near = sql`deals_near(${at.latitude}, ${at.longitude}, ${withinKm}, ${category ?? null},
    ${text ?? null}, ${now}, ${after?.rank ?? null}, ${after?.id ?? null}, ${atMost}) as near`;
  const mm = sql<number>`near.mm::double precision`;
  return db
    .select({ campaign: campaignFields, store: dealStoreFields, mm })
    .from(campaigns)
    .innerJoin(near, sql`near.campaign_id = ${campaigns.id}`)
    .innerJoin(stores, sql`near.store_id = ${stores.id}`)
    .orderBy(sql`near.mm`, campaigns.id);
}

const liveAt = (now: Date) =>
  and(eq(campaigns.kind, 'deal'), sql`campaign_is_live(${campaigns}, ${now})`);

type OfStore = { now: Date; after: After | null; atMost: number; heldBy?: string | undefined };

/** One store's live deals, those first that end first. */
export async function findDealsOfStore(
  db: Executor,
  storeId: string,
  { now, after, atMost, heldBy }: OfStore,
): Promise<CampaignRow[]> {
  const behind =
    after &&
    or(
      gt(campaigns.endsAt, new Date(after.rank)),
      and(eq(campaigns.endsAt, new Date(after.rank)), gt(campaigns.id, after.id)),
    );
  const held =
    heldBy === undefined
      ? undefined
      : exists(
          db
            .select({ id: heldCoupons.id })
            .from(heldCoupons)
            .where(
              and(
                eq(heldCoupons.userId, heldBy),
                eq(heldCoupons.campaignId, campaigns.id),
                isInHand(now),
              ),
            ),
        );
  return db
    .select(campaignFields)
    .from(campaigns)
    .innerJoin(campaignPlaces, eq(campaignPlaces.campaignId, campaigns.id))
    .where(and(eq(campaignPlaces.storeId, storeId), liveAt(now), behind ?? undefined, held))
    .orderBy(asc(campaigns.endsAt), asc(campaigns.id))
    .limit(atMost);
}

const isInHand = (now: Date) =>
  or(
    eq(heldCoupons.state, 'redeemed'),
    and(eq(heldCoupons.state, 'held'), gte(heldCoupons.validUntil, now)),
  );

/** Whatever stands in an address: what cannot be an id is no campaign's. */
export async function findDeal(db: Executor, id: string): Promise<CampaignRow | null> {
  if (!isUuid(id)) return null;
  const [campaign] = await db
    .select(campaignFields)
    .from(campaigns)
    .where(and(eq(campaigns.id, id), eq(campaigns.kind, 'deal')));
  return campaign ?? null;
}

export type DealStoreRow = { store: DealStoreSummary & { addressLine: string }; mm: number };

export async function findStoresOfDeal(
  db: Executor,
  campaignId: string,
  at: Coordinates,
  atMost: number,
): Promise<DealStoreRow[]> {
  const mm = sql<number>`whole_mm(distance_km(${at.latitude}, ${at.longitude},
    ${stores.latitude}, ${stores.longitude}))::double precision`.as('mm');
  return db
    .select({ store: { ...dealStoreFields, addressLine: stores.addressLine }, mm })
    .from(campaignPlaces)
    .innerJoin(stores, eq(stores.id, campaignPlaces.storeId))
    .where(eq(campaignPlaces.campaignId, campaignId))
    .orderBy(sql`mm`, stores.id)
    .limit(atMost);
}

/** By its id or by its place id. */
export async function findAdvertiser(db: Executor, id: string): Promise<DealStoreSummary | null> {
  const [store] = await db
    .select(dealStoreFields)
    .from(stores)
    .where(isUuid(id) ? eq(stores.id, id) : eq(stores.placeId, id));
  return store ?? null;
}

/** The place that somebody chose to look around, else the one of their profile. */
export async function findPlaceOf(db: Executor, userId: string): Promise<Coordinates | null> {
  const [user] = await db
    .select({
      chosen: users.chosenPlace,
      latitude: users.latitude,
      longitude: users.longitude,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (user?.chosen) return user.chosen;
  if (!user || user.latitude === null || user.longitude === null) return null;
  return { latitude: user.latitude, longitude: user.longitude };
}
