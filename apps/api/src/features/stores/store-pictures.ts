import type { AdvertisingStore, DealPictures } from '../../lib/advertiser.ts';
import type { LoadablePicture } from '../../lib/picture-hosts.ts';
import { drawnBannerPath, drawnDealPath, drawnLogoPath } from '../../lib/picture-paths.ts';

type Pictured = Pick<AdvertisingStore, 'name' | 'category' | 'placeId' | 'logo'>;

export type StorePictures = ReturnType<typeof createStorePictures>;

/** A picture of somebody's own where browsers may load it from, else one that we draw. */
export function createStorePictures(own: LoadablePicture) {
  return {
    logo: (store: Pictured) => own(store.logo) ?? drawnLogoPath(store),
    banner: (store: Pictured) => drawnBannerPath(store),
    deal: (campaign, store) => own(campaign.image) ?? drawnDealPath(campaign.title, store),
  } satisfies DealPictures & { banner(store: Pictured): string };
}
