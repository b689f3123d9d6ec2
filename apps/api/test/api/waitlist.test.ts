import { HOLD_MINUTES, MOST_WAITLISTS } from '@baeon/contracts/waitlist/waitlist';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteUserRows } from '../../src/features/profile/account.repo.ts';
import { timeText } from '../../src/lib/day-text.ts';
import { addCampaign, addStore } from '../support/campaigns.ts';
import { claimed, refusalOf, tokenIn } from '../support/coupon-holders.ts';
import { brokenInvariants } from '../support/coupon-invariants.ts';
import type { PushService } from '../support/push-service.ts';
import { eventually } from '../support/eventually.ts';
import { listen, newsWire } from '../support/push-subscribers.ts';
import { DAY, MINUTE, SECOND, startTestApi, type TestApi } from '../support/test-api.ts';
import {
  addWaiter,
  lineOf,
  startBeside,
  startWaitlistApi,
  type Waiter,
} from '../support/waitlists.ts';

const HOLD_MS = HOLD_MINUTES * MINUTE;

let api: TestApi;
let beside: TestApi;
let service: PushService;
let store: string;
beforeAll(async () => {
  const started = await startWaitlistApi();
  ({ api, service } = started);
  beside = await startBeside(started);
  store = await addStore(api, { name: 'Chai Point' });
});

let deal: string;
let owner: Waiter;
let coupon: string;
let first: Waiter;
let second: Waiter;
/** The last one of a deal is in somebody's hands. */
beforeEach(async () => {
  deal = await addCampaign(api, { storeIds: [store], title: 'Two for one', total: 1 });
  [owner, first, second] = await Promise.all([addWaiter(api), addWaiter(api), addWaiter(api)]);
  coupon = (await claimed(owner, deal)).coupon.id;
});

const serve = () => api.context.waitlists.serveDue();
const giveBack = async () => {
  expect((await owner.undo(coupon)).status).toBe(200);
  await serve();
};
const heldFor = (ms = HOLD_MS) => new Date(api.clock.now().getTime() + ms);
const people = async () =>
  (await lineOf(api, deal)).map(({ user_id, held_until }) => [user_id, held_until !== null]);
const counts = async (campaignId = deal) =>
  (
    await api.sql<{ deals_left: number; reserved: number; in_line: number }>(
      'select deals_left, reserved, in_line from campaigns where id = $1',
      [campaignId],
    )
  )[0];
const status = async (answer: Promise<{ status: number }>) => (await answer).status;

