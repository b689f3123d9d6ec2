import { beforeAll, describe, expect, it } from 'vitest';
import { addStore } from '../support/campaigns.ts';
import { addAtStore, call } from '../support/counter.ts';
import { addHolder, refusalOf, type CouponHolder } from '../support/coupon-holders.ts';
import { bearer, freshNumber, readCode, signIn, wrongCode } from '../support/sign-in.ts';
import { DAY, MINUTE, startTestApi, type TestApi } from '../support/test-api.ts';

const OPERATOR = '9876500000';

let api: TestApi;
let operator: { headers: { authorization: string } };
beforeAll(async () => {
  api = await startTestApi({ env: { OPERATOR_NUMBERS: OPERATOR } });
  operator = { headers: bearer((await signIn(api, OPERATOR)).token) };
});

const me = async ({ headers }: { headers: { authorization: string } }) =>
  (await call(api, 'GET', '/me', headers)).body.result;
const invite = (by: { headers: { authorization: string } }, storeId: string, more: object) =>
  call(api, 'POST', `/stores/${storeId}/people`, by.headers, more);
const people = async (by: CouponHolder, storeId: string) =>
  (await call(api, 'GET', `/stores/${storeId}/people`, by.headers)).body.result;
const acts = async (storeId: string) =>
  (await call(api, 'GET', `/stores/${storeId}/acts`, operator.headers)).body.result.map(
    ({ act, person, subject }: Record<string, unknown>) => [act, person, subject],
  );

describe('an operator', () => {
  it('invites somebody who is not here yet, and who owns the store with the first sign-in', async () => {
    const storeId = await addStore(api, { name: 'Saree House' });
    const number = freshNumber();
    const asked = await invite(operator, storeId, { mobile_number: number, role: 'owner' });
    expect(asked).toMatchObject({ status: 200, body: { result: { joined: false } } });
    const [told] = await api.sql<{ body: string }>(
      'select body from sms_outbox where mobile_number = $1',
      [number],
    );
    expect(told!.body).toMatch(/^Baeon: you are invited to Saree House\. .*\/counter$/);
    await api.sql('delete from inbox_messages where mobile_number = $1', [number]);
    await api.sql('delete from sms_outbox where mobile_number = $1', [number]);

    const { token, user } = await signIn(api, number);
    expect(await me({ headers: bearer(token) })).toMatchObject({
      operator: false,
      stores: [{ store_id: storeId, name: 'Saree House', role: 'owner' }],
    });
    expect(await acts(storeId)).toEqual([
      ['owner_joined', number, number],
      ['owner_invited', OPERATOR, null],
    ]);
    expect(user.mobile_number).toBe(number);
  });

  it('leaves it to owners whom they let work for them', async () => {
    const storeId = await addStore(api);
    const asked = await invite(operator, storeId, { mobile_number: freshNumber(), role: 'staff' });
    expect(refusalOf(asked)).toEqual([403, 'FORBIDDEN', 'Staff are invited by the owner.']);
    expect(await me(operator)).toEqual({ operator: true, waiting_approvals: 0, stores: [] });
  });
});

