import { sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';

export type KeptLiveCodeKey = {
  id: string;
  publicKey: string;
  encryptedPrivateKey: Buffer;
  madeAt: Date;
};

const MOST_KEYS = 100;

/** Of those that were made since, the newest first. */
export async function listLiveCodeKeys(db: Executor, since: Date): Promise<KeptLiveCodeKey[]> {
  const { rows } = await db.execute<Omit<KeptLiveCodeKey, 'madeAt'> & { madeAt: string }>(sql`
    select id, public_key as "publicKey", encrypted_private_key as "encryptedPrivateKey",
           made_at as "madeAt"
    from live_code_keys where made_at > ${since} order by made_at desc, id limit ${MOST_KEYS}`);
  return rows.map((row) => Object.assign(row, { madeAt: new Date(row.madeAt) }));
}

/** Until the transaction ends, nobody else makes a key. */
export async function lockLiveCodeKeys(tx: Executor): Promise<void> {
  await tx.execute(sql`lock table live_code_keys in share row exclusive mode`);
}

/** False where another key has this id. */
export async function insertLiveCodeKey(tx: Executor, key: KeptLiveCodeKey): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into live_code_keys (id, public_key, encrypted_private_key, made_at)
    values (${key.id}, ${key.publicKey}, ${key.encryptedPrivateKey}, ${key.madeAt})
    on conflict (id) do nothing`);
  return rowCount === 1;
}

export type ShowableCoupon = {
  couponId: string;
  campaignId: string;
  notAfter: Date;
  edition: number;
  storeIds: string[];
};

type Asked = { userId: string; couponIds: string[] | null; until: Date; most: number };

/**
 * Notes that somebody's coupons can be shown without us for a while, and gives what is to be signed of each. Held
 * under a lock: one that is used or passed on meanwhile is either not among them or noted as taken back.
 */
export async function noteLiveTokens(
  db: Executor,
  { userId, couponIds, until, most }: Asked,
  now: Date,
): Promise<ShowableCoupon[]> {
  const { rows } = await db.execute<Omit<ShowableCoupon, 'notAfter'> & { notAfter: string }>(sql`
    with newest as materialized (
      select h.id from held_coupons h
      where h.user_id = ${userId} and h.state = 'held' and h.valid_until > ${now}
        and (${couponIds === null} or h.id = any(${sql.param(couponIds ?? [])}::uuid[]))
        and not exists (
          select from coupon_passes p
          where p.user_id = h.user_id and p.coupon_id = h.id and p.state = 'open'
            and p.expires_at >= ${now})
      order by h.issued_at desc, h.id limit ${most}
    ),
    showable as materialized (
      select h.id, h.campaign_id, h.issued_at, (select edition from campaign_of(h)) as edition,
             least(h.valid_until, ${until}::timestamptz) as not_after,
             array(select p.store_id from campaign_places p where p.campaign_id = h.campaign_id
                   order by p.store_id) as store_ids
      from held_coupons h
      where h.user_id = ${userId} and h.state = 'held' and h.id in (select id from newest)
      order by h.id for share
    ),
    noted as (
      insert into live_tokens as t (coupon_id, campaign_id, any_store, not_after)
      select id, campaign_id, store_ids = '{}', not_after from showable
      on conflict (coupon_id) do update
      set any_store = excluded.any_store, not_after = greatest(t.not_after, excluded.not_after),
          taken_back_at = null
    )
    select id as "couponId", campaign_id as "campaignId", not_after as "notAfter",
           edition, store_ids as "storeIds"
    from showable order by issued_at desc, id`);
  return rows.map((row) => Object.assign(row, { notAfter: new Date(row.notAfter) }));
}

/** Of what can still be shown and is not held any more: what came back last, of campaigns that a store takes. */
export async function listTakenBack(
  db: Executor,
  storeId: string,
  most: number,
  now: Date,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with here as (
      select t.coupon_id, t.taken_back_at
      from live_tokens t join campaign_places p on p.campaign_id = t.campaign_id
      where p.store_id = ${storeId} and not t.any_store
        and t.taken_back_at is not null and t.not_after > ${now}
      order by t.taken_back_at desc limit ${most}
    ),
    anywhere as (
      select coupon_id, taken_back_at from live_tokens
      where any_store and taken_back_at is not null and not_after > ${now}
      order by taken_back_at desc limit ${most}
    )
    select coupon_id as id from (select * from here union all select * from anywhere) taken
    order by taken_back_at desc, coupon_id limit ${most}`);
  return rows.map(({ id }) => id);
}
