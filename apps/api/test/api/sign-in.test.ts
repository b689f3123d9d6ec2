import { beforeAll, describe, expect, it } from 'vitest';
import {
  bearer,
  freshNumber,
  readCode,
  sendOtp,
  signIn,
  verifyOtp,
  wrongCode,
} from '../support/sign-in.ts';
import { MINUTE, SECOND, startTestApi, type TestApi } from '../support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: { PUBLIC_URL: 'https://deals.example.in/app' } });
});

const PROFILE = '/api/baeon-user/get-baeon-user';

describe('sending a code', () => {
  it('answers OTPSEND and sends a message that phones can fill in by themselves', async () => {
    const number = freshNumber();
    const sent = await sendOtp(api, number);
    expect(sent.status).toBe(200);
    expect(sent.body).toEqual({
      error: false,
      result: { login_status: 'OTPSEND', resend_after_seconds: 30, expires_in_seconds: 300 },
    });
    const code = await readCode(api, number);
    const { body } = await api.get(`/api/dev/messages?mobile_number=${number}`);
    expect(body.result).toHaveLength(1);
    expect(body.result[0]).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      to: number,
      body: expect.stringMatching(new RegExp(`\n@deals\\.example\\.in #${code}$`)),
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  it.each([
    ['', 'Number is required'],
    [undefined, 'Number is required'],
    [null, 'Number is required'],
    [9_845_012_345, 'Number is required'],
    ['984501234', 'Invalid number'],
    ['98450123456', 'Invalid number'],
    ['98450 1234', 'Invalid number'],
    ['98450abcde', 'Invalid number'],
    ['٩٨٤٥٠١٢٣٤٥', 'Invalid number'],
  ])('refuses the number %j with %j', async (mobile_number, msg) => {
    const refused = await api.post('/api/baeon-user/send-otp', { mobile_number });
    expect(refused.status).toBe(400);
    expect(refused.body).toEqual({ error: true, result: { code: 'INVALID_INPUT', msg } });
  });

  it('keeps the code only as a keyed hash', async () => {
    const number = freshNumber();
    await sendOtp(api, number);
    const code = await readCode(api, number);
    const [row] = await api.sql<{ code_hash: Buffer }>(
      'select * from sign_in_numbers where mobile_number = $1',
      [number],
    );
    expect(row!.code_hash).toHaveLength(32);
    const { mobile_number: _number, ...rest } = row as Record<string, unknown>;
    expect(JSON.stringify(rest)).not.toContain(`"${code}"`);
  });

  it('answers the same for a known and an unknown number', async () => {
    const known = freshNumber();
    await signIn(api, known);
    api.clock.advance(31 * SECOND);
    const shape = (answer: Awaited<ReturnType<typeof sendOtp>>) => {
      const { date, 'x-request-id': id, 'x-ratelimit-reset': reset, ...headers } = answer.headers;
      // These go by when somebody asked.
      expect([date, id, reset]).not.toContain(undefined);
      const { 'x-ratelimit-remaining': _counts, ...fixed } = headers;
      return { status: answer.status, body: answer.body, headers: fixed };
    };
    const unknown = freshNumber();
    expect(shape(await sendOtp(api, known))).toEqual(shape(await sendOtp(api, unknown)));
    const wrong = await verifyOtp(api, known, wrongCode(await readCode(api, known, 2)));
    const wrongToo = await verifyOtp(api, unknown, wrongCode(await readCode(api, unknown)));
    expect(shape(wrong)).toEqual(shape(wrongToo));
  });

  it('signs in at once only a request that carries a living token of that very number', async () => {
    const number = freshNumber();
    const { token, user } = await signIn(api, number);
    const again = await sendOtp(api, number, token);
    expect(again.body.result).toEqual({ login_status: 'OTPVERIFIED', user, token });
    const { token: other } = await signIn(api, freshNumber());
    api.clock.advance(31 * SECOND);
    expect((await sendOtp(api, number, other)).body.result.login_status).toBe('OTPSEND');
    api.clock.advance(31 * SECOND);
    expect((await sendOtp(api, number, `${token}x`)).body.result.login_status).toBe('OTPSEND');
  });
});

describe('verifying a code', () => {
  it('gives the user and a token, and makes the user once', async () => {
    const number = freshNumber();
    const first = await signIn(api, number);
    expect(first.user).toEqual({
      id: expect.any(String),
      mobile_number: number,
      login_status: 'OTPVERIFIED',
      onboarding_later: false,
      name: null,
      email: null,
      age: null,
      gender: null,
      interests: [],
      latitude: null,
      longitude: null,
      city: null,
      area: null,
      language: 'en',
      theme: 'system',
      chosen_place: null,
      places: [],
      interestedBussiness: [],
    });
    expect((await api.get(PROFILE, bearer(first.token))).body.result).toEqual({
      ...first.user,
      wishlist: [],
    });
    api.clock.advance(31 * SECOND);
    await sendOtp(api, number);
    const second = await verifyOtp(api, number, await readCode(api, number, 2));
    expect(second.body.result.user.id).toBe(first.user.id);
    expect(second.body.result.token).not.toBe(first.token);
  });

  it('makes a new account speak as the sign-in did, and changes an old one only by choice', async () => {
    const number = freshNumber();
    const enter = async (nth: number, spoken: object) => {
      const languages = { mobile_number: number, ...spoken };
      await api.post('/api/baeon-user/send-otp', languages);
      const otp = await readCode(api, number, nth);
      const { body } = await api.post('/api/baeon-user/verify-otp', { ...languages, otp });
      api.clock.advance(31 * SECOND);
      return body.result.user.language;
    };
    expect(await enter(1, { language: 'kn' })).toBe('kn');
    expect(await enter(2, { language: 'hi' })).toBe('kn');
    expect(await enter(3, { language: 'hi', language_chosen: true })).toBe('hi');
    const { body } = await api.get(`/api/dev/messages?mobile_number=${number}`);
    const texts = body.result.map((message: { body: string }) => message.body);
    expect(texts[2]).toMatch(/^\d{4} ನಿಮ್ಮ Baeon ಕೋಡ್\..*\n\n@deals\.example\.in #\d{4}$/s);
    expect(texts[0]).toMatch(/^\d{4} आपका Baeon कोड है।/);
  });

  it('gives back the login_status that the user has reached', async () => {
    const number = freshNumber();
    await signIn(api, number);
    await api.sql("update users set login_status = 'GOTBUSINESS' where mobile_number = $1", [
      number,
    ]);
    api.clock.advance(31 * SECOND);
    await sendOtp(api, number);
    const { body } = await verifyOtp(api, number, await readCode(api, number, 2));
    expect(body.result.login_status).toBe('GOTBUSINESS');
  });

  it.each([
    [undefined, 'OTP is required'],
    ['', 'OTP is required'],
    ['123', 'OTP must be 4 digits'],
    ['12345', 'OTP must be 4 digits'],
    ['12a4', 'OTP must be 4 digits'],
  ])('refuses the code %j with %j', async (otp, msg) => {
    const body = { mobile_number: freshNumber(), otp };
    const refused = await api.post('/api/baeon-user/verify-otp', body);
    expect(refused).toMatchObject({ status: 400, body: { error: true, result: { msg } } });
  });

  it('refuses a wrong code and says how many tries are left', async () => {
    const number = freshNumber();
    await sendOtp(api, number);
    const refused = await verifyOtp(api, number, wrongCode(await readCode(api, number)));
    expect(refused.status).toBe(401);
    expect(refused.body.result).toEqual({
      code: 'OTP_WRONG',
      msg: 'That code is not right. 4 tries left.',
    });
  });

  it('an expired code fails', async () => {
    const number = freshNumber();
    await sendOtp(api, number);
    const code = await readCode(api, number);
    api.clock.advance(5 * MINUTE);
    const late = await verifyOtp(api, number, code);
    expect(late).toMatchObject({ status: 401, body: { result: { code: 'OTP_EXPIRED' } } });
  });

  it('a code works until just before it expires', async () => {
    const number = freshNumber();
    await sendOtp(api, number);
    const code = await readCode(api, number);
    api.clock.advance(5 * MINUTE - SECOND);
    expect((await verifyOtp(api, number, code)).status).toBe(200);
  });

  it('a used code fails', async () => {
    const number = freshNumber();
    await sendOtp(api, number);
    const code = await readCode(api, number);
    expect((await verifyOtp(api, number, code)).status).toBe(200);
    const again = await verifyOtp(api, number, code);
    expect(again).toMatchObject({ status: 401, body: { result: { code: 'OTP_EXPIRED' } } });
  });

  it('a code used twice at the same moment signs in once', async () => {
    const number = freshNumber();
    await sendOtp(api, number);
    const code = await readCode(api, number);
    const tries = await Promise.all(Array.from({ length: 8 }, () => verifyOtp(api, number, code)));
    expect(tries.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it('an older code fails once a newer one was sent', async () => {
    const number = freshNumber();
    await sendOtp(api, number);
    const older = await readCode(api, number);
    api.clock.advance(31 * SECOND);
    await sendOtp(api, number);
    const newer = await readCode(api, number, 2);
    // One time in ten thousand both are the same.
    const expected = older === newer ? 200 : 401;
    expect((await verifyOtp(api, number, older)).status).toBe(expected);
  });

  it("a code of one number does not open another's", async () => {
    const [mine, theirs] = [freshNumber(), freshNumber()];
    await sendOtp(api, mine);
    await sendOtp(api, theirs);
    const code = await readCode(api, mine);
    const expected = code === (await readCode(api, theirs)) ? 200 : 401;
    expect((await verifyOtp(api, theirs, code)).status).toBe(expected);
  });
});
