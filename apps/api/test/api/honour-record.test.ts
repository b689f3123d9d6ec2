import { beforeAll, describe, expect, it } from 'vitest';
import { deleteUserRows } from '../../src/features/profile/account.repo.ts';
import { addCampaign, addStore } from '../support/campaigns.ts';
import { startCouponApi } from '../support/coupon-api.ts';
import {
  addHolder,
  claimed,
  type CouponHolder,
  redeem,
  refusalOf,
} from '../support/coupon-holders.ts';
import { addAtStore, call, openShop } from '../support/counter.ts';
import { DAY, MINUTE, type TestApi } from '../support/test-api.ts';

const OPERATOR = '9876543210';
const AT_STORE = { latitude: 12.9352, longitude: 77.6245 };
/** Six hundred metres from there. */
const AWAY = { latitude: 12.9406, longitude: 77.6245 };

let api: TestApi;
let storeId: string;
let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  api = await startCouponApi({ env: { OPERATOR_NUMBERS: OPERATOR } });
  storeId = await addStore(api, { name: 'Saree House' });
  shop = await openShop(api, storeId);
});

const dealAt = (...storeIds: string[]) => addCampaign(api, { storeIds, left: 50, total: 50 });
async function couponAt(id = storeId, holder?: CouponHolder) {
  const owner = holder ?? (await addHolder(api));
  return { holder: owner, ...(await claimed(owner, await dealAt(id))).coupon };
}
type Coupon = Awaited<ReturnType<typeof couponAt>>;
const report = ({ holder, id }: Coupon, more: object = AT_STORE) =>
  api.post(
    `/api/baeon-user/${holder.id}/coupons/${id}/refusal`,
    { reason: 'not_known', ...more },
    holder.headers,
  );
const said = async (coupon: Coupon, more?: object) => (await report(coupon, more)).body.result.code;
const take = (code: string, id?: string) => call(api, 'POST', '/redeem', shop.atTill, { code, id });
const look = (code: string) => call(api, 'POST', '/look', shop.atTill, { code });
const honourOf = async (id = storeId) => (await api.get(`/api/stores/${id}`)).body.result.honour;

/** Everything counted again, which must be what is kept. */
async function recounted() {
  const kept = await api.sql(
    `select store_id, honoured, refused, last_at from honour_records
     where honoured > 0 or refused > 0 order by store_id`,
  );
  const again = await api.sql(
    `select store_id, sum(honoured)::int as honoured, sum(refused)::int as refused, max(at) as last_at from (
       select store_id, 1 as honoured, 0 as refused, at from redemptions where counted and undone_at is null
       union all select store_id, 0, 1, null from coupon_refusals) each
     group by store_id order by store_id`,
  );
  return { kept, again };
}

