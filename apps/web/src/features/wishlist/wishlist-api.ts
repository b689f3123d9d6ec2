import type { Profile } from '@baeon/contracts/profile/profile-wire';
import type { WishType } from '@baeon/contracts/wishlist/wishlist';
import type { WishlistItem } from '@baeon/contracts/wishlist/wishlist-wire';
import { useQuery } from '@tanstack/react-query';
import { wire } from '../../config/paths.ts';
import { callApi } from '../../lib/api-client.ts';
import { localError } from '@baeon/ui/lib/api-error.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { currentSession, useSession } from '../../lib/session.ts';

/** Anything that has a name, a picture and a page of its own. */
export type Wishable = {
  name: string;
  image: string;
  product_url: string;
  price?: number | null;
};

export type WishlistChange = { product: Wishable; type: WishType; at: string };

async function fetchWishlist(signal: AbortSignal): Promise<WishlistItem[]> {
  const profile = await callApi<Partial<Profile> | null>(wire.user, { signal });
  if (!Array.isArray(profile?.wishlist)) throw localError('UNREADABLE', 200);
  return profile.wishlist;
}

/** What the server knows of it. Another device may have changed it since it was last looked at. */
export function useSavedWishlist() {
  const { signedIn } = useSession();
  return useQuery({
    queryKey: queryKeys.wishlist,
    queryFn: ({ signal }) => fetchWishlist(signal),
    enabled: signedIn,
    staleTime: 0,
  });
}

export function sendChange({ product, type }: WishlistChange): Promise<unknown> {
  const { name, image, product_url } = product;
  const body = { id: currentSession().user?.id, wishlist: [{ name, image, product_url }], type };
  // It was shown as done, so a reload a moment later must not undo it.
  return callApi(wire.updateUser, { method: 'POST', body, keepalive: true });
}
