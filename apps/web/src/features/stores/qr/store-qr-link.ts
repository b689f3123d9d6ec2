import type { Store } from '@baeon/contracts/stores/stores-wire';
import { offersPath, storePath } from '../../../config/paths.ts';

/** Where a store's QR code leads: what it has to give, for whoever scans it. */
export function storeQrLink({ id, place_id }: Pick<Store, 'id' | 'place_id'>): string {
  return window.location.origin + offersPath({ store_id: id, business_id: place_id });
}

/** For paper, where it can only be typed: the same offers stand on the store's own page. */
export function storeShortLink({ id }: Pick<Store, 'id'>): string {
  return window.location.host + storePath(id);
}
