import type { CouponEntry } from '@baeon/contracts/coupons/coupon';

type Known = {
  title?: string;
  store?: string;
  category?: string;
  coupon?: Partial<CouponEntry['coupon']>;
  distance_km?: number | null;
  state?: CouponEntry['state'];
};

export const campaignId = (number: number) =>
  `5d0c2b7a-1f3e-4c8d-8e9a-${String(number).padStart(12, '0')}`;

export const STORE_ID = '3f1c9a52-8d6b-4a0e-9b1f-2c7d5e8a4b10';

/** A deal near by, told from others by its number. */
export function nearDeal(number: number, known: Known = {}): CouponEntry {
  const { title = `Deal ${number}`, store = 'Meena Sweets', category = 'Food/Sweets' } = known;
  const { distance_km = 1.234, state = 'live', coupon } = known;
  const id = campaignId(number);
  return {
    coupon: {
      code: null,
      deals_available: 8,
      expiry_date: '2026-11-30T18:29:59.999Z',
      campaign_id: id,
      is_claimed: false,
      ...coupon,
    },
    campaign: {
      id,
      title,
      description: 'On every box of one kilogram, all day.',
      image: '/pictures/v1/deal.svg',
      deals_available: coupon?.deals_available ?? 8,
    },
    advertiser: {
      name: store,
      image: '/pictures/v1/logo.svg',
      category,
      address: { city: 'Bengaluru', state: 'Karnataka', pincode: '560038' },
      location: { coordinates: [77.6408, 12.9784] },
    },
    card_image: '/pictures/v1/card.svg',
    store_id: STORE_ID,
    time_zone: 'Asia/Kolkata',
    terms: null,
    distance_km,
    state,
  };
}
