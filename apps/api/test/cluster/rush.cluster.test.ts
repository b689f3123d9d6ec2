import { expect, it } from 'vitest';
import { addRush, claimAll, expectExact } from '../support/claim-rush.ts';
import { startFleet } from '../support/fleet.ts';
import { startOwnPostgres } from '../support/own-postgres.ts';

const CLAIMS = Number(process.env.CLUSTER_CLAIMS ?? 100_000);
const CAMPAIGNS = 10;
const PEOPLE = Math.ceil(CLAIMS / CAMPAIGNS);
/** Fewer than want one. */
const COUPONS = Math.ceil(PEOPLE * 0.6);
const PROCESSES = 4;
const CLIENTS = 96;
const KILLS = 15;

it(`${CLAIMS} claims race over four processes through kills, freezes and restarts of PostgreSQL: none too many, none lost`, async () => {
  const server = await startOwnPostgres();
  const rush = await addRush(server.url, {
    people: PEOPLE,
    campaigns: CAMPAIGNS,
    coupons: COUPONS,
  });
  const fleet = await startFleet(PROCESSES, { DATABASE_URL: server.url, LOG_LEVEL: 'warn' });
  // One process is frozen, the others are killed.
  const kills = Array.from({ length: KILLS }, (_, nth) => ({
    at: (nth + 1) / (KILLS + 1),
    name: `kill -9 of process ${nth % (PROCESSES - 1)}`,
    make: () => fleet.restart(nth % (PROCESSES - 1)),
  }));
  const faults = [
    ...kills,
    { at: 0.1, name: 'a freeze of 3 s', make: () => fleet.freeze(PROCESSES - 1, 3) },
    { at: 0.3, name: 'a freeze of 30 s', make: () => fleet.freeze(PROCESSES - 1, 30) },
    { at: 0.4, name: 'an immediate restart', make: () => server.restart('SIGQUIT') },
    { at: 0.6, name: 'kill -9 of PostgreSQL', make: () => server.restart('SIGKILL') },
    { at: 0.8, name: 'an immediate restart', make: () => server.restart('SIGQUIT') },
  ].sort((one, other) => one.at - other.at);
  const made: Promise<void>[] = [];
  const began = performance.now();
  const outcomes = await claimAll(fleet.origins, rush, {
    clients: CLIENTS,
    answered: (count) => {
      while (faults[0] && count >= faults[0].at * CLAIMS) {
        const { name, make } = faults.shift()!;
        console.log(`${count} claims: ${name}`);
        made.push(make());
      }
    },
  });
  const seconds = Math.round((performance.now() - began) / 1000);
  await Promise.all(made);
  expect(faults).toEqual([]);
  await expectExact(server.url, rush, outcomes);
  const yes = outcomes.filter(({ couponId }) => couponId !== null).length;
  console.log(`${outcomes.length} claims in ${seconds} s: ${yes} coupons, 0 too many, 0 lost`);
}, 7_200_000);
