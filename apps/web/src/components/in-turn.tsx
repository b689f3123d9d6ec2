import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { whenFree, whenIdle } from '@baeon/ui/lib/scheduling.ts';

const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
/** Later ones are drawn at once, and so is one that was reloaded: who comes back wants to be where they were. */
let isFirstScreen = opened?.type === 'navigate';
whenIdle(() => {
  isFirstScreen = false;
});

/**
 * How many pieces of the first screen of a visit may be drawn: none with what is in sight, then one after the
 * other as the browser finds the time, so that none of them holds up a tap.
 */
export function useTurns(pieces: number): number {
  const [turn, setTurn] = useState(() => (isFirstScreen ? 0 : Infinity));

  useEffect(() => {
    if (turn >= pieces) return undefined;
    return whenFree(() => startTransition(() => setTurn(turn + 1)));
  }, [turn, pieces]);

  return turn;
}

/** What is below the first screenful, from top to bottom. */
export function InTurn({ children }: { children: readonly ReactNode[] }) {
  return children.slice(0, useTurns(children.length));
}
