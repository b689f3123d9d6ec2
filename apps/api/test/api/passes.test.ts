import { passMessages } from '@baeon/contracts/coupons/coupons';
import {
  passPreviewSchema,
  passResult,
  type HeldCoupon,
} from '@baeon/contracts/coupons/coupons-wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCampaign, addStore, LAST_MOMENT } from '../support/campaigns.ts';
import { startCouponApi } from '../support/coupon-api.ts';
import {
  addHolder,
  claimed,
  redeem,
  refusalOf,
  remove,
  tokenIn,
  type CouponHolder,
} from '../support/coupon-holders.ts';
import { DAY, type TestApi } from '../support/test-api.ts';

const GONE = [404, 'NOT_FOUND', passMessages.gone];
const NOT_HERE = [404, 'NOT_FOUND', 'This coupon is not here.'];

let api: TestApi;
let storeId: string;
let asha: CouponHolder;
let ravi: CouponHolder;
let meena: CouponHolder;
beforeAll(async () => {
  api = await startCouponApi();
  storeId = await addStore(api, { name: 'Poorvika' });
  asha = await addHolder(api, 'Asha Rao');
  ravi = await addHolder(api);
  meena = await addHolder(api);
});

const newCoupon = async (sketch = {}): Promise<HeldCoupon> =>
  claimed(asha, await addCampaign(api, { storeIds: [storeId], ...sketch }));

/** A coupon of Asha's that is on offer. */
async function offered(toNumber?: string, sketch = {}) {
  const held = await newCoupon(sketch);
  const { status, body } = await asha.offer(held.coupon.id, toNumber);
  expect(status).toBe(200);
  const { link, coupon } = passResult.parse(body.result);
  return { held, link, token: tokenIn(link), passId: coupon.pass!.id, coupon };
}

const look = (token: string) => api.get(`/api/coupons/passes/${token}`);
const messagesTo = (number: string) =>
  api.sql<{ key: string; body: string }>(
    'select key, body from sms_outbox where mobile_number = $1 order by created_at',
    [number],
  );

