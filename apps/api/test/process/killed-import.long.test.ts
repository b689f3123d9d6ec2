import pg from 'pg';
import { expect, it } from 'vitest';
import { aStore, csvOf } from '../seed/import-support.ts';
import { call } from '../support/counter.ts';
import { eventually } from '../support/eventually.ts';
import { startServer } from '../support/server-process.ts';
import { bearer, signIn } from '../support/sign-in.ts';
import { startTestApi } from '../support/test-api.ts';
import { importSettled, startImport, uploadFile } from '../support/uploads.ts';

const OPERATOR = '9876500000';

it('an import whose process is killed is taken up by another, and saved once', async () => {
  const here = await startTestApi({ env: { OPERATOR_NUMBERS: OPERATOR } });
  const headers = bearer((await signIn(here, OPERATOR)).token);
  const { databaseUrl } = here;
  await here.app.close();
  const env = { OPERATOR_NUMBERS: OPERATOR, ROLE: 'api' };
  const api = await startTestApi({ env, databaseUrl });
  const startWorker = () => startServer({ ROLE: 'worker', DATABASE_URL: databaseUrl });

  const holder = new pg.Client({ connectionString: databaseUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table stores in share mode');
  const dying = await startWorker();
  const rows = Array.from({ length: 50 }, (_, nth) => aStore({ place_id: `killed-${nth}` }));
  const file = { kind: 'stores', file_name: 'stores.csv', text: csvOf(rows) };
  const id = await uploadFile(api, headers, file);
  await startImport(api, headers, id);
  await eventually(async () => {
    const [waiting] = await api.sql(
      `select from pg_stat_activity where application_name = 'baeon-import'
       and datname = current_database() and wait_event_type = 'Lock'`,
    );
    return waiting;
  });
  await dying.end('SIGKILL');
  await holder.query('rollback');
  await holder.end();
  expect((await call(api, 'GET', `/imports/${id}`, headers)).body.result.state).toBe('running');
  await startWorker();
  expect((await importSettled(api, headers, id)).outcome).toMatchObject({
    inserted: 50,
    skipped: 0,
  });
  expect(await api.sql(`select from stores where place_id like 'killed-%'`)).toHaveLength(50);
}, 180_000);
