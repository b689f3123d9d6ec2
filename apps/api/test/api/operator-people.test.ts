import { beforeAll, describe, expect, it } from 'vitest';
import { addStore } from '../support/campaigns.ts';
import { addAtStore, call } from '../support/counter.ts';
import { addHolder, refusalOf } from '../support/coupon-holders.ts';
import { eventually } from '../support/eventually.ts';
import { bearer, readCode, signIn } from '../support/sign-in.ts';
import { MINUTE, startTestApi, type TestApi } from '../support/test-api.ts';

const [OPERATOR, COLLEAGUE] = ['9876500000', '9876500001'];
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const BLOCKED = 'This number is blocked. If you think that is wrong, turn to: help@example.in';

let api: TestApi;
let other: TestApi;
let headers: { authorization: string };
beforeAll(async () => {
  const env = {
    OPERATOR_NUMBERS: `${OPERATOR},${COLLEAGUE}`,
    SUPPORT_CONTACT: 'help@example.in',
  };
  api = await startTestApi({ env });
  other = await startTestApi({ env, databaseUrl: api.databaseUrl, withoutWorkers: true });
  await other.context.start();
  headers = bearer((await signIn(api, OPERATOR)).token);
});

const find = (mobile_number: string) =>
  call(api, 'POST', '/people/find', headers, { mobile_number });
const block = (id: string, reason = 'Sells coupons') =>
  call(api, 'POST', `/people/${id}/block`, headers, { reason });
const unblock = (id: string) => call(api, 'DELETE', `/people/${id}/block`, headers);
const askForCode = (mobile_number: string) =>
  api.post('/api/baeon-user/send-otp', { mobile_number });
const meAt = async (at: TestApi, token: string) =>
  (await at.get('/api/counter/me', bearer(token))).status;
const usesAt = async (at: TestApi, { token, user }: { token: string; user: { id: string } }) =>
  (await at.get(`/api/baeon-user/${user.id}/uses`, bearer(token))).status;
/** Once more, with a code that is not the one of before. */
async function signInAgain(number: string) {
  api.clock.advance(MINUTE);
  other.clock.advance(MINUTE);
  await api.sql('delete from inbox_messages where mobile_number = $1', [number]);
  return signIn(api, number);
}
const newestActs = async (count: number) =>
  (await call(api, 'GET', `/acts?limit=${count}`, headers)).body.result.map(
    ({ act, person, subject }: Record<string, unknown>) => [act, person, subject],
  );

describe('an operator looks at a person', () => {
  it('and sees where they are signed in, their stores and acts, and that it was recorded', async () => {
    const storeId = await addStore(api, { name: 'Saree House' });
    const asha = await addAtStore(api, storeId, 'owner', 'Asha');
    await askForCode(asha.number);
    const verified = await api.post(
      '/api/baeon-user/verify-otp',
      { mobile_number: asha.number, otp: await readCode(api, asha.number) },
      { 'user-agent': ANDROID },
    );
    expect(verified.status).toBe(200);
    await call(api, 'POST', `/stores/${storeId}/keys`, asha.headers, { name: 'POS' });

    const { status, body } = await find(asha.number);
    expect(status).toBe(200);
    expect(body.result).toMatchObject({
      name: 'Asha',
      mobile_number: asha.number,
      operator: false,
      blocked: null,
      stores: [{ store_id: storeId, name: 'Saree House', role: 'owner' }],
      acts: [{ act: 'key_made', store: 'Saree House', subject: 'POS' }],
    });
    expect(body.result.sign_ins.map((one: { device: string }) => one.device)).toContain(
      'Chrome, Android',
    );
    expect(await newestActs(1)).toEqual([['person_looked_up', OPERATOR, 'Asha']]);
  });

  it('but never at codes of coupons', async () => {
    const holder = await addHolder(api);
    const campaign = await api.sql<{ id: string }>(
      `insert into campaigns (external_id, kind, title, description, starts_at, ends_at, total, deals_left, created_at, updated_at)
       values ('look', 'deal', 'A deal', '', now(), now() + interval '1 day', 5, 5, now(), now()) returning id`,
    );
    await api.sql(
      `insert into held_coupons (user_id, campaign_id, code, source, issued_at, valid_until)
       values ($1, $2, 'ABCDEFGHJK', 'claim', now(), now() + interval '1 day')`,
      [holder.id, campaign[0]!.id],
    );
    expect(JSON.stringify((await find(holder.number)).body)).not.toContain('ABCDEFGHJK');
  });

  it('is told where nobody has the number', async () => {
    expect(refusalOf(await find('9999999999'))).toEqual([
      404,
      'NOT_FOUND',
      'Nobody has signed in with that number.',
    ]);
  });

  it.each(['acts', 'messages'])(
    'by their %s, and that is recorded too, once for all pages',
    async (list) => {
      const ravi = await addHolder(api, 'Ravi');
      const path = `/${list}?mobile_number=${ravi.number}`;
      expect((await call(api, 'GET', path, headers)).body.result).toEqual([]);
      expect(await newestActs(1)).toEqual([['person_looked_up', OPERATOR, 'Ravi']]);
      const before = await newestActs(5);
      const cursor =
        list === 'acts' ? '1' : '1700000000000000.00000000-0000-4000-8000-000000000000';
      expect((await call(api, 'GET', `${path}&cursor=${cursor}`, headers)).status).toBe(200);
      expect(await newestActs(5)).toEqual(before);
    },
  );
});

