import { useSyncExternalStore } from 'react';

/** The width from which a list and what was opened of it stand side by side; the style sheet's `lg`. */
const WIDE = '(min-width: 64rem)';

/** Whether there is room for two things side by side. */
export const isWide = (): boolean => window.matchMedia?.(WIDE).matches ?? false;

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(WIDE);
  query?.addEventListener?.('change', listener);
  return () => query?.removeEventListener?.('change', listener);
}

export function useWide(): boolean {
  return useSyncExternalStore(subscribe, isWide);
}
