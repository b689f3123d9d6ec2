import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectDatabase } from '../../src/db/client.ts';
import { prepareDatabase } from '../../src/prepare-database.ts';
import { runDoctor } from '../../src/tools/doctor/doctor-command.ts';
import { measureMachine } from '../../src/tools/doctor/machine-checks.ts';
import { addCampaign, addStore } from '../support/campaigns.ts';
import { atEnd } from '../support/cleanup.ts';
import { startCouponApi } from '../support/coupon-api.ts';
import { addHolder } from '../support/coupon-holders.ts';
import { startPgBouncer } from '../support/pgbouncer.ts';
import { createEmptyDatabase, createTestDatabase, query } from '../support/test-database.ts';
import { runWith } from '../tools/tool-support.ts';

const HERE = { latitude: 12.9352, longitude: 77.6245 };
const PLACE = `latitude=${HERE.latitude}&longitude=${HERE.longitude}`;

const pooler = await startPgBouncer(inject('databaseServer').url, { default_pool_size: 3 });
afterAll(() => pooler?.stop());

describe.skipIf(!pooler)(
  'a transaction pooler in between (skipped where pgbouncer is missing)',
  () => {
    let direct: string;
    let pooled: string;
    beforeAll(async () => {
      direct = await createTestDatabase();
      pooled = pooler!.behind(direct);
    });

    it('people claim and see their deals, whichever connection their statements meet', async () => {
      const env = { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct };
      const api = await startCouponApi({ env, databaseUrl: direct });
      const storeId = await addStore(api, HERE);
      const deals: string[] = [];
      for (let n = 0; n < 4; n += 1)
        deals.push(await addCampaign(api, { storeIds: [storeId], total: 50, left: 50 }));
      const people = await Promise.all(Array.from({ length: 12 }, () => addHolder(api)));
      const claims = await Promise.all(
        people.flatMap((person) => deals.map((deal) => person.claim(deal))),
      );
      expect(new Set(claims.map(({ status }) => status))).toEqual(new Set([200]));
      await api.context.campaigns.settled();
      for (let round = 0; round < 3; round += 1) {
        const lists = await Promise.all(
          people.map(({ id, headers }) =>
            api.get(`/api/baeon-user/${id}/nearby-deals?${PLACE}&limit=50`, headers),
          ),
        );
        for (const { status, body } of lists) {
          expect(status).toBe(200);
          expect(body.result.every(({ coupon }: any) => coupon.is_claimed)).toBe(true);
        }
      }
      const [books] = await api.sql(
        `select count(*)::int as held, (select count(*)::int from sms_outbox) as messages
         from held_coupons where source = 'claim'`,
      );
      expect(books).toEqual({ held: 48, messages: 48 });
    });

    it('statements prepared by name are not, where the server changes behind them', async () => {
      const database = connectDatabase(pooled, { pooled: true, onIdleError: () => {} });
      atEnd(() => database.close());
      const asked = { name: 'a', text: 'select $1::int as n', values: [1] };
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => database.pool.query(asked)),
      );
      expect(answers.map(({ rows }) => rows[0].n)).toEqual(Array(10).fill(1));
    });

    it('migrations, jobs and commands refuse to go through it, and say what to set', async () => {
      const empty = await createEmptyDatabase();
      await expect(prepareDatabase(pooler!.behind(empty), () => {})).rejects.toThrow(
        /A transaction pooler stands before the database at 127.0.0.1:\d+\/.* Set DATABASE_DIRECT_URL/,
      );
      expect(await query(empty, "select from pg_tables where schemaname = 'public'")).toEqual([]);
    });

    const doctor = async (env: Record<string, string>) =>
      (await runWith((around) => runDoctor([], around, measureMachine), { PORT: '0', ...env }))
        .said;

    it('npm run doctor tells what it does not limit, and when it leads elsewhere', async () => {
      const env = { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct };
      const name = new URL(direct).pathname.slice(1);
      expect(await doctor(env)).toMatch(/note +pooler +there is no statement_timeout: alter role/);
      await query(direct, `alter database ${name} set statement_timeout = '15s'`);
      await query(direct, `alter database ${name} set idle_in_transaction_session_timeout = '10s'`);
      await query(
        direct,
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      );
      const said = await doctor(env);
      expect(said).toMatch(/ok +pooler +statement_timeout is 15 s/);
      expect(said).toMatch(/ok +pooler +idle_in_transaction_session_timeout is 10 s/);
      const elsewhere = await doctor({
        ...env,
        DATABASE_URL: pooler!.behind(await createTestDatabase()),
      });
      expect(elsewhere).toMatch(
        /trouble +pooler .* leads to another database than DATABASE_DIRECT_URL/,
      );
    });
  },
);
