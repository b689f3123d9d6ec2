import { beforeEach, expect, it } from 'vitest';
import { expireCoupons } from '../../src/features/coupons/expiry.repo.ts';
import { addCampaign, addStore } from '../support/campaigns.ts';
import { startCouponApi } from '../support/coupon-api.ts';
import { addHolder, claimed, redeem } from '../support/coupon-holders.ts';
import { DAY, type TestApi } from '../support/test-api.ts';

let api: TestApi;
let storeId: string;
beforeEach(async () => {
  api = await startCouponApi();
  storeId = await addStore(api);
});

const sweep = () => expireCoupons(api.context.database.db, api.clock.now());
const inDays = (days: number) => new Date(api.clock.now().getTime() + days * DAY);

async function counts() {
  const [row] = await api.sql<Record<string, number>>(`select
    (select count(*)::int from held_coupons where state = 'expired') expired,
    (select count(*)::int from coupon_ledger where event = 'expired') noted,
    (select count(*)::int from coupon_passes where state = 'lapsed') lapsed,
    (select count(*)::int from campaign_places where not open) closed`);
  return row;
}

/** Many held coupons of as many people, half of them on offer. */
async function addMany(people: number, endsAt: Date): Promise<void> {
  const campaignId = await addCampaign(api, { storeIds: [storeId], total: people, endsAt });
  await api.sql(
    `with people as (
       insert into users (mobile_number, created_at)
       select (7000000000 + i)::text, $2 from generate_series(1, $3::int) i returning id
     ), held as (
       insert into held_coupons (user_id, campaign_id, code, source, valid_until, issued_at)
       select id, $1, id::text, 'claim', $4, $2 from people returning user_id, id
     )
     insert into coupon_passes (user_id, coupon_id, token_hash, created_at, expires_at)
     select user_id, id, sha256(id::text::bytea), $2, $4 from held
     where get_byte(uuid_send(id), 0) < 128`,
    [campaignId, api.clock.now(), people, endsAt],
  );
}

it('ends coupons after their last moment, each with a line in the ledger, and no others', async () => {
  const asha = await addHolder(api);
  const soon = { storeIds: [storeId], endsAt: inDays(1) };
  const over = await claimed(asha, await addCampaign(api, soon));
  const used = await claimed(asha, await addCampaign(api, soon));
  const later = await claimed(asha, await addCampaign(api, { ...soon, endsAt: inDays(2) }));
  await redeem(api, used.coupon.code, storeId);
  await asha.offer(over.coupon.id);
  await asha.offer(later.coupon.id);

  api.clock.advance(DAY);
  await sweep();
  expect(await counts()).toEqual({ expired: 0, noted: 0, lapsed: 0, closed: 0 });
  api.clock.advance(1);
  await sweep();
  await sweep();
  expect(await counts()).toEqual({ expired: 1, noted: 1, lapsed: 1, closed: 2 });
  const [row] = await api.sql('select state, settled_at from held_coupons where id = $1', [
    over.coupon.id,
  ]);
  expect(row).toEqual({ state: 'expired', settled_at: api.clock.now() });
  expect((await asha.coupon(later.coupon.id)).body.result).toMatchObject({
    state: 'ready',
    pass: { to_mobile_number: null },
  });
});

it('ends offers that nobody took, and leaves the coupon with the giver', async () => {
  const asha = await addHolder(api);
  const held = await claimed(asha, await addCampaign(api, { storeIds: [storeId] }));
  await asha.offer(held.coupon.id);
  api.clock.advance(7 * DAY + 1);
  await sweep();
  expect(await counts()).toEqual({ expired: 0, noted: 0, lapsed: 1, closed: 0 });
  expect((await asha.coupon(held.coupon.id)).body.result.state).toBe('ready');
});

it('a campaign whose end is moved is found again', async () => {
  const id = await addCampaign(api, { storeIds: [storeId], endsAt: inDays(1) });
  api.clock.advance(2 * DAY);
  await sweep();
  expect(await counts()).toMatchObject({ closed: 1 });
  await api.sql('update campaigns set ends_at = $2 where id = $1', [id, inDays(1)]);
  await sweep();
  expect(await counts()).toMatchObject({ closed: 0 });
});

it('gets through more than one batch, from many processes at once, each coupon once', async () => {
  await addMany(4200, inDays(1));
  api.clock.advance(DAY + 1);
  await Promise.all([sweep(), sweep(), sweep(), sweep()]);
  const [offers] = await api.sql<{ count: number }>(
    'select count(*)::int count from coupon_passes',
  );
  expect(offers!.count).toBeGreaterThan(1000);
  expect(await counts()).toEqual({
    expired: 4200,
    noted: 4200,
    lapsed: offers!.count,
    closed: 1,
  });
});

it('does not wait for a coupon that somebody has in hand', async () => {
  await addMany(3, inDays(1));
  api.clock.advance(DAY + 1);
  const client = await api.context.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('select 1 from held_coupons order by id limit 1 for update');
    await client.query('select 1 from campaign_places for update');
    await sweep();
  } finally {
    await client.query('rollback');
    client.release();
  }
  expect(await counts()).toMatchObject({ expired: 2, noted: 2, closed: 0 });
  await sweep();
  expect(await counts()).toMatchObject({ expired: 3, noted: 3, closed: 1 });
});
