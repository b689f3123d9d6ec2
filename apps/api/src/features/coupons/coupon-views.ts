import type { HeldCoupon, PassPreview } from '@baeon/contracts/coupons/coupons-wire';
import type { CouponState } from '@baeon/contracts/coupons/coupons';
import type { campaigns } from '../../db/tables/campaigns.ts';
import type { couponPasses, heldCoupons } from '../../db/tables/coupons.ts';
import { toAdvertiser, type StoreSummary, type DealPictures } from '../../lib/store-summary.ts';
import { firstName } from './coupon-texts.ts';
import type { PassPreviewRow } from './passes.repo.ts';

type CouponRow = typeof heldCoupons.$inferSelect;
type CampaignRow = typeof campaigns.$inferSelect;
type PassRow = typeof couponPasses.$inferSelect;

export type HeldCouponRow = {
  coupon: Pick<
    CouponRow,
    'id' | 'code' | 'source' | 'state' | 'validUntil' | 'issuedAt' | 'settledAt'
  >;
  campaign: Pick<
    CampaignRow,
    | 'id'
    | 'kind'
    | 'title'
    | 'description'
    | 'terms'
    | 'image'
    | 'dealsLeft'
    | 'useHours'
    | 'minimumBillRupees'
  >;
  /** Null for what can be used anyStore. */
  store: StoreSummary | null;
  /** The open one. */
  pass: Pick<PassRow, 'id' | 'toMobileNumber' | 'createdAt' | 'expiresAt'> | null;
};

export type CouponDisplay = {
  pictures: DealPictures;
  /** Stands for the store of a coupon that can be used at any. */
  anyStore: StoreSummary;
};

/** A coupon whose day is over is expired, whether or not the sweep has been by. */
function stateOf({ state, validUntil }: HeldCouponRow['coupon'], now: Date): CouponState {
  if (state === 'redeemed') return 'used';
  return state === 'held' && now <= validUntil ? 'ready' : 'expired';
}

export function toHeldCoupon(
  row: HeldCouponRow,
  now: Date,
  { pictures, anyStore }: CouponDisplay,
): HeldCoupon {
  const { coupon, campaign, pass } = row;
  const store = row.store ?? anyStore;
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
      is_claimed: coupon.source === 'claim' || coupon.source === 'bid' || state === 'used',
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
    limited: !['bonus', 'referral', 'bid'].includes(campaign.kind),
    store_id: row.store?.id ?? null,
    time_zone: store.timeZone,
    terms: campaign.terms,
    use_hours: campaign.useHours,
    minimum_bill_rupees: campaign.minimumBillRupees,
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

/** Nothing of it is the code: that comes with taking it. */
export function toPassPreview(
  { pass, giver, validUntil, campaign, ...row }: PassPreviewRow,
  { pictures, anyStore }: CouponDisplay,
): PassPreview {
  const store = row.store ?? anyStore;
  return {
    id: pass.id,
    from: firstName(giver),
    campaign_id: campaign.id,
    title: campaign.title,
    description: campaign.description,
    image: pictures.deal(campaign, store),
    advertiser: toAdvertiser(store, pictures),
    time_zone: store.timeZone,
    expiry_date: validUntil.toISOString(),
    expires_at: pass.expiresAt.toISOString(),
  };
}
