import { guessingMessages } from '@baeon/contracts/auth/otp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { from, guess, sendFrom, signInFrom } from '../support/guessers.ts';
import { freshNumber } from '../support/sign-in.ts';
import {
  DAY,
  MINUTE,
  SECOND,
  startTestApi,
  type TestAnswer,
  type TestApi,
} from '../support/test-api.ts';

/** The brake is tried elsewhere. */
const env = {
  TRUST_PROXY: '1',
  RATE_LIMIT_FACTOR: '1',
  SIGN_IN_BRAKE_WRONG: '1000000',
  SIGN_IN_BRAKE_UNUSED: '1000000',
};
const few = { ...env, SIGN_IN_WRONG_PER_DAY: '10', SIGN_IN_UNUSED_PER_DAY: '5' };

/** Two processes. */
async function startTwo(settings: Record<string, string>) {
  const api = await startTestApi({ env: settings });
  const other = await startTestApi({
    env: settings,
    databaseUrl: api.databaseUrl,
    overrides: { clock: api.clock },
  });
  return [api, other] as const;
}

async function figures(api: TestApi) {
  const { rows } = await api.context.database.pool.query<{ wrong: number; messages: number }>(
    `select (select coalesce(sum(cardinality(wrong_tries)), 0)::int from sign_in_numbers) as wrong,
            (select count(*)::int from sms_outbox) as messages`,
  );
  return rows[0]!;
}

let api: TestApi;
let other: TestApi;
let wrongBefore = 0;
beforeAll(async () => {
  [api, other] = await startTwo(few);
});
beforeEach(async () => {
  wrongBefore = (await figures(api)).wrong;
});

const wrongTries = async () => (await figures(api)).wrong - wrongBefore;

describe('one address', () => {
  it('that tries 1,000 numbers has 100 tries at codes, and locks at most ten numbers', async () => {
    const [api, other] = await startTwo({ ...env, SIGN_IN_UNUSED_PER_DAY: '60' });
    const address = from('203.0.113.7');
    let last: TestAnswer | undefined;
    for (let batch = 0; batch < 17; batch++) {
      const guesses = Array.from({ length: 60 }, (_, nth) => guess(nth % 2 ? api : other, address));
      last = (await Promise.all(guesses)).at(-1);
      // Sixty codes in ten minutes are what an address gets at most; its budgets come back meanwhile, too.
      api.clock.advance(10 * MINUTE);
    }
    const { wrong, messages } = await figures(api);
    const minutes = 170;
    expect(wrong).toBeGreaterThanOrEqual(100);
    expect(wrong).toBeLessThanOrEqual(100 + Math.ceil((minutes / (24 * 60)) * 100));
    expect(messages).toBeLessThanOrEqual(60 + Math.ceil((minutes / (24 * 60)) * 60));
    expect(last).toMatchObject({ status: 429, body: { result: { code: 'TOO_MANY_REQUESTS' } } });
    expect(Number(last!.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('has one budget over all processes, also at one moment', async () => {
    const two = [api, other];
    const at = from('192.0.2.8');
    await Promise.all([0, 1, 0, 1].map((nth) => guess(two[nth]!, at)));
    expect(await wrongTries()).toBe(10);
    const refused = await guess(other, at);
    expect(refused.body.result).toEqual({
      code: 'TOO_MANY_REQUESTS',
      msg: guessingMessages.tries,
      retry_after_seconds: DAY / 1000 / 10,
    });
  });

  it('sees a crowd of honest people through: what is answered counts no more', async () => {
    for (let nth = 0; nth < 12; nth++) {
      const { answer } = await signInFrom(api, freshNumber(), from('198.18.1.9'));
      expect(answer.status).toBe(200);
    }
    for (let nth = 0; nth < 5; nth++) {
      expect((await sendFrom(api, freshNumber(), from('198.18.1.9'))).status).toBe(200);
    }
    const refused = await sendFrom(api, freshNumber(), from('198.18.1.9'));
    expect(refused.body.result.msg).toBe(guessingMessages.sends);
  });

  it('gains nothing by right codes of its own', async () => {
    const at = from('198.18.2.10');
    const own = freshNumber();
    await guess(api, at);
    await signInFrom(api, own, at);
    api.clock.advance(MINUTE);
    await guess(api, at);
    await signInFrom(api, own, at);
    expect((await guess(api, at)).body.result.msg).toBe(guessingMessages.tries);
    expect(await wrongTries()).toBe(10);
  });

  it('is not refused for days by a clock that ran ahead', async () => {
    const at = from('198.18.3.11');
    api.clock.advance(3 * DAY);
    await guess(api, at);
    await guess(api, at);
    expect((await guess(api, at)).status).toBe(429);
    api.clock.advance(-3 * DAY);
    const refused = await guess(api, at);
    expect(refused.status).toBe(429);
    const putBack = api.clock.now().getTime();
    let answer = refused;
    while (answer.status === 429) {
      api.clock.advance(answer.body.result.retry_after_seconds * SECOND);
      answer = await guess(api, at, 1);
    }
    expect(answer.status).toBe(401);
    expect(api.clock.now().getTime() - putBack).toBeLessThan(DAY);
  });
});

describe('many addresses of one network', () => {
  it('have four times as much as one, as a /24 of IPv4', async () => {
    for (let end = 1; end <= 12; end++) {
      await guess(api, from(`203.0.113.${end}`), 5);
      await guess(api, from(`203.0.113.${end}`), 5);
    }
    expect(await wrongTries()).toBe(40);
    expect((await guess(api, from('203.0.112.1'), 1)).status).toBe(401);
  });

  it('have as much as one where they are a /64 of IPv6, or IPv4 in IPv6', async () => {
    for (let end = 1; end <= 4; end++) await guess(api, from(`2001:db8:1:2::${end}`), 5);
    expect(await wrongTries()).toBe(10);
    for (const address of ['198.51.100.7', '::ffff:198.51.100.7', '::ffff:c633:6407']) {
      await guess(api, from(address), 5);
    }
    expect(await wrongTries()).toBe(20);
  });

  it('have four times as much as one where they are a /48 of IPv6', async () => {
    for (let subnet = 1; subnet <= 6; subnet++) {
      await guess(api, from(`2001:db8:9:${subnet}::1`), 5);
      await guess(api, from(`2001:db8:9:${subnet}::2`), 5);
    }
    expect(await wrongTries()).toBe(40);
  });
});
