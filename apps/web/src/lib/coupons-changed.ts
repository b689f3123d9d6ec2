import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';
import { currentUserId } from './session.ts';

const CHANNEL = 'baeon-coupons';

const refresh = (client: QueryClient): void => {
  void client.invalidateQueries({ queryKey: queryKeys.coupons });
};

/** Whatever gives, takes or uses coupons of this person says so here: every list of them is asked for anew, in other tabs too. */
export function couponsChanged(client: QueryClient): void {
  refresh(client);
  tellOtherTabs();
}

export function tellOtherTabs(): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has only one origin
  channel.postMessage(currentUserId());
  channel.close();
}

/** What another tab did. Returns how to stop. */
export function followOtherTabs(client: QueryClient, owner: string): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (data !== owner) return;
    refresh(client);
    // How many are left, and which are held, is part of each deal.
    void client.invalidateQueries({ queryKey: queryKeys.deals });
  });
  return () => channel.close();
}
