import pg from 'pg';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { loadCities } from '@baeon/demo-city/load/cities';
import { removeLoadData } from '../../src/seed/load/remove-load-data.ts';
import { seedCampaigns, type SeedOptions } from '../../src/seed/load/seed-campaigns.ts';
import { eventually } from '../support/eventually.ts';
import { createTestDatabase, query } from '../support/test-database.ts';

const NOW = new Date('2026-11-15T06:30:00Z');
const CAMPAIGNS = 5000;

const seed = (url: string, options: Partial<SeedOptions> = {}) =>
  seedCampaigns(url, { campaigns: CAMPAIGNS, now: NOW, ...options });

/** Everything of the load data, one text for all of its rows. */
const fingerprint = async (url: string) =>
  (
    await query<Record<string, string>>(
      url,
      `select
         (select md5(string_agg(s::text, e'\\n' order by s.id)) from stores s
           where place_id like 'load:%') as stores,
         (select md5(string_agg(c::text, e'\\n' order by c.id)) from campaigns c
           where external_id like 'load:%') as campaigns,
         (select md5(string_agg(p::text, e'\\n' order by p.campaign_id, p.store_id))
           from campaign_places p) as places`,
    )
  )[0]!;

/** What has to be there for searching and for keeping the tables in order. */
const structure = (url: string) =>
  query(
    url,
    `select pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any ($1::regclass[]) and indisvalid
     union all select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
     where conrelid = any ($1::regclass[]) and convalidated
     order by 1`,
    [['stores', 'campaigns', 'campaign_places', 'held_coupons', 'coupon_ledger']],
  );

const counts = async (url: string) =>
  (
    await query<{ stores: number; campaigns: number; places: number }>(
      url,
      `select (select count(*)::integer from stores) as stores,
         (select count(*)::integer from campaigns where kind = 'deal') as campaigns,
         (select count(*)::integer from campaign_places) as places`,
    )
  )[0]!;

describe('load data', () => {
  let url: string;
  let seeded: Awaited<ReturnType<typeof seedCampaigns>>;
  beforeAll(async () => {
    url = await createTestDatabase();
    seeded = await seed(url);
  });

  it('is exactly as much as was asked for', async () => {
    expect(seeded).toMatchObject({ campaigns: CAMPAIGNS, stores: CAMPAIGNS / 10 });
    expect(seeded.places).toBeGreaterThan(CAMPAIGNS);
    expect(await counts(url)).toEqual(seeded);
  });

  it('is live, whole, and on the map where its stores are', async () => {
    const [row] = await query(
      url,
      `select
         count(*) filter (where total <> deals_left or total not between 1 and 1000)::integer as spent,
         count(*) filter (where starts_at > $1 or ends_at <= $1)::integer as not_live,
         count(*) filter (where ends_at > $1::timestamptz + interval '61 days')::integer as too_long,
         count(*) filter (
           where (ends_at at time zone 'Asia/Kolkata')::time <> '23:59:59.999'
         )::integer as not_whole_days,
         count(*) filter (where not exists (
           select from campaign_places where campaign_id = campaigns.id
         ))::integer as nowhere
       from campaigns where external_id like 'load:%'`,
      [NOW],
    );
    expect(row).toEqual({ spent: 0, not_live: 0, too_long: 0, not_whole_days: 0, nowhere: 0 });
    const misplaced = await query(
      url,
      `select from campaign_places p join stores s on s.id = p.store_id
       where not open or (p.category, p.latitude, p.longitude) <> (s.category, s.latitude, s.longitude)
         or p.map_point::text <> map_point(s.latitude, s.longitude)::text`,
    );
    expect(misplaced).toEqual([]);
  });

  it('says as much as real campaigns do, in many words', async () => {
    const [texts] = await query<Record<string, number>>(
      url,
      `select avg(length(title || description || terms))::integer as size,
         count(distinct title)::integer as titles, max(length(title))::integer as longest
       from campaigns where external_id like 'load:%'`,
    );
    expect(texts!.size).toBeGreaterThan(200);
    expect(texts!.size).toBeLessThan(300);
    expect(texts!.titles).toBeGreaterThan(500);
    expect(texts!.longest).toBeLessThanOrEqual(80);
  });

  it('crowds in the middle of twenty cities, in some categories more than in others', async () => {
    const stores = await query<{ city: string; near: number; far: number }>(
      url,
      `select s.city,
         count(*) filter (where km <= c.core * 1.2)::integer as near,
         count(*) filter (where km > c.core * 3)::integer as far
       from stores s
       join jsonb_to_recordset($1) as c (
         name text, latitude double precision, longitude double precision, core double precision
       ) on c.name = s.city
       cross join lateral distance_km(c.latitude, c.longitude, s.latitude, s.longitude) km
       group by s.city`,
      [
        JSON.stringify(
          loadCities.map(({ name, latitude, longitude, coreKm }) => ({
            name,
            latitude,
            longitude,
            core: coreKm,
          })),
        ),
      ],
    );
    expect(stores).toHaveLength(loadCities.length);
    const sum = (key: 'near' | 'far') => stores.reduce((all, city) => all + city[key], 0);
    // A ring of the same width further out has several times the area, and fewer stores.
    expect(sum('near')).toBeGreaterThan(sum('far') * 2);
    expect(sum('far')).toBeGreaterThan(0);
    const categories = await query<{ n: number }>(
      url,
      'select count(*)::integer as n from stores group by category order by n desc',
    );
    expect(categories.length).toBeGreaterThan(20);
    expect(categories[0]!.n).toBeGreaterThan(categories.at(-1)!.n * 3);
  });

  it('is refused a second time, and another seed is more of it', async () => {
    await expect(seed(url)).rejects.toThrow("load data of the seed 'south' is there already");
    await seed(url, { campaigns: 20, stores: 3, seed: 'more' });
    expect(await counts(url)).toMatchObject({
      campaigns: CAMPAIGNS + 20,
      stores: CAMPAIGNS / 10 + 3,
    });
  });
});

