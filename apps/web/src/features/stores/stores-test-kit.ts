import type { NearbyStore, Store } from '@baeon/contracts/stores/stores-wire';

export const STORE_ID = '3f1c9a52-8d6b-4a0e-9b1f-2c7d5e8a4b10';

/** A store near by of which everything is known, unless told otherwise. */
export function nearbyStore(known: Partial<NearbyStore> = {}): NearbyStore {
  return {
    place_id: 'demo:meena',
    name: 'Meena Sweets',
    address: '12, 100 Feet Road, Bengaluru 560038',
    rating: 4.3,
    user_ratings_total: 1204,
    category: 'Food/Sweets',
    logo: '/pictures/v1/logo.svg',
    distance_km: 1.234,
    store_id: STORE_ID,
    ...known,
  };
}

/** A store that is open from 9:30 to 21:00 every day but Sunday. */
export function store(known: Partial<Store> = {}): Store {
  const daily: [string, string][] = [['09:30', '21:00']];
  return {
    id: STORE_ID,
    place_id: 'demo:meena',
    name: 'Meena Sweets',
    about: 'Laddoos and chikkis, made every morning.',
    category: 'Food/Sweets',
    address: {
      line: '12, 100 Feet Road',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560038',
    },
    location: { coordinates: [77.6408, 12.9784] },
    rating: 4.3,
    user_ratings_total: 1204,
    logo: '/pictures/v1/logo.svg',
    image: '/pictures/v1/banner.svg',
    phone: '+91 80 4123 4567',
    time_zone: 'Asia/Kolkata',
    opening_hours: {
      mon: daily,
      tue: daily,
      wed: daily,
      thu: daily,
      fri: daily,
      sat: daily,
      sun: [],
    },
    followed: false,
    ...known,
  };
}
