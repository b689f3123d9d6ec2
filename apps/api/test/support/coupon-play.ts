import fc from 'fast-check';
import { expect } from 'vitest';
import { expireCoupons } from '../../src/features/coupons/expiry.repo.ts';
import { addCampaign } from './campaigns.ts';
import { addHolder, redeem, tokenIn, type CouponHolder } from './coupon-holders.ts';
import { brokenInvariants } from './coupon-invariants.ts';
import { copyOf, follow, standing, type Answered, type Model, type Step } from './coupon-model.ts';
import { DAY, HOUR, type TestAnswer, type TestApi } from './test-api.ts';

const PEOPLE = 4;
/** How many of each campaign there are, and how soon it ends. */
const CAMPAIGNS = [
  { total: 1, days: 12 },
  { total: 2, days: 3 },
  { total: 3, days: 30 },
];

const rarely = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, arbitrary);

/** Mostly the newest, which is what everybody wants at once. */
const back = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat(5));
const person = fc.nat(PEOPLE - 1);
const a = <const W extends string, T>(weight: number, what: W, rest: fc.Arbitrary<T>) => ({
  weight,
  arbitrary: rest.map((more) => ({ what, ...more })),
});
const wish = fc.oneof(
  a(3, 'claim', fc.record({ who: person, campaign: fc.nat(CAMPAIGNS.length - 1) })),
  // By the one who has it, unless somebody is named.
  a(6, 'offer', fc.record({ who: rarely(person), to: fc.option(person, { freq: 2 }), back })),
  // By the one whom it is for, or a neighbour of the giver, unless somebody is named.
  a(7, 'accept', fc.record({ who: rarely(person), byId: fc.boolean(), back })),
  a(2, 'take back', fc.record({ back })),
  a(3, 'redeem', fc.record({ back })),
  a(3, 'undo', fc.record({ who: rarely(person), back })),
  a(1, 'expire', fc.record({})),
);
type Wish = typeof wish extends fc.Arbitrary<infer W> ? W : never;

/** Wishes of one turn come true at the same time; between turns time may pass. */
const turns = fc.array(
  fc.record({
    hours: fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, fc.nat(100)),
    wishes: fc.array(wish, { minLength: 1, maxLength: 4, size: 'max' }),
  }),
  { minLength: 6, maxLength: 14, size: 'max' },
);
type Turn = { hours: number; wishes: Wish[] };

/** Plays by chance, so many times; what must always hold holds after each. */
export async function playAtRandom(
  api: TestApi,
  storeId: string,
  { numRuns }: { numRuns: number },
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(turns, async (given) => {
      expect(await play(api, storeId, given)).toBeNull();
      const query = (statement: string) => api.context.database.pool.query(statement);
      expect(await brokenInvariants(query)).toEqual([]);
    }),
    { numRuns, endOnFailure: true },
  );
}

/** Plays turns with people and campaigns of their own; gives what went otherwise than it must. */
async function play(api: TestApi, storeId: string, given: Turn[]): Promise<string | null> {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => addHolder(api)));
  const start = api.clock.now().getTime();
  const ends = CAMPAIGNS.map(({ days }) => new Date(start + days * DAY));
  const campaignIds: string[] = [];
  for (const [at, { total }] of CAMPAIGNS.entries()) {
    campaignIds.push(await addCampaign(api, { storeIds: [storeId], total, endsAt: ends[at]! }));
  }
  let model: Model = {
    campaigns: CAMPAIGNS.map(({ total }, at) => ({ left: total, endsAt: ends[at]!.getTime() })),
    coupons: new Map(),
    passes: new Map(),
  };

  for (const { hours, wishes } of given) {
    api.clock.advance(hours * HOUR);
    const steps = wishes.flatMap((wished) => toStep(wished, model) ?? []);
    const before = model;
    const answers = await Promise.all(
      steps.map((step) => perform(api, storeId, people, campaignIds, before, step)),
    );
    const now = api.clock.now().getTime();
    const shown = await whatIs(api, people, campaignIds, now);
    const after = ordersOf(steps.length)
      .map((order) => inOrder(before, order, steps, answers, now))
      .find((possible) => possible && whatShouldBe(possible, now) === shown);
    if (!after) return JSON.stringify({ steps, answers, shown, before: whatShouldBe(before, now) });
    model = after;
  }
  return null;
}

