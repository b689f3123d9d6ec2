import { beforeAll, describe, expect, it } from 'vitest';
import { freshNumber, readCode, sendOtp, verifyOtp, wrongCode } from '../support/sign-in.ts';
import { DAY, HOUR, MINUTE, SECOND, startTestApi, type TestApi } from '../support/test-api.ts';

let api: TestApi;
/** Another process on the same database, as after a restart or behind a load balancer. */
let other: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  other = await startTestApi({ databaseUrl: api.databaseUrl, overrides: { clock: api.clock } });
});

const codeOf = (answer: { body: { result: { code?: string } } }) => answer.body.result.code;

/** Sends a code and burns it with five wrong tries. */
async function burnOne(number: string, sends: number): Promise<void> {
  expect((await sendOtp(api, number)).status).toBe(200);
  const wrong = wrongCode(await readCode(api, number, sends));
  for (let i = 0; i < 5; i++) expect((await verifyOtp(api, number, wrong)).status).not.toBe(200);
}

describe('tries', () => {
  it('five wrong tries burn the code, and the sixth with the right one fails', async () => {
    const number = freshNumber();
    await sendOtp(api, number);
    const code = await readCode(api, number);
    const seen: (string | undefined)[] = [];
    for (let i = 0; i < 5; i++) seen.push(codeOf(await verifyOtp(api, number, wrongCode(code))));
    expect(seen).toEqual(['OTP_WRONG', 'OTP_WRONG', 'OTP_WRONG', 'OTP_WRONG', 'OTP_BURNT']);
    expect(codeOf(await verifyOtp(api, number, code))).toBe('OTP_BURNT');
    expect(codeOf(await verifyOtp(other, number, code))).toBe('OTP_BURNT');
  });

  it('four wrong tries leave the fifth', async () => {
    const number = freshNumber();
    await sendOtp(api, number);
    const code = await readCode(api, number);
    for (let i = 0; i < 4; i++) await verifyOtp(api, number, wrongCode(code));
    expect((await verifyOtp(api, number, code)).status).toBe(200);
  });

  it('ten wrong guesses at once over two processes count as no more than five', async () => {
    const number = freshNumber();
    await sendOtp(api, number);
    const code = await readCode(api, number);
    const guesses = Array.from({ length: 10 }, (_, i) =>
      verifyOtp(i % 2 ? api : other, number, wrongCode(code)),
    );
    const seen = (await Promise.all(guesses)).map(codeOf);
    expect(seen.filter((name) => name === 'OTP_WRONG')).toHaveLength(4);
    expect(seen.filter((name) => name === 'OTP_BURNT')).toHaveLength(6);
    const [row] = await api.sql<{ code_tries: number; wrong: number }>(
      'select code_tries, cardinality(wrong_tries) wrong from sign_in_numbers where mobile_number = $1',
      [number],
    );
    expect(row).toEqual({ code_tries: 5, wrong: 5 });
    expect((await verifyOtp(api, number, code)).status).toBe(401);
  });

  it('ten wrong tries within a day lock the number for a day, whatever is sent', async () => {
    const number = freshNumber();
    await burnOne(number, 1);
    api.clock.advance(HOUR);
    expect((await sendOtp(api, number)).status).toBe(200);
    const code = await readCode(api, number, 2);
    for (let i = 0; i < 4; i++) await verifyOtp(api, number, wrongCode(code));
    const tenth = await verifyOtp(api, number, wrongCode(code));
    expect(tenth).toMatchObject({ status: 429, body: { result: { code: 'SIGN_IN_LOCKED' } } });
    expect(tenth.body.result.retry_after_seconds).toBe(24 * 3600);
    expect(tenth.headers['retry-after']).toBe(String(24 * 3600));

    expect(codeOf(await sendOtp(other, number))).toBe('SIGN_IN_LOCKED');
    expect(codeOf(await verifyOtp(other, number, code))).toBe('SIGN_IN_LOCKED');
    api.clock.advance(DAY - SECOND);
    expect(codeOf(await sendOtp(api, number))).toBe('SIGN_IN_LOCKED');
    api.clock.advance(SECOND);
    expect((await sendOtp(api, number)).status).toBe(200);
    expect((await verifyOtp(api, number, await readCode(api, number, 3))).status).toBe(200);
  });

  it('wrong tries older than a day do not count towards the lock', async () => {
    const number = freshNumber();
    await burnOne(number, 1);
    api.clock.advance(DAY + SECOND);
    await burnOne(number, 2);
    api.clock.advance(MINUTE);
    expect((await sendOtp(api, number)).status).toBe(200);
  });
});