describe('a line', () => {
  it('says to everybody what their place in it is, and keeps it for who asks again', async () => {
    const joined = await first.join(deal);
    expect(joined.status).toBe(200);
    expect(joined.body.result).toEqual({
      campaign_id: deal,
      place: 1,
      in_line: 1,
      held_until: null,
    });
    expect((await second.join(deal)).body.result).toMatchObject({ place: 2, in_line: 2 });
    expect((await first.join(deal)).body.result).toMatchObject({ place: 1, in_line: 2 });
    expect(await first.lines()).toMatchObject([{ campaign_id: deal, place: 1, in_line: 2 }]);
    await first.leave(deal);
    expect(await second.lines()).toMatchObject([{ place: 1, in_line: 1 }]);
    expect(await first.lines()).toEqual([]);
    expect((await first.leave(deal)).body.result).toEqual({ left: false });
  });

  it('is for those who have none, of deals that run', async () => {
    expect(refusalOf(await owner.join(deal)).slice(0, 2)).toEqual([409, 'ALREADY_CLAIMED']);
    const ended = await addCampaign(api, {
      storeIds: [store],
      left: 0,
      total: 0,
      endsAt: new Date(api.clock.now().getTime() - 1),
    });
    expect(refusalOf(await first.join(ended)).slice(0, 2)).toEqual([410, 'EXPIRED']);
    const soon = await addCampaign(api, {
      storeIds: [store],
      left: 0,
      total: 0,
      startsAt: heldFor(DAY),
    });
    expect(refusalOf(await first.join(soon)).slice(0, 2)).toEqual([409, 'NOT_STARTED']);
    expect(await status(first.join(randomUUID()))).toBe(404);
    expect(await status(first.join('no-id'))).toBe(400);
    const bonus = await addCampaign(api, { storeIds: [store], kind: 'greeting' });
    expect(await status(first.join(bonus))).toBe(404);
    // Whoever passed theirs on had one; whoever has one of a friend can still have one of their own.
    await first.accept({ token: tokenIn((await owner.offer(coupon)).body.result.link) });
    expect(refusalOf(await owner.join(deal)).slice(0, 2)).toEqual([409, 'ALREADY_CLAIMED']);
    expect(await status(first.join(deal))).toBe(200);
  });

  it('is nobody else’s to join, see or leave', async () => {
    const url = `/api/baeon-user/${second.id}/waitlists`;
    for (const method of ['PUT', 'DELETE'] as const) {
      const at = { method, url: `${url}/${deal}` };
      expect((await api.app.inject({ ...at, headers: first.headers })).statusCode).toBe(403);
      expect((await api.app.inject(at)).statusCode).toBe(401);
    }
    expect(await status(api.get(url, first.headers))).toBe(403);
    expect(await status(api.get(url))).toBe(401);
  });

  it('is one of so many at most', async () => {
    await api.sql(
      `with made as (
         insert into campaigns (title, starts_at, ends_at, total, deals_left, created_at, updated_at)
         select 'Gone', starts_at, ends_at, 0, 0, created_at, created_at
         from campaigns, generate_series(1, $3) where id = $1 returning id
       ) insert into waitlist_entries (user_id, campaign_id, joined_at) select $2, id, now() from made`,
      [deal, first.id, MOST_WAITLISTS],
    );
    expect(refusalOf(await first.join(deal))).toEqual([
      400,
      'INVALID_INPUT',
      `You wait for ${MOST_WAITLISTS} deals. Please let one go first.`,
    ]);
  });
});

describe('a coupon that is given back', () => {
  it('is held for the first in line for a while, nobody else gets it, and one claim takes it', async () => {
    await first.join(deal);
    await second.join(deal);
    await giveBack();
    expect(await first.lines()).toMatchObject([
      { place: 1, in_line: 2, held_until: heldFor().toISOString() },
    ]);
    expect(await second.lines()).toMatchObject([{ place: 2, in_line: 2, held_until: null }]);
    expect(await counts()).toEqual({ deals_left: 0, reserved: 1, in_line: 2 });
    for (const other of [second, owner, await addWaiter(api)]) {
      expect(refusalOf(await other.claim(deal, beside)).slice(0, 2)).toEqual([409, 'SOLD_OUT']);
    }
    const taken = await first.claim(deal, beside);
    expect(taken.body.result).toMatchObject({ already_claimed: false });
    expect(await people()).toEqual([[second.id, false]]);
    expect(await counts()).toEqual({ deals_left: 0, reserved: 0, in_line: 1 });
    expect((await first.claim(deal)).body.result).toMatchObject({ already_claimed: true });
  });

  it('is nobody’s to see as left while people wait, in no process', async () => {
    await first.join(deal);
    await giveBack();
    for (const at of [api, beside]) {
      const { body } = await at.get(`/api/coupons/${deal}`);
      expect(body.result).toMatchObject({ state: 'sold_out', coupon: { deals_available: 0 } });
      await at.context.feed.caughtUp();
      await at.context.campaigns.settled();
      const near = await at.get(
        '/api/coupons?latitude=12.9352&longitude=77.6245&limit=50',
        first.headers,
      );
      const ids = near.body.result.map(({ campaign_id }: any) => campaign_id);
      expect(ids).not.toContain(deal);
    }
  });

  it('goes to the next when the time is over, and to anybody after the last', async () => {
    await first.join(deal);
    await second.join(deal);
    await giveBack();
    api.clock.advance(HOLD_MS - 1);
    await serve();
    expect(await people()).toEqual([
      [first.id, true],
      [second.id, false],
    ]);
    api.clock.advance(1);
    await serve();
    expect(await lineOf(api, deal)).toEqual([{ user_id: second.id, held_until: heldFor() }]);
    expect(await status(first.claim(deal))).toBe(409);
    api.clock.advance(HOLD_MS);
    await serve();
    expect(await counts()).toEqual({ deals_left: 1, reserved: 0, in_line: 0 });
    expect(await status(first.claim(deal))).toBe(200);
  });

  it('is not had any more when the time is over though nobody looked, nor by the next before their turn', async () => {
    await first.join(deal);
    await second.join(deal);
    await giveBack();
    api.clock.advance(HOLD_MS);
    for (const late of [first, second, owner]) expect(await status(late.claim(deal))).toBe(409);
    expect(await first.lines()).toEqual([]);
    // Who asks again is the last in line.
    expect((await first.join(deal)).body.result).toMatchObject({ place: 2, in_line: 2 });
    expect(await people()).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    expect(await status(second.claim(deal))).toBe(200);
  });

  it('goes to the next at once when it is let go', async () => {
    await first.join(deal);
    await second.join(deal);
    await giveBack();
    expect((await first.leave(deal)).body.result).toEqual({ left: true });
    expect(await people()).toEqual([[second.id, true]]);
    expect(await status(second.claim(deal))).toBe(200);
  });

  it('waits for nobody who joins while there are some: one is held for them at once', async () => {
    const many = await addCampaign(api, { storeIds: [store], total: 2 });
    expect((await first.join(many)).body.result).toMatchObject({
      held_until: heldFor().toISOString(),
    });
    expect(await counts(many)).toEqual({ deals_left: 1, reserved: 1, in_line: 1 });
    expect(await status(second.claim(many))).toBe(200);
    expect(await status(owner.claim(many))).toBe(409);
    expect(await status(first.claim(many))).toBe(200);
    expect(await counts(many)).toEqual({ deals_left: 0, reserved: 0, in_line: 0 });
  });

  it('comes back from whoever deletes their account, who leaves every line as well', async () => {
    await first.join(deal);
    await second.join(deal);
    const { db } = api.context.database;
    await db.transaction((tx) => deleteUserRows(tx, first.id, first.number, api.clock.now()));
    expect(await counts()).toEqual({ deals_left: 0, reserved: 0, in_line: 1 });
    await db.transaction((tx) => deleteUserRows(tx, owner.id, owner.number, api.clock.now()));
    await serve();
    expect(await people()).toEqual([[second.id, true]]);
  });
});

