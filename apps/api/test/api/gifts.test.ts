import type { Notification } from '@baeon/contracts/push/notifications-wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCampaign, addStore } from '../support/campaigns.ts';
import { ABOUT_YOU, newPerson, type Person } from '../support/onboarding.ts';
import { bearer, freshNumber, readCode, sendOtp, verifyOtp } from '../support/sign-in.ts';
import { DAY, HOUR, startTestApi, type TestApi } from '../support/test-api.ts';

const HERE = { latitude: 12.9352, longitude: 77.6245 };

let api: TestApi;
let greeting: string;
beforeAll(async () => {
  api = await startTestApi({ env: { REFERRAL_BONUS: 'on', REFERRAL_LIMIT: '4' } });
  const store = await addStore(api, { placeId: 'greeter', name: 'Greeter' });
  await addStore(api, { placeId: 'quiet', name: 'Quiet' });
  greeting = await addCampaign(api, {
    storeIds: [store],
    kind: 'greeting',
    title: 'A free cookie',
    validDays: 30,
    endsAt: new Date('2027-06-30T18:29:59.999Z'),
  });
});

const couponsOf = async (person: Person) =>
  (await api.get(`/api/baeon-user/${person.id}/coupons`, bearer(person.token))).body
    .result as any[];

async function onboard(person: Person, interestedBussiness: string[]): Promise<void> {
  await person.update({ ...ABOUT_YOU, ...HERE, login_status: 'GOTGOELOCATION' });
  const done = await person.update({ interestedBussiness, login_status: 'GOTBUSINESS' });
  expect(done.status).toBe(200);
}

async function deleteAccount(person: Person): Promise<void> {
  api.clock.advance(DAY);
  const headers = bearer(person.token);
  await api.post('/api/baeon-user/delete-account/send-otp', {}, headers);
  const otp = await readCode(api, person.number, 2);
  const gone = await api.post('/api/baeon-user/delete-account', { otp }, headers);
  expect(gone.status).toBe(200);
}

const leftOf = async (kind: string) =>
  (
    await api.sql<{ deals_left: number; total: number }>(
      'select deals_left, total from campaigns where kind = $1',
      [kind],
    )
  )[0]!;

describe('the welcome bonus', () => {
  it('is given when onboarding is finished, and only then', async () => {
    const person = await newPerson(api);
    expect(await couponsOf(person)).toEqual([]);
    await onboard(person, ['quiet']);
    const [bonus, ...more] = await couponsOf(person);
    expect(more).toEqual([]);
    expect(bonus).toMatchObject({
      source: 'bonus',
      state: 'ready',
      limited: false,
      store_id: null,
      coupon: { is_claimed: false },
      advertiser: { name: 'Baeon Bonus' },
    });
    expect(Date.parse(bonus.coupon.expiry_date)).toBeGreaterThan(api.clock.now().getTime());
  });

  it('is given once, however often onboarding is finished', async () => {
    const person = await newPerson(api);
    await onboard(person, ['quiet']);
    await Promise.all([1, 2, 3].map(() => person.update({ login_status: 'GOTBUSINESS' })));
    expect(await couponsOf(person)).toHaveLength(1);
  });

  it('is not given again to a number that left and came back', async () => {
    const number = freshNumber();
    const before = await newPerson(api, number);
    await onboard(before, ['quiet']);
    const { deals_left } = await leftOf('bonus');
    await deleteAccount(before);
    expect((await leftOf('bonus')).deals_left).toBe(deals_left + 1);
    api.clock.advance(HOUR);
    const again = await newPerson(api, number);
    await onboard(again, ['quiet']);
    expect(await couponsOf(again)).toEqual([]);
  });
});

describe('a greeting', () => {
  it('comes from a business that is followed, once', async () => {
    const person = await newPerson(api);
    await onboard(person, ['greeter']);
    const gifts = (await couponsOf(person)).filter(({ source }) => source === 'greeting');
    expect(gifts).toHaveLength(1);
    expect(gifts[0]).toMatchObject({
      campaign: { id: greeting, title: 'A free cookie' },
      advertiser: { name: 'Greeter' },
      coupon: { is_claimed: false },
    });
    const follow = { method: 'DELETE' as const, url: '/api/baeon-user/follow/greeter' };
    await api.app.inject({ ...follow, headers: bearer(person.token) });
    await api.app.inject({ ...follow, method: 'PUT', headers: bearer(person.token) });
    expect((await couponsOf(person)).filter(({ source }) => source === 'greeting')).toHaveLength(1);
  });

  it('lasts to the end of its last day where the store is', async () => {
    const person = await newPerson(api);
    await onboard(person, ['greeter']);
    const gift = (await couponsOf(person)).find(({ source }) => source === 'greeting');
    const day = new Date(api.clock.now().getTime() + 30 * DAY).toISOString().slice(0, 10);
    expect(gift.coupon.expiry_date).toBe(`${day}T18:29:59.999Z`);
  });
});

describe('somebody who deletes their account', () => {
  it('gives back what was not used, and the ledger says so', async () => {
    const person = await newPerson(api);
    await onboard(person, ['greeter']);
    const before = await leftOf('greeting');
    const coupons = await couponsOf(person);
    await deleteAccount(person);
    expect((await leftOf('greeting')).deals_left).toBe(before.deals_left + 1);
    const ids = coupons.map(({ coupon }) => coupon.id as string);
    const events = await api.sql<{ event: string }>(
      'select event from coupon_ledger where coupon_id = any($1) order by id',
      [ids],
    );
    expect(events.filter(({ event }) => event === 'returned')).toHaveLength(2);
    const [sum] = await api.sql<{ ok: boolean }>(
      `select bool_and(total = deals_left
         + (select count(*) from coupon_ledger l where l.campaign_id = c.id and event = 'issued')
         - (select count(*) from coupon_ledger l where l.campaign_id = c.id and event = 'returned')
       ) as ok from campaigns c`,
    );
    expect(sum).toEqual({ ok: true });
  });

  it('had their coupons in the data that they could download', async () => {
    const person = await newPerson(api);
    await onboard(person, ['greeter']);
    const { body } = await api.get(`/api/baeon-user/${person.id}/data`, bearer(person.token));
    const codes = (await couponsOf(person)).map(({ coupon }) => coupon.code as string);
    expect(body.result.coupons.map(({ code }: { code: string }) => code).sort()).toEqual(
      codes.sort(),
    );
  });
});

