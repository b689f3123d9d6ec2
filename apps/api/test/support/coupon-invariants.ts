import { CODE_LENGTH, CODE_LETTERS } from '@baeon/contracts/coupons/coupon-code';

type Query = (statement: string) => Promise<{ rows: unknown[] }>;

/** What must hold for every campaign and coupon at every moment; each statement finds who breaks it. */
const couponInvariants = {
  'issued and left make up the size, by what people hold': `
    select c.id from campaigns c
    left join held_coupons h on h.campaign_id = c.id and h.source <> 'passed'
    group by c.id having c.total <> c.deals_left + c.reserved + count(h.id)`,
  'as many coupons are somewhere as were issued, however often they changed hands': `
    select c.id from campaigns c
    left join held_coupons h on h.campaign_id = c.id and h.state <> 'passed_on'
    group by c.id having c.total <> c.deals_left + c.reserved + count(h.id)`,
  'issued and left make up the size, by the ledger': `
    select c.id from campaigns c left join coupon_ledger l on l.campaign_id = c.id
    group by c.id
    having c.total <> c.deals_left + c.reserved + count(*) filter (where l.event = 'issued')
                                   - count(*) filter (where l.event = 'returned')`,
  'what is left is never below nothing': `select id from campaigns where deals_left < 0`,
  'as many are in line as their campaign counts': `
    select c.id from campaigns c left join waitlist_entries w on w.campaign_id = c.id
    group by c.id having c.in_line <> count(w.user_id)`,
  'what has come back is kept for the line, and only as many as it is long': `
    select id from campaigns where reserved <> least(in_line, deals_left + reserved)`,
  'never more are held than are kept': `
    select c.id from campaigns c join waitlist_entries w on w.campaign_id = c.id
    group by c.id having c.reserved < count(w.held_until)`,
  'nobody skips the line': `
    select behind.campaign_id from waitlist_entries behind
    join waitlist_entries before using (campaign_id)
    where before.position < behind.position and before.held_until is null and behind.held_until is not null`,
  'nobody waits for what they have claimed': `
    select w.user_id from waitlist_entries w
    join held_coupons h using (user_id, campaign_id) where h.source not in ('passed', 'referral')`,
  'a person claims a campaign once': `
    select user_id from held_coupons where source not in ('passed', 'referral')
    group by user_id, campaign_id having count(*) > 1`,
  'no two coupons have one code': `select code from held_coupons group by code having count(*) > 1`,
  'codes have no look-alikes': `
    select code from held_coupons
    where code !~ '^[${CODE_LETTERS}]{${CODE_LENGTH / 2}}-[${CODE_LETTERS}]{${CODE_LENGTH / 2}}$'`,
  'nothing is used, passed on or over twice': `
    select coupon_id from coupon_ledger where event not in ('issued', 'undone', 'conflict')
    group by coupon_id, life having count(*) > 1`,
  'what is undone had ended before, and once': `
    select coupon_id from coupon_ledger where event in ('redeemed', 'expired', 'undone')
    group by coupon_id, life
    having count(*) filter (where event = 'undone') > count(*) filter (where event <> 'undone')`,
  'the ledger and what people hold tell the same story': `
    select h.id from held_coupons h
    left join lateral (
      select event, at from coupon_ledger where coupon_id = h.id and event not in ('issued', 'conflict')
      order by id desc limit 1
    ) l on true
    where h.state <> case when l.event is null or l.event = 'undone' then 'held' else l.event end
       or h.settled_at is distinct from case when l.event <> 'undone' then l.at end`,
  'what is used up has one redemption that stands, and the other way round': `
    select coalesce(h.id, r.coupon_id) from (select * from held_coupons where state = 'redeemed') h
    full join (select * from redemptions where undone_at is null) r on r.coupon_id = h.id
    where r.id is null or (h.id is null
      and exists (select from held_coupons there where there.id = r.coupon_id))`,
  'what a till sent is a redemption or a conflict, never both': `
    select id from redemptions join redemption_conflicts using (id)`,
  'every conflict of a coupon of ours is in the ledger': `
    select coupon_id from redemption_conflicts f
    full join (select * from coupon_ledger where event = 'conflict') l using (coupon_id)
    where coupon_id is not null group by coupon_id
    having count(distinct f.id) <> count(distinct l.id)`,
  'what was passed on is in one other hand, and nothing comes from nowhere': `
    select coalesce(l.coupon_id, h.id)
    from (select * from coupon_ledger where event = 'passed_on') l
    full join (select * from held_coupons where source = 'passed') h on h.id = l.became
    left join held_coupons giver on giver.id = l.coupon_id
    where h.id is null or l.became is null or h.campaign_id <> giver.campaign_id
       or h.valid_until <> giver.valid_until or h.user_id = giver.user_id`,
  'only what is still held is on offer': `
    select p.id from coupon_passes p join held_coupons h on h.user_id = p.user_id and h.id = p.coupon_id
    where p.state = 'open' and h.state <> 'held'`,
  'what was taken by an offer was passed on': `
    select h.id from held_coupons h
    left join coupon_passes p on p.coupon_id = h.id and p.state = 'accepted'
    group by h.user_id, h.id having count(p.id) <> case h.state when 'passed_on' then 1 else 0 end`,
};

export type CouponInvariant = keyof typeof couponInvariants;

export async function brokenInvariants(query: Query): Promise<string[]> {
  const broken: string[] = [];
  for (const [name, statement] of Object.entries(couponInvariants)) {
    if ((await query(statement)).rows.length > 0) broken.push(name);
  }
  return broken;
}