describe('who is blocked', () => {
  it('is signed out in every process, is sent no code, and reads why, until they are unblocked', async () => {
    const ravi = await signIn(api, '9876511111');
    expect([await meAt(api, ravi.token), await meAt(other, ravi.token)]).toEqual([200, 200]);
    expect(await usesAt(other, ravi)).toBe(200);
    api.clock.advance(MINUTE);
    await api.sql('delete from inbox_messages where mobile_number = $1', ['9876511111']);
    await askForCode('9876511111');
    const code = await readCode(api, '9876511111');
    const { id } = (await find('9876511111')).body.result;

    const done = await block(id);
    expect(done.body.result).toMatchObject({
      blocked: { reason: 'Sells coupons', by: OPERATOR },
      sign_ins: [],
    });
    expect([await meAt(api, ravi.token), await meAt(other, ravi.token)]).toEqual([401, 401]);
    // What only asks who it is remembers that, till it hears of the end.
    await eventually(async () => (await usesAt(other, ravi)) === 401);
    const messages = () =>
      api.sql('select from sms_outbox where mobile_number = $1', ['9876511111']);
    const before = (await messages()).length;
    expect(refusalOf(await askForCode('9876511111'))).toEqual([403, 'BLOCKED', BLOCKED]);
    expect(await messages()).toHaveLength(before);
    const verified = await api.post('/api/baeon-user/verify-otp', {
      mobile_number: '9876511111',
      otp: code,
    });
    expect(refusalOf(verified)[1]).toBe('BLOCKED');

    expect((await unblock(id)).body.result.blocked).toBeNull();
    expect(await meAt(api, ravi.token)).toBe(401);
    const again = await signInAgain('9876511111');
    expect(await meAt(other, again.token)).toBe(200);
    expect((await newestActs(3)).map(([act]: string[]) => act)).toEqual([
      'person_unblocked',
      'person_blocked',
      'person_looked_up',
    ]);
  });

  it('gets nothing by a session that began at the same moment', async () => {
    const mina = await signIn(api, '9876522222');
    const { id } = (await find('9876522222')).body.result;
    await block(id);
    await api.sql(
      `insert into sessions (user_id, token_hash, created_at, last_used_at)
       values ($1, sha256($2::text::bytea), $3, $3)`,
      [mina.user.id, mina.token, api.clock.now()],
    );
    expect(await meAt(api, mina.token)).toBe(401);
    await unblock(id);
    expect(await meAt(api, mina.token)).toBe(401);
  });

  it('is nobody of a store meanwhile, and their part in it comes back', async () => {
    const storeId = await addStore(api);
    const number = '9876533333';
    const { user, token } = await signIn(api, number);
    await api.sql(
      `insert into store_members (user_id, store_id, role, since) values ($1, $2, 'owner', now())`,
      [user.id, storeId],
    );
    const tills = (by: string) => call(api, 'GET', `/stores/${storeId}/tills`, bearer(by));
    expect((await tills(token)).status).toBe(200);
    const { id } = (await find(number)).body.result;
    await block(id);
    expect((await tills(token)).status).toBe(401);
    await unblock(id);
    expect((await tills((await signInAgain(number)).token)).status).toBe(200);
  });

  it('was blocked once, however often that was sent', async () => {
    const holder = await addHolder(api, 'Twice');
    const { id } = (await find(holder.number)).body.result;
    const answers = await Promise.all([block(id, 'One'), block(id, 'Two')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const recorded = await api.sql(
      `select from counter_acts where subject_id = $1 and act = 'person_blocked'`,
      [id],
    );
    expect(recorded).toHaveLength(1);
  });

  it('is never an operator, nor whoever asks', async () => {
    await signIn(api, COLLEAGUE);
    for (const number of [OPERATOR, COLLEAGUE]) {
      const { id, operator } = (await find(number)).body.result;
      expect(operator).toBe(true);
      expect(refusalOf(await block(id))).toEqual([
        403,
        'FORBIDDEN',
        'Operators cannot be blocked.',
      ]);
    }
    expect((await call(api, 'GET', '/me', headers)).status).toBe(200);
  });
});

it('a person is signed out on all devices, whose push messages end too, and may sign in again', async () => {
  const number = '9876544444';
  const { user, token } = await signIn(api, number);
  await api.sql(
    `insert into push_subscriptions (user_id, endpoint, p256dh, auth, time_zone, token_hash, created_at)
     select user_id, 'https://push.example/1', 'p', 'a', 'Asia/Kolkata', token_hash, now()
     from sessions where user_id = $1`,
    [user.id],
  );
  const { id } = (await find(number)).body.result;
  const done = await call(api, 'POST', `/people/${id}/sign-out`, headers);
  expect(done.body.result).toMatchObject({ sign_ins: [], blocked: null });
  expect(await meAt(api, token)).toBe(401);
  expect(await api.sql('select from push_subscriptions where user_id = $1', [user.id])).toEqual([]);
  expect((await signInAgain(number)).token).toBeTruthy();
});
