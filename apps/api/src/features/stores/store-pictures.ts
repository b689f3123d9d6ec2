import type { AdvertisingStore, DealPictures } from '../../lib/advertiser.ts';
import {
  drawnBannerPath,
  drawnDealBase,
  drawnDealMark,
  drawnLogoPath,
} from '../../lib/picture-paths.ts';

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
  const ownImage = (address: string | null) => (address && mayLoad(address) ? address : null);

  return {
    ownImage,
    logo: (store: Pictured) => ownImage(store.logo) ?? drawnLogoPath(store),
    banner: (store: Pictured) => drawnBannerPath(store),
    /** The two parts of a drawn deal's address, for those who put together many. */
    dealBase: (store: Pictured) => drawnDealBase(store),
    dealMark: (title: string) => drawnDealMark(title),
    deal: (campaign, store) =>
      ownImage(campaign.image) ?? drawnDealBase(store) + drawnDealMark(campaign.title),
  } satisfies DealPictures & Record<string, unknown>;
}