describe('bringing a friend along', () => {
  const linkOf = async (person: Person) =>
    (await api.get(`/api/baeon-user/${person.id}/referral`, bearer(person.token))).body.result;

  async function member(referral_code?: string, number = freshNumber()): Promise<Person> {
    const person = await newPerson(api, number, { referral_code });
    await onboard(person, ['quiet']);
    return person;
  }

  const referralsOf = async (person: Person) =>
    (await couponsOf(person)).filter(({ source }) => source === 'referral');

  const toldTo = async ({ id, token }: Person) => {
    const { body } = await api.get(`/api/baeon-user/${id}/notifications`, bearer(token));
    const told = body.result.notifications as Notification[];
    return told.map(({ kind, title, store, path }) => [kind, title, store, path]);
  };

  /** Nothing is given out but what the campaign has less. */
  async function expectTrueCount(): Promise<void> {
    const { deals_left, total } = await leftOf('referral');
    const [given] = await api.sql<{ count: number }>(
      `select count(*)::int from held_coupons where source = 'referral'`,
    );
    expect(total - deals_left).toBe(given!.count);
  }

  it('gives both one bonus when the friend has become a member, however often that is sent', async () => {
    const asha = await member();
    const { code, ...link } = await linkOf(asha);
    expect(link).toEqual({ bonus: '₹50 off your next bill', thanked: 0, limit: 4 });
    expect(code).toMatch(/^[\w-]{12}$/);
    const friend = await newPerson(api, freshNumber(), { referral_code: code });
    expect(await referralsOf(asha)).toEqual([]);
    await friend.update({ ...ABOUT_YOU, ...HERE, login_status: 'GOTGOELOCATION' });
    const done = { interestedBussiness: ['quiet'], login_status: 'GOTBUSINESS' };
    await Promise.all([1, 2, 3].map(() => friend.update(done)));
    for (const person of [asha, friend]) {
      expect(await referralsOf(person)).toMatchObject([
        { state: 'ready', limited: false, store_id: null, coupon: { is_claimed: false } },
      ]);
    }
    expect(await linkOf(asha)).toMatchObject({ code, thanked: 1 });
    const [bonus] = await referralsOf(asha);
    expect(await toldTo(asha)).toEqual([
      ['referral_bonus', link.bonus, null, `/user-coupon-profile?coupon=${bonus.coupon.id}`],
    ]);
    expect(await toldTo(friend)).toEqual([]);
    const exported = await api.get(`/api/baeon-user/${asha.id}/data`, bearer(asha.token));
    expect(exported.body.result.invitations).toEqual({
      code,
      bonus_given_at: [api.clock.now().toISOString()],
      invited: false,
    });
    // Neither learns of the other, and nothing is left that says it.
    expect(JSON.stringify(exported.body)).not.toContain(friend.id);
    expect(await api.sql('select from users where invited_by is not null')).toEqual([]);
    await expectTrueCount();
  });

  it('three a day and four ever, also of friends who come at once, and then for neither', async () => {
    const ravi = await member();
    const { code } = await linkOf(ravi);
    const friends = await Promise.all([1, 2, 3, 4, 5].map(() => member(code)));
    expect(await referralsOf(ravi)).toHaveLength(3);
    const got = await Promise.all(friends.map(referralsOf));
    expect(got.flat()).toHaveLength(3);
    api.clock.advance(DAY);
    const [, late] = [await member(code), await member(code)];
    expect(await referralsOf(ravi)).toHaveLength(4);
    expect(await referralsOf(late)).toEqual([]);
    expect(await couponsOf(late)).toHaveLength(1);
    await expectTrueCount();
  });

  it('not for who was here before, who left and came back, nor by what is no link', async () => {
    const mina = await member();
    const { code } = await linkOf(mina);
    const old = await newPerson(api);
    api.clock.advance(DAY);
    await signInAgain(old, code);
    await onboard(old, ['quiet']);
    const number = freshNumber();
    await deleteAccount(await member(undefined, number));
    api.clock.advance(HOUR);
    const back = await member(code, number);
    const others = [await member('nobody-has-it'), await member("\0'; --")];
    for (const person of [mina, old, back, ...others]) {
      expect(await referralsOf(person)).toEqual([]);
    }
  });

  it('an inviter who leaves at that very moment takes nothing along and stops nobody', async () => {
    const leaving = await member();
    const { code } = await linkOf(leaving);
    const [one, two] = [
      await newPerson(api, freshNumber(), { referral_code: code }),
      await member(code),
    ];
    expect(await referralsOf(two)).toHaveLength(1);
    await Promise.all([deleteAccount(leaving), onboard(one, ['quiet'])]);
    expect(await couponsOf(one)).not.toEqual([]);
    await expectTrueCount();
  });

  async function signInAgain({ number }: Person, referral_code: string): Promise<void> {
    await sendOtp(api, number);
    const { status } = await verifyOtp(api, number, await readCode(api, number, 2), {
      referral_code,
    });
    expect(status).toBe(200);
  }
});
