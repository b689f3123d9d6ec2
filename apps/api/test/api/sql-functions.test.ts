import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createHash } from 'node:crypto';
import { isLive } from '@baeon/contracts/campaigns/campaigns';
import { beforeAll, describe, expect, it } from 'vitest';
import { openConnection } from '../../src/db/client.ts';
import { applyFunctions } from '../../src/db/functions.ts';
import { migrate } from '../../src/db/migrate.ts';
import { checkedConstants, checkSharedConstants } from '../../src/db/shared-constants.ts';
import { createEmptyDatabase, createTestDatabase, query } from '../support/test-database.ts';

const MIGRATIONS = join(import.meta.dirname, '../../src/db/migrations');

async function start(url: string): Promise<string[]> {
  const lines: string[] = [];
  await migrate(
    url,
    (line) => lines.push(line),
    async () => {},
  );
  return lines;
}

/** A database as it was before the functions were kept apart from the migrations. */
async function createOldDatabase(): Promise<string> {
  const url = await createEmptyDatabase();
  await query(
    url,
    `create table schema_migrations (name text primary key, checksum text not null,
       applied_at timestamptz not null default now())`,
  );
  for (const name of (await readdir(MIGRATIONS)).sort()) {
    if (name > '0012') break;
    const sql = await readFile(join(MIGRATIONS, name), 'utf8');
    const checksum = createHash('sha256').update(sql).digest('hex');
    await query(url, sql);
    await query(url, 'insert into schema_migrations (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ]);
  }
  return url;
}

const functionsOf = (url: string) =>
  query<{ definition: string }>(
    url,
    `select pg_get_functiondef(p.oid) as definition from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.prolang in
       (select oid from pg_language where lanname in ('sql', 'plpgsql'))
     union all
     select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
     order by 1`,
  );

const wholeMm = async (url: string) =>
  (await query<{ mm: string }>(url, 'select whole_mm(1) as mm'))[0]!.mm;

const OTHER_WHOLE_MM = `create or replace function whole_mm(km double precision) returns bigint
  language sql immutable strict parallel safe as 'select 7::bigint'`;

/** Titles from before a campaign said what it saves, and what is read from them. */
const SAVINGS = {
  '20% off on all sweets': '20 percent',
  'Save 15 % this week': '15 percent',
  'Flat ₹1,500 off phones': '1500 rupees',
  'Save Rs. 200 on a facial': '200 rupees',
  'Up to 70% off': '',
  'Buy 2 get 1, 10% off': '',
  '0% off': '',
  '7.5% off': '',
  '100% discount': '',
  '₹12,34,56,789 off': '',
  'Free chai': '',
};

describe('functions of the database', () => {
  let url: string;
  beforeAll(async () => {
    url = await createTestDatabase();
  });

  it('are the same on a database that had older ones and on an empty one', async () => {
    const old = await createOldDatabase();
    const before = await functionsOf(old);
    expect(before.length).toBe(22 + 16);
    await query(
      old,
      `insert into campaigns (title, starts_at, ends_at, total, deals_left, created_at, updated_at)
       select title, '2026-01-01', '2027-01-01', 1, 1, now(), now() from unnest($1::text[]) title`,
      [Object.keys(SAVINGS)],
    );
    await start(old);
    const filled = await query<{ title: string; saving: string }>(
      old,
      `select title, concat_ws(' ', saving_amount, saving_kind) as saving from campaigns`,
    );
    expect(Object.fromEntries(filled.map(({ title, saving }) => [title, saving]))).toEqual(SAVINGS);
    const empty = await createEmptyDatabase();
    await start(empty);
    expect(await functionsOf(old)).toEqual(await functionsOf(empty));
    expect((await functionsOf(empty)).length).toBe(before.length + 43);
  });

  it('can be called as processes of the release before call them', async () => {
    const lists = `'{}'::uuid[], '{}'::uuid[], '{}'::uuid[], '{}'::uuid[], '{}'::text[]`;
    const told = `'claim', '{}'::text[], '{}'::uuid[], '{}'::text[], now()`;
    expect(await query(url, `select * from issue_coupons(${lists}, ${told})`)).toEqual([]);
  });

  it('are applied again by one of several starts when their text has changed', async () => {
    await query(url, OTHER_WHOLE_MM);
    await query(url, `update schema_functions set checksum = 'other' where name = 'geo.sql'`);
    const lines = await Promise.all([start(url), start(url), start(url)]);
    expect(lines.flat()).toEqual(['applied functions geo.sql']);
    expect(await wholeMm(url)).toBe('1000000');
  });

  it('are left alone by a start with the same text', async () => {
    const versions = () => query(url, 'select oid, xmin from pg_proc order by oid');
    const before = await versions();
    expect(await start(url)).toEqual([]);
    expect(await versions()).toEqual(before);
  });

  it('are left to a newer version that has been here', async () => {
    await query(url, OTHER_WHOLE_MM);
    await query(url, `update schema_functions set checksum = 'other'`);
    await query(url, `insert into schema_migrations (name, checksum) values ('9999.sql', '')`);
    expect(await start(url)).toEqual([
      'left the functions of the database as a newer version made them',
    ]);
    expect(await wholeMm(url)).toBe('7');
    await query(url, `delete from schema_migrations where name = '9999.sql'`);
    await start(url);
    expect(await wholeMm(url)).toBe('1000000');
  });

  it('wait for whoever writes to a table with a trigger, without an end to their work', async () => {
    const writer = await openConnection(url, 'a writer');
    await writer.query('begin');
    await writer.query('lock table products in row exclusive mode');
    await query(url, `update schema_functions set checksum = 'other' where name = 'triggers.sql'`);
    const starting = start(url);
    await new Promise((resolve) => setTimeout(resolve, 800));
    await writer.query('lock table campaigns in row exclusive mode');
    await writer.query('commit');
    await writer.end();
    expect(await starting).toEqual(['applied functions triggers.sql']);
  });

  it('are all as before when one cannot be applied', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'baeon-functions-'));
    await writeFile(join(folder, 'a.sql'), OTHER_WHOLE_MM);
    const otherType = 'create or replace function map_reach(latitude float8, km float8)';
    await writeFile(join(folder, 'b.sql'), `${otherType} returns text language sql as 'select 1'`);
    const client = await openConnection(url, 'a start');
    const applying = applyFunctions(client, { all: false, folder: pathToFileURL(`${folder}/`) });
    await expect(applying).rejects.toMatchObject({
      message: 'functions/b.sql could not be applied',
      cause: { message: expect.stringContaining('cannot change return type') },
    });
    await client.end();
    expect(await wholeMm(url)).toBe('1000000');
  });
});

