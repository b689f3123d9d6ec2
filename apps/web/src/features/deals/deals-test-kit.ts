import type {
  CouponEntry,
  Deal,
  DealStore,
  Offer,
} from '@baeon/contracts/campaigns/campaigns-wire';

type Known = {
  title?: string;
  store?: string;
  store_id?: string;
  category?: string;
  coupon?: Partial<CouponEntry['coupon']>;
  distance_km?: number | null;
  state?: CouponEntry['state'];
  saving?: CouponEntry['saving'];
};

export const campaignId = (number: number) =>
  `5d0c2b7a-1f3e-4c8d-8e9a-${String(number).padStart(12, '0')}`;

export const STORE_ID = '3f1c9a52-8d6b-4a0e-9b1f-2c7d5e8a4b10';

/** A deal near by, told from others by its number. */
export function nearDeal(number: number, known: Known = {}): CouponEntry {
  const { title = `Deal ${number}`, store = 'Meena Sweets', category = 'Food/Sweets' } = known;
  const { distance_km = 1.234, state = 'live', saving = null, coupon } = known;
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
    store_id: known.store_id ?? STORE_ID,
    time_zone: 'Asia/Kolkata',
    terms: null,
    saving,
    rating: null,
    distance_km,
    state,
  };
}

export const CAMPAIGN_ID = '5d0c2b7a-1f3e-4c8d-8e9a-6b5c4d3e2f10';
const EXPIRY = '2026-11-30T18:29:59.999Z';

/** An offer that ends with November, unless told otherwise. */
export function offer(known: Partial<Offer> = {}): Offer {
  return {
    campaign_id: CAMPAIGN_ID,
    title: 'Flat 20% off on laddoos',
    description: 'On every box of one kilogram, all day.',
    image: '/pictures/v1/deal.svg',
    expiry_date: EXPIRY,
    deals_left: 8,
    store: {
      id: STORE_ID,
      name: 'Meena Sweets',
      logo: '/pictures/v1/logo.svg',
      category: 'Food/Sweets',
      location: { coordinates: [77.6, 12.97] },
    },
    time_zone: 'Asia/Kolkata',
    saving: null,
    distance_km: 1.234,
    state: 'live',
    ...known,
  };
}

type KnownOfDeal = Partial<Omit<Deal, 'coupon'>> & { coupon?: Partial<Deal['coupon']> };

/** The same deal as one store's list has it. */
export function entry({ coupon, ...known }: KnownOfDeal = {}): CouponEntry {
  return {
    coupon: {
      code: null,
      deals_available: 8,
      expiry_date: EXPIRY,
      campaign_id: CAMPAIGN_ID,
      is_claimed: false,
      ...coupon,
    },
    campaign: {
      id: CAMPAIGN_ID,
      title: 'Flat 20% off on laddoos',
      description: 'On every box of one kilogram, all day.',
      image: '/pictures/v1/deal.svg',
      deals_available: 8,
    },
    advertiser: {
      name: 'Meena Sweets',
      image: '/pictures/v1/logo.svg',
      category: 'Food/Sweets',
      address: { city: 'Bengaluru', state: 'Karnataka', pincode: '560038' },
      location: { coordinates: [77.6408, 12.9784] },
    },
    card_image: '/pictures/v1/deal.svg',
    store_id: STORE_ID,
    time_zone: 'Asia/Kolkata',
    terms: 'One per bill.\nNot with other offers.',
    saving: null,
    rating: null,
    distance_km: 1.234,
    state: 'live',
    ...known,
  };
}

export function dealStore(known: Partial<DealStore> = {}): DealStore {
  return {
    id: STORE_ID,
    name: 'Meena Sweets',
    address: {
      line: '12, 100 Feet Road',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560038',
    },
    location: { coordinates: [77.6408, 12.9784] },
    logo: '/pictures/v1/logo.svg',
    distance_km: 1.234,
    ...known,
  };
}

/** The same deal with all that is known of it. */
export function deal(known: KnownOfDeal = {}): Deal {
  return {
    ...entry(known),
    starts_at: '2026-10-31T18:30:00.000Z',
    coupon_id: known.coupon_id ?? null,
    minimum_bill_rupees: null,
    stores: known.stores ?? [dealStore()],
    ...(known.starts_at && { starts_at: known.starts_at }),
  };
}
