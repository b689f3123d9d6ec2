import { claimResult } from '@baeon/contracts/coupons/coupons-wire';
import { CODE_LETTERS } from '@baeon/contracts/coupons/coupon-code';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCampaign, addStore } from '../support/campaigns.ts';
import { eventually } from '../support/eventually.ts';
import { addMember, addMembers, type Member } from '../support/members.ts';
import { bearer } from '../support/sign-in.ts';
import { DAY, startTestApi, type TestApi } from '../support/test-api.ts';

let api: TestApi;
let store: string;
let person: Member;
beforeAll(async () => {
  api = await startTestApi({ env: { PUBLIC_URL: 'https://deals.example.in' } });
  store = await addStore(api, { name: 'Chai Point', pincode: '560034' });
});
beforeEach(async () => {
  person = await addMember(api);
});

const claim = (campaignId: string, by: Member, change: object = {}) =>
  api.post(
    '/api/coupons/user-share',
    {
      campaign_id: campaignId,
      mobile_number: by.number,
      shared_via: ['user_app'],
      request_origin: 'user_app',
      media_partner_id: 'baeon-560034',
      ...change,
    },
    bearer(by.token),
  );

const held = (campaignId: string) =>
  api.sql<Record<string, any>>('select * from held_coupons where campaign_id = $1', [campaignId]);

async function campaignRow(id: string) {
  const [row] = await api.sql<{ total: number; deals_left: number }>(
    'select total, deals_left from campaigns where id = $1',
    [id],
  );
  return row!;
}

const ledgerOf = (id: string) =>
  api.sql<{ event: string; coupon_id: string }>(
    'select event, coupon_id from coupon_ledger where campaign_id = $1 order by id',
    [id],
  );

