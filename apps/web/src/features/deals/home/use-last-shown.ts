import { useState } from 'react';

/**
 * What a popup shows: the newest of what is found under its id, and the last of it when it is found
 * no more, so that a deal that sells out under people's eyes does not close on them.
 */
export function useLastShown<T>(id: string | null, found: T | undefined): T | null {
  const [last, setLast] = useState<{ id: string; shown: T } | null>(null);
  if (id !== null && found !== undefined && (last?.id !== id || last.shown !== found)) {
    setLast({ id, shown: found });
  }
  if (id === null) return last?.shown ?? null;
  return found ?? (last?.id === id ? last.shown : null);
}
