import { beforeAll, describe, expect, it } from 'vitest';
import { addCampaign, addHeldCoupon, addStore, LAST_MOMENT } from '../support/campaigns.ts';
import { startCouponApi } from '../support/coupon-api.ts';
import {
  addHolder,
  claimed,
  redeem,
  tokenIn,
  type CouponHolder,
} from '../support/coupon-holders.ts';
import { HOUR, type TestApi } from '../support/test-api.ts';

const HERE = { latitude: 12.9352, longitude: 77.6245 };

let api: TestApi;
/** A second process on the same database. */
let other: TestApi;
let storeId: string;
let holder: CouponHolder;

beforeAll(async () => {
  api = await startCouponApi();
  other = await startCouponApi({ databaseUrl: api.databaseUrl });
  storeId = await addStore(api, HERE);
});

type Own = { code: string | null; is_claimed: boolean };

/** What somebody sees of their own on a deal near them. */
async function seen(campaignId: string, by = holder): Promise<Own> {
  await api.context.campaigns.settled();
  const query = `latitude=${HERE.latitude}&longitude=${HERE.longitude}&limit=100`;
  const { body } = await api.get(`/api/baeon-user/${by.id}/nearby-deals?${query}`, by.headers);
  const entry = body.result.find((each: any) => each.coupon.campaign_id === campaignId);
  return { code: entry.coupon.code, is_claimed: entry.coupon.is_claimed };
}

const NOTHING: Own = { code: null, is_claimed: false };

describe('what one has of the deals near one, asked again and again', () => {
  let deal: string;

  beforeAll(async () => {
    deal = await addCampaign(api, { storeIds: [storeId] });
    holder = await addHolder(api);
  });

  it('is there in the first answer after the claim', async () => {
    expect(await seen(deal)).toEqual(NOTHING);
    const { code } = (await claimed(holder, deal)).coupon;
    expect(await seen(deal)).toEqual({ code, is_claimed: true });
  });

  it('goes when a friend takes it, and is the friend’s', async () => {
    const friend = await addHolder(api);
    expect(await seen(deal, friend)).toEqual(NOTHING);
    const { id } = (await claimed(holder, deal)).coupon;
    const { link } = (await holder.offer(id)).body.result;
    const { code } = (await friend.accept({ token: tokenIn(link) })).body.result.coupon.coupon;
    expect(await seen(deal, friend)).toEqual({ code, is_claimed: false });
    await api.context.feed.caughtUp();
    expect(await seen(deal)).toEqual(NOTHING);
  });

  it('is that of another process as soon as it has told', async () => {
    const next = await addCampaign(api, { storeIds: [storeId] });
    expect(await seen(next)).toEqual(NOTHING);
    const { code } = (await holder.claim(next, other)).body.result.coupon.coupon;
    await api.context.feed.caughtUp();
    expect(await seen(next)).toEqual({ code, is_claimed: true });
    expect((await redeem(other, code, storeId)).status).toBe(200);
    await api.context.feed.caughtUp();
    expect(await seen(next)).toEqual({ code, is_claimed: true });
  });

  it('ends when its time is over, though nobody changed it', async () => {
    const until = new Date(api.clock.now().getTime() + HOUR);
    const short = await addCampaign(api, { storeIds: [storeId] });
    const coupon = { userId: holder.id, campaignId: short, code: 'OWN00001', validUntil: until };
    await addHeldCoupon(api, coupon);
    expect(await seen(short)).toEqual({ code: 'OWN00001', is_claimed: true });
    api.clock.advance(HOUR + 1);
    expect(await seen(short)).toEqual(NOTHING);
  });

  it('is right for somebody with more than is remembered', async () => {
    const collector = await addHolder(api);
    const one = await addCampaign(api, { storeIds: [storeId] });
    const rows = await api.sql<{ campaign_id: string; code: string }>(
      `with deals as (
         insert into campaigns (kind, title, description, starts_at, ends_at, total, deals_left,
           created_at, updated_at)
         select kind, title || n, description, starts_at, ends_at, total, deals_left, created_at,
           updated_at
         from campaigns, generate_series(1, 102) n where id = $1
         returning id
       ), places as (
         insert into campaign_places (campaign_id, store_id) select id, $2 from deals
       )
       insert into held_coupons (user_id, campaign_id, code, source, valid_until, issued_at)
       select $3, id, 'MANY' || row_number() over (), 'claim', $4, $5 from deals
       returning campaign_id, code`,
      [one, storeId, collector.id, LAST_MOMENT, api.clock.now()],
    );
    const codes = new Map(rows.map(({ campaign_id, code }) => [campaign_id, code]));
    await api.context.campaigns.settled();
    const query = `latitude=${HERE.latitude}&longitude=${HERE.longitude}&limit=100`;
    const url = `/api/baeon-user/${collector.id}/nearby-deals?${query}`;
    for (const _ of ['read', 'asked again']) {
      const { body } = await api.get(url, collector.headers);
      const own = body.result.filter((entry: any) => codes.has(entry.coupon.campaign_id));
      expect(own.length).toBeGreaterThan(90);
      for (const { coupon } of own) expect(coupon.code).toBe(codes.get(coupon.campaign_id));
    }
  });
});
