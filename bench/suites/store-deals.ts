import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Offer } from '@baeon/contracts/campaigns/campaigns-wire';
import { startApi } from '../api-process.ts';
import type { Bench } from '../bench.ts';
import { makeDatabase } from '../data.ts';
import type { Person } from '../load/tasks.ts';
import { percentile } from '../numbers.ts';
import { addPeople } from '../people.ts';
import { asBudget, atMost } from '../report.ts';
import { sql } from '../sql.ts';

const CAMPAIGNS = 100_000;
const DEALS = 20;
const POLL_MS = 5;
const PATIENCE_MS = 10_000;
const WANTED_SECONDS = 1;

/** From the answer to an owner at one process until shoppers of another one see it. */
export async function measureStoreDeals({ options, postgres, cleanup, report, say }: Bench) {
  say(`making a store with an owner among ${CAMPAIGNS} campaigns`);
  const databaseUrl = await makeDatabase(postgres, 'store_deals', CAMPAIGNS);
  const [owner] = await addPeople(databaseUrl, 1);
  const store = await ownStore(databaseUrl, owner!);
  const here = await startApi(databaseUrl, cleanup);
  const there = await startApi(databaseUrl, cleanup);
  await Promise.all([here.quiet(), there.quiet()]);

  const seconds: Record<'made' | 'changed' | 'ended', number[]> = {
    made: [],
    changed: [],
    ended: [],
  };
  const ask = asOwner(here.port, owner!, store.id);
  for (let round = 0; round < options.rounds; round += 1) {
    say(`deals of an owner, round ${round + 1} of ${options.rounds}`);
    for (let nth = 0; nth < DEALS; nth += 1) {
      const id = randomUUID();
      const title = (what: string) => `${what} ${round}x${nth}`;
      const seen = (title: string | null) => untilSeen(there.port, store, id, title);
      await ask('POST', 'deals', { id, ...dealOf(store.id, title('Made')) });
      seconds.made.push(await seen(title('Made')));
      await ask('PUT', `deals/${id}`, dealOf(store.id, title('Changed')));
      seconds.changed.push(await seen(title('Changed')));
      await ask('POST', `deals/${id}/end`);
      seconds.ended.push(await seen(null));
    }
  }
  await Promise.all([here.kill(), there.kill()]);
  report.tables.push({
    head: ['a deal is seen in another process', 'times', 'p50 ms', 'most ms'],
    rows: Object.entries(seconds).map(([what, each]) => {
      const sorted = each.toSorted((a, b) => a - b);
      const ms = (share: number) => (percentile(sorted, share) * 1000).toFixed(0);
      return [what, String(each.length), ms(0.5), ms(1)];
    }),
  });
  const slowest = Math.max(...Object.values(seconds).flat());
  const goal = `seconds until another process shows what an owner did, at ${CAMPAIGNS} campaigns`;
  report.goals.push(asBudget(atMost(goal, WANTED_SECONDS, slowest)));
}

type Store = { id: string; latitude: number; longitude: number };

async function ownStore(databaseUrl: string, { id }: Person): Promise<Store> {
  const [store] = await sql<Store>(
    databaseUrl,
    `with store as (select id, latitude, longitude from stores order by id limit 1),
     owned as (
       insert into store_members (user_id, store_id, role, since) select $1, id, 'owner', now() from store)
     select * from store`,
    [id],
  );
  return store!;
}

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const dealOf = (storeId: string, title: string) => ({
  title,
  description: 'On everything in the shop, all day long.',
  saving: { kind: 'percent', amount: 20 },
  image: null,
  total: 100,
  starts_on: inDays(-1),
  ends_on: inDays(30),
  use_hours: null,
  minimum_bill_rupees: null,
  terms: null,
  offline_limit: 0,
  store_ids: [storeId],
});

const asOwner =
  (port: number, { token }: Person, storeId: string) =>
  async (method: 'POST' | 'PUT', path: string, body: object = {}): Promise<void> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/counter/stores/${storeId}/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  };

/** In seconds; null for a title is that it is not there any more. */
async function untilSeen(
  port: number,
  { latitude, longitude }: Store,
  id: string,
  title: string | null,
): Promise<number> {
  const query = new URLSearchParams({
    latitude: String(latitude),
    longitude: String(longitude),
    limit: '100',
    sort: 'new',
  });
  const began = performance.now();
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/coupons?${query}`);
    const { result } = (await answer.json()) as { result: Offer[] };
    const offer = result.find((each) => each.campaign_id === id);
    const seconds = (performance.now() - began) / 1000;
    if ((offer?.title ?? null) === title) return seconds;
    if (seconds * 1000 > PATIENCE_MS) throw new Error(`${id} never was ${title ?? 'gone'}`);
    await delay(POLL_MS);
  }
}
