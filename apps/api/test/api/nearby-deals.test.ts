import {
  couponEntrySchema,
  dealPageSchema,
  dealSectionSchema,
} from '@baeon/contracts/campaigns/campaigns-wire';
import { envelopeSchema } from '@baeon/contracts/common/common-wire';
import { distanceKm } from '@baeon/contracts/places/geo';
import { weekdays, type OpeningHours } from '@baeon/contracts/stores/opening-hours';
import { z } from 'zod';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCampaign, addHeldCoupon, addStore, LAST_MOMENT } from '../support/campaigns.ts';
import { KORAMANGALA } from '../support/demo-places.ts';
import { addMember, addMembers } from '../support/members.ts';
import { bearer } from '../support/sign-in.ts';
import { startTestApi, type TestApi } from '../support/test-api.ts';

const HERE = { latitude: 12.93, longitude: 77.62 };
const at = ({ latitude, longitude }: typeof HERE) => `latitude=${latitude}&longitude=${longitude}`;
const openOn = (open: string) =>
  Object.fromEntries(
    weekdays.map((day) => [day, day === open ? [['00:00', '00:00']] : []]),
  ) as OpeningHours;
const nearbyPage = dealPageSchema(couponEntrySchema);

// The same answers are expected from memory and from the database.
describe.each([
  ['from memory', false],
  ['by the database', true],
])('deals nearby, %s', (_how, withoutWorkers) => {
  let api: TestApi;
  let ids: Record<'phone' | 'saree' | 'chain' | 'far', string>;
  let stores: Record<'phones' | 'sarees' | 'near' | 'far', string>;

  beforeAll(async () => {
    api = await startTestApi({ withoutWorkers });
    const today = weekdays[(api.clock.now().getUTCDay() + 6) % 7]!;
    stores = {
      phones: await addStore(api, {
        name: 'ಫೋನ್ “Café” \\ Co',
        ...KORAMANGALA,
        rating: 5,
        ratings: 1,
        openingHours: openOn(today),
      }),
      sarees: await addStore(api, {
        category: 'Fashion/Sarees & Ethnic Wear',
        latitude: 12.95,
        longitude: 77.62,
        pincode: '560001',
        placeId: 'sarees',
        rating: 4.6,
        ratings: 200,
        openingHours: openOn(''),
      }),
      near: await addStore(api, { latitude: 12.99, longitude: 77.62, category: 'Health/Spas' }),
      far: await addStore(api, { latitude: 13.3, longitude: 77.62 }),
    };
    ids = {
      phone: await addCampaign(api, {
        storeIds: [stores.phones],
        title: 'Flat ₹500 off “phones” 🎉',
        description: 'On\nall of them',
        terms: 'Not with other offers\u2028',
        left: 3,
      }),
      saree: await addCampaign(api, {
        storeIds: [stores.sarees],
        title: '50% on silk_sarees',
        image: '/own/silk.png',
      }),
      chain: await addCampaign(api, { storeIds: [stores.far, stores.near], title: 'Everywhere' }),
      far: await addCampaign(api, { storeIds: [stores.far] }),
    };
    // None of these is to be had.
    const now = api.clock.now().getTime();
    const storeIds = [stores.phones];
    await addCampaign(api, { storeIds, left: 0 });
    await addCampaign(api, { storeIds, endsAt: new Date(now - 1) });
    await addCampaign(api, { storeIds, startsAt: new Date(now + 1) });
    await addCampaign(api, { storeIds, kind: 'greeting' });
    await api.context.campaigns.settled();
  });

  async function nearby(query: string, member?: { id: string; token: string }) {
    const who = member ?? (await addMember(api));
    const url = `/api/baeon-user/${who.id}/nearby-deals?${query}`;
    const answer = await api.get(url, bearer(who.token));
    expect([answer.status, answer.headers['content-type']]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
    // What the contract does not know would be left out by it.
    expect(nearbyPage.parse(answer.body)).toEqual(answer.body);
    return answer.body as unknown as { result: any[]; next_cursor: string | null };
  }
  const idsOf = ({ result }: { result: any[] }) => result.map(({ campaign }) => campaign.id);

  it('are those to be had within 20 km, each where it is nearest, nearest first', async () => {
    const { result, next_cursor } = await nearby(at(HERE));
    expect(next_cursor).toBeNull();
    expect(result.map((entry) => [entry.campaign.id, entry.store_id])).toEqual([
      [ids.phone, stores.phones],
      [ids.saree, stores.sarees],
      [ids.chain, stores.near],
    ]);
    expect(result[0].distance_km).toBeCloseTo(distanceKm(HERE, KORAMANGALA), 6);
  });

  it('say all that is known of them, in any letters', async () => {
    const { result } = await nearby(at(HERE));
    const [phone, saree] = result;
    expect(phone).toMatchObject({
      coupon: {
        code: null,
        deals_available: 3,
        expiry_date: LAST_MOMENT.toISOString(),
        campaign_id: ids.phone,
        is_claimed: false,
      },
      campaign: {
        id: ids.phone,
        title: 'Flat ₹500 off “phones” 🎉',
        description: 'On\nall of them',
        deals_available: 3,
      },
      advertiser: {
        name: 'ಫೋನ್ “Café” \\ Co',
        category: 'Mobile stores',
        address: { city: 'Bengaluru', state: 'Karnataka', pincode: '560034' },
        location: { coordinates: [KORAMANGALA.longitude, KORAMANGALA.latitude] },
      },
      terms: 'Not with other offers\u2028',
      time_zone: 'Asia/Kolkata',
      saving: { kind: 'rupees', amount: 500 },
      state: 'live',
    });
    for (const picture of [phone.card_image, phone.campaign.image, phone.advertiser.image]) {
      expect((await api.app.inject(picture)).statusCode).toBe(200);
    }
    expect([saree.card_image, saree.campaign.image]).toEqual(['/own/silk.png', '/own/silk.png']);
    expect([saree.terms, saree.saving]).toEqual([null, null]);
  });

  it('can be kept to a category and to a text', async () => {
    expect(idsOf(await nearby(`${at(HERE)}&category=Fashion`))).toEqual([ids.saree]);
    expect(idsOf(await nearby(`${at(HERE)}&category=fashion`))).toEqual([]);
    expect(idsOf(await nearby(`${at(HERE)}&category=Mobile%20stores`))).toEqual([ids.phone]);
    // Where it is nearest is in the category, though another of its stores is not.
    expect(idsOf(await nearby(`${at(HERE)}&category=Spas`))).toEqual([ids.chain]);
    expect(idsOf(await nearby(`${at(HERE)}&q=PHONES`))).toEqual([ids.phone]);
    expect(idsOf(await nearby(`${at(HERE)}&q=mobile`))).toEqual([ids.phone]);
    expect(idsOf(await nearby(`${at(HERE)}&q=%25`))).toEqual([ids.saree]);
    expect(idsOf(await nearby(`${at(HERE)}&q=k_s`))).toEqual([ids.saree]);
    expect(idsOf(await nearby(`${at(HERE)}&q=%20&category=`))).toHaveLength(3);
    expect(idsOf(await nearby(`${at(HERE)}&q=silk&category=Fashion`))).toEqual([ids.saree]);
    expect(idsOf(await nearby(`${at(HERE)}&q=silk&category=Mobile`))).toEqual([]);
  });

  it('come in pages', async () => {
    const first = await nearby(`${at(HERE)}&limit=2`);
    expect(idsOf(first)).toEqual([ids.phone, ids.saree]);
    const second = await nearby(`${at(HERE)}&limit=2&cursor=${first.next_cursor}`);
    expect(idsOf(second)).toEqual([ids.chain]);
    expect(second.next_cursor).toBeNull();
  });

  it('are around the chosen or saved place where none is given, else around where the service is', async () => {
    const member = await addMember(api);
    const unknown = await nearby('', member);
    expect(idsOf(unknown)).toEqual([ids.chain, ids.saree, ids.phone]);
    expect(unknown.result.map((entry) => entry.distance_km)).toEqual([null, null, null]);
    await api.sql('update users set latitude = 13.31, longitude = 77.62 where id = $1', [
      member.id,
    ]);
    const saved = await nearby('', member);
    expect(new Set(idsOf(saved))).toEqual(new Set([ids.chain, ids.far]));
    expect(saved.result[0].distance_km).toBeCloseTo(1.112, 2);
    expect(idsOf(await nearby(at(HERE), member))).toHaveLength(3);
    expect(idsOf(await nearby('latitude=0&longitude=0', member))).toEqual([]);
    await api.sql(`update users set chosen_place = '{"latitude":0,"longitude":0}' where id = $1`, [
      member.id,
    ]);
    expect(idsOf(await nearby('', member))).toEqual([]);
    expect(idsOf(await nearby(at(HERE), member))).toHaveLength(3);
  });

  it('show the codes of coupons that are yours, and of nobody else', async () => {
    const member = await addMember(api);
    const other = await addMember(api);
    const give = (campaignId: string, code: string, more = {}) =>
      addHeldCoupon(api, { userId: member.id, campaignId, code, ...more });
    await give(ids.phone, 'MINE1', { source: 'passed' });
    await give(ids.saree, 'USED1', { source: 'passed', state: 'redeemed' });
    await give(ids.saree, 'CLAIM', { source: 'claim' });
    await give(ids.chain, 'GONE1', { state: 'passed_on' });
    await give(ids.chain, 'OVER1', { source: 'passed', validUntil: new Date(0) });
    const [mine, others] = await Promise.all([nearby(at(HERE), member), nearby(at(HERE), other)]);
    const codes = ({ result }: { result: any[] }) =>
      result.map(({ coupon }) => [coupon.code, coupon.is_claimed]);
    expect(codes(mine)).toEqual([
      ['MINE1', false],
      ['CLAIM', true],
      [null, false],
    ]);
    expect(codes(others)).toEqual([
      [null, false],
      [null, false],
      [null, false],
    ]);
  });

  it('show everybody their own, however many ask at once', async () => {
    const members = await addMembers(api, 12);
    for (const [nth, { id: userId }] of members.entries()) {
      await addHeldCoupon(api, { userId, campaignId: ids.phone, code: `CODE-${nth}-${userId}` });
    }
    // First while their tokens are looked up, then all in one moment.
    for (let times = 0; times < 2; times++) {
      const pages = await Promise.all(members.map((member) => nearby(at(HERE), member)));
      const codes = pages.map(({ result }) => result[0].coupon.code);
      expect(codes).toEqual(members.map(({ id }, nth) => `CODE-${nth}-${id}`));
    }
  });

  it('are for the user alone', async () => {
    const member = await addMember(api);
    const other = await addMember(api);
    const url = `/api/baeon-user/${member.id}/nearby-deals?${at(HERE)}`;
    expect((await api.get(url)).status).toBe(401);
    expect((await api.get(url, bearer(other.token))).status).toBe(403);
  });

  it.each([
    ['latitude=91&longitude=0', 'Latitude must be between -90 and 90 degrees'],
    ['latitude=1', 'Latitude and longitude must be numbers'],
    ['latitude=x&longitude=1', 'Latitude and longitude must be numbers'],
    ['latitude=&longitude=', 'Latitude and longitude must be numbers'],
    ['cursor=nonsense', 'That is no place to go on from.'],
    ['cursor=nonsense&sort=new', 'That is no place to go on from.'],
    ['sort=price', 'sort must be one of distance, ending, saving, rating, new, you'],
    ['km=2', 'km must be one of 1, 3, 5, 20'],
    ['open=1', 'must be true or false'],
    ['q=%00', 'Please use letters that can be read'],
  ])('are refused for %s', async (query, message) => {
    const member = await addMember(api);
    const url = `/api/baeon-user/${member.id}/nearby-deals?${query}`;
    const { status, body } = await api.get(url, bearer(member.token));
    expect([status, body.result.msg]).toEqual([400, message]);
  });

  it('can be sorted, and kept to what is open, followed or close by', async () => {
    const now = api.clock.now().getTime();
    const soon = await addCampaign(api, {
      storeIds: [stores.near],
      title: '20% off',
      startsAt: new Date(now - 3_600_000),
      endsAt: new Date(now + 3_600_000),
    });
    await api.context.campaigns.settled();
    const { phone, saree, chain } = ids;
    const member = await addMember(api);
    const listed = async (query: string) => idsOf(await nearby(`${at(HERE)}&${query}`, member));
    expect(await listed('sort=ending')).toEqual([soon, phone, saree, chain]);
    expect(await listed('sort=saving')).toEqual([phone, soon, saree, chain]);
    expect(await listed('sort=new')).toEqual([soon, phone, saree, chain]);
    // One person's five stars are less than the 4.6 of two hundred.
    expect((await listed('sort=rating')).slice(0, 2)).toEqual([saree, phone]);
    expect(await listed('sort=ending&category=Spas')).toEqual([soon, chain]);
    expect(await listed('sort=saving&q=PHONES')).toEqual([phone]);
    expect(await listed('open=true')).toEqual([phone]);
    expect(await listed('km=3')).toEqual([phone, saree]);
    expect(await listed('km=1&sort=new')).toEqual([phone]);
    expect(await listed('followed=true')).toEqual([]);
    await api.sql(
      `insert into follows (user_id, place_id, created_at)
       select $1, place_id, now() from stores where id = $2`,
      [member.id, stores.sarees],
    );
    expect(await listed('followed=true')).toEqual([saree]);
    expect(await listed('followed=true&open=true')).toEqual([]);
    expect(await listed('sort=you')).toEqual([saree, phone, ...[chain, soon].sort()]);

    const pages: string[] = [];
    for (let cursor = ''; ;) {
      const page = await nearby(`${at(HERE)}&sort=ending&limit=1${cursor}`, member);
      pages.push(...idsOf(page));
      if (page.next_cursor === null) break;
      cursor = `&cursor=${page.next_cursor}`;
    }
    expect(pages).toEqual([soon, phone, saree, chain]);
  });

  it('come in rows for whoever has not searched, each in one, few of a store', async () => {
    const now = api.clock.now().getTime();
    const [startsAt, endsAt] = [new Date(now - 7_200_000), new Date(now + 7_200_000)];
    const soon = (storeId: string) => addCampaign(api, { storeIds: [storeId], startsAt, endsAt });
    const [phone, saree, first, second, third] = [
      await soon(stores.phones),
      await soon(stores.sarees),
      ...(await Promise.all([soon(stores.near), soon(stores.near), soon(stores.near)])).sort(),
    ];
    await api.context.campaigns.settled();
    const rows = async (token?: string) => {
      const { status, body } = await api.get(
        `/api/deal-sections?${at(HERE)}`,
        token === undefined ? {} : bearer(token),
      );
      expect(status).toBe(200);
      expect(envelopeSchema(z.array(dealSectionSchema)).parse(body)).toEqual(body);
      const sections = body.result as unknown as { name: string; entries: any[] }[];
      return sections.map(({ name, entries }) => [name, idsOf({ result: entries })]);
    };
    // The one of before ends an hour earlier, and its store has enough with one more.
    const [ending] = await rows();
    expect(ending).toEqual(['ending', [expect.any(String), phone, saree, first]]);
    expect([second, third]).not.toContain(ending?.[1]?.[0]);

    const member = await addMember(api);
    await api.sql(
      `insert into follows (user_id, place_id, created_at)
       select $1, place_id, now() from stores where id = $2`,
      [member.id, stores.sarees],
    );
    await addHeldCoupon(api, { userId: member.id, campaignId: phone, code: `ROW-${phone}` });
    const [own, followed] = [await rows(member.token), ['followed', [ids.saree, saree].sort()]];
    expect(own.map(([name, list]) => [name, [...list!].sort()]).at(-1)).toEqual(followed);
    expect(own[0]?.[1]).not.toContain(phone);
  });

  it('follow what is claimed and what ends', async () => {
    const member = await addMember(api);
    const lastOne = await addCampaign(api, { storeIds: [stores.phones], left: 1 });
    await api.context.campaigns.settled();
    expect(idsOf(await nearby(at(HERE), member))).toContain(lastOne);
    await api.sql('update campaigns set deals_left = 0 where id = $1', [lastOne]);
    await api.context.campaigns.settled();
    expect(idsOf(await nearby(at(HERE), member))).not.toContain(lastOne);
    // By then, what had not begun has.
    api.clock.advance(LAST_MOMENT.getTime() - api.clock.now().getTime());
    const again = await addMember(api);
    expect(idsOf(await nearby(at(HERE), again))).toHaveLength(4);
    api.clock.advance(1);
    expect(idsOf(await nearby(at(HERE), again))).toEqual([]);
  });
});