describe('an owner', () => {
  it('brings staff and owners in, sees them, and removes all but the last owner', async () => {
    const storeId = await addStore(api);
    const asha = await addAtStore(api, storeId, 'owner', 'Asha');
    const ravi = await addHolder(api, 'Ravi');
    const mina = await addHolder(api, 'Mina');
    await invite(asha, storeId, { mobile_number: ravi.number, role: 'staff' });
    api.clock.advance(MINUTE);
    await invite(asha, storeId, { mobile_number: mina.number, role: 'owner' });
    await invite(asha, storeId, { mobile_number: freshNumber(), role: 'staff' });
    const { people: there, invitations } = await people(asha, storeId);
    expect(there.map((p: Record<string, unknown>) => [p['name'], p['role'], p['self']])).toEqual([
      ['Asha', 'owner', true],
      ['Mina', 'owner', false],
      ['Ravi', 'staff', false],
    ]);
    const idOf = (name: string) =>
      there.find((person: { name: string }) => person.name === name).id as string;
    const drop = (by: CouponHolder, name: string) =>
      call(api, 'DELETE', `/stores/${storeId}/people/${idOf(name)}`, by.headers);

    expect((await drop(ravi, 'Mina')).status).toBe(403);
    expect((await drop(mina, 'Asha')).status).toBe(200);
    expect(
      (await invite(asha, storeId, { mobile_number: asha.number, role: 'owner' })).status,
    ).toBe(403);
    expect(refusalOf(await drop(mina, 'Mina'))[1]).toBe('LAST_OWNER');
    expect((await drop(ravi, 'Ravi')).status).toBe(200);
    expect(await me(ravi)).toEqual({ operator: false, stores: [] });
    const invitation = `/stores/${storeId}/invitations/${invitations[0].id}`;
    expect((await call(api, 'DELETE', invitation, mina.headers)).status).toBe(200);
    expect((await people(mina, storeId)).invitations).toEqual([]);
    const done = (await acts(storeId)).map(([act]: string[]) => act);
    expect(done.slice(0, 3)).toEqual(['invitation_withdrawn', 'person_removed', 'person_removed']);
  });

  it('stays one of two when both leave at once', async () => {
    const storeId = await addStore(api);
    const owners = [
      await addAtStore(api, storeId, 'owner'),
      await addAtStore(api, storeId, 'owner'),
    ];
    const { people: there } = await people(owners[0]!, storeId);
    const answers = await Promise.all(
      owners.map(({ headers }) => {
        const self = there.find((p: { mobile_number: string }) => {
          const own = owners.find((owner) => owner.headers === headers)!;
          return p.mobile_number === own.number;
        });
        return call(api, 'DELETE', `/stores/${storeId}/people/${self.id}`, headers);
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('invites no more than twenty a day, and nobody for longer than thirty', async () => {
    const storeId = await addStore(api);
    const asha = await addAtStore(api, storeId, 'owner');
    const numbers = Array.from({ length: 20 }, freshNumber);
    for (const mobile_number of numbers)
      await invite(asha, storeId, { mobile_number, role: 'staff' });
    const more = { mobile_number: freshNumber(), role: 'staff' };
    expect((await invite(asha, storeId, more)).status).toBe(429);
    api.clock.advance(31 * DAY);
    expect((await people(asha, storeId)).invitations).toEqual([]);
    api.clock.advance(-31 * DAY);
  });
});

describe('taking a listing over', () => {
  const takeOver = (by: CouponHolder, storeId: string, otp: string) =>
    call(api, 'POST', `/stores/${storeId}/take-over`, by.headers, { otp });
  const askForCode = (by: CouponHolder, storeId: string) =>
    call(api, 'POST', `/stores/${storeId}/take-over/send-otp`, by.headers, {});
  const listed = async () => {
    const [storeId, phone] = [await addStore(api), freshNumber()];
    await api.sql('update stores set phone = $2 where id = $1', [storeId, `+91 ${phone}`]);
    return { storeId, phone };
  };

  it('takes the code that was sent to the listed phone, once', async () => {
    const { storeId, phone } = await listed();
    const [asha, ravi] = [await addHolder(api), await addHolder(api)];
    const sent = await askForCode(asha, storeId);
    expect(sent.body.result).toMatchObject({ phone_ends_in: phone.slice(-2) });
    expect(JSON.stringify(sent.body)).not.toContain(phone);
    const code = await readCode(api, phone);
    expect(refusalOf(await takeOver(asha, storeId, wrongCode(code)))[1]).toBe('OTP_WRONG');
    expect((await takeOver(asha, storeId, code)).status).toBe(200);
    expect((await me(asha)).stores).toMatchObject([{ store_id: storeId, role: 'owner' }]);
    api.clock.advance(MINUTE);
    expect((await askForCode(ravi, storeId)).status).toBe(403);
    expect((await takeOver(ravi, storeId, code)).status).toBe(403);
    expect((await acts(storeId)).map(([act]: string[]) => act)).toEqual([
      'owner_joined',
      'store_taken_over',
    ]);
  });

  it('is not to be had with a code for signing in, nor where no phone is listed', async () => {
    const { storeId, phone } = await listed();
    const asha = await addHolder(api);
    await api.post('/api/baeon-user/send-otp', { mobile_number: phone });
    const signInCode = await readCode(api, phone);
    expect((await takeOver(asha, storeId, signInCode)).status).toBe(401);
    expect((await askForCode(asha, await addStore(api))).status).toBe(403);
  });
});
