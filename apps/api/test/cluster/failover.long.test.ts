import { expect, it } from 'vitest';
import { addRush, claimAll, expectExact } from '../support/claim-rush.ts';
import { eventually } from '../support/eventually.ts';
import { startFleet } from '../support/fleet.ts';
import {
  eitherOf,
  startOwnPostgres,
  startStandby,
  waitForStandby,
} from '../support/own-postgres.ts';
import { query } from '../support/test-database.ts';

/** What `npm run test:cluster` makes of it; a small one is in every run. */
const { processes, people, coupons, clients } = process.env.CLUSTER
  ? { processes: 4, people: 10_000, coupons: 6000, clients: 64 }
  : { processes: 2, people: 400, coupons: 250, clients: 24 };

it('the primary is killed in a rush and its standby promoted: who was told yes has it, and nobody restarts anything', async () => {
  const primary = await startOwnPostgres({}, { comesBack: false });
  const standby = await startStandby(primary);
  await waitForStandby(primary);
  const rush = await addRush(primary.url, { people, campaigns: 1, coupons });
  const fleet = await startFleet(processes, { DATABASE_URL: eitherOf(primary, standby) });
  let promoted: Promise<unknown> | null = null;
  const promote = () => {
    primary.signal('SIGKILL');
    return query(standby.url, 'select pg_promote()');
  };
  const outcomes = await claimAll(fleet.origins, rush, {
    clients,
    // In the middle: some have theirs, and there are some left.
    answered: (count) => {
      if (count >= coupons / 2) promoted ??= promote();
    },
  });
  expect(await promoted).toEqual([{ pg_promote: true }]);
  await expectExact(standby.url, rush, outcomes);
  for (const server of fleet.servers) {
    await eventually(async () => (await server.get('/api/ready')).status === 200, 'it is ready');
  }
  // What is changed from now on is heard of.
  const [campaign] = rush.campaigns;
  await query(standby.url, "update campaigns set title = 'After' where id = $1", [campaign]);
  for (const server of fleet.servers) {
    await eventually(async () => {
      const { result } = await server.get(`/api/coupons/${campaign}`);
      return result.campaign.title === 'After';
    }, 'it is read again');
  }
}, 600_000);