/** What a wish comes to as things are, if there is anything that it can be about. */
function toStep(wished: Wish, model: Model): Step | null {
  const pick = <T>(from: Iterable<T>, stepsBack: number): T | undefined => {
    const all = [...from];
    return all[all.length - 1 - (stepsBack % Math.max(1, all.length))];
  };
  if (wished.what === 'expire' || wished.what === 'claim') return wished;
  if (wished.what === 'accept') {
    const found = pick(model.passes, wished.back);
    if (!found) return null;
    const [token, { to, couponId }] = found;
    const neighbour = (model.coupons.get(couponId)!.owner + 1) % PEOPLE;
    return { what: 'accept', who: wished.who ?? to ?? neighbour, token, byId: wished.byId };
  }
  const found = pick(model.coupons, wished.back);
  if (!found) return null;
  const [couponId, { owner }] = found;
  switch (wished.what) {
    case 'offer':
      return { what: 'offer', who: wished.who ?? owner, couponId, to: wished.to };
    case 'take back':
      return { what: 'take back', who: owner, couponId };
    case 'redeem':
      return { what: 'redeem', couponId };
    case 'undo':
      return { what: 'undo', who: wished.who ?? owner, couponId };
  }
}

async function perform(
  api: TestApi,
  storeId: string,
  people: CouponHolder[],
  campaignIds: string[],
  model: Model,
  step: Step,
): Promise<Answered> {
  switch (step.what) {
    case 'claim':
      return answeredBy(await people[step.who]!.claim(campaignIds[step.campaign]!));
    case 'offer': {
      const to = step.to === null ? undefined : people[step.to]!.number;
      const answer = await people[step.who]!.offer(step.couponId, to);
      if (answer.status !== 200) return { status: answer.status };
      const { link, coupon } = answer.body.result;
      return { status: 200, token: tokenIn(link), passId: coupon.pass.id };
    }
    case 'take back':
      return answeredBy(await people[step.who]!.takeBack(step.couponId));
    case 'accept': {
      const { token, byId } = step;
      const by = byId ? { pass_id: model.passes.get(token)!.id } : { token };
      return answeredBy(await people[step.who]!.accept(by));
    }
    case 'undo': {
      const { status } = await people[step.who]!.undo(step.couponId);
      return { status };
    }
    case 'redeem': {
      const { status } = await redeem(api, model.coupons.get(step.couponId)!.code, storeId);
      return { status };
    }
    case 'expire':
      await expireCoupons(api.context.database.db, api.clock.now());
      return { status: 200 };
  }
}

function answeredBy({ status, body }: TestAnswer): Answered {
  if (status !== 200) return { status };
  const { coupon } = body.result.coupon;
  return { status, couponId: coupon.id, code: coupon.code };
}

/** Every order in which so many things can happen. */
function ordersOf(count: number): number[][] {
  if (count === 0) return [[]];
  return ordersOf(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, at) => order.toSpliced(at, 0, count - 1)),
  );
}

/** The model after these steps, or null where they cannot have been answered so in this order. */
function inOrder(
  before: Model,
  order: number[],
  steps: Step[],
  answers: Answered[],
  now: number,
): Model | null {
  const model = copyOf(before);
  const right = order.every((at) => follow(model, steps[at]!, answers[at]!, now));
  return right ? model : null;
}

function whatShouldBe(model: Model, now: number): string {
  const passes = [...model.passes.values()].filter((pass) => pass.open && now <= pass.expiresAt);
  const offers = new Map(passes.map((pass) => [pass.couponId, pass.id]));
  const coupons = [...model.coupons].map(([id, coupon]) =>
    [id, coupon.owner, standing(coupon, now), offers.get(id) ?? 'kept'].join(' '),
  );
  return [...coupons.sort(), ...model.campaigns.map(({ left }) => left)].join('\n');
}

/** The same, read from the tables. */
async function whatIs(
  api: TestApi,
  people: CouponHolder[],
  campaignIds: string[],
  now: number,
): Promise<string> {
  const { pool } = api.context.database;
  const coupons = await pool.query<{ told: string }>(
    `select concat_ws(' ', h.id, array_position($1::uuid[], h.user_id) - 1,
       case when h.state = 'redeemed' then 'used'
            when h.state = 'held' and h.valid_until >= $3 then 'ready'
            when h.state = 'held' then 'expired'
            else h.state end,
       coalesce(p.id::text, 'kept')) as told
     from held_coupons h
     left join coupon_passes p on p.user_id = h.user_id and p.coupon_id = h.id
       and p.state = 'open' and p.expires_at >= $3
     where h.campaign_id = any($2::uuid[])`,
    [people.map(({ id }) => id), campaignIds, new Date(now)],
  );
  const campaigns = await pool.query<{ deals_left: number }>(
    'select deals_left from campaigns where id = any($1::uuid[]) order by array_position($1, id)',
    [campaignIds],
  );
  return [
    ...coupons.rows.map(({ told }) => told).sort(),
    ...campaigns.rows.map(({ deals_left }) => deals_left),
  ].join('\n');
}
