import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expireCoupons } from '../../src/features/coupons/expiry.repo.ts';
import { addCampaign, addStore, beginAt, type CampaignSketch } from '../support/campaigns.ts';
import {
  addAtStore,
  call,
  enrolTill,
  type Headers,
  openShop,
  signInAtTill,
} from '../support/counter.ts';
import {
  addHolder,
  claimed,
  type CouponHolder,
  keyOf,
  redeem,
  refusalOf,
  tokenIn,
} from '../support/coupon-holders.ts';
import { startCouponApi } from '../support/coupon-api.ts';
import { brokenInvariants } from '../support/coupon-invariants.ts';
import { openPhone } from '../support/live-codes.ts';
import { DAY, HOUR, MINUTE, SECOND, type TestApi } from '../support/test-api.ts';

const OPERATOR = '9876543210';

let api: TestApi;
let storeId: string;
let shop: Awaited<ReturnType<typeof openShop>>;
let meera: CouponHolder;
let operator: CouponHolder;
beforeAll(async () => {
  api = await startCouponApi({ env: { OPERATOR_NUMBERS: OPERATOR } });
  storeId = await addStore(api, { name: 'Saree House' });
  shop = await openShop(api, storeId);
  meera = await addHolder(api, 'Meera Iyer');
  operator = await addHolder(api, 'Kavya');
  await api.sql('update users set mobile_number = $2 where id = $1', [operator.id, OPERATOR]);
});
// Each test syncs in a window of its own, in a shift of its own.
beforeEach(async () => {
  api.clock.advance(HOUR);
  shop.atTill = await signInAtTill(api, shop.till, shop.staffId, '4711');
});

type Settings = { limit?: number; leastBill?: number };

async function newDeal(
  sketch: Partial<CampaignSketch> = {},
  { limit = 5, leastBill }: Settings = {},
) {
  const id = await addCampaign(api, { storeIds: [storeId], ...sketch });
  await api.sql('update campaigns set offline_limit = $2, minimum_bill_rupees = $3 where id = $1', [
    id,
    limit,
    leastBill ?? null,
  ]);
  return id;
}

/** A coupon in somebody's phone, as it is shown at any moment. */
async function newCoupon(
  sketch: Partial<CampaignSketch> = {},
  { holder = meera, ...settings }: Settings & { holder?: CouponHolder } = {},
) {
  const { coupon } = await claimed(holder, await newDeal(sketch, settings));
  const phone = await openPhone(api, holder);
  await phone.refresh({ coupon_ids: [coupon.id] });
  return { ...coupon, show: (at?: Date) => phone.show(coupon.id, at) };
}

type Shown = Awaited<ReturnType<typeof newCoupon>>;

const ago = (ms: number) => new Date(api.clock.now().getTime() - ms);

async function entryOf(coupon: Pick<Shown, 'show'>, at = api.clock.now(), more: object = {}) {
  const { staffId: staff_id } = shop;
  return {
    id: randomUUID() as string,
    code: await coupon.show(at),
    taken_at: at.toISOString(),
    staff_id,
    ...more,
  };
}

const sync = async (redemptions: object[], headers: Headers = shop.till.headers) => {
  const { status, body } = await call(api, 'POST', '/till/sync', headers, { redemptions });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.result.results;
};
const syncOne = async (entry: object, headers?: Headers) => (await sync([entry], headers))[0];
const take = (code: string, more: object = {}) =>
  call(api, 'POST', '/redeem', shop.atTill, { code, ...more });
const stateOf = async ({ id }: Pick<Shown, 'id'>, holder = meera) =>
  (await holder.coupon(id)).body.result.state;
const eventsOf = async ({ id }: Pick<Shown, 'id'>) => {
  const rows = await api.sql<{ event: string }>(
    'select event from coupon_ledger where coupon_id = $1 order by id',
    [id],
  );
  return rows.map(({ event }) => event);
};
const offlineOf = async (headers: Headers = shop.till.headers) =>
  (await call(api, 'GET', '/till/offline', headers)).body.result;
const conflictsOf = (headers: Headers, path = `/stores/${storeId}/conflicts`) =>
  call(api, 'GET', path, headers);