describe('a campaign', () => {
  it('that grows holds as many as there are, first come, first served, and the rest is anybody’s', async () => {
    const third = await addWaiter(api);
    for (const one of [first, second, third]) await one.join(deal);
    const grow = (by: number) =>
      api.sql(
        'update campaigns set total = total + $2, deals_left = deals_left + $2 where id = $1',
        [deal, by],
      );
    await grow(2);
    expect(await status(third.claim(deal))).toBe(409);
    await serve();
    expect(await people()).toEqual([
      [first.id, true],
      [second.id, true],
      [third.id, false],
    ]);
    await grow(3);
    await serve();
    expect(await counts()).toEqual({ deals_left: 2, reserved: 3, in_line: 3 });
    const others = await Promise.all(Array.from({ length: 4 }, () => addWaiter(api)));
    const answers = await Promise.all(
      [...others, first, second, third].map((one, nth) => one.claim(deal, nth % 2 ? api : beside)),
    );
    expect(answers.slice(4).map((one) => one.status)).toEqual([200, 200, 200]);
    expect(answers.slice(0, 4).filter((one) => one.status === 200)).toHaveLength(2);
    expect(await counts()).toEqual({ deals_left: 0, reserved: 0, in_line: 0 });
  });

  it('that is paused holds for nobody; afterwards it holds anew for those who were first', async () => {
    await first.join(deal);
    await second.join(deal);
    await giveBack();
    api.clock.advance(10 * MINUTE);
    const pause = (at: Date | null) =>
      api.sql('update campaigns set paused_at = $2 where id = $1', [deal, at]);
    await pause(api.clock.now());
    api.clock.advance(DAY);
    await serve();
    expect(await people()).toEqual([
      [first.id, false],
      [second.id, false],
    ]);
    expect(refusalOf(await first.claim(deal)).slice(0, 2)).toEqual([409, 'PAUSED']);
    await pause(null);
    await serve();
    expect(await lineOf(api, deal)).toEqual([
      { user_id: first.id, held_until: heldFor() },
      { user_id: second.id, held_until: null },
    ]);
    expect(await status(first.claim(deal))).toBe(200);
  });

  it('that ends has no line any more, and all who stood there are told', async () => {
    await first.join(deal);
    await second.join(deal);
    await giveBack();
    await api.sql('update campaigns set ends_at = $2 where id = $1', [deal, heldFor(-SECOND)]);
    expect(await first.lines()).toEqual([]);
    expect(refusalOf(await first.claim(deal)).slice(0, 2)).toEqual([410, 'EXPIRED']);
    await serve();
    expect(await people()).toEqual([]);
    expect(await counts()).toEqual({ deals_left: 1, reserved: 0, in_line: 0 });
    const { notifications } = await newsWire(api, second.headers, second.id).notifications();
    expect(notifications).toMatchObject([
      { kind: 'waitlist_ended', title: 'Two for one', path: `/coupon/${deal}` },
    ]);
  });

  it('holds no longer than it runs', async () => {
    await api.sql('update campaigns set ends_at = $2 where id = $1', [deal, heldFor(5 * MINUTE)]);
    await first.join(deal);
    await giveBack();
    expect(await lineOf(api, deal)).toEqual([
      { user_id: first.id, held_until: heldFor(5 * MINUTE) },
    ]);
  });
});

