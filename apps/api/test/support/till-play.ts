import { randomUUID } from 'node:crypto';
import type { ConflictReason } from '@baeon/contracts/counter/conflicts';
import type { SyncedRedemption, SyncResult } from '@baeon/contracts/counter/offline-wire';
import { addCampaign, addStore } from './campaigns.ts';
import { enrolTill, type Headers, openShop, signInAtTill } from './counter.ts';
import { addHolder, claimed } from './coupon-holders.ts';
import { brokenInvariants } from './coupon-invariants.ts';
import { openPhone } from './live-codes.ts';
import { type Chance, createChance } from './random-deals.ts';
import type { TestApi } from './test-api.ts';

const PINCODE = '560034';
const BATCH = 20;
const LEAST_BILL = 100;
const DAY = 24 * 3_600_000;

export type Sizes = { people: number; campaigns: number; tills: number; turns: number };

/** A call of the counter; undefined where no answer came. */
export type Send = (
  path: string,
  headers: Headers,
  body: object,
) => Promise<{ status: number; body: any } | undefined>;

type Coupon = {
  id: string;
  code: string;
  campaign: { id: string; limit: number; leastBill: number | null };
  show(at: Date): Promise<string>;
};

type Till = {
  chance: Chance;
  headers: Headers;
  staffId: string;
  /** Keeps to the limits; others take whatever is shown. */
  honest: boolean;
  online: boolean;
  queue: (SyncedRedemption & { couponId: string; campaignId: string })[];
  /** Coupons that it knows it took. */
  took: Set<string>;
};

/** What tills know to have done, by its id. */
type Books = {
  online: Set<string>;
  offline: Set<string>;
  answers: Map<string, SyncResult['results'][number] & { honest: boolean }>;
  changed: string[];
};

type Play = { send: Send; now(): Date; coupons: Coupon[]; books: Books; acted(): void };

/** A store and its branch, their tills, and coupons of people that are good at both. */
async function setUp(api: TestApi, chance: Chance, { people, campaigns, tills }: Sizes) {
  const storeIds = [
    await addStore(api, { pincode: PINCODE }),
    await addStore(api, { pincode: PINCODE }),
  ];
  const shops = [await openShop(api, storeIds[0]!), await openShop(api, storeIds[1]!)];
  const deals = [];
  for (let nth = 0; nth < campaigns; nth++) {
    const [limit, leastBill] = [chance.pick([0, 2, 5, 100]), chance.pick([null, LEAST_BILL])];
    const id = await addCampaign(api, {
      storeIds,
      left: people,
      total: people,
      startsAt: new Date(api.clock.now().getTime() - DAY),
      endsAt: new Date(api.clock.now().getTime() + DAY),
    });
    await api.sql(
      'update campaigns set offline_limit = $2, minimum_bill_rupees = $3 where id = $1',
      [id, limit, leastBill],
    );
    deals.push({ id, limit, leastBill });
  }
  const coupons: Coupon[] = [];
  for (let nth = 0; nth < people; nth++) {
    const holder = await addHolder(api);
    const held = [];
    for (const { id } of deals) held.push((await claimed(holder, id)).coupon);
    const phone = await openPhone(api, holder);
    await phone.refresh();
    for (const [at, { id, code }] of held.entries()) {
      coupons.push({ id, code, campaign: deals[at]!, show: (when) => phone.show(id, when) });
    }
  }
  const made: Till[] = [];
  for (let nth = 0; nth < tills; nth++) {
    const { owner, staffId } = shops[nth % 2]!;
    const till = await enrolTill(api, owner, storeIds[nth % 2]!, `Till ${nth}`);
    const headers = await signInAtTill(api, till, staffId, '4711');
    const own = createChance(Math.floor(chance.next() * 2 ** 32));
    made.push({
      chance: own,
      headers,
      staffId,
      honest: nth % 4 !== 3,
      online: nth % 3 !== 0,
      queue: [],
      took: new Set(),
    });
  }
  return { coupons, tills: made };
}

const lost = ({ next }: Chance, chance: number) => next() < chance;

/** Some coupons are shown at many tills. */
const pickCoupon = ({ next }: Chance, coupons: Coupon[]): Coupon =>
  coupons[Math.floor(next() ** 2 * coupons.length)]!;

async function takeOnline(till: Till, coupon: Coupon, { send, now, books }: Play): Promise<void> {
  const { chance } = till;
  const id = randomUUID();
  const bill = LEAST_BILL + chance.below(900);
  const code = lost(chance, 0.5) ? coupon.code : await coupon.show(now());
  for (const isLast of [false, true]) {
    const sent = await send('/redeem', till.headers, { code, id, bill_rupees: bill });
    const answer = lost(chance, 0.2) ? undefined : sent;
    if (answer && answer.status < 500) {
      if (answer.status === 200) {
        books.online.add(id);
        till.took.add(coupon.id);
      }
      return;
    }
    // Nobody knows whether it was taken: the customer waits, and it is taken under the same id.
    if (isLast) await takeOffline(till, coupon, { now, books }, id);
  }
}

async function takeOffline(
  till: Till,
  coupon: Coupon,
  { now, books }: Pick<Play, 'now' | 'books'>,
  id: string = randomUUID(),
): Promise<void> {
  const { chance, queue } = till;
  const { id: campaignId, limit, leastBill } = coupon.campaign;
  const waiting = queue.filter((each) => each.campaignId === campaignId && !each.undone_at);
  if (till.honest && (till.took.has(coupon.id) || waiting.length >= limit)) return;
  const takenAt = now();
  queue.push({
    id,
    couponId: coupon.id,
    campaignId,
    code: await coupon.show(takenAt),
    taken_at: takenAt.toISOString(),
    staff_id: till.staffId,
    ...((leastBill !== null || lost(chance, 0.5)) && { bill_rupees: LEAST_BILL }),
  });
  books.offline.add(id);
  till.took.add(coupon.id);
}

