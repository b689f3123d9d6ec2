import { useEffect, useEffectEvent } from 'react';
import { createWedgeReader } from './wedge.ts';

/** What a scanner types counts as scanned, whatever has the focus. */
export function useWedge(onText: (text: string) => void): void {
  const read = useEffectEvent(onText);
  useEffect(() => {
    const meaningOf = createWedgeReader();
    function pressed(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const meaning = meaningOf(event.key, event.timeStamp);
      if (meaning === 'own') return;
      // Neither a field nor a button is meant.
      event.preventDefault();
      event.stopPropagation();
      if (typeof meaning === 'object') read(meaning.text);
    }
    document.addEventListener('keydown', pressed, { capture: true });
    return () => document.removeEventListener('keydown', pressed, { capture: true });
  }, []);
}
