import { beforeAll, describe, expect, it } from 'vitest';
import { codeOnItsWay, from, sendFrom, signInFrom, tryFrom } from '../support/guessers.ts';
import { bearer, freshNumber, readCode, wrongCode } from '../support/sign-in.ts';
import { DAY, HOUR, MINUTE, startTestApi, type TestApi } from '../support/test-api.ts';

const env = { TRUST_PROXY: '1', PUBLIC_URL: 'https://deals.example' };
const STRANGER = from('203.0.113.7');
const HOME = '198.51.100.7';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env });
});

const codeOf = (answer: { body: { result: { code?: string } } }) => answer.body.result.code;

/** A number that was signed in on a device, and was locked by a stranger afterwards. */
async function lockedByStranger() {
  const number = freshNumber();
  const { cookie } = await signInFrom(api, number, from(HOME));
  api.clock.advance(HOUR);
  await tryWrong(number, STRANGER, 5);
  api.clock.advance(HOUR);
  expect(codeOf(await tryWrong(number, STRANGER, 5))).toBe('SIGN_IN_LOCKED');
  api.clock.advance(MINUTE);
  return { number, cookie };
}

async function tryWrong(number: string, headers: Record<string, string>, times: number) {
  let answer = await sendFrom(api, number, headers);
  const wrong = wrongCode(await codeOnItsWay(api, number));
  for (let nth = 0; nth < times; nth++) answer = await tryFrom(api, number, wrong, headers);
  return answer;
}

describe('while strangers have locked a number', () => {
  it('its owner gets in on a device of before, and strangers do not', async () => {
    const { number, cookie } = await lockedByStranger();
    for (const headers of [STRANGER, from(HOME)]) {
      expect(codeOf(await sendFrom(api, number, headers))).toBe('SIGN_IN_LOCKED');
    }
    expect((await sendFrom(api, number, from(HOME, cookie))).status).toBe(200);
    const code = await codeOnItsWay(api, number);
    // The stranger has even seen the code.
    expect(codeOf(await tryFrom(api, number, code, STRANGER))).toBe('SIGN_IN_LOCKED');
    expect((await tryFrom(api, number, code, from(HOME, cookie))).status).toBe(200);
    expect(codeOf(await sendFrom(api, number, STRANGER))).toBe('SIGN_IN_LOCKED');
  });

  it('a cookie of another number, a made-up one and one used up are none', async () => {
    const { number, cookie } = await lockedByStranger();
    const own = await signInFrom(api, freshNumber(), STRANGER);
    const forged = `device=${'x'.repeat(43)}`;
    for (const foreign of [own.cookie, forged, 'device=', `device=${'.'.repeat(20)}`]) {
      const answer = await sendFrom(api, number, from('203.0.113.8', foreign));
      expect(codeOf(answer)).toBe('SIGN_IN_LOCKED');
    }
    const renewed = await signInFrom(api, number, from(HOME, cookie));
    expect(renewed.cookie).not.toBe(cookie);
    api.clock.advance(MINUTE);
    expect(codeOf(await sendFrom(api, number, from(HOME, cookie)))).toBe('SIGN_IN_LOCKED');
    expect((await sendFrom(api, number, from(HOME, renewed.cookie))).status).toBe(200);
  });

  it('a stolen cookie gives ten tries and no more, and does not lengthen the lock', async () => {
    const { number, cookie } = await lockedByStranger();
    const thief = from('203.0.113.9', cookie);
    expect(codeOf(await tryWrong(number, thief, 5))).toBe('OTP_BURNT');
    api.clock.advance(HOUR);
    expect(codeOf(await tryWrong(number, thief, 5))).toBe('SIGN_IN_LOCKED');
    expect(codeOf(await sendFrom(api, number, thief))).toBe('SIGN_IN_LOCKED');
    api.clock.advance(DAY - HOUR - MINUTE);
    expect((await sendFrom(api, number, STRANGER)).status).toBe(200);
  });

  it('a clock that ran ahead keeps no device out for days', async () => {
    const { number, cookie } = await lockedByStranger();
    const owner = from(HOME, cookie);
    api.clock.advance(3 * DAY);
    expect(codeOf(await tryWrong(number, STRANGER, 5))).toBe('OTP_BURNT');
    api.clock.advance(HOUR);
    expect(codeOf(await tryWrong(number, STRANGER, 5))).toBe('SIGN_IN_LOCKED');
    api.clock.advance(MINUTE);
    expect(codeOf(await tryWrong(number, owner, 5))).toBe('OTP_BURNT');
    api.clock.advance(HOUR);
    expect(codeOf(await tryWrong(number, owner, 5))).toBe('SIGN_IN_LOCKED');
    api.clock.advance(-3 * DAY);
    expect(codeOf(await sendFrom(api, number, owner))).toBe('SIGN_IN_LOCKED');
    api.clock.advance(DAY);
    expect((await sendFrom(api, number, owner)).status).toBe(200);
  });
});

describe('a device', () => {
  it('bears a cookie that scripts and other sites do not see, and that is nothing by itself', async () => {
    const number = freshNumber();
    const { answer, cookie } = await signInFrom(api, number, from(HOME));
    expect(answer.headers['set-cookie']).toMatch(
      /^device=[\w-]{43}; Path=\/api\/baeon-user; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure$/,
    );
    const profile = await api.get('/api/baeon-user/get-baeon-user', { cookie });
    expect(profile.status).toBe(401);
    expect(JSON.stringify(answer.body)).not.toContain(cookie.split('=')[1]);
    const rows = await api.sql<{ text: string }>('select d::text as text from known_devices d');
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
  });

  it('is known to each of the five accounts that signed in on it last', async () => {
    const numbers = Array.from({ length: 6 }, freshNumber);
    let headers = from(HOME);
    for (const number of numbers) {
      headers = from(HOME, (await signInFrom(api, number, headers)).cookie);
    }
    expect(headers.cookie!.split('.')).toHaveLength(5);
    api.clock.advance(MINUTE);
    const before = headers.cookie;
    // The oldest was dropped: it begins anew beside four others, and again drops one.
    const { cookie } = await signInFrom(api, numbers[0]!, headers);
    const kept = cookie.split(/[=.]/).filter((token) => before!.includes(token));
    expect(kept).toEqual(['device', ...before!.split(/[=.]/).slice(1, 5)]);
  });

  it('is told of in the data of its owner, and goes with the account', async () => {
    const number = freshNumber();
    const { answer, cookie } = await signInFrom(api, number, from(HOME));
    const { token, user } = answer.body.result;
    const base = '/api/baeon-user';
    const { body } = await api.get(`${base}/${user.id}/data`, bearer(token));
    expect(body.result.known_devices).toEqual([
      { known_since: expect.any(String), last_used_at: expect.any(String) },
    ]);
    api.clock.advance(MINUTE);
    await api.post(`${base}/delete-account/send-otp`, {}, bearer(token));
    const otp = await readCode(api, number, 2);
    expect((await api.post(`${base}/delete-account`, { otp }, bearer(token))).status).toBe(200);
    expect(await api.sql('select from known_devices where user_id = $1', [user.id])).toEqual([]);
    api.clock.advance(MINUTE);
    expect((await signInFrom(api, number, from(HOME, cookie))).cookie).not.toBe(cookie);
  });
});