describe('an offer by link', () => {
  it('leaves the coupon with the giver, and shows the other one what it is, but no code', async () => {
    const { held, link, token, coupon } = await offered();
    expect(link).toBe(`https://baeon.example/coupon/${held.campaign.id}#gift=${token}`);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(coupon).toMatchObject({ state: 'ready', pass: { to_mobile_number: null } });
    const { status, body } = await look(token);
    expect(status).toBe(200);
    expect(passPreviewSchema.parse(body.result)).toMatchObject({
      id: coupon.pass!.id,
      from: 'Asha',
      campaign_id: held.campaign.id,
      title: held.campaign.title,
      advertiser: { name: 'Poorvika' },
      expiry_date: LAST_MOMENT.toISOString(),
      expires_at: new Date(api.clock.now().getTime() + 7 * DAY).toISOString(),
    });
    expect(JSON.stringify(body)).not.toContain(held.coupon.code);
    expect(JSON.stringify(body)).not.toContain(asha.number);
  });

  it('gives the coupon to the first who takes it, under a new code', async () => {
    const { held, token } = await offered();
    const { status, body } = await ravi.accept({ token });
    expect([status, body.result.msg]).toEqual([200, passMessages.accepted]);
    const passed: HeldCoupon = body.result.coupon;
    expect(passed).toMatchObject({
      coupon: { campaign_id: held.campaign.id, is_claimed: false },
      store_id: storeId,
      state: 'ready',
      source: 'passed',
      pass: null,
    });
    expect(passed.coupon.expiry_date).toBe(held.coupon.expiry_date);
    expect(passed.coupon.id).not.toBe(held.coupon.id);
    expect(passed.coupon.code).not.toBe(held.coupon.code);
    expect(refusalOf(await meena.accept({ token }))).toEqual(GONE);
    expect(refusalOf(await look(token))).toEqual(GONE);
    expect(refusalOf(await asha.coupon(held.coupon.id))).toEqual(NOT_HERE);
    const ledger = await api.sql(
      `select event, became from coupon_ledger where coupon_id = any($1) order by id`,
      [[held.coupon.id, passed.coupon.id]],
    );
    expect(ledger).toEqual([
      { event: 'issued', became: null },
      { event: 'passed_on', became: passed.coupon.id },
    ]);
  });

  it('changes nothing about how many are left', async () => {
    const { held, token } = await offered(undefined, { left: 4 });
    await ravi.accept({ token });
    const [campaign] = await api.sql('select deals_left from campaigns where id = $1', [
      held.campaign.id,
    ]);
    expect(campaign).toEqual({ deals_left: 3 });
  });

  it('gives the same coupon again to whoever took it and asks again', async () => {
    const { token } = await offered();
    const first = (await ravi.accept({ token })).body.result.coupon;
    expect((await ravi.accept({ token })).body.result.coupon).toEqual(first);
    await redeem(api, first.coupon.code, storeId);
    const again = await ravi.accept({ token });
    expect(again.body.result.coupon).toMatchObject({
      coupon: { id: first.coupon.id },
      state: 'used',
    });
  });

  it('gives nothing again once it has left those hands, too', async () => {
    const { token } = await offered();
    const { coupon } = (await ravi.accept({ token })).body.result.coupon;
    const next = tokenIn((await ravi.offer(coupon.id)).body.result.link);
    expect((await meena.accept({ token: next })).status).toBe(200);
    expect(refusalOf(await ravi.accept({ token }))).toEqual(GONE);
  });

  it('is taken by one of many who try at once', async () => {
    const { held, token } = await offered();
    const people = await Promise.all(Array.from({ length: 8 }, () => addHolder(api)));
    const answers = await Promise.all(people.map((person) => person.accept({ token })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(404)]);
    const rows = await api.sql('select 1 from held_coupons where campaign_id = $1', [
      held.campaign.id,
    ]);
    expect(rows).toHaveLength(2);
  });

  it('taken by one person twice at once is still one coupon', async () => {
    const { token } = await offered();
    const answers = await Promise.all([1, 2, 3, 4].map(() => ravi.accept({ token })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.result.coupon.coupon.id)).size).toBe(1);
  });

  it('is not for the giver', async () => {
    const { held, token, passId } = await offered();
    const own = [409, 'ALREADY_CLAIMED', passMessages.own];
    expect(refusalOf(await asha.accept({ token }))).toEqual(own);
    expect(refusalOf(await asha.accept({ pass_id: passId }))).toEqual(own);
    expect((await asha.coupon(held.coupon.id)).body.result.state).toBe('ready');
  });

  it('cannot be taken by its id', async () => {
    const { passId } = await offered();
    expect(refusalOf(await ravi.accept({ pass_id: passId }))).toEqual(GONE);
  });

  it('stays out of the database and the logs', async () => {
    const { held, token } = await offered();
    await look(token);
    await ravi.accept({ token });
    expect(api.logged.some((line) => line.includes(token))).toBe(false);
    const rows = await api.sql('select p::text from coupon_passes p where coupon_id = $1', [
      held.coupon.id,
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('needs somebody who is signed in to be taken', async () => {
    const { token } = await offered();
    expect((await api.post('/api/coupons/passes/accept', { token })).status).toBe(401);
  });

  it.each(['short', 'x'.repeat(43), 'ä'.repeat(43)])('is nothing under %s', async (token) => {
    const shown = await look(encodeURIComponent(token));
    expect(shown.body.result.msg).toBe(passMessages.gone);
    expect((await ravi.accept({ token })).body.result.msg).toBe(passMessages.gone);
  });
});

describe('an offer to a number', () => {
  it('is told to that number, with who gives what, where, and a link', async () => {
    const sita = await addHolder(api);
    const { link, passId, coupon } = await offered(sita.number, { title: 'Half price' });
    expect(coupon.pass).toMatchObject({ to_mobile_number: sita.number });
    expect(await messagesTo(sita.number)).toEqual([
      {
        key: `pass:${passId}`,
        body: `Asha has a coupon for you: Half price at Poorvika. Take it here: ${link}`,
      },
    ]);

    const told = async ({ id, headers }: CouponHolder) => {
      const { body } = await api.get(`/api/baeon-user/${id}/notifications`, headers);
      return body.result.notifications.find((each: any) => each.title === 'Half price');
    };
    const facts = { title: 'Half price', store: 'Poorvika', path: '/user-coupon-profile' };
    expect(await told(sita)).toMatchObject({ kind: 'pass_received', ...facts });
    await sita.accept({ pass_id: passId });
    expect(await told(asha)).toMatchObject({ kind: 'pass_taken', ...facts });
  });

  it('is told in the language of whoever gets it, or of whoever gives it to a stranger', async () => {
    const sita = await addHolder(api);
    await api.sql(`update users set language = 'hi' where id = $1`, [sita.id]);
    await offered(sita.number, { title: 'Half price' });
    expect((await messagesTo(sita.number))[0]!.body).toMatch(
      /^Asha ने आपके लिए एक कूपन भेजा है: Half price – Poorvika। /,
    );
    const stranger = '9111111111';
    await offered(stranger);
    expect((await messagesTo(stranger))[0]!.body).toMatch(/^Asha has a coupon for you: /);
  });

  it('from somebody without a name says so', async () => {
    const sita = await addHolder(api);
    const { token } = await offered(ravi.number);
    const passed = (await ravi.accept({ token })).body.result.coupon;
    await ravi.offer(passed.coupon.id, sita.number);
    expect((await messagesTo(sita.number))[0]!.body).toMatch(/^Somebody has a coupon for you: /);
    expect((await sita.offers()).body.result[0].from).toBeNull();
  });

  it('waits in the list of that number, newest first, until it is taken', async () => {
    const sita = await addHolder(api);
    const first = await offered(sita.number);
    api.clock.advance(1000);
    const second = await offered(sita.number);
    const ids = async () => (await sita.offers()).body.result.map((offer: any) => offer.id);
    expect(await ids()).toEqual([second.passId, first.passId]);
    const { body } = await sita.accept({ pass_id: second.passId });
    expect(await ids()).toEqual([first.passId]);
    const again = await sita.accept({ pass_id: second.passId });
    expect(again.body.result.coupon.coupon.id).toBe(body.result.coupon.coupon.id);
    expect((await ravi.offers()).body.result).toEqual([]);
  });

  it('can be taken by nobody else, not even with the link', async () => {
    const { held, token, passId } = await offered(ravi.number);
    expect(refusalOf(await meena.accept({ token }))).toEqual([
      403,
      'FORBIDDEN',
      passMessages.notForYou,
    ]);
    expect(refusalOf(await meena.accept({ pass_id: passId }))).toEqual(GONE);
    expect((await asha.coupon(held.coupon.id)).body.result.state).toBe('ready');
    expect((await ravi.accept({ token })).status).toBe(200);
  });

  it('cannot be the giver’s own', async () => {
    const held = await newCoupon();
    expect(refusalOf(await asha.offer(held.coupon.id, asha.number))).toEqual([
      400,
      'INVALID_INPUT',
      passMessages.yourself,
    ]);
    expect((await asha.coupon(held.coupon.id)).body.result.pass).toBeNull();
  });

  it.each(['123', '98450 12345', ''])('has ten digits: %o', async (number) => {
    const held = await newCoupon();
    expect((await asha.offer(held.coupon.id, number)).status).toBe(400);
  });

  it('can be made twenty times a day, so that nobody is flooded with messages', async () => {
    const giver = await addHolder(api);
    const { coupon } = await claimed(giver, await addCampaign(api, { storeIds: [storeId] }));
    const sent = await Promise.all(
      Array.from({ length: 21 }, () => giver.offer(coupon.id, ravi.number)),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([...Array(20).fill(200), 429]);
    expect((await giver.offer(coupon.id)).status).toBe(200);
    api.clock.advance(DAY);
    expect((await giver.offer(coupon.id, ravi.number)).status).toBe(200);
    expect((await ravi.offers()).body.result).toHaveLength(1);
  });
});

describe('an offer ends', () => {
  it('when it is taken back', async () => {
    const { held, token } = await offered();
    const { status, body } = await asha.takeBack(held.coupon.id);
    expect([status, body.result.msg]).toEqual([200, passMessages.takenBack]);
    expect(body.result.coupon).toMatchObject({ state: 'ready', pass: null });
    expect(refusalOf(await ravi.accept({ token }))).toEqual(GONE);
    expect(refusalOf(await look(token))).toEqual(GONE);
    expect((await asha.takeBack(held.coupon.id)).status).toBe(200);
    expect((await redeem(api, held.coupon.code, storeId)).status).toBe(200);
  });

  it('when another takes its place', async () => {
    const { held, token } = await offered();
    const second = (await asha.offer(held.coupon.id, ravi.number)).body.result;
    expect(refusalOf(await look(token))).toEqual(GONE);
    expect(refusalOf(await meena.accept({ token }))).toEqual(GONE);
    const states = await api.sql(
      'select state from coupon_passes where coupon_id = $1 order by state',
      [held.coupon.id],
    );
    expect(states).toEqual([{ state: 'open' }, { state: 'taken_back' }]);
    expect((await ravi.accept({ token: tokenIn(second.link) })).status).toBe(200);
    // The one that was replaced did not become the receiver's by the one that was taken.
    expect(refusalOf(await ravi.accept({ token }))).toEqual(GONE);
  });

  it('after a week, to the millisecond, sweep or no sweep', async () => {
    const { held, token, passId } = await offered(ravi.number);
    api.clock.advance(7 * DAY);
    expect((await look(token)).status).toBe(200);
    api.clock.advance(1);
    expect(refusalOf(await look(token))).toEqual(GONE);
    expect(refusalOf(await ravi.accept({ pass_id: passId }))).toEqual(GONE);
    expect((await ravi.offers()).body.result.map((offer: any) => offer.id)).not.toContain(passId);
    expect((await asha.coupon(held.coupon.id)).body.result.pass).toBeNull();
    api.clock.advance(-7 * DAY - 1);
  });

  it('with the coupon, where that is sooner', async () => {
    const endsAt = new Date(api.clock.now().getTime() + DAY);
    const { token, coupon } = await offered(undefined, { endsAt });
    expect(coupon.pass!.expires_at).toBe(endsAt.toISOString());
    api.clock.advance(DAY + 1);
    expect(refusalOf(await ravi.accept({ token }))).toEqual(GONE);
    api.clock.advance(-DAY - 1);
  });

  it('with the account of the giver', async () => {
    const giver = await addHolder(api);
    const { coupon } = await claimed(giver, await addCampaign(api, { storeIds: [storeId] }));
    const token = tokenIn((await giver.offer(coupon.id)).body.result.link);
    await api.sql('delete from users where id = $1', [giver.id]);
    expect(refusalOf(await ravi.accept({ token }))).toEqual(GONE);
  });
});

describe('there is nothing to offer', () => {
  it('of a coupon that was used, is over, or left these hands', async () => {
    const used = await newCoupon();
    await redeem(api, used.coupon.code, storeId);
    expect(refusalOf(await asha.offer(used.coupon.id))).toEqual([
      409,
      'ALREADY_USED',
      passMessages.used,
    ]);

    const over = await newCoupon({ endsAt: new Date(api.clock.now().getTime() + DAY) });
    api.clock.advance(DAY + 1);
    expect(refusalOf(await asha.offer(over.coupon.id))).toEqual([
      410,
      'EXPIRED',
      passMessages.expired,
    ]);
    api.clock.advance(-DAY - 1);

    const { held, token } = await offered();
    await ravi.accept({ token });
    expect(refusalOf(await asha.offer(held.coupon.id))).toEqual(NOT_HERE);
    expect(refusalOf(await asha.takeBack(held.coupon.id))).toEqual(GONE);
  });

  it('of a coupon that is somebody else’s', async () => {
    const held = await newCoupon();
    expect(refusalOf(await ravi.offer(held.coupon.id))).toEqual(NOT_HERE);
    expect(refusalOf(await ravi.takeBack(held.coupon.id))).toEqual(NOT_HERE);
    expect(refusalOf(await ravi.offer('no-id'))).toEqual(NOT_HERE);
    const url = `/api/baeon-user/${asha.id}/coupons/${held.coupon.id}/pass`;
    expect((await api.post(url, {}, ravi.headers)).status).toBe(403);
    expect((await remove(api, url, ravi.headers)).status).toBe(403);
  });
});

it('what is taken and used at the same moment is had by one of the two', async () => {
  for (let round = 0; round < 12; round++) {
    const { held, token } = await offered();
    const [taken, used, back] = await Promise.all([
      ravi.accept({ token }),
      redeem(api, held.coupon.code, storeId),
      round % 2 === 0 ? asha.takeBack(held.coupon.id) : asha.offer(held.coupon.id),
    ]);
    expect([taken.status, used.status].filter((status) => status === 200).length).toBeLessThan(2);
    const events = await api.sql<{ event: string }>(
      `select event from coupon_ledger where coupon_id = $1 and event <> 'issued'`,
      [held.coupon.id],
    );
    const happened = taken.status === 200 ? 'passed_on' : 'redeemed';
    expect(events).toEqual([{ event: happened }]);
    expect([200, 404, 409]).toContain(back.status);
  }
});
