import { CODE_LENGTH, CODE_LETTERS, readCode } from '@baeon/contracts/coupons/coupon-code';
import { beforeAll, describe, expect, it } from 'vitest';
import { newCouponCode } from '../../src/features/coupons/coupon-texts.ts';
import { expireCoupons } from '../../src/features/coupons/expiry.repo.ts';
import { addCampaign, addStore } from '../support/campaigns.ts';
import { startCouponApi } from '../support/coupon-api.ts';
import { addHolder, claimed, redeem, tokenIn } from '../support/coupon-holders.ts';
import { brokenInvariants, type CouponInvariant } from '../support/coupon-invariants.ts';
import { playAtRandom } from '../support/coupon-play.ts';
import { DAY, type TestApi } from '../support/test-api.ts';

let api: TestApi;
let storeId: string;
beforeAll(async () => {
  api = await startCouponApi({ env: { CLAIM_UNDO_SECONDS: '8' } });
  storeId = await addStore(api);
});

const broken = () => brokenInvariants((statement) => api.context.database.pool.query(statement));

it('whatever people do, some of it at once, happens as if one after the other', async () => {
  await playAtRandom(api, storeId, { numRuns: 8 });
  api.clock.advance(60 * DAY);
  await expireCoupons(api.context.database.db, api.clock.now());
  expect(await broken()).toEqual([]);
  expect(await api.sql("select 1 from held_coupons where state = 'held'")).toEqual([]);
}, 180_000);

it('a rush on the last ones gives each out once, and every person one', async () => {
  const campaignId = await addCampaign(api, { storeIds: [storeId], total: 5, endsAt: soon() });
  const people = await Promise.all(Array.from({ length: 15 }, () => addHolder(api)));
  const answers = await Promise.all(
    [...people, ...people].map((person) => person.claim(campaignId)),
  );
  const held = answers.filter(({ status }) => status === 200);
  const ids = new Set(held.map(({ body }) => body.result.coupon.coupon.id));
  expect(ids.size).toBe(5);
  expect(held).toHaveLength(10);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ body }) => body.result.code))).toEqual(new Set(['SOLD_OUT']));
  expect(await broken()).toEqual([]);
});

describe('a claim that is undone', () => {
  const aDeal = (total: number) => addCampaign(api, { storeIds: [storeId], total, endsAt: soon() });
  const messagesOf = (number: string) =>
    api.sql<{ state: string }>('select state from sms_outbox where mobile_number = $1', [number]);

  it('goes back to its campaign before anybody is told, and can be had again', async () => {
    const [asha, ravi] = [await addHolder(api), await addHolder(api)];
    const deal = await aDeal(1);
    const { body } = await asha.claim(deal);
    expect(body.result.undo_seconds).toBe(8);
    const { id } = body.result.coupon.coupon;
    await api.context.smsOutbox.deliverBatch();
    expect(await messagesOf(asha.number)).toEqual([{ state: 'queued' }]);
    expect((await ravi.claim(deal)).body.result.code).toBe('SOLD_OUT');
    expect((await ravi.undo(id)).status).toBe(404);

    api.clock.advance(8000);
    const undone = await asha.undo(id);
    expect(undone).toMatchObject({
      status: 200,
      body: { result: { msg: 'You have given it back.', deals_left: 1 } },
    });
    expect((await asha.undo(id)).status).toBe(404);
    expect((await asha.coupon(id)).status).toBe(404);
    expect(await messagesOf(asha.number)).toEqual([]);
    expect((await ravi.claim(deal)).status).toBe(200);
    expect((await asha.claim(deal)).body.result.code).toBe('SOLD_OUT');
    expect(await broken()).toEqual([]);
  });

  it('is refused once its message leaves, and the message leaves then', async () => {
    const asha = await addHolder(api);
    const { coupon } = await claimed(asha, await aDeal(2));
    api.clock.advance(10_001);
    expect((await asha.undo(coupon.id)).body.result).toEqual({
      code: 'EXPIRED',
      msg: 'It is too late to give this deal back.',
    });
    await api.context.smsOutbox.deliverBatch();
    expect(await messagesOf(asha.number)).toEqual([{ state: 'sent' }]);
  });

  it('is refused when its message is on its way, was used or passed on', async () => {
    const [asha, ravi] = [await addHolder(api), await addHolder(api)];
    const sent = await claimed(asha, await aDeal(2));
    await api.sql(`update sms_outbox set state = 'sending' where key = 'coupon:' || $1`, [
      sent.coupon.id,
    ]);
    expect((await asha.undo(sent.coupon.id)).status).toBe(410);
    const used = await claimed(ravi, await aDeal(2));
    await redeem(api, used.coupon.code, storeId);
    expect((await ravi.undo(used.coupon.id)).status).toBe(410);
    const offered = await claimed(ravi, await aDeal(2));
    await ravi.offer(offered.coupon.id);
    expect((await ravi.undo(offered.coupon.id)).status).toBe(410);
    expect(await broken()).toEqual([]);
  });
});