describe('a holder whom a store refused', () => {
  it('says so at the store, or on the day on which its till saw the coupon, and keeps it', async () => {
    const coupon = await couponAt();
    expect(await said(coupon, {})).toBe('NOT_NEAR');
    expect(await said(coupon, AWAY)).toBe('NOT_NEAR');
    expect(await said(coupon, { ...AT_STORE, latitude: undefined })).toBe('INVALID_INPUT');
    expect(await said(coupon, { ...AT_STORE, reason: 'other' })).toBe('INVALID_INPUT');
    expect((await report(coupon)).status).toBe(200);
    expect(refusalOf(await report(coupon))).toEqual([
      409,
      'ALREADY_SAID',
      'You told us of this coupon already.',
    ]);
    expect((await coupon.holder.coupon(coupon.id)).body.result.state).toBe('ready');
    const seen = await couponAt();
    await look(seen.code);
    expect(await said(seen, AWAY)).toBeUndefined();
    const late = await couponAt();
    await look(late.code);
    api.clock.advance(DAY);
    expect(await said(late, {})).toBe('NOT_NEAR');
    const stranger = await addHolder(api);
    expect(await said({ ...late, holder: stranger })).toBe('NOT_FOUND');
    const [row] = await api.sql('select f::text from coupon_refusals f limit 1');
    expect(JSON.stringify(row)).not.toMatch(/12\.93|77\.62/);
  });

  it('means the store around them, of those where the coupon can be used', async () => {
    const far = await addStore(api, { latitude: 12.99, longitude: 77.7 });
    const chain = async () => {
      const holder = await addHolder(api);
      return { holder, ...(await claimed(holder, await dealAt(storeId, far))).coupon };
    };
    const own = async ({ holder, id }: Coupon) =>
      (await api.get(`/api/baeon-user/${holder.id}/coupons/${id}/refusal`, holder.headers)).body
        .result.refusal;
    const there = await chain();
    expect(await own(there)).toBeNull();
    await look(there.code);
    await report(there, { latitude: 12.9901, longitude: 77.7, reason: 'other', words: ' Closed ' });
    expect(await own(there)).toMatchObject({ store_id: far, words: 'Closed', reply: null });
    const elsewhere = await addStore(api);
    expect(await said(await chain(), { ...AT_STORE, store_id: elsewhere })).toBe('FORBIDDEN');
  });

  it('says nothing of what the store has paused, unless it was used there', async () => {
    const [held, used] = [await couponAt(), await couponAt()];
    await redeem(api, used.code, storeId);
    const ids = [held.campaign_id, used.campaign_id];
    const pause = (at: Date | null) =>
      api.sql('update campaigns set paused_at = $2 where id = any($1)', [ids, at]);
    await pause(api.clock.now());
    expect(refusalOf(await report(held)).slice(0, 2)).toEqual([409, 'PAUSED']);
    expect(await said(used)).toBeUndefined();
    await pause(null);
    expect(await said(held)).toBeUndefined();
  });

  it('is none of the store’s own, speaks of a coupon that it had to take, and thrice a day at most', async () => {
    const staff = await addAtStore(api, storeId, 'staff');
    expect(await said(await couponAt(storeId, staff))).toBe('FORBIDDEN');
    const passing = await couponAt();
    await passing.holder.offer(passing.id);
    expect(await said(passing)).toBe('BEING_PASSED');
    const over = await couponAt();
    await api.sql('update held_coupons set valid_until = $2 where id = $1', [
      over.id,
      new Date(api.clock.now().getTime() - MINUTE),
    ]);
    expect(await said(over)).toBe('EXPIRED');
    const holder = await addHolder(api);
    const stores = [storeId];
    while (stores.length < 4) stores.push(await addStore(api));
    const codes = [];
    const words = 'I am Asha';
    for (const id of stores) {
      codes.push(await said(await couponAt(id, holder), { ...AT_STORE, words }));
    }
    expect(codes).toEqual([undefined, undefined, undefined, 'TOO_MANY_REQUESTS']);
    expect(await said(await couponAt(storeId, holder))).toBe('ALREADY_SAID');
    api.clock.advance(DAY);
    expect(await said(await couponAt(storeId, holder))).toBeUndefined();
    const data = (await api.get(`/api/baeon-user/${holder.id}/data`, holder.headers)).body.result;
    expect(data.refusals).toHaveLength(4);
    const counted = async () =>
      (await api.sql<{ n: number }>('select count(*)::int n from coupon_refusals'))[0]!.n;
    const before = await counted();
    const { db } = api.context.database;
    await db.transaction((tx) => deleteUserRows(tx, holder.id, holder.number, api.clock.now()));
    expect(await counted()).toBe(before);
    const left = `select from coupon_refusals f left join counter_people p on p.id = f.person_id
      where p.id is null and f.words = ''`;
    expect(await api.sql(left)).toHaveLength(4);
  });
});

