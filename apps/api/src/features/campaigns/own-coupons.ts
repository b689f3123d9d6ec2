import type { CouponSource } from '@baeon/contracts/coupon-state';
import type pg from 'pg';
import type { Clock } from '../../lib/clock.ts';
import { createGatherer } from '../../lib/gatherer.ts';
import type { OwnCoupon } from './to-coupon-entry.ts';

type Key = { userId: string; campaignIds: string[] };
type Row = {
  user_id: string;
  campaign_id: string;
  id: string;
  code: string;
  source: CouponSource;
  state: 'held' | 'redeemed';
};

const MOST_PEOPLE = 64;
const NONE: ReadonlyMap<string, OwnCoupon> = new Map();

/** What was asked for comes before what friends gave, and what can still be used before what was. */
const STATEMENT = `select user_id, campaign_id, id, code, source, state from held_coupons
  where user_id = any($1::uuid[]) and campaign_id = any($2::uuid[])
    and (state = 'redeemed' or (state = 'held' and valid_until >= $3))
  order by (source = 'claim') desc, (state = 'held') desc, issued_at desc, id`;

export type OwnCoupons = ReturnType<typeof createOwnCoupons>;

/** Which of some campaigns a person has a coupon of; people who ask together are answered together. */
export function createOwnCoupons({ pool, clock }: { pool: pg.Pool; clock: Clock }) {
  const ask = createGatherer<Key, ReadonlyMap<string, OwnCoupon>>({
    most: MOST_PEOPLE,
    run: async (keys) => {
      const campaignIds = new Set(keys.flatMap((key) => key.campaignIds));
      const { rows } = await pool.query<Row>({
        name: 'own-coupons',
        text: STATEMENT,
        values: [listed(keys.map(({ userId }) => userId)), listed(campaignIds), clock.now()],
      });
      const byPerson = new Map<string, Map<string, OwnCoupon>>();
      for (const row of rows) {
        const own = byPerson.get(row.user_id) ?? new Map<string, OwnCoupon>();
        byPerson.set(row.user_id, own);
        if (own.has(row.campaign_id)) continue;
        const isClaimed = row.source === 'claim' || row.state === 'redeemed';
        own.set(row.campaign_id, { id: row.id, code: row.code, isClaimed });
      }
      return keys.map(({ userId }) => byPerson.get(userId) ?? NONE);
    },
  });

  return async (userId: string | null, campaignIds: string[]) =>
    userId === null || campaignIds.length === 0 ? NONE : ask({ userId, campaignIds });
}

/** An array as the database reads it; ids need none of the driver's quoting. */
const listed = (ids: Iterable<string>): string => `{${[...ids].join(',')}}`;