describe('campaign_is_live', () => {
  it('says what isLive says', async () => {
    const url = await createTestDatabase();
    const [startsAt, endsAt] = [Date.UTC(2026, 10, 1), Date.UTC(2026, 10, 30)];
    const moments = [startsAt - 1, startsAt, startsAt + 1, endsAt - 1, endsAt, endsAt + 1];
    for (const [dealsLeft, isPaused] of [
      [0, false],
      [1, false],
      [1, true],
    ] as const) {
      for (const now of moments) {
        const [row] = await query<{ live: boolean }>(
          url,
          `select campaign_is_live(c, $4) as live from (select (
             jsonb_populate_record(null::campaigns, jsonb_build_object(
               'starts_at', $1::timestamptz, 'ends_at', $2::timestamptz, 'deals_left', $3::int,
               'paused_at', case when $5 then $1::timestamptz end))
           ).*) c`,
          [new Date(startsAt), new Date(endsAt), dealsLeft, new Date(now), isPaused],
        );
        expect(row!.live).toBe(isLive({ startsAt, endsAt, dealsLeft, isPaused }, now));
      }
    }
  });

  it('lets the planner use indexes', async () => {
    const url = await createTestDatabase();
    const client = await openConnection(url, 'a reader');
    await client.query('set enable_seqscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      'explain select id from campaigns c where campaign_is_live(c, now())',
    );
    await client.end();
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('campaigns_open_until');
    expect(plan).not.toContain('campaign_is_live');
  });
});

describe('constants that the schema repeats', () => {
  let url: string;
  beforeAll(async () => {
    url = await createTestDatabase();
  });

  it.each(Object.entries(checkedConstants))(
    'are not changed alone in the contracts: %s',
    async (name, values) => {
      const client = await openConnection(url, 'a start');
      await checkSharedConstants(client);
      for (const changed of [[...values, 'another'], values.slice(1)]) {
        await expect(
          checkSharedConstants(client, { ...checkedConstants, [name]: changed }),
        ).rejects.toThrow(`The check ${name} of the database says (`);
      }
      await client.end();
    },
  );

  it('nor is the radius of the earth, by which points are stored', async () => {
    const client = await openConnection(url, 'a start');
    await expect(checkSharedConstants(client, checkedConstants, 6378)).rejects.toThrow(
      'map_point of the database has an earth of 6371 km, the contracts say 6378',
    );
    await client.end();
  });

  it('are not changed alone in the database', async () => {
    await query(
      url,
      `alter table users drop constraint users_age_check,
         add constraint users_age_check check (age between 16 and 120)`,
    );
    await expect(start(url)).rejects.toThrow(
      'The check users_age_check of the database says (120, 16), the contracts say (120, 14): change it in a new migration.',
    );
  });

  it('do not hold the number of tries that a code has', async () => {
    await query(
      url,
      `insert into sign_in_numbers (mobile_number, code_tries, updated_at)
       values ('9876543210', 50, now())`,
    );
    const wrong = `update sign_in_numbers set code_tries = -1`;
    await expect(query(url, wrong)).rejects.toThrow('code_tries');
  });
});