describe('the honour record', () => {
  // Days have passed, and nobody is signed in at the till of before.
  beforeAll(async () => {
    storeId = await addStore(api, { name: 'Saree Palace' });
    shop = await openShop(api, storeId);
  });

  it('stays what a recount gives under uses, undoings, own people and reports, many at once', async () => {
    const staff = await addAtStore(api, storeId, 'staff');
    const coupons = await Promise.all(Array.from({ length: 12 }, () => couponAt()));
    const taken = await Promise.all(coupons.map(({ code }) => take(code)));
    await take((await couponAt(storeId, staff)).code);
    const ids = taken.map(({ body }) => body.result.redemption_id as string);
    const undo = (id: string) => call(api, 'POST', `/redemptions/${id}/undo`, shop.atTill, {});
    await Promise.all([
      undo(ids[0]!),
      undo(ids[0]!),
      report(coupons[1]!, {}),
      report(await couponAt()),
      couponAt().then(({ code }) => take(code)),
    ]);
    const { kept, again } = await recounted();
    expect(kept).toEqual(again);
    const of = 'select counted from redemptions where store_id = $1 and not counted';
    expect(await api.sql(of, [storeId])).toHaveLength(2);
    api.clock.advance(20 * MINUTE);
    const last = (await take((await couponAt()).code)).body.result.redemption_id as string;
    const newest = (await honourOf()).last_at;
    expect(newest).toBe(api.clock.now().toISOString());
    await undo(last);
    expect(Date.parse(newest) - Date.parse((await honourOf()).last_at)).toBe(20 * MINUTE);
    const after = await recounted();
    expect(after.kept).toEqual(after.again);
  });

  it('is shown from ten on, at the store and its deals, with what the store answered, once', async () => {
    const id = await addStore(api, { name: 'Cafe' });
    const owner = await addAtStore(api, id, 'owner');
    const campaign = await dealAt(id);
    for (let nth = 0; nth < 10; nth++) {
      expect(await honourOf(id)).toBeNull();
      await redeem(api, (await couponAt(id)).code, id);
    }
    const refused = await couponAt(id);
    await report(refused, { ...AT_STORE, store_id: id, words: 'They laughed' });
    const list = (await call(api, 'GET', `/stores/${id}/refusals`, owner.headers)).body.result;
    expect(list).toMatchObject([{ reason: 'not_known', words: 'They laughed', reply: null }]);
    expect(JSON.stringify(list)).not.toContain(refused.holder.number);
    const unanswered = async () =>
      (await call(api, 'GET', '/me', owner.headers)).body.result.stores[0].unanswered_refusals;
    expect(await unanswered()).toBe(1);
    const reply = (body: object) =>
      call(api, 'POST', `/stores/${id}/refusals/${list[0].id}/reply`, owner.headers, body);
    expect((await reply({ reply: ' ' })).status).toBe(400);
    const answers = await Promise.all([reply({ reply: 'Come again' }), reply({ reply: 'No' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await unanswered()).toBe(0);
    const honour = await honourOf(id);
    expect(honour).toEqual({
      honoured: 10,
      shown: 11,
      last_at: api.clock.now().toISOString(),
      replies: [
        { reason: 'not_known', at: api.clock.now().toISOString(), reply: expect.any(String) },
      ],
    });
    expect((await api.get(`/api/coupons/${campaign}`)).body.result.honour).toEqual(honour);
    const [act] = (await call(api, 'GET', `/stores/${id}/acts`, owner.headers)).body.result;
    expect(act.act).toBe('refusal_answered');
  });

  it('lets deals of stores that refuse much come last, once it is no single voice', async () => {
    const city = { latitude: 13.2, longitude: 77.2 };
    const near = await addStore(api, { ...city, name: 'Near' });
    const far = await addStore(api, { ...city, longitude: 77.25, name: 'Far' });
    const [nearDeal, farDeal] = [await dealAt(near), await dealAt(far)];
    await api.sql('update campaigns set starts_at = $1 where id = any($2)', [
      api.clock.now(),
      [nearDeal, farDeal],
    ]);
    const asked = `/api/deal-sections?latitude=${city.latitude}&longitude=${city.longitude}`;
    const first = async () => {
      await api.context.feed.caughtUp();
      await api.context.campaigns.settled();
      const visitor = await addHolder(api);
      const { result } = (await api.get(asked, visitor.headers)).body;
      return result[0].entries.map(
        ({ advertiser }: { advertiser: { name: string } }) => advertiser.name,
      );
    };
    const order = [await first()];
    for (let nth = 0; nth < 3; nth++) {
      expect(await said(await couponAt(near), city)).toBeUndefined();
      order.push(await first());
    }
    expect(order.map(([name]) => name)).toEqual(['Near', 'Near', 'Near', 'Far']);
    const operator = await addHolder(api);
    await api.sql('update users set mobile_number = $2 where id = $1', [operator.id, OPERATOR]);
    const page = (query: string) => call(api, 'GET', `/honour${query}`, operator.headers);
    const { result, next_cursor } = (await page('?limit=1')).body as any;
    expect(result).toMatchObject([{ store: 'Saree House', honoured: 0, sinks: true }]);
    const rest = (await page(`?cursor=${next_cursor}`)).body.result as { store: string }[];
    expect(rest[0]).toMatchObject({ store: 'Near', honoured: 0, shown: 3, sinks: true });
    expect(rest.at(-1)).toMatchObject({ store: 'Cafe', sinks: false });
    expect((await page('?cursor=x')).status).toBe(400);
  });
});