const soon = () => new Date(api.clock.now().getTime() + DAY);

describe('the invariants notice it when', () => {
  /** Undone afterwards; what the tables themselves would refuse is allowed for once. */
  async function brokenBy(sabotage: string): Promise<string[]> {
    const client = await api.context.database.pool.connect();
    try {
      await client.query(`begin;
        alter table coupon_ledger disable trigger all;
        alter table held_coupons drop constraint held_coupons_code_key;
        drop index held_coupons_once, coupon_ledger_settled_once;
        do $$ declare name text; begin
          for name in select conname from pg_constraint
            where conrelid = 'campaigns'::regclass and contype = 'c'
          loop execute format('alter table campaigns drop constraint %I', name); end loop;
        end $$;
        ${sabotage}`);
      return await brokenInvariants((statement) => client.query(statement));
    } finally {
      await client.query('rollback');
      client.release();
    }
  }

  beforeAll(async () => {
    const [asha, ravi] = [await addHolder(api), await addHolder(api)];
    const newDeal = () => addCampaign(api, { storeIds: [storeId], endsAt: soon() });
    const given = await claimed(asha, await newDeal());
    const token = tokenIn((await asha.offer(given.coupon.id)).body.result.link);
    await ravi.accept({ token });
    await redeem(api, (await claimed(asha, await newDeal())).coupon.code, storeId);
    const onOffer = await claimed(asha, await newDeal());
    await asha.offer(onOffer.coupon.id);
  });

  /** One that was claimed: what was passed on to somebody has another story. */
  const a = (state: string) =>
    `(select id from held_coupons where state = '${state}' and source = 'claim' limit 1)`;
  const copyWith = (changes: Record<string, string>) => {
    const columns = 'user_id, campaign_id, valid_until, issued_at, state, settled_at'.split(', ');
    const values = { id: 'gen_random_uuid()', code: 'code', source: "'claim'", ...changes };
    return `insert into held_coupons (${[...columns, ...Object.keys(values)].join()})
      select ${[...columns, ...Object.values(values)].join()}
      from held_coupons where state = 'held' and source = 'claim' limit 1;`;
  };
  /** Of the campaign of a claimed coupon, its holder first. */
  const inLine = (people: number, heldUntil: string) => `insert into waitlist_entries
    (user_id, campaign_id, joined_at, held_until)
    select u.id, h.campaign_id, now(), ${heldUntil} from held_coupons h, lateral (
      select id, row_number() over (order by id <> h.user_id) as n from users
      order by n limit ${people}) u
    where h.id = ${a('held')}`;
  const sabotages: Record<CouponInvariant, string> = {
    'issued and left make up the size, by what people hold': `update campaigns set total = total + 1`,
    'as many coupons are somewhere as were issued, however often they changed hands': `update
      held_coupons set state = 'held', settled_at = null where id = ${a('passed_on')}`,
    'issued and left make up the size, by the ledger': `delete from coupon_ledger
      where event = 'issued' and coupon_id = ${a('held')}`,
    'what is left is never below nothing': `update campaigns set deals_left = -1`,
    'as many are in line as their campaign counts': `update campaigns set in_line = 5`,
    'what has come back is kept for the line, and only as many as it is long': `alter table campaigns
      disable trigger campaigns_keep_for_line; update campaigns set reserved = 1`,
    'never more are held than are kept': `${inLine(1, "'infinity'")}; alter table campaigns
      disable trigger campaigns_keep_for_line; update campaigns set reserved = 0`,
    'nobody skips the line': inLine(2, 'case n when 2 then now() end'),
    'nobody waits for what they have claimed': inLine(1, 'null'),
    'a person claims a campaign once': copyWith({ code: "'22222-22222'" }),
    'no two coupons have one code': copyWith({}),
    'codes have no look-alikes': `update held_coupons set code = 'O0I1L-ABCDE' where id = ${a('held')}`,
    'nothing is used, passed on or over twice': `insert into coupon_ledger
      (campaign_id, coupon_id, event, at)
      select campaign_id, coupon_id, event, at from coupon_ledger where event = 'redeemed'`,
    'what is undone had ended before, and once': `insert into coupon_ledger
      (campaign_id, coupon_id, event, at)
      select campaign_id, id, 'undone', now() from held_coupons where id = ${a('held')}`,
    'the ledger and what people hold tell the same story': `update held_coupons
      set state = 'redeemed', settled_at = now() where id = ${a('held')}`,
    'what is used up has one redemption that stands, and the other way round': `update redemptions
      set undone_at = now()`,
    'what a till sent is a redemption or a conflict, never both': `insert into redemption_conflicts
      (id, why, store_id, till_id, staff_id, code, taken_at, synced_at)
      select id, 'already_used', store_id, id, id, '', at, at from redemptions limit 1`,
    'every conflict of a coupon of ours is in the ledger': `insert into coupon_ledger
      (campaign_id, coupon_id, event, at)
      select campaign_id, id, 'conflict', now() from held_coupons where id = ${a('held')}`,
    'what was passed on is in one other hand, and nothing comes from nowhere': `update held_coupons
      set source = 'passed' where id = ${a('held')}`,
    'only what is still held is on offer': `update held_coupons
      set state = 'expired', settled_at = now() where state = 'held'`,
    'what was taken by an offer was passed on': `delete from coupon_passes
      where state = 'accepted'`,
  };

  it('nothing is wrong, and then say nothing', async () => {
    expect(await brokenBy('')).toEqual([]);
  });

  it.each(Object.entries(sabotages))('not: %s', async (name, sabotage) => {
    expect(await brokenBy(sabotage)).toContain(name);
  });
});

