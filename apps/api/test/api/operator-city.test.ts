import type { City } from '@baeon/contracts/counter/city-wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { addStore } from '../support/campaigns.ts';
import { call } from '../support/counter.ts';
import { addHolder, refusalOf } from '../support/coupon-holders.ts';
import { bearer, signIn } from '../support/sign-in.ts';
import { HOUR, MINUTE, startTestApi, type TestApi } from '../support/test-api.ts';

const OPERATOR = '9876500000';

let api: TestApi;
let headers: { authorization: string };
beforeAll(async () => {
  api = await startTestApi({ env: { OPERATOR_NUMBERS: OPERATOR } });
  headers = bearer((await signIn(api, OPERATOR)).token);
});

const look = async (hours = 24): Promise<City> =>
  (await call(api, 'GET', `/city?hours=${hours}`, headers)).body.result;
const sum = ({ hours }: City, what: keyof Omit<City['hours'][number], 'at'>) =>
  hours.reduce((all, hour) => all + hour[what], 0);
const ago = (ms: number) => new Date(api.clock.now().getTime() - ms);

describe('the city', () => {
  it('is told by hours of Indian clocks, of a day or of a week, the last of them not over', async () => {
    const { hours } = await look();
    expect(hours).toHaveLength(24);
    expect([hours[0]!.at, hours.at(-1)!.at]).toEqual([
      '2026-11-14T07:30:00.000Z',
      '2026-11-15T06:30:00.000Z',
    ]);
    expect((await look(168)).hours).toHaveLength(168);
    expect(refusalOf(await call(api, 'GET', '/city?hours=5', headers))[1]).toBe('INVALID_INPUT');
  });

  it('counts who signs in, what is sent, and what fails, in all processes', async () => {
    const before = await look();
    const other = await startTestApi({ databaseUrl: api.databaseUrl, withoutWorkers: true });
    other.app.get('/api/broken', () => Promise.reject(new Error('on purpose')));
    await signIn(api, '9876511111');
    expect((await other.get('/api/broken')).status).toBe(500);
    await other.app.close();
    const after = await look();
    expect(sum(after, 'sign_ins') - sum(before, 'sign_ins')).toBe(1);
    expect(sum(after, 'messages') - sum(before, 'messages')).toBe(1);
    expect(sum(after, 'errors') - sum(before, 'errors')).toBe(1);
    expect(after.hours.at(-1)).toMatchObject({ errors: 1 });
  });

  it('counts claims, redemptions that stand and raised deals by when they happened', async () => {
    const holder = await addHolder(api);
    const storeId = await addStore(api);
    const [campaign] = await api.sql<{ id: string }>(
      `insert into campaigns (external_id, kind, title, description, starts_at, ends_at, total, deals_left, created_at, updated_at)
       values ('city', 'deal', 'A deal', '', $1, $2, 5, 5, $1, $1) returning id`,
      [ago(HOUR), ago(-HOUR)],
    );
    const redeem = (at: Date, undone: boolean) =>
      api.sql(
        `insert into redemptions (coupon_id, campaign_id, store_id, key_id, at, undone_at)
         values (gen_random_uuid(), $1, $2, gen_random_uuid(), $3, $4)`,
        [campaign!.id, storeId, at, undone ? at : null],
      );
    await redeem(ago(2 * HOUR), false);
    await redeem(ago(2 * HOUR - 29 * MINUTE), false);
    await redeem(ago(2 * HOUR), true);
    await redeem(ago(26 * HOUR), false);
    await api.sql(
      `insert into raised_deals (user_id, product_url, comment, category_id, latitude, longitude, created_at, updated_at)
       values ($1, 'https://a.example', '', 'Mobile stores', 12.9, 77.6, $2, $2)`,
      [holder.id, ago(3 * HOUR)],
    );
    api.context.meter.claimed('issued');
    api.context.meter.claimed('sold_out');
    const city = await look();
    expect(city.hours.at(-3)!.redemptions).toBe(2);
    expect(city.hours.at(-4)!.raised).toBe(1);
    expect(sum(city, 'redemptions')).toBe(2);
    expect(sum(city, 'claims')).toBe(1);
    expect(sum(await look(168), 'redemptions')).toBe(3);
    const none = { approvals: 0, conflicts: 0, refusals: 0, dead_messages: 0 };
    expect(city.waiting).toEqual({ ...none, raised: 1 });
  });

  it('keeps what it counted while the database was away', async () => {
    const before = sum(await look(), 'claims');
    await api.sql('alter table city_counts rename to gone');
    api.context.meter.claimed('issued');
    expect((await call(api, 'GET', '/city', headers)).status).toBe(500);
    await api.sql('alter table gone rename to city_counts');
    const after = await look();
    expect(sum(after, 'claims') - before).toBe(1);
  });
});
