import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { systemClock } from '../../src/lib/clock.ts';
import { addCampaign, addStore } from './campaigns.ts';
import { brokenInvariants } from './coupon-invariants.ts';
import { addMembers, type Member } from './members.ts';
import { query } from './test-database.ts';

/** Longer than any of the faults that are made while people claim. */
const PATIENCE_MS = 600_000;
/** Then a phone takes it that nobody answers. */
const ANSWER_WITHIN_MS = 10_000;
const PEOPLE_AT_ONCE = 5000;

export type Rush = { people: Member[]; campaigns: string[]; coupons: number };

type Outcome = { person: Member; campaign: string; couponId: string | null };

/** What helpers want that put rows into the database of a process. */
export const databaseOf = (url: string) =>
  ({
    sql: (statement: string, values: unknown[] = []) => query(url, statement, values),
    clock: systemClock,
  }) as never;

/** People, and campaigns of so many coupons each. */
export async function addRush(
  url: string,
  sizes: { people: number; campaigns: number; coupons: number },
): Promise<Rush> {
  const database = databaseOf(url);
  const store = await addStore(database, { pincode: '560001' });
  const now = Date.now();
  const campaigns: string[] = [];
  for (let nth = 0; nth < sizes.campaigns; nth++) {
    const campaign = await addCampaign(database, {
      storeIds: [store],
      total: sizes.coupons,
      left: sizes.coupons,
      startsAt: new Date(now - 1000),
      endsAt: new Date(now + 24 * 3_600_000),
    });
    campaigns.push(campaign);
  }
  const people: Member[] = [];
  while (people.length < sizes.people) {
    const more = Math.min(PEOPLE_AT_ONCE, sizes.people - people.length);
    people.push(...(await addMembers(database, more)));
  }
  return { people, campaigns, coupons: sizes.coupons };
}

/** A claim as the app sends it; undefined where nobody answered. */
export async function claimAt(
  origin: string,
  campaign: string,
  { number, token }: Member,
): Promise<{ status: number; body: any } | undefined> {
  try {
    const response = await fetch(`${origin}/api/coupons/user-share`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        campaign_id: campaign,
        mobile_number: number,
        shared_via: ['user_app'],
        request_origin: 'user_app',
        media_partner_id: 'baeon-560001',
      }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    return { status: response.status, body: await response.json() };
  } catch {
    return undefined;
  }
}

/** Asks again, and somebody else, until it is answered with yes or no. */
async function claimUntilAnswered(
  origins: string[],
  campaign: string,
  person: Member,
  first: number,
): Promise<Outcome> {
  const deadline = performance.now() + PATIENCE_MS;
  for (let attempt = first; performance.now() < deadline; attempt++) {
    const answer = await claimAt(origins[attempt % origins.length]!, campaign, person);
    if (answer?.status === 200) {
      return { person, campaign, couponId: answer.body.result.coupon.coupon.id };
    }
    if (answer?.status === 409 && answer.body.result.code === 'SOLD_OUT') {
      return { person, campaign, couponId: null };
    }
    if (answer && answer.status !== 503) throw new Error(JSON.stringify(answer));
    await delay(100 + Math.random() * 100);
  }
  throw new Error('nobody answered');
}

/** Everybody wants one of each, so many of them at once; tells of each answer as it comes. */
export async function claimAll(
  origins: string[],
  { people, campaigns }: Rush,
  { clients, answered = () => {} }: { clients: number; answered?: (count: number) => unknown },
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const all = people.length * campaigns.length;
  let next = 0;
  async function client(): Promise<void> {
    while (next < all) {
      const nth = next++;
      const person = people[nth % people.length]!;
      const campaign = campaigns[Math.floor(nth / people.length)]!;
      outcomes.push(await claimUntilAnswered(origins, campaign, person, nth));
      answered(outcomes.length);
    }
  }
  await Promise.all(Array.from({ length: clients }, client));
  return outcomes;
}

/** That whoever was told yes holds just that coupon, that nobody else holds one, and that the books say the same. */
export async function expectExact(url: string, rush: Rush, outcomes: Outcome[]): Promise<void> {
  const told = new Map<string, string>();
  for (const { person, campaign, couponId } of outcomes) {
    if (couponId !== null) told.set(`${person.id} ${campaign}`, couponId);
  }
  const held = await query<{ id: string; user_id: string; campaign_id: string }>(
    url,
    'select id, user_id, campaign_id from held_coupons where campaign_id = any($1::uuid[])',
    [rush.campaigns],
  );
  const kept = new Map(
    held.map(({ id, user_id, campaign_id }) => [`${user_id} ${campaign_id}`, id]),
  );
  const lost = [...told].filter(([who, id]) => kept.get(who) !== id);
  const untold = held.filter(({ user_id, campaign_id }) => !told.has(`${user_id} ${campaign_id}`));
  const wanted = Math.min(rush.people.length, rush.coupons) * rush.campaigns.length;
  expect({ lost, untold, held: held.length }).toEqual({ lost: [], untold: [], held: wanted });
  const [noted] = await query<{ issued: number; messages: number }>(
    url,
    `select (select count(*)::int from coupon_ledger where event = 'issued'
               and campaign_id = any($1::uuid[])) as issued,
       (select count(*)::int from sms_outbox join held_coupons h
          on key = 'coupon:' || h.id and h.campaign_id = any($1::uuid[])) as messages`,
    [rush.campaigns],
  );
  expect(noted).toEqual({ issued: wanted, messages: wanted });
  const rows = async (statement: string) => ({ rows: await query(url, statement) });
  expect(await brokenInvariants(rows)).toEqual([]);
}