const change = (id: string, body: object, at = storeId, headers: Headers = shop.owner.headers) =>
  call(api, 'PATCH', `/stores/${at}/campaigns/${id}`, headers, body);

describe('a minimum bill', () => {
  it('is told before, asked for, and checked at tills and by points of sale alike', async () => {
    const coupon = await newCoupon({ title: '10% off' }, { leastBill: 1500 });
    const { body } = await call(api, 'POST', '/look', shop.atTill, { code: coupon.code });
    expect(body.result).toMatchObject({ minimum_bill_rupees: 1500, refusal: null });
    expect(refusalOf(await take(coupon.code))).toEqual([
      422,
      'BILL_MISSING',
      'This coupon is for bills from ₹1,500. Enter the bill first.',
    ]);
    expect(refusalOf(await redeem(api, coupon.code, storeId)).slice(0, 2)).toEqual([
      422,
      'BILL_MISSING',
    ]);
    expect(refusalOf(await take(coupon.code, { bill_rupees: 1499 }))[1]).toBe('BILL_TOO_SMALL');
    const taken = await take(coupon.code, { bill_rupees: 1500 });
    expect(taken.body.result.saving_rupees).toBe(150);
    const fixed = await newCoupon({ title: '₹200 off' });
    expect((await take(fixed.code, { bill_rupees: 150 })).body.result.saving_rupees).toBe(150);
  });
});

describe('the owner of all stores of a campaign', () => {
  it('pauses it: nobody finds, gets or redeems it until it goes on', async () => {
    const coupon = await newCoupon({ title: 'Half price on the moon' });
    const id = coupon.campaign_id;
    const found = async () => {
      const near = await api.get('/api/coupons?latitude=12.9352&longitude=77.6245&q=moon');
      return near.body.result.some((offer: any) => offer.campaign_id === id);
    };
    const asha = await addHolder(api);
    const before = await found();
    expect((await change(id, { paused: true })).status).toBe(200);
    await api.context.feed.caughtUp();
    await api.context.campaigns.settled();
    expect([before, await found()]).toEqual([true, false]);
    expect((await api.get(`/api/coupons/${id}`)).body.result.state).toBe('paused');
    expect(refusalOf(await asha.claim(id))).toEqual([
      409,
      'PAUSED',
      'The store has paused this deal. Please try again later.',
    ]);
    const sentence = 'The store has paused this deal. The coupon stays good.';
    expect(refusalOf(await take(coupon.code))).toEqual([409, 'PAUSED', sentence]);
    expect(refusalOf(await redeem(api, coupon.code, storeId))[1]).toBe('PAUSED');
    expect((await offlineOf()).campaigns).toContainEqual(
      expect.objectContaining({ id, paused: true }),
    );

    expect((await change(id, { paused: false, offline_limit: 7 })).status).toBe(200);
    await api.context.feed.caughtUp();
    await api.context.campaigns.settled();
    expect(await found()).toBe(true);
    expect((await asha.claim(id)).status).toBe(200);
    expect((await take(coupon.code)).status).toBe(200);
    const { campaigns } = (
      await call(api, 'GET', `/stores/${storeId}/campaigns`, shop.owner.headers)
    ).body.result;
    expect(campaigns.find((each: { id: string }) => each.id === id)).toMatchObject({
      offline_limit: 7,
      paused_at: null,
      changeable: true,
    });
    const { body } = await call(api, 'GET', `/stores/${storeId}/acts?limit=4`, shop.owner.headers);
    expect(body.result).toMatchObject([
      { act: 'redeemed' },
      { act: 'offline_limit_changed', subject: 'Half price on the moon', person: 'Asha Rao' },
      { act: 'campaign_resumed' },
      { act: 'campaign_paused' },
    ]);
  });

  it('is refused where it also runs at a store of somebody else', async () => {
    const branch = await addStore(api);
    const id = await newDeal({ storeIds: [storeId, branch] });
    expect(refusalOf(await change(id, { paused: true }))).toEqual([
      403,
      'FORBIDDEN',
      'This campaign runs at other stores too: only who owns all of them can change it.',
    ]);
    await api.sql(
      'insert into store_members (user_id, store_id, role, since) values ($1, $2, $3, $4)',
      [shop.owner.id, branch, 'owner', api.clock.now()],
    );
    expect((await change(id, { offline_limit: 3 })).status).toBe(200);
    expect((await change(id, { offline_limit: 101 })).status).toBe(400);
    expect((await change(id, {})).status).toBe(400);
    expect((await change(await newDeal({ storeIds: [branch] }), { paused: true })).status).toBe(
      404,
    );
  });
});

