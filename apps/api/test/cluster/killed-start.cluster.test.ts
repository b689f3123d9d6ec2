import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openEmbeddedPostgres } from '../../src/db/embedded/embedded-postgres.ts';
import { prepareDatabase } from '../../src/prepare-database.ts';
import { childrenOf, kill, postmasterPid } from '../embedded/support.ts';
import { addRush, claimAt } from '../support/claim-rush.ts';
import { atEnd } from '../support/cleanup.ts';
import { brokenInvariants } from '../support/coupon-invariants.ts';
import { startServer, temporaryFolder } from '../support/server-process.ts';
import { query } from '../support/test-database.ts';

const KILLS = Number(process.env.CLUSTER_KILLS ?? 100);
const MOST_WRITES = 120;
const CLIENTS = 12;
const START = join(import.meta.dirname, '../../../../scripts/start.ts');

it(`npm start is killed ${KILLS} times, every second time with its database: whoever was told yes has it`, async () => {
  const dataDir = await temporaryFolder();
  const open = () => openEmbeddedPostgres({ dataDir, mode: 'own', label: 'a test' });
  const people = KILLS * (MOST_WRITES + CLIENTS);
  const first = await open();
  atEnd(first.stop);
  await prepareDatabase(first.url, () => {});
  const rush = await addRush(first.url, { people, campaigns: 1, coupons: people });
  await first.stop();

  const told = new Map<string, string>();
  let next = 0;
  for (let round = 1; round <= KILLS; round++) {
    const env = { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000000' };
    const server = await startServer(env, atEnd, START);
    const postmaster = postmasterPid(first.dataFolder);
    const processes = round % 2 ? [] : [postmaster, ...childrenOf(postmaster)];
    const enough = told.size + randomInt(1, MOST_WRITES);
    const client = async (): Promise<void> => {
      for (;;) {
        const person = rush.people[next++]!;
        const answer = await claimAt(server.url, rush.campaigns[0]!, person);
        if (answer?.status === 200) told.set(person.id, answer.body.result.coupon.coupon.id);
        if (answer?.status !== 200 || told.size >= enough) return;
      }
    };
    const clients = Array.from({ length: CLIENTS }, client);
    await Promise.race(clients);
    process.kill(server.pid, 'SIGKILL');
    for (const pid of processes) kill(pid, 'SIGKILL');
    await Promise.all(clients);
    await server.end('SIGKILL');
    if (round % 10 === 0) console.log(`${round} kills, ${told.size} acknowledged`);
  }

  const last = await open();
  atEnd(last.stop);
  const held = await query<{ id: string; user_id: string }>(
    last.url,
    'select id, user_id from held_coupons',
  );
  const kept = new Map(held.map(({ id, user_id }) => [user_id, id]));
  console.log(`${KILLS} kills, ${told.size} acknowledged, ${held.length} there`);
  expect([...told].filter(([who, id]) => kept.get(who) !== id)).toEqual([]);
  expect(held.length - told.size).toBeLessThanOrEqual(KILLS * CLIENTS);
  const rows = async (statement: string) => ({ rows: await query(last.url, statement) });
  expect(await brokenInvariants(rows)).toEqual([]);
}, 7_200_000);
