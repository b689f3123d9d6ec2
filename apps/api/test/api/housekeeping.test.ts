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
