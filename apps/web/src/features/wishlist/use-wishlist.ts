import { wishlistMessages } from '@baeon/contracts/wishlist/wishlist';
import type { WishlistItem } from '@baeon/contracts/wishlist/wishlist-wire';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toast } from 'react-hot-toast/headless';
import { queryKeys } from '../../lib/query-keys.ts';
import { currentSession } from '../../lib/session.ts';
import { said, textsOf } from '@baeon/ui/lib/texts.ts';
import {
  sendChange,
  useSavedWishlist,
  type Wishable,
  type WishlistChange,
} from './wishlist-api.ts';
import { wishlistTexts } from './wishlist-texts.ts';

const mutationKey = queryKeys.wishlist;

function failureText({ message }: Error, { type }: WishlistChange): string {
  // A full list is the one refusal that its owner can do something about.
  const telling = type === 'wishlistremove' || message === said(wishlistMessages.full);
  return telling ? message : wishlistMessages.failed;
}

/** Changes that are shown already and not yet known to be made, on whichever screen they began. */
function useChangesUnderWay(): WishlistChange[] {
  return useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as WishlistChange,
  });
}

function useWishlistChange() {
  const client = useQueryClient();
  return useMutation({
    mutationKey,
    mutationFn: sendChange,
    onSuccess: async (_answer, change) => {
      // A list that was asked for before the change must not come in after it.
      await client.cancelQueries({ queryKey: queryKeys.wishlist });
      client.setQueryData<WishlistItem[]>(
        queryKeys.wishlist,
        (items) => items && withChange(items, change),
      );
      const { name } = change.product;
      const added = change.type === 'wishlistadd';
      toast.success(added ? textsOf(wishlistTexts).added(name) : wishlistMessages.removed);
    },
    onError: (error, change) => {
      // Someone who was just signed out has been told why.
      if (currentSession().signedIn) toast.error(failureText(error, change));
    },
    onSettled: () => void client.invalidateQueries({ queryKey: queryKeys.wishlist }),
  });
}

/**
 * What the signed-in person wishes for. Optimistic: a change shows at once and is gone again if it fails; a
 * tap on a product whose change is still under way does nothing.
 */
export function useWishlist() {
  const client = useQueryClient();
  const saved = useSavedWishlist();
  const underWay = useChangesUnderWay();
  const { mutate } = useWishlistChange();

  const items = useMemo(
    () => underWay.reduce(withChange, saved.data ?? []),
    [saved.data, underWay],
  );
  const urls = useMemo(() => new Set(items.map(({ product_url }) => product_url)), [items]);

  const has = (url: string) => urls.has(url);

  function toggle(product: Wishable): void {
    const isIt = ({ state }: { state: { variables: unknown } }) =>
      (state.variables as WishlistChange).product.product_url === product.product_url;
    // Not what was drawn last: two taps in one frame see the same drawing.
    if (client.isMutating({ mutationKey, predicate: isIt }) > 0) return;
    const type = has(product.product_url) ? 'wishlistremove' : 'wishlistadd';
    mutate({ product, type, at: new Date().toISOString() });
  }

  return {
    items,
    has,
    toggle,
    isPending: (url: string) => underWay.some(({ product }) => product.product_url === url),
    isLoading: saved.isLoading,
    failed: saved.isError,
    retry: () => void saved.refetch(),
  };
}

function newItem({ product, at }: WishlistChange): WishlistItem {
  const { name, image, product_url, price = null } = product;
  return { name, image, product_url, added_at: at, price, price_when_added: price };
}

/** The list as it is once the change is made. Made twice it is the same list. */
function withChange(items: WishlistItem[], change: WishlistChange): WishlistItem[] {
  const isIt = ({ product_url }: WishlistItem) => product_url === change.product.product_url;
  const there = items.some(isIt);
  if (change.type === 'wishlistadd') return there ? items : [newItem(change), ...items];
  return there ? items.filter((item) => !isIt(item)) : items;
}
