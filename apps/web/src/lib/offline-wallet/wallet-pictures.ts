import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { WALLET_PICTURES } from '../service-worker-constants.ts';
import { currentSession } from '../session.ts';

/** Other hosts' pictures are theirs to keep: our scripts may not ask for them. */
const OWN = '/pictures/';
/** Of the newest; somebody with more is not going to use them all today. */
const MOST = 80;

export function walletPictures(coupons: readonly HeldCoupon[]): string[] {
  const urls = coupons
    .filter(({ state }) => state === 'ready')
    .flatMap(({ advertiser, card_image }) => [advertiser.image, card_image])
    .filter((url) => url.startsWith(OWN));
  return [...new Set(urls)].slice(0, MOST);
}

let line: Promise<void> = Promise.resolve();

/** Keeps these pictures, and no others, for when there is no connection. */
export function cacheWalletPictures(urls: readonly string[]): Promise<void> {
  const { token } = currentSession();
  // One after the other, so that none is fetched twice.
  line = line.catch(() => undefined).then(() => keep(urls, token));
  return line;
}

async function keep(urls: readonly string[], token: string | null): Promise<void> {
  if (currentSession().token !== token) return;
  const cache = await caches.open(WALLET_PICTURES);
  const kept = (await cache.keys()).map(({ url }) => url.slice(location.origin.length));
  await Promise.all(kept.filter((url) => !urls.includes(url)).map((url) => cache.delete(url)));
  for (const url of urls.filter((one) => !kept.includes(one))) {
    const picture = await fetch(url, { priority: 'low' });
    if (currentSession().token !== token) return;
    if (picture.ok) await cache.put(url, picture);
  }
}
