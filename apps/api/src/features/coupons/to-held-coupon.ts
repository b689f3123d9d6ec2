import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import type { CouponState } from '@baeon/contracts/coupons/coupons';
import type { campaigns } from '../../db/tables/campaigns.ts';
import type { couponPasses, heldCoupons } from '../../db/tables/coupons.ts';
import { toAdvertiser, type AdvertisingStore, type DealPictures } from '../../lib/advertiser.ts';

type CouponRow = typeof heldCoupons.$inferSelect;
type CampaignRow = typeof campaigns.$inferSelect;
type PassRow = typeof couponPasses.$inferSelect;

export type HeldCouponRow = {
  coupon: Pick<
    CouponRow,
    'id' | 'code' | 'source' | 'state' | 'validUntil' | 'issuedAt' | 'settledAt'
  >;
  campaign: Pick<CampaignRow, 'id' | 'title' | 'description' | 'terms' | 'image' | 'dealsLeft'>;
  /** Null for what can be used anywhere. */
  store: AdvertisingStore | null;
  /** The open one. */
  pass: Pick<PassRow, 'id' | 'toMobileNumber' | 'createdAt' | 'expiresAt'> | null;
};

export type Surroundings = {
  pictures: DealPictures;
  /** Stands for the store of a coupon that can be used at any. */
  anywhere: AdvertisingStore;
};

/** A coupon whose day is over is expired, whether or not the sweep has been by. */
function stateOf({ state, validUntil }: HeldCouponRow['coupon'], now: Date): CouponState {
  if (state === 'redeemed') return 'used';
  return state === 'held' && now <= validUntil ? 'ready' : 'expired';
}

export function toHeldCoupon(
  row: HeldCouponRow,
  now: Date,
  { pictures, anywhere }: Surroundings,
): HeldCoupon {
  const { coupon, campaign, pass } = row;
  const store = row.store ?? anywhere;
  const state = stateOf(coupon, now);
  const image = pictures.deal(campaign, store);
  return {
    coupon: {
      id: coupon.id,
      code: coupon.code,
      deals_available: campaign.dealsLeft,
      deals_left: campaign.dealsLeft,
      expiry_date: coupon.validUntil.toISOString(),
      campaign_id: campaign.id,
      is_claimed: coupon.source === 'claim' || state === 'used',
    },
    campaign: {
      id: campaign.id,
      title: campaign.title,
      description: campaign.description,
      image,
      deals_available: campaign.dealsLeft,
    },
    advertiser: toAdvertiser(store, pictures),
    card_image: image,
    store_id: row.store?.id ?? null,
    time_zone: store.timeZone,
    terms: campaign.terms,
    state,
    source: coupon.source,
    issued_at: coupon.issuedAt.toISOString(),
    used_at: state === 'used' ? (coupon.settledAt?.toISOString() ?? null) : null,
    pass: pass && {
      id: pass.id,
      to_mobile_number: pass.toMobileNumber,
      created_at: pass.createdAt.toISOString(),
      expires_at: pass.expiresAt.toISOString(),
    },
  };
}
