import { dealSavingIn } from '@baeon/contracts/campaigns/saving';
import type { OpeningHours } from '@baeon/contracts/stores/opening-hours';
import type { TestApi } from './test-api.ts';

/** The standing clock of the tests is inside of these two. */
const STARTED = new Date('2026-11-01T00:00:00Z');
export const LAST_MOMENT = new Date('2026-11-30T18:29:59.999Z');

export type StoreSketch = {
  placeId?: string;
  name?: string;
  category?: string;
  latitude?: number;
  longitude?: number;
  addressLine?: string;
  city?: string;
  state?: string;
  pincode?: string;
  logo?: string | null;
  timeZone?: string;
  rating?: number;
  ratings?: number;
  openingHours?: OpeningHours;
};

export type CampaignSketch = {
  storeIds: string[];
  title?: string;
  description?: string;
  terms?: string | null;
  image?: string | null;
  kind?: 'deal' | 'bonus' | 'greeting';
  left?: number;
  total?: number;
  startsAt?: Date;
  endsAt?: Date;
  validDays?: number | null;
};

let made = 0;

/** A store in Koramangala that sells mobiles, unless the sketch says otherwise; gives its id. */
export async function addStore(api: TestApi, sketch: StoreSketch = {}): Promise<string> {
  const store: StoreSketch = {
    placeId: `test-store-${process.pid}-${++made}`,
    name: `Store ${made}`,
    category: 'Mobile stores',
    latitude: 12.9352,
    longitude: 77.6245,
    addressLine: '80 Feet Road',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560034',
    logo: null,
    timeZone: 'Asia/Kolkata',
    ...sketch,
  };
  await api.sql(
    `insert into store_categories (id, name, position) values ($1, $1, 1000)
     on conflict do nothing`,
    [store.category],
  );
  const [row] = await api.sql<{ id: string }>(
    `insert into stores (place_id, name, category, latitude, longitude, address_line, city, state,
       pincode, logo, time_zone, created_at, updated_at, rating, user_ratings_total, opening_hours)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, $13, $14, $15) returning id`,
    [
      store.placeId,
      store.name,
      store.category,
      store.latitude,
      store.longitude,
      store.addressLine,
      store.city,
      store.state,
      store.pincode,
      store.logo,
      store.timeZone,
      api.clock.now(),
      store.rating ?? null,
      store.ratings ?? 0,
      store.openingHours ? JSON.stringify(store.openingHours) : null,
    ],
  );
  return row!.id;
}

/** A live deal of ten at some stores, unless the sketch says otherwise; gives its id. */
export async function addCampaign(api: TestApi, sketch: CampaignSketch): Promise<string> {
  const title = sketch.title ?? `Deal ${++made}`;
  const saving = dealSavingIn(title);
  const left = sketch.left ?? sketch.total ?? 10;
  const [row] = await api.sql<{ id: string }>(
    `insert into campaigns (kind, title, description, terms, image, starts_at, ends_at, valid_days,
       total, deals_left, created_at, updated_at, saving_kind, saving_amount)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12, $13) returning id`,
    [
      sketch.kind ?? 'deal',
      title,
      sketch.description ?? 'Half the price',
      sketch.terms ?? null,
      sketch.image ?? null,
      sketch.startsAt ?? STARTED,
      sketch.endsAt ?? LAST_MOMENT,
      sketch.validDays ?? null,
      sketch.total ?? Math.max(10, left),
      left,
      api.clock.now(),
      saving?.kind ?? null,
      saving?.amount ?? null,
    ],
  );
  await api.sql(
    `insert into campaign_places (campaign_id, store_id) select $1, unnest($2::uuid[])`,
    [row!.id, sketch.storeIds],
  );
  return row!.id;
}

/** A campaign that begins at another moment, for those as well who hold coupons of it. */
export async function beginAt(api: TestApi, campaignId: string, startsAt: Date): Promise<void> {
  await api.sql('update campaigns set starts_at = $2 where id = $1', [campaignId, startsAt]);
  await api.sql(`update held_coupons set terms_at = '2100-01-01' where campaign_id = $1`, [
    campaignId,
  ]);
}

export type HeldSketch = {
  userId: string;
  campaignId: string;
  code: string;
  source?: 'claim' | 'bonus' | 'greeting' | 'passed';
  state?: 'held' | 'redeemed' | 'expired' | 'passed_on';
  validUntil?: Date;
};

/** A coupon in somebody's hands, put there directly; gives its id. */
export async function addHeldCoupon(api: TestApi, sketch: HeldSketch): Promise<string> {
  const state = sketch.state ?? 'held';
  const now = api.clock.now();
  const [row] = await api.sql<{ id: string }>(
    `insert into held_coupons (user_id, campaign_id, code, source, state, valid_until, issued_at,
       settled_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      sketch.userId,
      sketch.campaignId,
      sketch.code,
      sketch.source ?? 'claim',
      state,
      sketch.validUntil ?? LAST_MOMENT,
      now,
      state === 'held' ? null : now,
    ],
  );
  return row!.id;
}
