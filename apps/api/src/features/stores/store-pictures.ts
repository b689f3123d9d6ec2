import type { AdvertisingStore, DealPictures } from '../../lib/advertiser.ts';
import { drawnBannerPath, drawnDealPath, drawnLogoPath } from '../../lib/picture-paths.ts';

type Pictured = Pick<AdvertisingStore, 'name' | 'category' | 'placeId' | 'logo'>;

export type StorePictures = ReturnType<typeof createStorePictures>;

/** On our own host; two slashes lead to another one. */
const OWN_PATH = /^\/(?![/\\])/;

/** A picture of somebody's own where browsers may load it from, else one that we draw. */
export function createStorePictures(pictureHosts: string[]) {
  const mayLoad = (address: string) =>
    OWN_PATH.test(address) ||
    pictureHosts.includes('*') ||
    pictureHosts.includes(URL.parse(address)?.origin ?? '');
  const own = (address: string | null) => (address && mayLoad(address) ? address : null);

  return {
    logo: (store: Pictured) => own(store.logo) ?? drawnLogoPath(store),
    banner: (store: Pictured) => drawnBannerPath(store),
    deal: (campaign, store) => own(campaign.image) ?? drawnDealPath(campaign.title, store),
  } satisfies DealPictures & { banner(store: Pictured): string };
}
