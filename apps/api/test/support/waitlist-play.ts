import { HOLD_MINUTES } from '@baeon/contracts/waitlist/waitlist';
import fc from 'fast-check';
import { expect } from 'vitest';
import { deleteUserRows } from '../../src/features/profile/account.repo.ts';
import { addCampaign } from './campaigns.ts';
import { brokenInvariants } from './coupon-invariants.ts';
import { MINUTE, type TestApi } from './test-api.ts';
import { addWaiter, type Waiter } from './waitlists.ts';

const PEOPLE = 5;
const SIZES = [1, 2];
const HOLD_MS = HOLD_MINUTES * MINUTE;
const UNDO_MS = 10_000;

type Place = { who: number; until: number | null };
type Line = { left: number; paused: boolean; holders: Map<number, number>; line: Place[] };
/** Lines as a person would describe them, and who has deleted their account. */
type Model = { deals: Line[]; gone: Set<number> };

const person = fc.nat(PEOPLE - 1);
const deal = fc.nat(SIZES.length - 1);
const a = <const W extends string, T>(weight: number, what: W, rest: fc.Arbitrary<T>) => ({
  weight,
  arbitrary: rest.map((more) => ({ what, process: 0, ...more })),
});
const ofSomebody = fc.record({ who: person, deal, process: fc.nat(1) });
const ofDeal = fc.record({ deal, process: fc.nat(1) });
const wish = fc.oneof(
  a(6, 'join', ofSomebody),
  a(2, 'leave', ofSomebody),
  a(6, 'claim', ofSomebody),
  a(5, 'undo', ofSomebody),
  a(1, 'delete', fc.record({ who: person })),
  a(1, 'grow', ofDeal),
  a(1, 'pause', ofDeal),
  a(1, 'resume', ofDeal),
  a(4, 'serve', ofDeal),
);
type Wish = typeof wish extends fc.Arbitrary<infer W> ? W : never;

/** Wishes of one turn come true at the same time, at two processes. */
const turns = fc.array(
  fc.record({
    ms: fc.constantFrom(0, 0, 0, 0, UNDO_MS + 1, HOLD_MS),
    wishes: fc.array(wish, { minLength: 1, maxLength: 4, size: 'max' }),
  }),
  { minLength: 8, maxLength: 20, size: 'max' },
);
type Turn = { ms: number; wishes: Wish[] };

/** Plays by chance, so many times; a failure tells the seed. What must always hold holds after each turn; gives what does not in the end. */
export async function playWaitlists(
  apis: [TestApi, TestApi],
  storeId: string,
  { numRuns }: { numRuns: number },
): Promise<string[]> {
  await fc.assert(
    fc.asyncProperty(turns, async (given) => {
      expect(await play(apis, storeId, given)).toBeNull();
    }),
    { numRuns, endOnFailure: true },
  );
  return brokenInvariants((statement) => apis[0].context.database.pool.query(statement));
}

async function play(apis: [TestApi, TestApi], storeId: string, given: Turn[]) {
  const [api] = apis;
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => addWaiter(api)));
  const ids = await Promise.all(
    SIZES.map((total) => addCampaign(api, { storeIds: [storeId], total })),
  );
  let model: Model = {
    deals: SIZES.map((left) => ({ left, paused: false, holders: new Map(), line: [] })),
    gone: new Set(),
  };
  for (const { ms, wishes } of given) {
    api.clock.advance(ms);
    const now = api.clock.now().getTime();
    const leaving = new Set(wishes.flatMap((one) => (one.what === 'delete' ? [one.who] : [])));
    const steps = wishes.filter(
      (one, nth) =>
        !('who' in one) ||
        (one.what === 'delete'
          ? !model.gone.has(one.who) &&
            wishes.findIndex((other) => other.what === 'delete' && other.who === one.who) === nth
          : !model.gone.has(one.who) && !leaving.has(one.who)),
    );
    const answers = await Promise.all(steps.map((step) => perform(apis, people, ids, step)));
    const shown = await whatIs(api, people, ids);
    const before = model;
    const after = ordersOf(steps.length)
      .map((order) => inOrder(before, order, steps, answers, now))
      .find((possible) => possible && shownOf(possible) === shown);
    if (!after) return JSON.stringify({ steps, answers, shown, before: shownOf(before), now });
    model = after;
    const query = (statement: string) => api.context.database.pool.query(statement);
    const broken = await brokenInvariants(query);
    if (broken.length > 0) return JSON.stringify({ broken, steps });
  }
  return null;
}

type Answered = { status: number; place?: number; undone?: string };

async function perform(
  apis: [TestApi, TestApi],
  people: Waiter[],
  ids: string[],
  step: Wish,
): Promise<Answered> {
  const at = apis[step.process]!;
  const campaignId = 'deal' in step ? ids[step.deal]! : '';
  const set = async (change: string) => {
    await at.context.database.pool.query(`update campaigns set ${change} where id = $1`, [
      campaignId,
    ]);
    return { status: 200 };
  };
  switch (step.what) {
    case 'join': {
      const { status, body } = await people[step.who]!.join(campaignId, at);
      return { status, ...(status === 200 && { place: body.result.place }) };
    }
    case 'leave':
      return {
        status: (await people[step.who]!.leave(campaignId, at)).body.result.left ? 200 : 404,
      };
    case 'claim':
      return { status: (await people[step.who]!.claim(campaignId, at)).status };
    case 'undo': {
      const { rows } = await at.context.database.pool.query<{ id: string }>(
        'select id from held_coupons where user_id = $1 and campaign_id = $2',
        [people[step.who]!.id, campaignId],
      );
      if (!rows[0]) return { status: 0 };
      return { status: (await people[step.who]!.undo(rows[0].id)).status };
    }
    case 'delete': {
      const { db } = at.context.database;
      const { id, number } = people[step.who]!;
      await db.transaction((tx) => deleteUserRows(tx, id, number, at.clock.now()));
      return { status: 200 };
    }
    case 'grow':
      return set('total = total + 1, deals_left = deals_left + 1');
    case 'pause':
      return set('paused_at = coalesce(paused_at, now())');
    case 'resume':
      return set('paused_at = null');
    case 'serve':
      await at.context.waitlists.serveDue();
      return { status: 200 };
  }
}

