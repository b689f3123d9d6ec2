import { useEffect, useState } from 'react';

/** Short enough to feel at once, long enough to leave out letters typed in one go. */
const PAUSE_MS = 200;

/** A text once nobody has typed for a moment. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
