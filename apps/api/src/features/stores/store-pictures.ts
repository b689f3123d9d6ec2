import { drawnBannerPath, drawnLogoPath } from '../../lib/picture-paths.ts';

type Pictured = { name: string; category: string; placeId: string; logo: string | null };

export type StorePictures = ReturnType<typeof createStorePictures>;

/** A store's own logo where browsers may load it from, else one that we draw. */
export function createStorePictures(pictureHosts: string[]) {
  const mayLoad = (address: string) =>
    address.startsWith('/') ||
    pictureHosts.includes('*') ||
    pictureHosts.includes(URL.parse(address)?.origin ?? '');

  return {
    logo: (store: Pictured) =>
      store.logo && mayLoad(store.logo) ? store.logo : drawnLogoPath(store),
    banner: (store: Pictured) => drawnBannerPath(store),
  };
}
