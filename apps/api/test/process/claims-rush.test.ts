import { beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../src/lib/clock.ts';
import { atEnd } from '../support/cleanup.ts';
import { addMembers, type Member } from '../support/members.ts';
import { startServer, type ServerProcess } from '../support/server-process.ts';
import { createTestDatabase, query } from '../support/test-database.ts';

const PEOPLE = 500;
const COUPONS = 50;
const PROCESSES = 3;
const MOST_TRIES = 10;

type Answer = { person: Member; status: number; code: string; couponId: string | undefined };

let url: string;
const servers: ServerProcess[] = [];
beforeAll(async () => {
  url = await createTestDatabase();
  for (let nth = 0; nth < PROCESSES; nth++) {
    servers.push(await startServer({ DATABASE_URL: url, RATE_LIMIT_FACTOR: '1000' }, atEnd));
  }
});

const sql = <T extends object>(statement: string, values: unknown[] = []) =>
  query<any>(url, statement, values) as Promise<T[]>;

async function scene() {
  const people = await addMembers({ sql, clock: systemClock as never }, PEOPLE);
  const [{ id: storeId } = { id: '' }] = await sql<{ id: string }>(
    `insert into stores (place_id, name, category, address_line, city, state, pincode, latitude,
       longitude, created_at, updated_at)
     select gen_random_uuid()::text, 'Rush', name, '1', 'Bengaluru', 'Karnataka', '560001', 12.97, 77.59, now(), now()
     from store_categories limit 1 returning id`,
  );
  const [{ id: campaign } = { id: '' }] = await sql<{ id: string }>(
    `insert into campaigns (title, starts_at, ends_at, total, deals_left, created_at, updated_at)
     values ('Rush', now() - interval '1 day', now() + interval '1 day', $1, $1, now(), now())
     returning id`,
    [COUPONS],
  );
  await sql('insert into campaign_places (campaign_id, store_id) values ($1, $2)', [
    campaign,
    storeId,
  ]);
  return { people, campaign };
}

const claimAt = (server: ServerProcess, campaign: string, person: Member) =>
  server.post(
    '/api/coupons/user-share',
    {
      campaign_id: campaign,
      mobile_number: person.number,
      shared_via: ['user_app'],
      request_origin: 'user_app',
      media_partner_id: 'baeon-560001',
    },
    person.token,
  );

/** As a phone does: where nobody answers, it asks again, and meets another process. */
async function claimSomewhere(
  servers: ServerProcess[],
  campaign: string,
  person: Member,
  first: number,
): Promise<Answer> {
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const server = servers[(first + attempt) % servers.length]!;
    const answer = await claimAt(server, campaign, person).catch(() => null);
    if (!answer) continue;
    const { status, result } = answer;
    return { person, status, code: result.code, couponId: result.coupon?.coupon.id };
  }
  throw new Error('nobody answered');
}

async function expectFiftyHeld(campaign: string, answers: Answer[]): Promise<void> {
  const won = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status, code }) => status === 409 && code === 'SOLD_OUT');
  expect(won).toHaveLength(COUPONS);
  expect(refused).toHaveLength(PEOPLE - COUPONS);
  const held = await sql<{ user_id: string; id: string; code: string }>(
    'select user_id, id, code from held_coupons where campaign_id = $1',
    [campaign],
  );
  expect(new Map(held.map(({ user_id, id }) => [user_id, id]))).toEqual(
    new Map(won.map(({ person, couponId }) => [person.id, couponId])),
  );
  expect(new Set(held.map(({ code }) => code)).size).toBe(COUPONS);
  const [sums] = await sql<object>(
    `select c.total, c.deals_left,
            (select count(*)::int from coupon_ledger l where l.campaign_id = c.id) as noted,
            (select count(distinct coupon_id)::int from coupon_ledger l
             where l.campaign_id = c.id and event = 'issued') as issued,
            (select count(*)::int from sms_outbox
             join held_coupons h on key = 'coupon:' || h.id and h.campaign_id = c.id) as messages
     from campaigns c where id = $1`,
    [campaign],
  );
  expect(sums).toEqual({
    total: COUPONS,
    deals_left: 0,
    noted: COUPONS,
    issued: COUPONS,
    messages: COUPONS,
  });
}

it('500 people want 50 coupons over three processes: 50 get one, 450 are told why not', async () => {
  const { people, campaign } = await scene();
  const answers = await Promise.all(
    people.map((person, nth) => claimSomewhere(servers, campaign, person, nth)),
  );
  expect(answers).toHaveLength(PEOPLE);
  await expectFiftyHeld(campaign, answers);
}, 120_000);

it('the same while one of the processes is killed by kill -9', async () => {
  const { people, campaign } = await scene();
  let killed: Promise<unknown> | null = null;
  const answers = await Promise.all(
    people.map(async (person, nth) => {
      const answer = await claimSomewhere(servers, campaign, person, nth);
      // In the middle: some have theirs, most are under way.
      if (answer.status === 200) killed ??= servers[0]!.end('SIGKILL');
      return answer;
    }),
  );
  expect(killed).not.toBeNull();
  await killed;
  await expectFiftyHeld(campaign, answers);
}, 120_000);
