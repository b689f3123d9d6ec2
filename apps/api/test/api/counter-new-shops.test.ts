import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addStore } from '../support/campaigns.ts';
import { call, type Headers } from '../support/counter.ts';
import { addHolder, type CouponHolder, refusalOf } from '../support/coupon-holders.ts';
import { bearer, freshNumber, signIn } from '../support/sign-in.ts';
import { DAY, startTestApi, type TestApi } from '../support/test-api.ts';

const OPERATOR = '9876500000';

let api: TestApi;
let operator: { headers: Headers };
beforeAll(async () => {
  api = await startTestApi({ env: { OPERATOR_NUMBERS: OPERATOR } });
  operator = { headers: bearer((await signIn(api, OPERATOR)).token) };
  await addStore(api, { latitude: 13.2, longitude: 77.9 });
});

const whole = {
  name: 'Idli Corner',
  category: 'Mobile stores',
  address_line: '12, 80 Feet Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560034',
  latitude: 12.9352,
  longitude: 77.6245,
};

type By = { headers: Headers };
const save = (by: By, id: string, body: object) =>
  call(api, 'PUT', `/applications/${id}`, by.headers, body);
const apply = (by: By, id: string) => call(api, 'POST', `/applications/${id}/apply`, by.headers);
const mine = async (by: By) =>
  (await call(api, 'GET', '/applications', by.headers)).body.result.applications;
const waiting = async () => (await call(api, 'GET', '/approvals', operator.headers)).body.result;
const stores = async (by: By) => (await call(api, 'GET', '/me', by.headers)).body.result.stores;
const notified = async ({ id, headers }: CouponHolder) => {
  const { body } = await api.get(`/api/baeon-user/${id}/notifications`, headers);
  return body.result.notifications.map(({ kind, title, path }: Record<string, string>) => [
    kind,
    title,
    path,
  ]);
};

async function applied(more: object = {}) {
  const person = await addHolder(api);
  const id = randomUUID();
  await save(person, id, { ...whole, ...more });
  expect((await apply(person, id)).body.result).toEqual({ state: 'waiting', store_id: null });
  const approval = (await waiting()).findLast(
    ({ mobile_number }: { mobile_number: string }) => mobile_number === person.number,
  );
  return { person, id, approval };
}

describe('an application', () => {
  it('is kept as it is, and is not asked for before all is there', async () => {
    const person = await addHolder(api);
    const id = randomUUID();
    expect((await save(person, id, { name: 'Idli' })).status).toBe(200);
    expect(await mine(person)).toMatchObject([
      { id, state: 'draft', details: { name: 'Idli' }, store_id: null },
    ]);
    expect(refusalOf(await apply(person, id))).toEqual([
      400,
      'INVALID_INPUT',
      'Please choose what kind of shop it is',
    ]);
    expect(await stores(person)).toEqual([]);
  });

  it('is nobody else’s to read, change, ask for or remove', async () => {
    const { person, id } = await applied();
    const other = await addHolder(api);
    const tries = [
      await save(other, id, { name: 'Mine' }),
      await apply(other, id),
      await call(api, 'DELETE', `/applications/${id}`, other.headers),
    ];
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await mine(other)).toEqual([]);
    expect(await mine(person)).toMatchObject([{ state: 'waiting', details: whole }]);
  });

  it('becomes a store with its owner once an operator approves, however often that is said', async () => {
    const { person, id, approval } = await applied({ name: 'Dosa Point' });
    expect(approval).toMatchObject({
      kind: 'store',
      title: 'Dosa Point',
      details: { city: 'Bengaluru' },
    });
    const both = await Promise.all(
      [1, 2].map(() => call(api, 'POST', `/approvals/${approval.id}/approve`, operator.headers)),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const [store, ...more] = await stores(person);
    expect([store.name, store.role, more]).toEqual(['Dosa Point', 'owner', []]);
    expect(await mine(person)).toMatchObject([{ id, state: 'approved', store_id: store.store_id }]);
    expect((await apply(person, id)).body.result).toEqual({
      state: 'approved',
      store_id: store.store_id,
    });
    expect(await notified(person)).toEqual([['approved', 'Dosa Point', '/counter/me']]);
    expect((await api.get(`/api/stores/${store.store_id}`)).body.result).toMatchObject({
      name: 'Dosa Point',
      opening_hours: null,
    });
    expect(refusalOf(await save(person, id, whole))[1]).toBe('TOO_LATE');
    const { body } = await call(api, 'GET', '/acts', operator.headers);
    expect(
      body.result
        .filter(({ store_id }: { store_id: string }) => store_id === store.store_id)
        .map(({ act }: { act: string }) => act),
    ).toEqual(['shop_approved', 'owner_joined', 'shop_opened']);
  });

  it('is sent back with a sentence, mended and asked for again', async () => {
    const { person, id, approval } = await applied();
    const path = `/approvals/${approval.id}/send-back`;
    expect((await call(api, 'POST', path, operator.headers, { reason: ' ' })).status).toBe(400);
    const said = { reason: 'The pin is in the lake' };
    expect((await call(api, 'POST', path, operator.headers, said)).status).toBe(200);
    expect((await call(api, 'POST', path, operator.headers, said)).status).toBe(200);
    expect(await mine(person)).toMatchObject([{ state: 'sent_back', reason: said.reason }]);
    expect(await notified(person)).toEqual([['sent_back', 'Idli Corner', '/counter/me']]);
    const approve = `/approvals/${approval.id}/approve`;
    expect(refusalOf(await call(api, 'POST', approve, operator.headers))[1]).toBe('ALREADY_SAID');
    await save(person, id, { ...whole, latitude: 12.95 });
    await apply(person, id);
    expect(await mine(person)).toMatchObject([{ state: 'waiting' }]);
  });

  it('that is changed while it waits is not approved as it was', async () => {
    const { person, id, approval } = await applied();
    await save(person, id, { ...whole, name: 'Casino' });
    expect(await mine(person)).toMatchObject([{ state: 'draft' }]);
    const path = `/approvals/${approval.id}/approve`;
    expect((await call(api, 'POST', path, operator.headers)).status).toBe(404);
    expect(await stores(person)).toEqual([]);
  });

  it('names stores that are listed right there', async () => {
    const at = { latitude: 13.05, longitude: 77.5 };
    const storeId = await addStore(api, { ...at, name: 'Idli Corner' });
    const { approval } = await applied(at);
    expect(approval.near).toMatchObject([{ id: storeId, name: 'Idli Corner', km: 0 }]);
  });

  it('is one of three at most, and removed ones do not count', async () => {
    const person = await addHolder(api);
    const ids = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const tries = await Promise.all(ids.map((id) => save(person, id, {})));
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429]);
    const [{ id }] = await mine(person);
    await call(api, 'DELETE', `/applications/${id}`, person.headers);
    expect((await save(person, randomUUID(), {})).status).toBe(200);
  });

  it('is asked for ten times a day at most', async () => {
    const person = await addHolder(api);
    const id = randomUUID();
    for (let nth = 0; nth < 10; nth += 1) {
      await save(person, id, whole);
      expect((await apply(person, id)).status).toBe(200);
    }
    await save(person, id, whole);
    expect((await apply(person, id)).status).toBe(429);
    await call(api, 'DELETE', `/applications/${id}`, person.headers);
  });
});

