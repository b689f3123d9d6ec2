import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addCampaign, addStore } from '../support/campaigns.ts';
import { addAtStore, call, type Headers } from '../support/counter.ts';
import { type CouponHolder, refusalOf } from '../support/coupon-holders.ts';
import { bearer, signIn } from '../support/sign-in.ts';
import { dealsOf } from '../support/store-deals.ts';
import { startTestApi, type TestApi } from '../support/test-api.ts';

const OPERATOR = '9876500000';

let api: TestApi;
let operator: Headers;
beforeAll(async () => {
  api = await startTestApi({ env: { OPERATOR_NUMBERS: OPERATOR, DEAL_APPROVAL: 'on' } });
  operator = bearer((await signIn(api, OPERATOR)).token);
});

let storeId: string;
let owner: CouponHolder;
let deals: ReturnType<typeof dealsOf>;
beforeEach(async () => {
  storeId = await addStore(api, { name: 'Idli Corner' });
  owner = await addAtStore(api, storeId, 'owner');
  deals = dealsOf(api, storeId, owner.headers);
});

const waiting = async (id: string) => {
  const { body } = await call(api, 'GET', '/approvals?limit=50', operator);
  return body.result.find(
    ({ deal }: { deal: { id?: string; title: string } }) => deal?.title === id,
  );
};
const drafts = async () =>
  (await call(api, 'GET', `/stores/${storeId}/drafts`, owner.headers)).body.result.drafts;
const isLive = async (id: string) => (await api.get(`/api/coupons/${id}`)).status === 200;
const decide = (id: string, what: 'approve' | 'send-back', body?: object) =>
  call(api, 'POST', `/approvals/${id}/${what}`, operator, body);

it('a store’s first deal is a draft until an operator approves it, and later ones are live at once', async () => {
  const [id, title] = [randomUUID(), `Ten off ${randomUUID()}`];
  expect((await deals.make({ title }, id)).body.result).toEqual({ done: true, waiting: true });
  expect(await isLive(id)).toBe(false);
  expect(await drafts()).toMatchObject([{ id, waiting: true, reason: null, form: { title } }]);
  const approval = await waiting(title);
  expect(approval).toMatchObject({ kind: 'deal', title, store: 'Idli Corner', details: null });
  expect((await api.app.inject(approval.image)).headers['content-type']).toContain('svg');
  const both = await Promise.all([1, 2].map(() => decide(approval.id, 'approve')));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await isLive(id)).toBe(true);
  expect(await drafts()).toEqual([]);
  const told = await api.get(`/api/baeon-user/${owner.id}/notifications`, owner.headers);
  expect(told.body.result.notifications).toMatchObject([
    { kind: 'approved', title, path: '/counter/me' },
  ]);
  const next = randomUUID();
  expect((await deals.make({}, next)).body.result).toEqual({ done: true, waiting: false });
  expect(await isLive(next)).toBe(true);
});

it('a deal that is sent back says why, and takes its place in line again once it is sent again', async () => {
  const [id, title] = [randomUUID(), `Half off ${randomUUID()}`];
  await deals.make({ title }, id);
  await decide((await waiting(title)).id, 'send-back', { reason: 'Half off what?' });
  expect(await drafts()).toMatchObject([{ id, waiting: false, reason: 'Half off what?' }]);
  expect(await waiting(title)).toBeUndefined();
  const better = `${title} idlis`;
  await deals.make({ title: better }, id);
  expect(await drafts()).toMatchObject([{ id, waiting: true, reason: null }]);
  await decide((await waiting(better)).id, 'approve');
  expect(await isLive(id)).toBe(true);
});

it('what was changed or removed meanwhile is not approved as it was', async () => {
  const [id, title] = [randomUUID(), `Free tea ${randomUUID()}`];
  await deals.make({ title }, id);
  const first = await waiting(title);
  await deals.make({ title }, id);
  expect((await waiting(title)).id).toBe(first.id);
  await deals.make({ title: `${title} for all` }, id);
  expect((await decide(first.id, 'approve')).status).toBe(404);
  const second = await waiting(`${title} for all`);
  await call(api, 'DELETE', `/stores/${storeId}/drafts/${id}`, owner.headers);
  expect((await decide(second.id, 'approve')).status).toBe(404);
  expect(await isLive(id)).toBe(false);
});

it('a deal that cannot be made does not wait', async () => {
  const foreign = await addStore(api);
  const refused = await deals.make({ store_ids: [storeId, foreign] });
  expect(refusalOf(refused)[1]).toBe('FORBIDDEN');
  expect(await drafts()).toEqual([]);
});

it('a deal of somebody who runs the store no more is not approved', async () => {
  const title = `Late ${randomUUID()}`;
  await deals.make({ title });
  await api.sql('delete from store_members where store_id = $1', [storeId]);
  const approval = await waiting(title);
  expect(refusalOf(await decide(approval.id, 'approve'))[1]).toBe('FORBIDDEN');
  expect((await decide(approval.id, 'send-back', { reason: 'You left' })).status).toBe(200);
});

it('a store where deals ran before needs no approval', async () => {
  await addCampaign(api, { storeIds: [storeId] });
  expect((await deals.make({}, randomUUID())).body.result).toEqual({ done: true, waiting: false });
});
