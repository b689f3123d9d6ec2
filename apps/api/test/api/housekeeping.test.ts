import { expect, it } from 'vitest';
import { sweep } from '../../src/features/housekeeping/housekeeping.feature.ts';
import { bearer, freshNumber, signIn } from '../support/sign-in.ts';
import { DAY, startTestApi } from '../support/test-api.ts';

it('sweeps what no rule looks at any more, and nothing else', async () => {
  const api = await startTestApi();
  await signIn(api, freshNumber());
  const count = async () => {
    const [row] = await api.sql<Record<string, number>>(`select
      (select count(*)::int from users) users,
      (select count(*)::int from sessions) sessions,
      (select count(*)::int from sign_in_numbers) numbers,
      (select count(*)::int from sms_outbox) outbox,
      (select count(*)::int from inbox_messages) inbox,
      (select count(*)::int from rate_counters) counters`);
    return row;
  };
  const { db } = api.context.database;
  const { token } = await signIn(api, freshNumber());

  api.clock.advance(DAY);
  await sweep(db, api.clock.now());
  expect(await count()).toEqual({
    users: 2,
    sessions: 2,
    numbers: 2,
    outbox: 2,
    inbox: 2,
    counters: 6,
  });

  api.clock.advance(60 * DAY);
  expect((await api.get('/api/baeon-user/get-baeon-user', bearer(token))).status).toBe(200);
  api.clock.advance(60 * DAY);
  await sweep(db, api.clock.now());
  expect(await count()).toEqual({
    users: 2,
    sessions: 1,
    numbers: 0,
    outbox: 0,
    inbox: 0,
    counters: 0,
  });
});

it('removes much in many statements, each of which is short', async () => {
  const api = await startTestApi();
  const old = new Date(api.clock.now().getTime() - 400 * DAY);
  await api.sql(
    `insert into rate_counters (key, hits, ends_at) select n::text, 1, $1 from generate_series(1, 2500) n`,
    [old],
  );
  await api.sql(
    `insert into bonus_numbers (number_hash, given_at)
     select sha256(int4send(n)), $1 from generate_series(1, 2500) n`,
    [old],
  );
  await api.sql(`create function refuse_many() returns trigger language plpgsql as $$ begin
    if (select count(*) from gone) > 1000 then raise 'too many rows at once'; end if;
    return null; end $$`);
  for (const table of ['rate_counters', 'bonus_numbers']) {
    await api.sql(`create trigger refuse_many after delete on ${table} referencing old table as gone
      for each statement execute function refuse_many()`);
  }
  await sweep(api.context.database.db, api.clock.now());
  expect(
    await api.sql('select 1 from rate_counters union all select 1 from bonus_numbers'),
  ).toEqual([]);
});
