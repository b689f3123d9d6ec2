import { sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';

export type Gift = { campaignId: string; storeId: string | null };

/** Remembers that a number had the bonus; false when it had it before. */
export async function noteBonus(tx: Executor, numberHash: Buffer, now: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into bonus_numbers (number_hash, given_at) values (${numberHash}, ${now})
    on conflict do nothing`);
  return rowCount === 1;
}

/** Locks what new members are given for, in the order in which those who leave give it back. */
export async function lockBonus(tx: Executor): Promise<Gift | null> {
  const { rows } = await tx.execute<{ id: string; kind: string }>(sql`
    select id, kind from campaigns where kind in ('bonus', 'referral')
    order by id for no key update`);
  const bonus = rows.find(({ kind }) => kind === 'bonus');
  return bonus ? { campaignId: bonus.id, storeId: null } : null;
}

/** What these stores give to new followers and this person has not had yet. */
export async function findGreetings(
  tx: Executor,
  userId: string,
  placeIds: string[],
  now: Date,
): Promise<Gift[]> {
  const { rows } = await tx.execute<{ campaign_id: string; store_id: string }>(sql`
    select distinct on (c.id) c.id as campaign_id, s.id as store_id
    from stores s
    join campaign_places p on p.store_id = s.id
    join campaigns c on c.id = p.campaign_id
    where s.place_id = any(${sql.param(placeIds)})
      and c.kind = 'greeting' and campaign_is_live(c, ${now})
      and not exists (
        select from held_coupons h
        where h.user_id = ${userId} and h.campaign_id = c.id and h.source = 'greeting'
      )
    order by c.id, s.id`);
  return rows.map(({ campaign_id, store_id }) => ({ campaignId: campaign_id, storeId: store_id }));
}