describe('the tables refuse by themselves', () => {
  const change = (statement: string) => api.sql(statement);

  it.each([
    'update coupon_ledger set at = now()',
    'update coupon_ledger set at = now() where false',
    'delete from coupon_ledger',
    'truncate coupon_ledger',
  ])('to rewrite the ledger: %s', async (statement) => {
    await expect(change(statement)).rejects.toThrow('the ledger is only ever added to');
  });

  it.each([
    ['fewer than none left', 'update campaigns set deals_left = -1'],
    ['more left than there are', 'update campaigns set deals_left = total + 1'],
    [
      'a second claim',
      `insert into held_coupons (user_id, campaign_id, code, source, valid_until, issued_at)
       select user_id, campaign_id, 'ZZZZZ-ZZZZZ', 'claim', valid_until, issued_at
       from held_coupons where source = 'claim' limit 1`,
    ],
    [
      'a code that another coupon has',
      `insert into held_coupons (user_id, campaign_id, code, source, valid_until, issued_at)
       select user_id, campaign_id, code, 'passed', valid_until, issued_at from held_coupons limit 1`,
    ],
    [
      'a second end of one coupon',
      `insert into coupon_ledger (campaign_id, coupon_id, event, at)
       select campaign_id, coupon_id, 'expired', at from coupon_ledger where event = 'redeemed'`,
    ],
    [
      'an end that is undone twice',
      `insert into coupon_ledger (campaign_id, coupon_id, event, at, life)
       select campaign_id, coupon_id, 'undone', at, 0
       from coupon_ledger, generate_series(1, 2) where event = 'redeemed'`,
    ],
    [
      'two open offers of one coupon',
      `insert into coupon_passes (user_id, coupon_id, token_hash, created_at, expires_at)
       select user_id, id, sha256(n::text::bytea), issued_at, valid_until
       from (select * from held_coupons where state = 'held' limit 1) h, generate_series(1, 2) n`,
    ],
  ])('%s', async (_what, statement) => {
    await expect(change(statement)).rejects.toThrow(/violates (check|unique)|duplicate key/);
  });
});

describe('codes', () => {
  const codes = Array.from({ length: 20_000 }, newCouponCode);

  it('are as they are read, ten letters without look-alikes', () => {
    const letters = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`);
    const odd = codes.filter(
      (code) =>
        readCode(code) !== code || /[01OILU]/.test(code) || !letters.test(code.replace('-', '')),
    );
    expect(odd).toEqual([]);
  });

  it('do not come twice', () => {
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('have every letter at every place about equally often', () => {
    const expected = codes.length / CODE_LETTERS.length;
    // Eight times what chance strays by: a bias of half a letter shows, chance never does.
    const most = 8 * Math.sqrt(expected);
    const strays = [0, 1, 2, 3, 4, 6, 7, 8, 9, 10].flatMap((place) =>
      [...CODE_LETTERS].filter((letter) => {
        const seen = codes.filter((code) => code[place] === letter).length;
        return Math.abs(seen - expected) > most;
      }),
    );
    expect(strays).toEqual([]);
  });
});
