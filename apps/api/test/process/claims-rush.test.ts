import { beforeAll, expect, it } from 'vitest';
import { addRush, claimAll, expectExact } from '../support/claim-rush.ts';
import { atEnd } from '../support/cleanup.ts';
import { startServer, type ServerProcess } from '../support/server-process.ts';
import { createTestDatabase } from '../support/test-database.ts';

const SIZES = { people: 500, campaigns: 1, coupons: 50 };
const PROCESSES = 3;

let url: string;
const servers: ServerProcess[] = [];
beforeAll(async () => {
  url = await createTestDatabase();
  for (let nth = 0; nth < PROCESSES; nth++) {
    servers.push(await startServer({ DATABASE_URL: url, RATE_LIMIT_FACTOR: '1000' }, atEnd));
  }
});

const origins = () => servers.map((server) => server.url);

it('500 people want 50 coupons over three processes: 50 get one, 450 are told why not', async () => {
  const rush = await addRush(url, SIZES);
  const outcomes = await claimAll(origins(), rush, { clients: SIZES.people });
  expect(outcomes).toHaveLength(SIZES.people);
  await expectExact(url, rush, outcomes);
}, 120_000);

it('the same while one of the processes is killed by kill -9', async () => {
  const rush = await addRush(url, SIZES);
  let killed: Promise<unknown> | null = null;
  const outcomes = await claimAll(origins(), rush, {
    clients: SIZES.people,
    // In the middle: somebody has theirs, most are under way.
    answered: () => (killed ??= servers[0]!.end('SIGKILL')),
  });
  expect(killed, 'none was killed').not.toBeNull();
  await killed;
  await expectExact(url, rush, outcomes);
}, 120_000);
