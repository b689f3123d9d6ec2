import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { signInAt, startServer } from '../support/server-process.ts';
import { createTestDatabase, query } from '../support/test-database.ts';

/** What `npm run test:long` freezes it for; a short one is in every run. */
const FREEZES_S = process.env.LONG ? [3, 30, 90] : [2];

it.each(FREEZES_S)(
  'a process that stood still for %i s answers nothing from before',
  async (seconds) => {
    const databaseUrl = await createTestDatabase();
    const server = await startServer({ DATABASE_URL: databaseUrl, RATE_LIMIT_FACTOR: '1000' });
    await eventually(async () => (await server.get('/api/ready')).status === 200, 'it is ready');
    const number = '9845000021';
    const token = await signInAt(server, number);
    const [user] = await query<{ id: string }>(
      databaseUrl,
      'select id from users where mobile_number = $1',
      [number],
    );
    const near = () => server.get(`/api/baeon-user/${user!.id}/nearby-deals`, token);
    expect((await near()).status).toBe(200);
    expect((await near()).status).toBe(200);
    process.kill(server.pid, 'SIGSTOP');
    try {
      await query(databaseUrl, 'delete from sessions where user_id = $1', [user!.id]);
      await delay(seconds * 1000);
      const queued = [near(), near(), near()];
      // They lie there before it goes on.
      await delay(50);
      process.kill(server.pid, 'SIGCONT');
      expect((await Promise.all(queued)).map(({ status }) => status)).toEqual([401, 401, 401]);
    } finally {
      process.kill(server.pid, 'SIGCONT');
    }
  },
);
