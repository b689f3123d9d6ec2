import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Views } from '../../src/features/campaigns/deal-views.repo.ts';
import { createDealViews } from '../../src/features/campaigns/deal-views.ts';
import { addCampaign, addStore } from '../support/campaigns.ts';
import { addHolder, type CouponHolder } from '../support/coupon-holders.ts';
import { HOUR, startTestApi, type TestApi } from '../support/test-api.ts';

const HERE = 'latitude=12.9352&longitude=77.6245';

let api: TestApi;
let beside: TestApi;
let store: string;
let person: CouponHolder;
let deal: string;
beforeAll(async () => {
  api = await startTestApi({ withoutWorkers: true });
  await api.context.feed.start();
  const overrides = { clock: api.clock };
  beside = await startTestApi({ databaseUrl: api.databaseUrl, withoutWorkers: true, overrides });
  store = await addStore(api);
  person = await addHolder(api);
});
beforeEach(async () => {
  await written();
  await api.sql('truncate campaign_views');
  deal = await addCampaign(api, { storeIds: [store] });
  await api.context.campaigns.settled();
});

async function written(): Promise<void> {
  for (const { context } of [api, beside]) await context.campaigns.viewsSettled();
}
const views = async (id = deal) => {
  await written();
  return api.sql(
    'select day::text, seen, opened from campaign_views where campaign_id = $1 order by day',
    [id],
  );
};

describe('a deal', () => {
  it.each([
    ['near somebody', () => `/api/baeon-user/${person.id}/nearby-deals?${HERE}&limit=50`],
    ['among those that are sorted', () => `/api/coupons?${HERE}&sort=ending&limit=50`],
    ['that is searched for', () => `/api/coupons?${HERE}&q=deal&limit=50`],
    ['of a store', () => `/api/stores/${store}/coupon`],
    ['of a store, among offers', () => `/api/coupons?store_id=${store}&limit=50`],
  ])('%s is seen once with each answer', async (_where, path) => {
    await api.get(path(), person.headers);
    await beside.get(path(), person.headers);
    expect(await views()).toEqual([{ day: '2026-11-15', seen: 2, opened: 0 }]);
  });

  it('in a row of the home is seen whenever that is answered, kept or not', async () => {
    const other = await addCampaign(api, { storeIds: [store], startsAt: api.clock.now() });
    await api.sql('update campaigns set starts_at = $2 where id = $1', [deal, api.clock.now()]);
    await api.context.campaigns.settled();
    for (let time = 0; time < 3; time++) await api.get(`/api/deal-sections?${HERE}`);
    expect(await views(other)).toEqual([{ day: '2026-11-15', seen: 3, opened: 0 }]);
  });

  it('that is looked at by itself is opened, and added up from all processes', async () => {
    await Promise.all([api, beside, api, beside].map((at) => at.get(`/api/coupons/${deal}`)));
    await written();
    await api.get(`/api/coupons/${deal}`);
    expect(await views()).toEqual([{ day: '2026-11-15', seen: 0, opened: 5 }]);
  });

  it('counts for the day where its store is', async () => {
    // Noon in Bengaluru, and some hours before midnight there.
    await api.get(`/api/coupons/${deal}`);
    await written();
    api.clock.advance(12 * HOUR);
    await api.get(`/api/coupons/${deal}`);
    expect(await views()).toEqual([
      { day: '2026-11-15', seen: 0, opened: 1 },
      { day: '2026-11-16', seen: 0, opened: 1 },
    ]);
  });

  it('that is gone takes its counts along, and nobody else’s', async () => {
    const gone = await addCampaign(api, { storeIds: [store] });
    await api.get(`/api/coupons/${gone}`);
    await api.get(`/api/coupons/${deal}`);
    await api.sql('delete from campaigns where id = $1', [gone]);
    expect(await views(gone)).toEqual([]);
    expect(await views()).toMatchObject([{ opened: 1 }]);
  });
});

describe('counting', () => {
  function counted(add: (views: ReadonlyMap<string, Views>) => Promise<void>) {
    const warnings: object[] = [];
    const log = { warn: (told: object) => warnings.push(told) } as never;
    return { warnings, ...createDealViews({ clock: api.clock, log, add }) };
  }

  it('loses what may have been written, and never counts it again', async () => {
    const tried: number[] = [];
    const counts = counted(async (some) => {
      tried.push(some.size);
      if (tried.length === 1) throw new Error('the connection is lost');
    });
    counts.opened('a');
    await counts.settled();
    counts.opened('b');
    await counts.settled();
    expect(tried).toEqual([1, 1]);
    expect(counts.warnings).toMatchObject([{ deals: 1 }]);
  });

  it('keeps no more than so many deals in memory', async () => {
    const sizes: number[] = [];
    const counts = counted(async (some) => void sizes.push(some.size));
    for (let nth = 0; nth < 20_000; nth++) counts.opened(`deal ${nth}`);
    await counts.settled();
    expect(sizes).toEqual([5000]);
  });

  it('of very many lists looks at some, which count for all', async () => {
    const chance = vi.spyOn(Math, 'random');
    let nth = 0;
    chance.mockImplementation(() => (nth++ % 8) / 8);
    const found: number[] = [];
    const counts = counted(async (some) => void found.push(some.get('a')!.seen));
    for (let list = 0; list < 9000; list++) counts.seen(['a']);
    await counts.settled();
    chance.mockRestore();
    expect(found).toEqual([9000]);
    expect(nth).toBe(8000);
  });

  it('ends with the process, whose last counts are written', async () => {
    const ending = await startTestApi({ databaseUrl: api.databaseUrl, withoutWorkers: true });
    await ending.get(`/api/coupons/${deal}`);
    await ending.app.close();
    expect(await views()).toMatchObject([{ opened: 1 }]);
  });
});

it('what is older than any figure is swept', async () => {
  await api.sql(
    `insert into campaign_views (day, campaign_id, seen, opened)
     select $1::date - n, $2, 1, 1 from unnest(array[399, 402]) n`,
    [api.clock.now(), deal],
  );
  const { sweep } = await import('../../src/features/housekeeping/housekeeping.feature.ts');
  await sweep(api.context.database.db, api.clock.now());
  expect(await views()).toHaveLength(1);
});