describe('a claim', () => {
  it('gives one coupon, notes it in the ledger and takes one from what is left', async () => {
    const deal = await addCampaign(api, { storeIds: [store], title: 'Two for one', total: 10 });
    const { status, body } = await claim(deal, person);
    expect(status).toBe(200);
    expect(claimResult.parse(body.result)).toMatchObject({
      msg: 'Deal shared successfully',
      already_claimed: false,
      coupon: {
        coupon: { campaign_id: deal, deals_left: 9, is_claimed: true },
        campaign: { title: 'Two for one', deals_available: 9 },
        advertiser: { name: 'Chai Point', address: { pincode: '560034' } },
        state: 'ready',
        source: 'claim',
        store_id: store,
      },
    });
    const [row] = await held(deal);
    expect(row).toMatchObject({
      user_id: person.id,
      id: body.result.coupon.coupon.id,
      code: body.result.coupon.coupon.code,
      store_id: store,
      media_partner_id: 'baeon-560034',
      shared_via: ['user_app'],
      request_origin: 'user_app',
      state: 'held',
    });
    expect(row!.valid_until.toISOString()).toBe(body.result.coupon.coupon.expiry_date);
    expect(await campaignRow(deal)).toEqual({ total: 10, deals_left: 9 });
    expect(await ledgerOf(deal)).toEqual([{ event: 'issued', coupon_id: row!.id }]);
  });

  it('is answered as the coupon reads afterwards', async () => {
    const deal = await addCampaign(api, { storeIds: [store] });
    const { body } = await claim(deal, person);
    const { id } = body.result.coupon.coupon;
    const read = await api.get(`/api/baeon-user/${person.id}/coupons/${id}`, bearer(person.token));
    expect(read.body.result).toEqual(body.result.coupon);
  });

  it('sends a message with store, title, code, validity and a link, once', async () => {
    const deal = await addCampaign(api, { storeIds: [store], title: 'Two for one' });
    const { body } = await claim(deal, person);
    await claim(deal, person);
    const { id, code } = body.result.coupon.coupon;
    const messages = await eventually(async () => {
      const answer = await api.get(`/api/dev/messages?mobile_number=${person.number}`);
      return answer.body.result.length > 0 && answer.body.result;
    });
    expect(messages).toHaveLength(1);
    expect(messages[0].body).toBe(
      `Baeon: Two for one at Chai Point. Code ${code}, valid till 30 Nov 2026. ` +
        `https://deals.example.in/coupon/${id}?from_user=true`,
    );
    const outbox = await api.sql<{ key: string; state: string }>(
      'select key, state from sms_outbox where mobile_number = $1',
      [person.number],
    );
    expect(outbox).toEqual([{ key: `coupon:${id}`, state: 'sent' }]);
  });

  it('sends it in the language of whoever claims', async () => {
    const reader = await addMember(api);
    await api.sql(`update users set language = 'kn' where id = $1`, [reader.id]);
    const deal = await addCampaign(api, { storeIds: [store], title: 'Two for one' });
    const { code } = (await claim(deal, reader)).body.result.coupon.coupon;
    const [message] = await api.sql<{ body: string }>(
      'select body from sms_outbox where mobile_number = $1',
      [reader.number],
    );
    expect(message!.body).toMatch(
      new RegExp(`^Baeon: Two for one – Chai Point. ಕೋಡ್ ${code}, ನವೆಂಬರ್ 30, 2026 ವರೆಗೆ ಮಾನ್ಯ. https:`),
    );
  });

  it('repeated gives the same coupon, not a second one', async () => {
    const deal = await addCampaign(api, { storeIds: [store], total: 10 });
    const first = await claim(deal, person);
    const again = await claim(deal, person);
    expect(again.status).toBe(200);
    expect(again.body.result).toMatchObject({
      already_claimed: true,
      msg: 'You already have this deal. Here is your coupon again.',
      coupon: { coupon: { code: first.body.result.coupon.coupon.code } },
    });
    expect(await campaignRow(deal)).toMatchObject({ deals_left: 9 });
  });

  it('made five times at once is one claim', async () => {
    const deal = await addCampaign(api, { storeIds: [store], total: 10 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => claim(deal, person)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const codes = answers.map(({ body }) => body.result.coupon.coupon.code);
    expect(new Set(codes).size).toBe(1);
    expect(answers.filter(({ body }) => !body.result.already_claimed)).toHaveLength(1);
    expect(await held(deal)).toHaveLength(1);
    expect(await campaignRow(deal)).toMatchObject({ deals_left: 9 });
  });

  it('repeated still gives the coupon when the deal has sold out or ended meanwhile', async () => {
    const deal = await addCampaign(api, { storeIds: [store], total: 1 });
    const first = await claim(deal, person);
    expect((await claim(deal, person)).body.result.coupon.coupon.id).toBe(
      first.body.result.coupon.coupon.id,
    );
  });

  it('of the last one by many at once is won by one', async () => {
    const deal = await addCampaign(api, { storeIds: [store], total: 1 });
    const people = await addMembers(api, 12);
    const answers = await Promise.all(people.map((each) => claim(deal, each)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(11);
    expect(refused[0]!.body.result).toEqual({
      code: 'SOLD_OUT',
      msg: 'Somebody was faster: the last of these deals has just gone.',
    });
    expect(await campaignRow(deal)).toEqual({ total: 1, deals_left: 0 });
    expect(await ledgerOf(deal)).toHaveLength(1);
  });

  it('draws codes that are unique and without look-alikes', async () => {
    const deal = await addCampaign(api, { storeIds: [store], total: 40 });
    const people = await addMembers(api, 40);
    const answers = await Promise.all(people.map((each) => claim(deal, each)));
    const codes = answers.map(({ body }) => body.result.coupon.coupon.code as string);
    expect(new Set(codes).size).toBe(40);
    for (const code of codes) {
      expect(code).toMatch(new RegExp(`^[${CODE_LETTERS}]{5}-[${CODE_LETTERS}]{5}$`));
      expect(code).not.toMatch(/[01OIL]/);
    }
  });

  it('at one of several stores is for the store of that pincode', async () => {
    const other = await addStore(api, { name: 'Chai Point North', pincode: '560001' });
    const deal = await addCampaign(api, { storeIds: [store, other] });
    const { body } = await claim(deal, person, { media_partner_id: 'baeon-560001' });
    expect(body.result.coupon).toMatchObject({
      store_id: other,
      advertiser: { name: 'Chai Point North' },
    });
  });
});

describe('a claim is refused', () => {
  it.each([
    [
      'before it starts',
      { startsAt: new Date('2026-11-20T00:00:00Z') },
      409,
      'NOT_STARTED',
      'This deal has not started yet.',
    ],
    [
      'after its last moment',
      { endsAt: new Date('2026-11-15T06:29:59.999Z') },
      410,
      'EXPIRED',
      'This deal has ended.',
    ],
    [
      'when none is left',
      { left: 0 },
      409,
      'SOLD_OUT',
      'Somebody was faster: the last of these deals has just gone.',
    ],
    [
      'for a gift that nobody may ask for',
      { kind: 'greeting' as const },
      404,
      'NOT_FOUND',
      'This deal is no longer here.',
    ],
  ])('%s', async (_when, sketch, status, code, msg) => {
    const deal = await addCampaign(api, { storeIds: [store], ...sketch });
    const answer = await claim(deal, person);
    expect(answer).toMatchObject({ status, body: { error: true, result: { code, msg } } });
    expect(await held(deal)).toEqual([]);
  });

  it('exactly at its last moment it is not', async () => {
    const deal = await addCampaign(api, { storeIds: [store], endsAt: api.clock.now() });
    expect((await claim(deal, person)).status).toBe(200);
  });

  it.each([
    [
      'for another number',
      { mobile_number: '9000000000' },
      403,
      'A deal can only be sent to your own number.',
    ],
    ['for a number that is none', { mobile_number: '12' }, 400, 'Invalid number'],
    ['with another origin', { request_origin: 'web' }, 400, 'request_origin must be user_app'],
    ['shared by other ways', { shared_via: ['email'] }, 400, 'shared_via must be ["user_app"]'],
    ['shared by no way', { shared_via: [] }, 400, 'shared_via must be ["user_app"]'],
    [
      'with a media partner of another place',
      { media_partner_id: 'baeon-110001' },
      400,
      'media_partner_id does not belong to this deal',
    ],
    ['for what is no campaign', { campaign_id: 'all' }, 400, 'This deal is no longer here.'],
    [
      'for a campaign that is not there',
      { campaign_id: '00000000-0000-4000-8000-000000000000' },
      404,
      'This deal is no longer here.',
    ],
  ])('%s', async (_what, change, status, msg) => {
    const deal = await addCampaign(api, { storeIds: [store] });
    const answer = await claim(deal, person, change);
    expect(answer).toMatchObject({ status, body: { error: true, result: { msg } } });
    expect(await held(deal)).toEqual([]);
    expect(await campaignRow(deal)).toMatchObject({ deals_left: 10 });
  });

  it('without a token, and once the session has ended', async () => {
    const deal = await addCampaign(api, { storeIds: [store] });
    expect((await claim(deal, { ...person, token: 'x' })).status).toBe(401);
    expect((await claim(deal, person)).status).toBe(200);
    await api.post('/api/baeon-user/logout', {}, bearer(person.token));
    expect((await claim(deal, person)).status).toBe(401);
  });

  it('for a session that ended in another process', async () => {
    const deal = await addCampaign(api, { storeIds: [store] });
    expect((await claim(deal, person)).status).toBe(200);
    await api.sql('delete from sessions where user_id = $1', [person.id]);
    expect((await claim(deal, person)).status).toBe(401);
  });

  it('for a session that was not used for 90 days', async () => {
    const deal = await addCampaign(api, { storeIds: [store], endsAt: new Date('2028-01-01') });
    expect((await claim(deal, person)).status).toBe(200);
    api.clock.advance(91 * DAY);
    expect((await claim(deal, person)).status).toBe(401);
    api.clock.advance(-91 * DAY);
  });
});

it('a claim, its coupon and its message are one transaction', async () => {
  const deal = await addCampaign(api, { storeIds: [store], total: 5 });
  await api.sql(`create function refuse_message() returns trigger language plpgsql as $$
    begin raise exception 'no room for messages'; end $$`);
  await api.sql(
    'create trigger refuse_message before insert on sms_outbox execute function refuse_message()',
  );
  expect((await claim(deal, person)).status).toBe(500);
  await api.sql('drop trigger refuse_message on sms_outbox');
  expect(await held(deal)).toEqual([]);
  expect(await ledgerOf(deal)).toEqual([]);
  expect(await campaignRow(deal)).toEqual({ total: 5, deals_left: 5 });
  expect((await claim(deal, person)).status).toBe(200);
});

it('a store that is deleted under the feet of a crowd fails nobody at another one', async () => {
  const gone = await addStore(api, { pincode: '560001' });
  const [deal, lost] = [
    await addCampaign(api, { storeIds: [store], total: 40 }),
    await addCampaign(api, { storeIds: [store, gone], total: 40 }),
  ];
  const people = await addMembers(api, 30);
  const atGone = { media_partner_id: 'baeon-560001' };
  // From here on the process knows both.
  expect((await claim(lost, person, atGone)).status).toBe(200);
  await api.sql('delete from stores where id = $1', [gone]);
  const answers = await Promise.all(
    people.map((by, nth) => (nth % 3 === 0 ? claim(lost, by, atGone) : claim(deal, by))),
  );
  expect(answers.map(({ status }) => status)).toEqual(
    people.map((_, nth) => (nth % 3 === 0 ? 404 : 200)),
  );
  expect(await held(deal)).toHaveLength(20);
  expect((await campaignRow(lost)).deals_left).toBe(39);
});
