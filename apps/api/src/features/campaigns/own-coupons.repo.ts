import type { CouponSource } from '@baeon/contracts/coupons/coupons';
import type pg from 'pg';

export type OwnCouponRow = {
  user_id: string;
  campaign_id: string;
  id: string;
  code: string;
  source: CouponSource;
  state: 'held' | 'redeemed';
  valid_until: Date;
};

const COLUMNS = 'user_id, campaign_id, id, code, source, state, valid_until';
/** Neither what was passed on nor what has ended unused. */
const OWN = (now: string) => `(state = 'redeemed' or (state = 'held' and valid_until >= ${now}))`;
/** What was asked for comes before what friends gave, and what can still be used before what was. */
const BEST_FIRST = `(source = 'claim') desc, (state = 'held') desc, issued_at desc, id`;

/** All that some people have, each at most so many; a clock that is wrong for a while must not take any away. */
const OF_PEOPLE = `select own.* from unnest($1::uuid[]) as person (id) cross join lateral (
    select ${COLUMNS} from held_coupons where user_id = person.id and ${OWN('least($2, now())')}
    order by ${BEST_FIRST} limit $3
  ) own`;

const OF_CAMPAIGNS = `select ${COLUMNS} from held_coupons
  where user_id = $1 and campaign_id = any($2::uuid[]) and ${OWN('$3')} order by ${BEST_FIRST}`;

export async function readCouponsOf(
  pool: pg.Pool,
  userIds: Iterable<string>,
  now: Date,
  atMost: number,
): Promise<OwnCouponRow[]> {
  const values = [listed(userIds), now, atMost];
  const { rows } = await pool.query<OwnCouponRow>({ name: 'own-all', text: OF_PEOPLE, values });
  return rows;
}

export async function readCouponsOfCampaigns(
  pool: pg.Pool,
  userId: string,
  campaignIds: string[],
  now: Date,
): Promise<OwnCouponRow[]> {
  const values = [userId, listed(campaignIds), now];
  const { rows } = await pool.query<OwnCouponRow>({ name: 'own-some', text: OF_CAMPAIGNS, values });
  return rows;
}

/** An array as the database reads it; ids need none of the driver's quoting. */
const listed = (ids: Iterable<string>): string => `{${[...ids].join(',')}}`;