describe('whoever one is held for', () => {
  it('is told of it at once, by push in quiet hours too, and until when', async () => {
    const news = newsWire(api, first.headers, first.id);
    const device = await listen(news, service);
    await news.change({ quiet_from: 0, quiet_until: 23 });
    await first.join(deal);
    await giveBack();
    await api.context.push.deliver();
    const [{ message, urgency, ttl }] = device.received as any;
    expect(message).toEqual({
      title: 'One is held for you',
      body: `Two for one at Chai Point, until ${timeText(heldFor(), 'Asia/Kolkata')}`,
      url: `/coupon/${deal}`,
      tag: `waitlist-held-${deal}`,
    });
    expect([urgency, ttl]).toEqual(['high', HOLD_MS / SECOND]);
    expect((await news.notifications()).notifications).toMatchObject([
      {
        kind: 'waitlist_held',
        until: heldFor().toISOString(),
        path: `/coupon/${deal}`,
        read: false,
      },
    ]);
  });

  it('is told once for each time', async () => {
    const news = newsWire(api, first.headers, first.id);
    const device = await listen(news, service);
    await first.join(deal);
    await giveBack();
    await serve();
    await api.context.push.deliver();
    api.clock.advance(HOLD_MS);
    await serve();
    expect(device.received).toHaveLength(1);
    await first.join(deal);
    await api.context.push.deliver();
    expect(device.received).toHaveLength(2);
    expect((await news.notifications()).notifications).toHaveLength(1);
  });

  it('is told nothing of it where they have switched that off', async () => {
    const news = newsWire(api, first.headers, first.id);
    await news.change({ waitlists: false });
    await first.join(deal);
    await giveBack();
    expect((await news.notifications()).notifications).toEqual([]);
    expect(await first.lines()).toMatchObject([{ held_until: heldFor().toISOString() }]);
  });
});

describe('where jobs are taken', () => {
  it('what comes back in whatever process is held at once, without being asked', async () => {
    const overrides = { clock: api.clock };
    // Messages that have left could not be undone.
    const env = { ROLE: 'worker', CLAIM_UNDO_SECONDS: '8' };
    await startTestApi({ databaseUrl: api.databaseUrl, env, overrides });
    await first.join(deal);
    expect((await owner.undo(coupon)).status).toBe(200);
    const isHeld = async () => (await first.lines())[0].held_until !== null;
    await eventually(isHeld, 'it is held for the first in line');
    const jobs = await api.sql<{ start_after: Date }>(
      `select start_after from pgboss.job where name = 'waitlists' and start_after = $1`,
      [heldFor()],
    );
    expect(jobs.length).toBeGreaterThan(0);
  });
});

it('what must always hold of coupons still does', async () => {
  const query = (statement: string) => api.context.database.pool.query(statement);
  expect(await brokenInvariants(query)).toEqual([]);
});
