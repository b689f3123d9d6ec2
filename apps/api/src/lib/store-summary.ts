import type { Advertiser } from '@baeon/contracts/campaigns/campaigns-wire';

/** What is asked of a store to show its deals. */
export type StoreSummary = {
  id: string;
  placeId: string;
  name: string;
  category: string;
  city: string;
  state: string;
  pincode: string;
  latitude: number;
  longitude: number;
  logo: string | null;
  timeZone: string;
};

/** Which pictures stand for stores and their deals. */
export type DealPictures = {
  logo(store: StoreSummary): string;
  /** A campaign's own picture where browsers may load it, else one that we draw. */
  deal(campaign: { title: string; image: string | null }, store: StoreSummary): string;
};

export const toAdvertiser = (store: StoreSummary, pictures: DealPictures): Advertiser => ({
  name: store.name,
  image: pictures.logo(store),
  category: store.category,
  address: { city: store.city, state: store.state, pincode: store.pincode },
  location: { coordinates: [store.longitude, store.latitude] },
});