describe('what a till keeps for when it has no connection', () => {
  it('is keys, what was taken back, names, and the campaigns of its store', async () => {
    const coupon = await newCoupon(
      { title: '₹50 off', terms: 'One per bill' },
      { limit: 3, leastBill: 400 },
    );
    const used = await newCoupon();
    await take(used.code);
    const elsewhere = await newDeal({ storeIds: [await addStore(api)] });
    const kept = await offlineOf();
    expect(kept).toMatchObject({
      server_time: api.clock.now().toISOString(),
      refresh_seconds: 600,
      staff: [{ id: shop.staffId, name: 'Ravi' }],
      campaigns_cut: false,
    });
    expect(kept.keys).toHaveLength(1);
    expect(kept.taken_back.some((short: string) => used.id.startsWith(short))).toBe(true);
    expect(kept.taken_back.some((short: string) => coupon.id.startsWith(short))).toBe(false);
    expect(kept.campaigns).toContainEqual({
      id: coupon.campaign_id,
      title: '₹50 off',
      terms: 'One per bill',
      saving: { kind: 'rupees', amount: 50 },
      minimum_bill_rupees: 400,
      use_hours: null,
      starts_at: '2026-11-01T00:00:00.000Z',
      ends_at: coupon.expiry_date,
      edition: 0,
      earlier: [],
      offline_limit: 3,
      paused: false,
    });
    expect(kept.campaigns.some(({ id }: { id: string }) => id === elsewhere)).toBe(false);
  });
});