describe('the same seed', () => {
  it('makes the same data, and another one other data', async () => {
    const [one, other, third] = await Promise.all([
      createTestDatabase(),
      createTestDatabase(),
      createTestDatabase(),
    ]);
    await seed(one, { campaigns: 300 });
    await seed(other, { campaigns: 300 });
    await seed(third, { campaigns: 300, seed: 'other' });
    expect(await fingerprint(one)).toEqual(await fingerprint(other));
    const [first, last] = [await fingerprint(one), await fingerprint(third)];
    expect(first.stores).not.toBe(last.stores);
    expect(first.campaigns).not.toBe(last.campaigns);
  });
});

describe('so much that indexes are built at the end', () => {
  it('leaves every index and every reference as it was', async () => {
    const url = await createTestDatabase();
    const before = await structure(url);
    const stages: string[] = [];
    await seed(url, { campaigns: 20_000, onProgress: (stage) => stages.push(stage) });
    expect(await structure(url)).toEqual(before);
    expect(before.length).toBeGreaterThan(10);
    expect([...new Set(stages)]).toEqual(['stores', 'campaigns', 'indexes']);
    expect((await counts(url)).campaigns).toBe(20_000);
    expect(await removeLoadData(url)).toEqual({ campaigns: 20_000, stores: 2000, kept: 0 });
    expect(await structure(url)).toEqual(before);
  });
});

describe('seeding that is stopped', () => {
  it('leaves nothing behind, and can be done again', async () => {
    const url = await createTestDatabase();
    const before = await structure(url);
    const stopping = new AbortController();
    const stopped = seed(url, {
      campaigns: 25_000,
      signal: stopping.signal,
      onProgress: (stage) => stage === 'campaigns' && stopping.abort(),
    });
    await expect(stopped).rejects.toThrow(/aborted|cancel/);
    expect(await counts(url)).toEqual({ stores: 0, campaigns: 0, places: 0 });
    expect(await structure(url)).toEqual(before);
    await expect(seed(url, { campaigns: 10 })).resolves.toMatchObject({ campaigns: 10, stores: 1 });
  });
});

describe('removing load data', () => {
  it('takes all of it away and nothing else', async () => {
    const url = await createTestDatabase();
    await seed(url, { campaigns: 50 });
    await query(
      url,
      `insert into stores (place_id, name, category, address_line, city, state, pincode, latitude,
         longitude, created_at, updated_at)
       select 'mine', name, category, address_line, city, state, pincode, latitude, longitude,
         created_at, updated_at from stores limit 1`,
    );
    expect(await removeLoadData(url)).toEqual({ campaigns: 50, stores: 5, kept: 0 });
    expect(await counts(url)).toEqual({ stores: 1, campaigns: 0, places: 0 });
    expect(await removeLoadData(url)).toEqual({ campaigns: 0, stores: 0, kept: 0 });
  });

  it('keeps campaigns that people have coupons of, with their stores', async () => {
    const url = await createTestDatabase();
    await seed(url, { campaigns: 50 });
    await query(
      url,
      `insert into coupon_ledger (campaign_id, coupon_id, event, at)
       select id, gen_random_uuid(), 'issued', now() from campaigns
       where external_id like 'load:%' limit 1`,
    );
    expect(await removeLoadData(url)).toMatchObject({ campaigns: 49, kept: 1 });
    const left = await counts(url);
    expect(left.campaigns).toBe(1);
    expect(left.stores).toBe(left.places);
  });

  it('changes nothing when it is stopped', async () => {
    const url = await createTestDatabase();
    await seed(url, { campaigns: 50 });
    const before = await counts(url);
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    onTestFinished(() => holder.end());
    await holder.query('begin');
    await holder.query('lock table campaigns in share mode');
    const stopping = new AbortController();
    const running = removeLoadData(url, stopping.signal);
    await eventually(async () => {
      const waiting = await query(
        url,
        `select from pg_stat_activity where application_name = 'baeon-import'
         and datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting.length > 0;
    });
    stopping.abort();
    await expect(running).rejects.toThrow('canceling statement due to user request');
    await holder.query('rollback');
    expect(await counts(url)).toEqual(before);
  });
});
