import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { bearer, freshNumber, readCode, sendOtp, signIn, verifyOtp } from '../support/sign-in.ts';
import { DAY, HOUR, startTestApi, type TestApi } from '../support/test-api.ts';

const PROFILE = '/api/baeon-user/get-baeon-user';
const LOGOUT = '/api/baeon-user/logout';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

const profileStatus = async (token: string) => (await api.get(PROFILE, bearer(token))).status;

describe('a token', () => {
  it('is stored only as a hash', async () => {
    const { token, user } = await signIn(api, freshNumber());
    const rows = await api.sql<{ token_hash: Buffer }>(
      'select * from sessions where user_id = $1',
      [user.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.token_hash).toEqual(createHash('sha256').update(token).digest());
    for (const table of ['users', 'sessions', 'sign_in_numbers', 'sms_outbox', 'inbox_messages']) {
      const [{ dump } = { dump: '' }] = await api.sql<{ dump: string }>(
        `select coalesce(string_agg(t::text, ' '), '') dump from ${table} t`,
      );
      expect(dump).not.toContain(token);
    }
  });

  it('ends at logout, and only it', async () => {
    const number = freshNumber();
    const { token } = await signIn(api, number);
    api.clock.advance(HOUR);
    await sendOtp(api, number);
    const { body } = await verifyOtp(api, number, await readCode(api, number, 2));
    const second = body.result.token as string;
    const out = await api.post(LOGOUT, {}, bearer(token));
    expect(out).toMatchObject({ status: 200, body: { error: false } });
    expect(await profileStatus(token)).toBe(401);
    expect((await api.post(LOGOUT, {}, bearer(token))).status).toBe(401);
    expect(await profileStatus(second)).toBe(200);
  });

  it('ends by its hash too, which opens nothing, and only it', async () => {
    const [mine, theirs] = [await signIn(api, freshNumber()), await signIn(api, freshNumber())];
    const token_hash = createHash('sha256').update(mine.token).digest('hex');
    const end = (user_id: string) =>
      api.post('/api/baeon-user/end-session', { user_id, token_hash });
    for (const asToken of [token_hash, Buffer.from(token_hash, 'hex').toString('base64url')]) {
      expect(await profileStatus(asToken)).toBe(401);
    }
    // Another user's session by that hash there is none.
    expect((await end(theirs.user.id)).status).toBe(200);
    expect(await profileStatus(mine.token)).toBe(200);
    expect(await end(mine.user.id)).toMatchObject({
      status: 200,
      body: { error: false, result: { logged_out: true } },
    });
    expect(await profileStatus(mine.token)).toBe(401);
    expect(await profileStatus(theirs.token)).toBe(200);
    expect((await end(mine.user.id)).status).toBe(200);
    const refused = await api.post('/api/baeon-user/end-session', {
      user_id: 'x',
      token_hash: 'y',
    });
    expect(refused.status).toBe(400);
  });

  it('lives 90 days from its last use', async () => {
    const { token } = await signIn(api, freshNumber());
    api.clock.advance(60 * DAY);
    expect(await profileStatus(token)).toBe(200);
    api.clock.advance(89 * DAY);
    expect(await profileStatus(token)).toBe(200);
    api.clock.advance(90 * DAY);
    expect(await profileStatus(token)).toBe(401);
  });

  it.each([
    ['nothing', {}],
    ['rubbish', { authorization: 'Bearer rubbish' }],
    ['another scheme', { authorization: 'Basic abc' }],
    ['a made-up token', bearer('A'.repeat(64))],
    ['a token with a quote', bearer(`'${'A'.repeat(63)}`)],
  ])('%s is answered 401 in the envelope', async (_name, headers) => {
    const refused = await api.get(PROFILE, headers);
    expect(refused.status).toBe(401);
    expect(refused.body).toEqual({
      error: true,
      result: { code: 'UNAUTHENTICATED', msg: 'Please log in again.' },
    });
    expect(refused.headers['www-authenticate']).toBe('Bearer');
  });

  it("with another user's id in front opens nothing", async () => {
    const [mine, theirs] = [await signIn(api, freshNumber()), await signIn(api, freshNumber())];
    const forged = Buffer.concat([
      Buffer.from(theirs.token, 'base64url').subarray(0, 16),
      Buffer.from(mine.token, 'base64url').subarray(16),
    ]).toString('base64url');
    expect(await profileStatus(forged)).toBe(401);
  });

  it('pushes out the one used longest ago beyond twenty of a user', async () => {
    const number = freshNumber();
    const tokens: string[] = [];
    for (let i = 1; i <= 21; i++) {
      await sendOtp(api, number);
      const { body } = await verifyOtp(api, number, await readCode(api, number, i));
      tokens.push(body.result.token);
      api.clock.advance(HOUR);
    }
    expect(await profileStatus(tokens[0]!)).toBe(401);
    expect(await profileStatus(tokens[1]!)).toBe(200);
    expect(await profileStatus(tokens[20]!)).toBe(200);
  });
});
