import type pg from 'pg';
import { createEntryCache } from '../../db/cache.ts';
import type { ChangeSource } from '../../db/change-feed.ts';
import type { Clock } from '../../lib/clock.ts';
import { createBatcher } from '../../lib/batcher.ts';
import { readCouponsOf, readCouponsOfCampaigns, type OwnCouponRow } from './own-coupons.repo.ts';
import type { OwnCoupon } from './coupon-entry.ts';

type Dependencies = { pool: pg.Pool; clock: Clock; feed: ChangeSource };

/** By campaign, the better one first. */
type Wallet = Map<string, (OwnCoupon & { until: number })[]>;

export type OwnCoupons = ReturnType<typeof createOwnCoupons>;
type Found = { get(campaignId: string): OwnCoupon | undefined };

const MOST_PEOPLE = 10_000;
const MOST_ASKING = 64;
/** Somebody with more is asked about page by page. */
const MOST_KEPT = 100;
const NONE: Found = new Map();

/** Which deals a person has a coupon of: cached, and read for many people at once. */
export function createOwnCoupons({ pool, clock, feed }: Dependencies) {
  const wallets = createEntryCache<Wallet>({
    feed,
    topic: 'coupons',
    name: 'own coupons',
    bytesEach: 4000,
    most: MOST_PEOPLE,
  });

  const readWallet = createBatcher<string, Wallet | null>({
    most: MOST_ASKING,
    async run(userIds) {
      const rows = await readCouponsOf(pool, new Set(userIds), clock.now(), MOST_KEPT + 1);
      const byPerson = Map.groupBy(rows, (row) => row.user_id);
      return userIds.map((userId) => {
        const own = byPerson.get(userId) ?? [];
        return own.length > MOST_KEPT ? null : toWallet(own);
      });
    },
  });

  return {
    forget: wallets.forget,

    async of(userId: string | null, campaignIds: string[]): Promise<Found> {
      if (userId === null || campaignIds.length === 0) return NONE;
      const wallet =
        wallets.find(userId) ??
        (await wallets.read(userId, () => readWallet(userId))) ??
        toWallet(await readCouponsOfCampaigns(pool, userId, campaignIds, clock.now()));
      const now = clock.now().getTime();
      return { get: (campaignId) => wallet.get(campaignId)?.find(({ until }) => until >= now) };
    },
  };
}

function toWallet(rows: OwnCouponRow[]): Wallet {
  const wallet: Wallet = new Map();
  for (const { campaign_id, id, code, source, state, valid_until } of rows) {
    const coupon = {
      id,
      code,
      isClaimed: source === 'claim' || state === 'redeemed',
      until: state === 'redeemed' ? Infinity : valid_until.getTime(),
    };
    const others = wallet.get(campaign_id);
    if (others) others.push(coupon);
    else wallet.set(campaign_id, [coupon]);
  }
  return wallet;
}
