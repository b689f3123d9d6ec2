import { guessingMessages } from '@baeon/contracts/auth/otp';
import { beforeAll, describe, expect, it } from 'vitest';
import { from, guess, sendFrom, signInFrom } from '../support/guessers.ts';
import { scrape, valueOf } from '../support/scrape.ts';
import { freshNumber } from '../support/sign-in.ts';
import { DAY, HOUR, MINUTE, startTestApi, type TestApi } from '../support/test-api.ts';

const env = {
  TRUST_PROXY: '1',
  RATE_LIMIT_FACTOR: '1',
  SIGN_IN_BRAKE_WRONG: '20',
  SIGN_IN_BRAKE_UNUSED: '1000',
  METRICS_PORT: '0',
};
const HOME = '198.51.100.7';

let api: TestApi;
let other: TestApi;
let owner: { number: string; cookie: string };

beforeAll(async () => {
  api = await startTestApi({ env });
  other = await startTestApi({
    env,
    databaseUrl: api.databaseUrl,
    overrides: { clock: api.clock },
  });
  const number = freshNumber();
  owner = { number, cookie: (await signInFrom(api, number, from(HOME))).cookie };
  api.clock.advance(DAY);
});

const ALARM = 'sign-in is slowed down';
const alarms = () => [...api.logged, ...other.logged].filter((line) => line.includes(ALARM));
const levels = async () =>
  [await scrape(api), await scrape(other)].map((text) => valueOf(text, 'baeon_sign_in_brake'));

let next = 0;
const somewhere = () => from(`203.${Math.floor(++next / 250)}.${next % 250}.7`);
/** Each from an address of its own, five tries or fewer. */
async function guessFromMany(count: number): Promise<number[]> {
  const statuses = [];
  for (let nth = 0; nth < count; nth++) {
    statuses.push((await guess(nth % 2 ? api : other, somewhere())).status);
  }
  return statuses;
}

describe('many wrong codes from everywhere', () => {
  it('sound one alarm over all processes, with figures', async () => {
    expect(await levels()).toEqual([0, 0]);
    await guessFromMany(6);
    expect(await levels()).toEqual([1, 1]);
    await guessFromMany(3);
    expect(alarms()).toHaveLength(1);
    expect(JSON.parse(alarms()[0]!)).toMatchObject({
      level: 40,
      wrong: expect.any(Number),
      right: 0,
      limits: { wrong: 20 },
    });
  });

  it('leave a new address two wrong tries, and whoever types right gets in', async () => {
    const address = somewhere();
    for (let nth = 0; nth < 4; nth++) {
      expect((await signInFrom(api, freshNumber(), address)).answer.status).toBe(200);
    }
    expect((await guess(api, address, 2)).status).toBe(401);
    const refused = await guess(other, address, 1);
    expect(refused.body.result.msg).toBe(guessingMessages.slowed);
    expect(refused.body.result.retry_after_seconds).toBeLessThanOrEqual(HOUR / 1000);
    expect(refused.headers['retry-after']).toBe(String(refused.body.result.retry_after_seconds));
  });

  it('leave more to an address from which right codes came before today', async () => {
    expect((await guess(api, from(HOME), 4)).status).toBe(401);
    expect((await guess(api, from(HOME), 4)).status).toBe(401);
  });

  it('stop new addresses when they go on, but neither known ones nor owners on their devices', async () => {
    const statuses = await guessFromMany(40);
    expect(statuses.at(-1)).toBe(429);
    expect(await levels()).toEqual([2, 2]);
    const stopped = await sendFrom(api, freshNumber(), somewhere());
    expect(stopped.body.result).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      msg: guessingMessages.slowed,
      retry_after_seconds: HOUR / 1000,
    });
    expect((await signInFrom(other, freshNumber(), from(HOME))).answer.status).toBe(200);
    const abroad = { ...somewhere(), cookie: owner.cookie };
    const back = await signInFrom(api, owner.number, abroad);
    expect(back.answer.status).toBe(200);
    expect(alarms()).toHaveLength(1);
  });

  it('are over an hour after there was too much, and the next time is another alarm', async () => {
    for (let tenth = 0; tenth < 12; tenth++) {
      api.clock.advance(10 * MINUTE);
    }
    expect(await levels()).toEqual([0, 0]);
    expect((await guess(api, somewhere())).status).not.toBe(429);
    await guessFromMany(6);
    expect(alarms()).toHaveLength(2);
    const text = await scrape(api);
    for (const outcome of ['sent', 'right', 'wrong', 'held_back']) {
      expect(valueOf(text, 'baeon_sign_in_codes_total', { outcome })).toBeGreaterThan(0);
    }
  });

  it('do not slow anybody down for days when the clock ran ahead', async () => {
    api.clock.advance(3 * DAY);
    await guessFromMany(6);
    expect(await levels()).toEqual([1, 1]);
    api.clock.advance(-3 * DAY + 3 * HOUR);
    expect(await levels()).toEqual([0, 0]);
  });
});

it('many codes that nobody uses are as bad', async () => {
  const bombed = await startTestApi({ env: { ...env, SIGN_IN_BRAKE_UNUSED: '3' } });
  for (let nth = 0; nth < 5; nth++) await sendFrom(bombed, freshNumber(), somewhere());
  expect(bombed.logged.filter((line) => line.includes(ALARM))).toHaveLength(1);
});