describe('a sync', () => {
  it('takes what was taken rightly, once however often it is sent', async () => {
    const coupon = await newCoupon({ title: '10% off' });
    await meera.offer(coupon.id);
    const entry = await entryOf(coupon, ago(HOUR - MINUTE), { bill_rupees: 500 });
    const taken = {
      id: entry.id,
      outcome: 'taken',
      redemption_id: entry.id,
      conflict_id: null,
      why: null,
      msg: 'The coupon is used now.',
    };
    const twice = await Promise.all([syncOne(entry), sync([entry, entry])]);
    expect(twice.flat()).toEqual([taken, taken, taken]);
    api.clock.advance(DAY);
    expect(await syncOne(entry)).toEqual(taken);
    const told = await api.sql('select kind from news where thing_id = $1', [entry.id]);
    expect(told).toEqual([{ kind: 'coupon_used' }]);
    expect(await eventsOf(coupon)).toEqual(['issued', 'redeemed']);
    const { result } = (await meera.coupon(coupon.id)).body;
    expect(result).toMatchObject({ state: 'used', used_at: entry.taken_at, pass: null });
    const [row] = await api.sql(
      'select saving_rupees, bill_rupees, staff_id from redemptions where id = $1',
      [entry.id],
    );
    expect(row).toEqual({ saving_rupees: 50, bill_rupees: 500, staff_id: shop.staffId });
    expect(
      await api.sql('select from counter_acts where subject_id = $1', [entry.id]),
    ).toHaveLength(1);
  });

  it('knows what was taken online and whose answer was lost', async () => {
    const coupon = await newCoupon();
    const entry = await entryOf(coupon);
    await take(coupon.code, { id: entry.id });
    api.clock.advance(30 * SECOND);
    expect(await syncOne({ ...entry, taken_at: api.clock.now().toISOString() })).toMatchObject({
      outcome: 'taken',
    });
    expect(await eventsOf(coupon)).toEqual(['issued', 'redeemed']);
  });

  it('records what was undone before it was sent, and what is undone when it is sent again', async () => {
    const coupon = await newCoupon();
    const at = ago(30 * MINUTE);
    const undone_at = new Date(at.getTime() + 5 * MINUTE).toISOString();
    const undone = await entryOf(coupon, at, { undone_at, undo_reason: 'Other customer' });
    expect(await syncOne(undone)).toMatchObject({ outcome: 'taken' });
    expect(await stateOf(coupon)).toBe('ready');
    const again = await entryOf(coupon, ago(9 * MINUTE));
    await syncOne(again);
    expect(await stateOf(coupon)).toBe('used');
    const late = { ...again, undone_at: api.clock.now().toISOString() };
    expect(await syncOne(late)).toMatchObject({ outcome: 'taken' });
    expect(await syncOne(late)).toMatchObject({ outcome: 'taken' });
    expect(await eventsOf(coupon)).toEqual(['issued', 'redeemed', 'undone', 'redeemed', 'undone']);
    const stays = await entryOf(coupon, ago(30 * MINUTE));
    const tooLate = { ...stays, undone_at: ago(10 * MINUTE).toISOString() };
    expect((await syncOne(tooLate)).msg).toMatch(/^It was undone too late/);
    expect(await stateOf(coupon)).toBe('used');
  });

  it('takes what ended meanwhile, was paused meanwhile, or by somebody who has left', async () => {
    const mina = (
      await call(api, 'POST', `/stores/${storeId}/till-staff`, shop.owner.headers, {
        name: 'Mina',
        pin: '2222',
      })
    ).body.result.id;
    await call(api, 'DELETE', `/stores/${storeId}/till-staff/${mina}`, shop.owner.headers);
    const ending = await newCoupon({ endsAt: new Date(api.clock.now().getTime() + HOUR) });
    const paused = await newCoupon();
    const taken = [
      await entryOf(ending, api.clock.now(), { staff_id: mina }),
      await entryOf(paused, api.clock.now()),
    ];
    await change(paused.campaign_id, { paused: true });
    api.clock.advance(2 * HOUR);
    await expireCoupons(api.context.database.db, api.clock.now());
    expect(await eventsOf(ending)).toEqual(['issued', 'expired']);
    expect(await sync(taken)).toMatchObject([{ outcome: 'taken' }, { outcome: 'taken' }]);
    expect(await eventsOf(ending)).toEqual(['issued', 'expired', 'undone', 'redeemed']);
    expect(await stateOf(ending)).toBe('used');
  });

  it('makes a conflict of each that does not stand, says why, and loses none', async () => {
    const branch = await addStore(api, { name: 'Branch' });
    const asha = await addHolder(api);
    const fine = await newCoupon();
    const used = await newCoupon();
    await take(used.code);
    const passed = await newCoupon();
    const passedCode = await entryOf(passed, ago(MINUTE));
    await asha.accept({ token: tokenIn((await meera.offer(passed.id)).body.result.link) });
    const given = await newCoupon();
    const givenEntry = await entryOf(given, ago(SECOND));
    await api.sql('delete from held_coupons where id = $1', [given.id]);
    await api.sql('update campaigns set deals_left = deals_left + 1 where id = $1', [
      given.campaign_id,
    ]);
    await api.sql(
      `insert into coupon_ledger (campaign_id, coupon_id, event, at)
       values ($1, $2, 'returned', now())`,
      [given.campaign_id, given.id],
    );
    const soon = await newCoupon();
    await beginAt(api, soon.campaign_id, new Date(api.clock.now().getTime() + DAY));
    const over = await newCoupon();
    await api.sql('update held_coupons set valid_until = $2 where id = $1', [over.id, ago(HOUR)]);
    const genuine = await fine.show();
    const now = api.clock.now().getTime();
    const wrongs: [string, object][] = [
      ['unreadable', { ...(await entryOf(fine)), code: fine.code }],
      ['forged', { ...(await entryOf(fine)), code: altered(genuine) }],
      ['ahead_of_time', await entryOf(fine, new Date(now + 2 * MINUTE + SECOND))],
      ['too_late', { ...(await entryOf(fine)), taken_at: ago(15 * DAY).toISOString() }],
      [
        'stale',
        { ...(await entryOf(fine, ago(6 * MINUTE))), taken_at: api.clock.now().toISOString() },
      ],
      ['stale', { ...(await entryOf(fine)), taken_at: ago(2 * MINUTE).toISOString() }],
      ['unknown_staff', await entryOf(fine, undefined, { staff_id: randomUUID() })],
      ['unknown_coupon', givenEntry],
      ['not_here', await entryOf(await newCoupon({ storeIds: [branch] }))],
      ['already_used', await entryOf(used, ago(MINUTE))],
      ['passed_on', passedCode],
      ['expired_then', await entryOf(over)],
      ['not_started', await entryOf(soon)],
      [
        'bill',
        await entryOf(await newCoupon({}, { leastBill: 100 }), undefined, { bill_rupees: 99 }),
      ],
      ['over_limit', await entryOf(await newCoupon({}, { limit: 0 }))],
    ];
    const entries = wrongs.map(([, entry]) => entry) as { id: string }[];
    const results = await sync(entries);
    expect(results.map(({ why }: { why: string }) => why)).toEqual(wrongs.map(([why]) => why));
    const outcomes = results.map(({ outcome }: { outcome: string }) => outcome);
    expect(outcomes).toEqual(['unreadable', ...Array(wrongs.length - 1).fill('conflict')]);
    expect(results.every(({ id, conflict_id }: any) => id === conflict_id)).toBe(true);
    expect(await sync(entries)).toEqual(results);
    // None of these used it up.
    expect(await syncOne(await entryOf(fine))).toMatchObject({ outcome: 'taken' });
    const events = await eventsOf(fine);
    expect(events.filter((event) => event === 'conflict')).toHaveLength(5);
    const query = (statement: string) => api.context.database.pool.query(statement);
    await api.sql('update held_coupons set valid_until = $2 where id = $1', [over.id, ago(-HOUR)]);
    expect(await brokenInvariants(query)).toEqual([]);
  });

  it('keeps other contents under a known id as a conflict of their own', async () => {
    const [one, other] = [await newCoupon(), await newCoupon()];
    const entry = await entryOf(one);
    await syncOne(entry);
    const swapped = { ...(await entryOf(other)), id: entry.id };
    const [first, again] = [await syncOne(swapped), await syncOne(swapped)];
    expect(first).toMatchObject({ id: entry.id, outcome: 'conflict', why: 'id_used' });
    expect(first.conflict_id).not.toBe(entry.id);
    expect(again).toEqual(first);
    const till = await enrolTill(api, shop.owner, storeId, 'Second');
    expect(await syncOne(entry, till.headers)).toMatchObject({ why: 'id_used' });
    expect(await stateOf(other)).toBe('ready');
  });

  it('holds a till to what the store allows between two syncs, in the order of time', async () => {
    const deal = await newDeal({}, { limit: 2 });
    const shown = [];
    for (let nth = 0; nth < 5; nth++) {
      const holder = await addHolder(api);
      const { coupon } = await claimed(holder, deal);
      const phone = await openPhone(api, holder);
      await phone.refresh();
      shown.push({ show: (at?: Date) => phone.show(coupon.id, at) });
    }
    const entries = [];
    for (const [nth, coupon] of shown.slice(0, 4).entries()) {
      entries.push(await entryOf(coupon, ago((10 - nth) * MINUTE)));
    }
    Object.assign(entries[0]!, { undone_at: ago(9 * MINUTE).toISOString() });
    const byTime = (await sync(entries.toReversed())).toReversed();
    expect(byTime.map(({ why }: { why: string | null }) => why)).toEqual([
      null,
      null,
      null,
      'over_limit',
    ]);
    // After a sync the till may take as many again.
    api.clock.advance(MINUTE);
    expect(await syncOne(await entryOf(shown[4]!))).toMatchObject({ outcome: 'taken' });
  });

  it('refuses more than a hundred, and a till that was removed', async () => {
    const entry = {
      id: randomUUID(),
      code: 'x',
      taken_at: ago(0).toISOString(),
      staff_id: shop.staffId,
    };
    const many = { redemptions: Array.from({ length: 101 }, () => entry) };
    expect((await call(api, 'POST', '/till/sync', shop.till.headers, many)).status).toBe(400);
    const till = await enrolTill(api, shop.owner, storeId, 'Lost');
    await call(api, 'DELETE', `/stores/${storeId}/tills/${till.id}`, shop.owner.headers);
    expect(
      (await call(api, 'POST', '/till/sync', till.headers, { redemptions: [entry] })).status,
    ).toBe(401);
    const most = {
      redemptions: Array.from({ length: 100 }, () => ({
        ...entry,
        code: 'x'.repeat(600),
        undo_reason: 'ಕ'.repeat(200),
      })),
    };
    expect((await call(api, 'POST', '/till/sync', shop.till.headers, most)).status).toBe(200);
  });
});

