import { beforeAll, describe, expect, it } from 'vitest';
import { addStore } from '../support/campaigns.ts';
import {
  addAtStore,
  addTillStaff,
  call,
  enrolTill,
  openShop,
  signInAtTill,
  tryPin,
  type Headers,
} from '../support/counter.ts';
import { refusalOf, type CouponHolder } from '../support/coupon-holders.ts';
import { bearer } from '../support/sign-in.ts';
import { MINUTE, startTestApi, type TestApi } from '../support/test-api.ts';

let api: TestApi;
let storeId: string;
let asha: CouponHolder;
beforeAll(async () => {
  api = await startTestApi();
  storeId = await addStore(api);
  asha = await addAtStore(api, storeId, 'owner', 'Asha');
});

const enrolment = async () => {
  const path = `/stores/${storeId}/tills/enrolments`;
  const { body } = await call(api, 'POST', path, asha.headers, { name: 'Front' });
  return body.result.token as string;
};
const enrol = (token: string) => call(api, 'POST', '/tills/enrol', {}, { token });
const look = (headers: Headers) => call(api, 'GET', '/till', headers);

describe('a device', () => {
  it('becomes a till by a token, which works once and for ten minutes', async () => {
    const token = await enrolment();
    const answers = await Promise.all([enrol(token), enrol(token), enrol(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    const { result } = answers.find(({ status }) => status === 200)!.body;
    expect(result).toMatchObject({ till: { name: 'Front' }, store: { id: storeId } });
    const kept = await api.sql<{ row: string }>('select t::text as row from tills t');
    expect(JSON.stringify(kept)).not.toContain(result.token.slice(5));
    const late = await enrolment();
    api.clock.advance(10 * MINUTE);
    expect((await enrol(late)).status).toBe(410);
  });

  it('is renamed and removed at a distance, and refused by the next call, also elsewhere', async () => {
    const other = await startTestApi({ databaseUrl: api.databaseUrl, withoutWorkers: true });
    const till = await enrolTill(api, asha, storeId, 'Back');
    const path = `/stores/${storeId}/tills/${till.id}`;
    expect((await call(api, 'PATCH', path, asha.headers, { name: 'Side' })).status).toBe(200);
    expect((await look(till.headers)).body.result.till.name).toBe('Side');
    expect((await call(other, 'GET', '/till', till.headers)).status).toBe(200);
    expect((await call(api, 'DELETE', path, asha.headers)).status).toBe(200);
    for (const at of [api, other]) {
      expect(refusalOf(await call(at, 'GET', '/till', till.headers))).toEqual([
        401,
        'UNAUTHENTICATED',
        'This till is not known here any more.',
      ]);
    }
    expect((await call(api, 'DELETE', path, asha.headers)).status).toBe(404);
  });
});

describe('whoever works at a till', () => {
  it('has a name and a PIN that nobody else at the store has, and shows neither', async () => {
    const add = (name: string, pin: string) =>
      call(api, 'POST', `/stores/${storeId}/till-staff`, asha.headers, { name, pin });
    const ravi = (await add('Ravi', '4711')).body.result.id;
    expect(refusalOf(await add('ravi', '1111'))[1]).toBe('NAME_TAKEN');
    expect(refusalOf(await add('Mina', '4711'))[1]).toBe('NAME_TAKEN');
    const mina = (await add('Mina', '2222')).body.result.id;
    const change = (id: string, pin: string) =>
      call(api, 'PUT', `/stores/${storeId}/till-staff/${id}/pin`, asha.headers, { pin });
    expect((await change(mina, '4711')).status).toBe(409);
    expect((await change(mina, '2222')).status).toBe(200);
    expect((await add('', '3333')).status).toBe(400);
    expect((await add('Lata', '333')).body.result.msg).toBe('A PIN has 4 digits');
    const till = await enrolTill(api, asha, storeId);
    const { staff } = (await look(till.headers)).body.result;
    expect(staff.map(({ name }: { name: string }) => name)).toEqual(['Mina', 'Ravi']);
    expect(await tryPin(api, till, ravi, '4711')).toMatchObject({ status: 200 });
    const elsewhere = await addStore(api);
    const lata = await addAtStore(api, elsewhere, 'owner');
    await addTillStaff(api, lata, elsewhere, { name: 'Ravi', pin: '4711' });
    expect(api.logged.join('')).not.toContain('4711');
  });

  it('is locked out by five wrong PINs for ten minutes, and nobody else is', async () => {
    const store = await addStore(api);
    const owner = await addAtStore(api, store, 'owner');
    const till = await enrolTill(api, owner, store);
    const ravi = await addTillStaff(api, owner, store, { name: 'Ravi', pin: '4711' });
    const mina = await addTillStaff(api, owner, store, { name: 'Mina', pin: '2222' });
    const wrong = await Promise.all(
      Array.from({ length: 5 }, () => tryPin(api, till, ravi, '0000')),
    );
    expect(wrong.map((answer) => refusalOf(answer)[1]).sort()).toEqual([
      'PIN_LOCKED',
      ...Array(4).fill('PIN_WRONG'),
    ]);
    expect(refusalOf(await tryPin(api, till, ravi, '4711'))[1]).toBe('PIN_LOCKED');
    const another = await enrolTill(api, owner, store);
    expect((await tryPin(api, another, ravi, '4711')).status).toBe(429);
    expect((await tryPin(api, till, mina, '2222')).status).toBe(200);
    api.clock.advance(10 * MINUTE);
    expect((await tryPin(api, till, ravi, '0000')).status).toBe(401);
    expect((await tryPin(api, till, ravi, '4711')).status).toBe(200);
  });

  it('is signed in for half an hour from the last use, alone, and until the name goes', async () => {
    const store = await addStore(api);
    const { owner, till, staffId, atTill } = await openShop(api, store);
    const signedIn = async (headers: Headers) => (await look(headers)).body.result.signed_in?.name;
    for (let use = 0; use < 3; use++) {
      api.clock.advance(29 * MINUTE);
      expect(await signedIn(atTill)).toBe('Ravi');
    }
    api.clock.advance(30 * MINUTE);
    expect(await signedIn(atTill)).toBeUndefined();
    const again = await signInAtTill(api, till, staffId, '4711');
    const mina = await addTillStaff(api, owner, store, { name: 'Mina', pin: '2222' });
    const hers = await signInAtTill(api, till, mina, '2222');
    expect([await signedIn(again), await signedIn(hers)]).toEqual([undefined, 'Mina']);
    await call(api, 'DELETE', `/stores/${store}/till-staff/${mina}`, owner.headers);
    expect(await signedIn(hers)).toBeUndefined();
    expect((await tryPin(api, till, mina, '2222')).status).toBe(404);
    const last = await signInAtTill(api, till, staffId, '4711');
    expect((await call(api, 'POST', '/till/sign-out', last, {})).status).toBe(200);
    expect(await signedIn(last)).toBeUndefined();
  });
});

describe('a key for a point of sale', () => {
  it('is shown once, kept as a hash, and worth nothing once it is removed', async () => {
    const path = `/stores/${storeId}/keys`;
    const { result } = (await call(api, 'POST', path, asha.headers, { name: 'POS' })).body;
    const redeemBy = () =>
      api.post('/api/coupons/redeem', { code: 'ABCDE-FGHJK' }, { 'x-store-key': result.key });
    expect(refusalOf(await redeemBy())[1]).toBe('NOT_FOUND');
    const list = await call(api, 'GET', path, asha.headers);
    expect(list.body.result.keys).toEqual([
      { id: result.id, name: 'POS', made_at: api.clock.now().toISOString() },
    ]);
    expect((await call(api, 'GET', '/till', bearer(result.key))).status).toBe(401);
    expect((await call(api, 'DELETE', `${path}/${result.id}`, asha.headers)).status).toBe(200);
    expect((await redeemBy()).status).toBe(401);
    expect(api.logged.join('')).not.toContain(result.key.slice(4));
  });
});
