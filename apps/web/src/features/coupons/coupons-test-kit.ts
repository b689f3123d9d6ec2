import type { HeldCoupon, PassPreview } from '@baeon/contracts/coupons/coupons-wire';

export const COUPON_ID = '0b9f6a1e-6c52-4b0c-9a51-7d1b3c2e4f60';
export const CAMPAIGN_ID = '5d0c2b7a-1f3e-4c8d-8e9a-6b5c4d3e2f10';
export const PASS_ID = '7e1a9c34-2d5f-4b6e-8c7d-9f0e1d2c3b4a';
export const CODE = 'ABCDE-FGHJK';
/** Noon of a Sunday in Bengaluru. */
export const NOW = new Date('2026-11-15T06:30:00Z');

const advertiser: HeldCoupon['advertiser'] = {
  name: 'Meena Sweets',
  image: '/pictures/v1/logo.svg',
  category: 'Food/Sweets',
  address: { city: 'Bengaluru', state: 'Karnataka', pincode: '560038' },
  location: { coordinates: [77.6408, 12.9784] },
};

type Known = Partial<Omit<HeldCoupon, 'coupon' | 'campaign'>> & {
  coupon?: Partial<HeldCoupon['coupon']>;
  campaign?: Partial<HeldCoupon['campaign']>;
};

/** A coupon that was claimed today and ends with November, unless told otherwise. */
export function heldCoupon({ coupon, campaign, ...known }: Known = {}): HeldCoupon {
  return {
    coupon: {
      id: COUPON_ID,
      code: CODE,
      deals_available: 7,
      deals_left: 7,
      expiry_date: '2026-11-30T18:29:59.999Z',
      campaign_id: CAMPAIGN_ID,
      is_claimed: true,
      ...coupon,
    },
    campaign: {
      id: CAMPAIGN_ID,
      title: 'Flat 20% off on laddoos',
      description: 'On every box of one kilogram, all day.',
      image: '/pictures/v1/deal.svg',
      deals_available: 7,
      ...campaign,
    },
    advertiser,
    card_image: '/pictures/v1/deal.svg',
    limited: true,
    store_id: '3f1c9a52-8d6b-4a0e-9b1f-2c7d5e8a4b10',
    time_zone: 'Asia/Kolkata',
    terms: 'One per bill.\nNot with other offers.',
    state: 'ready',
    source: 'claim',
    issued_at: '2026-11-15T05:00:00.000Z',
    used_at: null,
    pass: null,
    ...known,
  };
}

export function openPass(toNumber: string | null = null): NonNullable<HeldCoupon['pass']> {
  return {
    id: PASS_ID,
    to_mobile_number: toNumber,
    created_at: '2026-11-15T06:00:00.000Z',
    expires_at: '2026-11-22T06:00:00.000Z',
  };
}

export function offeredCoupon(known: Partial<PassPreview> = {}): PassPreview {
  return {
    id: PASS_ID,
    from: 'Asha',
    campaign_id: CAMPAIGN_ID,
    title: 'Flat 20% off on laddoos',
    description: 'On every box of one kilogram, all day.',
    image: '/pictures/v1/deal.svg',
    advertiser,
    time_zone: 'Asia/Kolkata',
    expiry_date: '2026-11-30T18:29:59.999Z',
    expires_at: '2026-11-22T06:00:00.000Z',
    ...known,
  };
}