/** Undone while nobody was told yet, as far as the till knows. */
function undoOne(till: Till, now: Date): void {
  const entry = till.queue.find(({ undone_at }) => !undone_at);
  if (!entry) return;
  entry.undone_at = now.toISOString();
  till.took.delete(entry.couponId);
}

async function syncTill(till: Till, { send, books }: Play): Promise<void> {
  const { chance } = till;
  const shuffled = till.queue
    .map((entry) => ({ entry, at: chance.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ entry }) => entry);
  for (let at = 0; at < shuffled.length; at += BATCH) {
    const redemptions = shuffled.slice(at, at + BATCH);
    const answer = await send('/till/sync', till.headers, { redemptions });
    if (answer?.status !== 200 || lost(chance, 0.3)) continue;
    for (const result of (answer.body.result as SyncResult).results) {
      const before = books.answers.get(result.id);
      if (before && before.outcome !== result.outcome) books.changed.push(result.id);
      books.answers.set(result.id, { ...result, honest: till.honest });
      till.queue = till.queue.filter(({ id }) => id !== result.id);
    }
  }
}

async function work(till: Till, turns: number, play: Play): Promise<void> {
  const { chance } = till;
  for (let turn = 0; turn < turns; turn++) {
    play.acted();
    if (lost(chance, 0.15)) till.online = !till.online;
    if (till.online && till.queue.length > 0 && lost(chance, 0.5)) await syncTill(till, play);
    if (lost(chance, 0.1)) undoOne(till, play.now());
    const coupon = pickCoupon(chance, play.coupons);
    await (till.online ? takeOnline(till, coupon, play) : takeOffline(till, coupon, play));
  }
  while (till.queue.length > 0) await syncTill(till, play);
}

type Options = {
  seed: number;
  sizes: Sizes;
  send: Send;
  now(): Date;
  acted?(): void;
};

/** Tills take coupons in any order, with and without a connection; gives what went otherwise than it must. */
export async function playTills(
  api: TestApi,
  { seed, sizes, send, now, acted = () => {} }: Options,
) {
  const { coupons, tills } = await setUp(api, createChance(seed), sizes);
  const books: Books = {
    online: new Set(),
    offline: new Set(),
    answers: new Map(),
    changed: [],
  };
  const play = { send, now, coupons, books, acted };
  await Promise.all(tills.map((till) => work(till, sizes.turns, play)));
  return { broken: await brokenRules(api, coupons, books), figures: await figuresOf(api, books) };
}

type Recorded = { id: string; coupon_id: string; conflict: boolean; undone: boolean };

const listRecorded = (api: TestApi) =>
  api.sql<Recorded>(
    `select id, coupon_id, false as conflict, undone_at is not null as undone from redemptions
     union all
     select id, coupon_id, true, undone_at is not null from redemption_conflicts`,
  );

async function brokenRules(api: TestApi, coupons: Coupon[], books: Books): Promise<string[]> {
  const recorded = await listRecorded(api);
  const times = new Map<string, number>();
  for (const { id } of recorded) times.set(id, (times.get(id) ?? 0) + 1);
  const taken = new Set(recorded.filter(({ conflict }) => !conflict).map(({ id }) => id));
  const standing = recorded.filter(({ conflict, undone }) => !conflict && !undone);
  const used = await api.sql<{ id: string }>(
    `select id from held_coupons where state = 'redeemed' and id = any($1::uuid[])`,
    [coupons.map(({ id }) => id)],
  );
  const synced = [...books.offline];
  const conflicts = recorded.filter(({ conflict }) => conflict).length;
  const met = (why: ConflictReason) =>
    [...books.answers.values()].some((answer) => answer.honest && answer.why === why);
  const rules: Record<string, boolean> = {
    'what a till was told to have taken is recorded': [...books.online].every((id) =>
      taken.has(id),
    ),
    'what a till took without a connection is recorded once, as taken or as a conflict':
      synced.every((id) => times.get(id) === 1),
    'every sync is answered': synced.every((id) => books.answers.has(id)),
    'conflicts are the syncs that took nothing':
      conflicts === synced.filter((id) => !taken.has(id)).length,
    'nothing is redeemed twice without a conflict':
      new Set(standing.map(({ coupon_id }) => coupon_id)).size === standing.length &&
      used.length === standing.length,
    'an answer never changes': books.changed.length === 0,
    'a till that keeps to its limits meets none when it syncs': !met('over_limit') && !met('bill'),
    'a till that judges rightly sends nothing that is not genuine':
      !met('forged') && !met('stale') && !met('unreadable') && !met('id_used'),
  };
  const query = (statement: string) => api.context.database.pool.query(statement);
  return [...Object.keys(rules).filter((rule) => !rules[rule]), ...(await brokenInvariants(query))];
}

async function figuresOf(api: TestApi, { online, offline, answers }: Books) {
  const recorded = await listRecorded(api);
  const whys = [...answers.values()].map(({ why }) => why ?? 'taken');
  return {
    online: online.size,
    offline: offline.size,
    undone: recorded.filter(({ undone }) => undone).length,
    byOutcome: Object.fromEntries(
      [...new Set(whys)].map((why) => [why, whys.filter((each) => each === why).length]),
    ),
  };
}