describe('a clock that ran ahead and was put back', () => {
  /** As long as it was wrong. */
  const AHEAD = 2 * DAY;

  it('locks a number for a day from then, and no longer, and forgives nothing', async () => {
    const number = freshNumber();
    api.clock.advance(AHEAD);
    await burnOne(number, 1);
    api.clock.advance(HOUR);
    await burnOne(number, 2);
    api.clock.advance(-AHEAD);
    const locked = await sendOtp(api, number);
    expect(codeOf(locked)).toBe('SIGN_IN_LOCKED');
    expect(locked.body.result.retry_after_seconds).toBe(24 * 3600);
    api.clock.advance(DAY - SECOND);
    expect(codeOf(await sendOtp(other, number))).toBe('SIGN_IN_LOCKED');
    api.clock.advance(SECOND);
    expect((await sendOtp(api, number)).status).toBe(200);
  });

  it('makes nobody wait for days for the next code, and lets no code live for days', async () => {
    const number = freshNumber();
    api.clock.advance(AHEAD);
    await sendOtp(api, number);
    const code = await readCode(api, number);
    api.clock.advance(-AHEAD);
    const soon = await sendOtp(api, number);
    expect(soon.body.result).toMatchObject({ code: 'OTP_TOO_SOON', retry_after_seconds: 30 });
    api.clock.advance(5 * MINUTE);
    expect(codeOf(await verifyOtp(api, number, code))).toBe('OTP_EXPIRED');
    expect((await sendOtp(api, number)).status).toBe(200);
  });
});

describe('sends', () => {
  it('are 30 seconds apart', async () => {
    const number = freshNumber();
    await sendOtp(api, number);
    api.clock.advance(10 * SECOND);
    const soon = await sendOtp(other, number);
    expect(soon.status).toBe(429);
    expect(soon.body.result).toEqual({
      code: 'OTP_TOO_SOON',
      msg: 'Please wait 20 seconds before asking again.',
      retry_after_seconds: 20,
    });
    api.clock.advance(20 * SECOND);
    expect((await sendOtp(api, number)).status).toBe(200);
  });

  it('a double tap sends one code', async () => {
    const number = freshNumber();
    const taps = await Promise.all([sendOtp(api, number), sendOtp(other, number)]);
    expect(taps.map((tap) => tap.status).sort()).toEqual([200, 429]);
  });

  it('are at most five an hour for one number, over all processes', async () => {
    const number = freshNumber();
    for (let i = 0; i < 5; i++) {
      expect((await sendOtp(i % 2 ? api : other, number)).status).toBe(200);
      api.clock.advance(MINUTE);
    }
    const sixth = await sendOtp(api, number);
    expect(sixth).toMatchObject({ status: 429, body: { result: { code: 'OTP_SEND_LIMIT' } } });
    expect(sixth.body.result.retry_after_seconds).toBe(55 * 60);
    api.clock.advance(55 * MINUTE - SECOND);
    expect((await sendOtp(api, number)).status).toBe(429);
    api.clock.advance(SECOND);
    expect((await sendOtp(api, number)).status).toBe(200);
  });

  it('a refused send leaves the code of before in force', async () => {
    const number = freshNumber();
    await sendOtp(api, number);
    const code = await readCode(api, number);
    expect((await sendOtp(api, number)).status).toBe(429);
    expect((await verifyOtp(api, number, code)).status).toBe(200);
  });
});