describe('a conflict', () => {
  it('is seen by owner and operator with both acts in the order of time, and settled once', async () => {
    const branch = await addStore(api, { name: 'Branch' });
    const coupon = await newCoupon({ title: '20% off', storeIds: [storeId, branch] });
    const here = await entryOf(coupon, ago(20 * MINUTE), { bill_rupees: 300 });
    api.clock.advance(MINUTE);
    await redeem(api, coupon.code, branch, await keyOf(api, branch));
    const used_at = api.clock.now().toISOString();
    api.clock.advance(HOUR);
    const { conflict_id } = await syncOne(here);
    const listed = (await conflictsOf(shop.owner.headers)).body.result[0];
    const mine = {
      counts: false,
      at: here.taken_at,
      store: 'Saree House',
      till: 'Till',
      staff: 'Ravi',
      key: null,
      bill_rupees: 300,
      undone_at: null,
    };
    const theirs = {
      counts: true,
      at: used_at,
      store: 'Branch',
      till: null,
      staff: null,
      key: null,
      bill_rupees: null,
      undone_at: null,
    };
    expect(listed).toMatchObject({
      id: conflict_id,
      why: 'already_used',
      title: '20% off',
      acts: [mine, theirs],
      settled_at: null,
    });
    const all = await conflictsOf(operator.headers, '/conflicts?limit=1');
    expect(all.body.result).toEqual([{ ...listed, acts: [mine, { ...theirs, key: 'Till' }] }]);
    const cursor = (all.body as unknown as { next_cursor: string }).next_cursor;
    const rest = await conflictsOf(operator.headers, `/conflicts?cursor=${cursor}`);
    expect(rest.body.result.map(({ id }: { id: string }) => id)).not.toContain(conflict_id);

    const openOf = async ({ headers }: CouponHolder) =>
      (await call(api, 'GET', '/me', headers)).body.result.stores[0].open_conflicts;
    const known = async (settled: boolean) => {
      const path = `/stores/${storeId}/conflicts?settled=${settled}`;
      return (await conflictsOf(shop.owner.headers, path)).body.result.map(
        ({ id }: { id: string }) => id === conflict_id,
      );
    };
    const open = await openOf(shop.owner);
    expect(await known(true)).not.toContain(true);
    expect(await known(false)).toHaveLength(open);
    expect(await openOf(await addAtStore(api, storeId, 'staff'))).toBe(0);

    const settle = (headers: Headers, note: string) =>
      call(api, 'POST', `/stores/${storeId}/conflicts/${conflict_id}/settle`, headers, { note });
    expect((await settle(shop.owner.headers, ' ')).status).toBe(400);
    const stranger = await addAtStore(api, branch, 'owner');
    expect((await settle(stranger.headers, 'Not mine')).status).toBe(403);
    expect((await settle(shop.owner.headers, 'The branch gave it back')).status).toBe(200);
    expect((await settle(operator.headers, 'Again')).status).toBe(409);
    expect((await conflictsOf(shop.owner.headers)).body.result[0]).toMatchObject({
      settled_at: api.clock.now().toISOString(),
      settled_by: 'Asha Rao',
      note: 'The branch gave it back',
    });
    expect(await known(true)).toContain(true);
    expect(await known(false)).not.toContain(true);
    expect(await openOf(shop.owner)).toBe(open - 1);
    const { body } = await call(api, 'GET', `/stores/${storeId}/acts?limit=2`, shop.owner.headers);
    expect(body.result).toMatchObject([
      { act: 'conflict_settled', person: 'Asha Rao' },
      { act: 'conflict_recorded', till: 'Till', staff: 'Ravi' },
    ]);
  });
});

/** With another letter near its end, where the device's signature is. */
function altered(code: string): string {
  const at = code.length - 20;
  return code.slice(0, at) + (code[at] === '0' ? '1' : '0') + code.slice(at + 1);
}
