import type { AdvertisingStore, DealPictures } from '../../lib/advertiser.ts';
import { drawnBannerPath, drawnLogoPath } from '../../lib/picture-paths.ts';

type Pictured = Pick<AdvertisingStore, 'name' | 'category' | 'placeId' | 'logo'>;

export type StorePictures = ReturnType<typeof createStorePictures>;

/** A picture of somebody's own where browsers may load it from, else one that we draw. */
export function createStorePictures(pictureHosts: string[]) {
  const mayLoad = (address: string) =>
    address.startsWith('/') ||
    pictureHosts.includes('*') ||
    pictureHosts.includes(URL.parse(address)?.origin ?? '');

  return {
    logo: (store: Pictured) =>
      store.logo && mayLoad(store.logo) ? store.logo : drawnLogoPath(store),
    banner: (store: Pictured) => drawnBannerPath(store),
    deal: (campaign, store) =>
      campaign.image && mayLoad(campaign.image) ? campaign.image : drawnBannerPath(store),
  } satisfies DealPictures & { banner(store: Pictured): string };
}