/** Holds that are over end, and the first get what is there. */
function serve(one: Line, now: number): void {
  if (one.paused) return;
  one.line = one.line.filter(({ until }) => until === null || until > now);
  for (const place of one.line.slice(0, one.left)) place.until ??= now + HOLD_MS;
}

/** What it must have been answered now; the model moves on. Null where more than one answer is right. */
function follow({ deals, gone }: Model, step: Wish, now: number): Answered | null {
  if (step.what === 'serve') {
    for (const one of deals) serve(one, now);
    return { status: 200 };
  }
  if (step.what === 'delete') {
    gone.add(step.who);
    for (const one of deals) {
      if (one.holders.delete(step.who)) one.left += 1;
      one.line = one.line.filter(({ who }) => who !== step.who);
    }
    return { status: 200 };
  }
  const one = deals[step.deal]!;
  switch (step.what) {
    case 'grow':
      one.left += 1;
      return { status: 200 };
    case 'pause':
      one.paused = true;
      for (const place of one.line) place.until = null;
      return { status: 200 };
    case 'resume':
      one.paused = false;
      return { status: 200 };
    case 'join': {
      if (one.holders.has(step.who)) return { status: 409 };
      one.line = one.line.filter(
        ({ who, until }) => who !== step.who || until === null || until > now,
      );
      if (!one.line.some(({ who }) => who === step.who))
        one.line.push({ who: step.who, until: null });
      serve(one, now);
      return { status: 200, place: one.line.findIndex(({ who }) => who === step.who) + 1 };
    }
    case 'leave': {
      const stood = one.line.length;
      one.line = one.line.filter(({ who }) => who !== step.who);
      if (one.line.length === stood) return { status: 404 };
      serve(one, now);
      return { status: 200 };
    }
    case 'claim': {
      if (one.holders.has(step.who)) return { status: 200 };
      if (one.paused) return { status: 409 };
      const own = one.line.find(({ who }) => who === step.who);
      const isHeld = own !== undefined && own.until !== null && own.until > now;
      // What is kept for the line is nobody else's.
      if (!isHeld && one.left <= one.line.length) return { status: 409 };
      one.left -= 1;
      one.holders.set(step.who, now);
      one.line = one.line.filter(({ who }) => who !== step.who);
      return { status: 200 };
    }
    case 'undo': {
      const since = one.holders.get(step.who);
      if (since === undefined) return null;
      if (since < now - UNDO_MS) return { status: 410 };
      one.holders.delete(step.who);
      one.left += 1;
      return { status: 200 };
    }
  }
}

function inOrder(
  before: Model,
  order: number[],
  steps: Wish[],
  answers: Answered[],
  now: number,
): Model | null {
  const model = structuredClone(before);
  const right = order.every((at) => {
    const expected = follow(model, steps[at]!, now);
    const { status, place } = answers[at]!;
    // It looked for a coupon before there was one, or when it was gone.
    if (expected === null || (steps[at]!.what === 'undo' && status === 0))
      return status === 0 || status === 404;
    return expected.status === status && expected.place === place;
  });
  return right ? model : null;
}

/** Every order in which so many things can happen. */
function ordersOf(count: number): number[][] {
  if (count === 0) return [[]];
  return ordersOf(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, at) => order.toSpliced(at, 0, count - 1)),
  );
}

const shownOf = ({ deals }: Model): string =>
  deals
    .map(({ left, paused, holders, line }) => {
      const places = line.map(({ who, until }) => `${who}:${until ?? '-'}`);
      return [left, paused, [...holders.keys()].sort().join(), ...places].join(' ');
    })
    .join('\n');

/** The same, read from the tables. */
async function whatIs(api: TestApi, people: Waiter[], ids: string[]): Promise<string> {
  const { rows } = await api.context.database.pool.query<{ told: string }>(
    `select concat_ws(' ', c.deals_left + c.reserved, (c.paused_at is not null)::text,
       (select coalesce(string_agg(nth::text, ',' order by nth), '') from (
         select array_position($1::uuid[], h.user_id) - 1 as nth from held_coupons h where h.campaign_id = c.id) h),
       (select string_agg((array_position($1::uuid[], w.user_id) - 1) || ':' ||
          coalesce((extract(epoch from w.held_until) * 1000)::bigint::text, '-'), ' ' order by position)
        from waitlist_entries w where w.campaign_id = c.id)) as told
     from campaigns c where c.id = any($2::uuid[]) order by array_position($2::uuid[], c.id)`,
    [people.map(({ id }) => id), ids],
  );
  return rows.map(({ told }) => told).join('\n');
}
