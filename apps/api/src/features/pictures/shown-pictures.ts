import type { Pictures, PicturedProduct, PicturedStore } from '../../lib/pictures.ts';

export type ShownPictures = ReturnType<typeof createShownPictures>;

/** A picture of somebody's own where browsers may load it from, else one that is drawn. */
export function createShownPictures(pictureHosts: string[], drawn: Pictures) {
  const own = loadableFrom(pictureHosts);
  return {
    logo: (store: PicturedStore & { logo: string | null }): string =>
      own(store.logo) ?? drawn.logo(store),
    banner: (store: PicturedStore): string => drawn.banner(store),
    deal: (campaign: { title: string; image: string | null }, store: PicturedStore): string =>
      own(campaign.image) ?? drawn.deal(campaign.title, store),
    product: (product: PicturedProduct & { image: string | null }): string =>
      own(product.image) ?? drawn.product(product),
  };
}

/** On our own host; two slashes lead to another one. */
const OWN_PATH = /^\/(?![/\\])/;

/** An address where browsers may load a picture from; null for any other. */
function loadableFrom(pictureHosts: string[]): (address: string | null) => string | null {
  const mayLoad = (address: string) =>
    OWN_PATH.test(address) ||
    pictureHosts.includes('*') ||
    pictureHosts.includes(URL.parse(address)?.origin ?? '');
  return (address) => (address && mayLoad(address) ? address : null);
}
