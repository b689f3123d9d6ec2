import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';
import { currentUserId } from './session.ts';

const CHANNEL = 'baeon-coupons';

/** What a tab may have changed, and what is to be asked for anew then. */
const changes = {
  // How many are left, and which are held, is part of each deal.
  coupons: [queryKeys.coupons, queryKeys.deals],
  saved: [queryKeys.saved],
  notifications: [queryKeys.notifications],
} as const;

type Change = keyof typeof changes;

/** Whatever gives, takes or uses coupons of this person says so here: every list of them is asked for anew, in other tabs too. */
export function couponsChanged(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: queryKeys.coupons });
  tellOtherTabs('coupons');
}

export function tellOtherTabs(change: Change): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has only one origin
  channel.postMessage([currentUserId(), change]);
  channel.close();
}

/** What another tab did. Returns how to stop. */
export function followOtherTabs(client: QueryClient, owner: string): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data: [person, change] }: MessageEvent<unknown[]>) => {
    if (person !== owner) return;
    for (const queryKey of changes[change as Change] ?? []) {
      void client.invalidateQueries({ queryKey });
    }
  });
  return () => channel.close();
}