describe('a number that an operator invites', () => {
  const invite = (number: string) =>
    call(api, 'POST', '/shop-invitations', operator.headers, { mobile_number: number });

  it('opens a shop at once after the first sign-in, and has one message a day', async () => {
    const number = freshNumber();
    const asked = [await invite(number), await invite(number)];
    expect(asked.map(({ body }) => body.result)).toEqual([{ known: false }, { known: false }]);
    const told = await api.sql<{ body: string }>(
      'select body from sms_outbox where mobile_number = $1',
      [number],
    );
    expect(told).toHaveLength(1);
    expect(told[0]!.body).toMatch(/^Baeon: you are invited to set up your shop\. .*\/counter$/);
    await api.sql('delete from inbox_messages where mobile_number = $1', [number]);
    await api.sql('delete from sms_outbox where mobile_number = $1', [number]);
    const person = { headers: bearer((await signIn(api, number)).token) };
    const [application, ...more] = await mine(person);
    expect([application.invited, more]).toEqual([true, []]);
    await save(person, application.id, { ...whole, name: 'Vada Stop' });
    const both = await Promise.all([1, 2].map(() => apply(person, application.id)));
    const opened = both.map(({ body }) => body.result);
    expect(opened[0]).toEqual(opened[1]);
    expect(await stores(person)).toMatchObject([
      { store_id: opened[0].store_id, name: 'Vada Stop', role: 'owner' },
    ]);
  });

  it('who has begun by themselves goes on with that', async () => {
    const person = await addHolder(api);
    const id = randomUUID();
    await save(person, id, whole);
    expect((await invite(person.number)).body.result).toEqual({ known: true });
    expect(await mine(person)).toMatchObject([{ id, invited: true }]);
    expect((await apply(person, id)).body.result.state).toBe('approved');
  });

  it('and never comes is forgotten after a while', async () => {
    const number = freshNumber();
    await invite(number);
    const left = () => api.sql('select from store_applications where mobile_number = $1', [number]);
    expect(await left()).toHaveLength(1);
    const { sweep } = await import('../../src/features/housekeeping/housekeeping.feature.ts');
    const { db } = api.context.database;
    await sweep(db, new Date(api.clock.now().getTime() + 31 * DAY));
    expect(await left()).toEqual([]);
  });
});

it('what waits is counted for operators alone', async () => {
  const before = (await waiting()).length;
  await applied();
  const { body } = await call(api, 'GET', '/me', operator.headers);
  expect(body.result.waiting_approvals).toBe(before + 1);
  const person = await addHolder(api);
  expect((await call(api, 'GET', '/me', person.headers)).body.result).toEqual({
    operator: false,
    stores: [],
  });
});
