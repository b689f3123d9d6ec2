import { randomUUID } from 'node:crypto';
import { openConnection } from '../../apps/api/src/db/client.ts';
import { newCouponCode } from '../../apps/api/src/features/coupons/coupon-texts.ts';
import { closedLoop } from './closed-loop.ts';
import type { Acknowledged, ClaimsInSql, ClaimsOutcome } from './tasks.ts';

/** A claim as it would be written first: one statement that checks, takes, issues, notes and tells. */
const CLAIM = `
  with taken as (
    update campaigns set deals_left = deals_left - 1
    where id = $1 and deals_left > 0 and starts_at <= $7 and ends_at >= $7
      and not exists (
        select 1 from held_coupons
        where user_id = $2 and campaign_id = $1 and source <> 'passed'
      )
    returning id, ends_at
  ), held as (
    insert into held_coupons (
      user_id, id, campaign_id, store_id, code, source, valid_until, issued_at,
      media_partner_id, shared_via, request_origin
    )
    select $2, $3, id, $4, $5, 'claim', ends_at, $7, $8, array['user_app'], 'user_app' from taken
    returning id, campaign_id
  ), noted as (
    insert into coupon_ledger (campaign_id, coupon_id, event, at)
    select campaign_id, id, 'issued', $7 from held
  ), told as (
    insert into sms_outbox (mobile_number, key, body, created_at)
    select $6, 'coupon:' || id, $9, $7 from held
  )
  select id from held`;

export async function claimsInSql(task: ClaimsInSql): Promise<ClaimsOutcome> {
  const connections = await Promise.all(
    Array.from({ length: task.clients }, () => openConnection(task.databaseUrl, 'baeon-bench')),
  );
  const acknowledged: Acknowledged[] = [];
  let next = 0;
  let refused = 0;
  const timing = await closedLoop({
    clients: task.clients,
    warmUpSeconds: 0,
    seconds: Infinity,
    async ask(client) {
      const claim = task.claims[next++];
      if (!claim) return false;
      const { person, deal } = claim;
      const couponId = randomUUID();
      const code = newCouponCode();
      const message =
        `Baeon: Buy one, get one free at Sri Lakshmi Stores. Code ${code}, valid till 30 Nov 2026. ` +
        `http://localhost/coupon/${couponId}?from_user=true`;
      const values = [
        deal.id,
        person.id,
        couponId,
        deal.storeId,
        code,
        person.mobileNumber,
        new Date(),
        `baeon-${deal.pincode}`,
        message,
      ];
      const { rows } = await connections[client]!.query({ name: 'claim', text: CLAIM, values });
      if (rows.length === 0) refused += 1;
      else acknowledged.push({ userId: person.id, campaignId: deal.id, couponId, code });
      return true;
    },
  });
  await Promise.all(connections.map((connection) => connection.end()));
  return { ...timing, acknowledged, refused: refused > 0 ? { refused } : {} };
}
