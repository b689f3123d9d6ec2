import { LONGEST_SHOWN_CODE } from '@baeon/contracts/counter/live-code';

/** A barcode scanner types this much faster than anybody; a slow one on a busy phone still does. */
const FASTEST_HAND_MS = 45;
/** Shorter than any code, longer than what two thumbs hit at once. */
const SHORTEST = 6;

/** What a key means: somebody's own, one of a burst, or the end of a text that a scanner typed. */
export type KeyMeaning = 'own' | 'burst' | { text: string };

/**
 * Tells a scanner that types ("keyboard wedge") from a person, whatever has the focus: by its speed, and by the
 * Enter that ends what it types.
 */
export function createWedgeReader() {
  let typed = '';
  let last = -Infinity;

  return function read(key: string, at: number): KeyMeaning {
    const isFast = at - last <= FASTEST_HAND_MS;
    last = at;
    if (!isFast) typed = '';
    if (key === 'Enter') {
      const text = typed;
      typed = '';
      return isFast && text.length >= SHORTEST ? { text } : 'own';
    }
    // Shift and its like come in between.
    if (key.length !== 1) return 'own';
    if (typed.length < LONGEST_SHOWN_CODE) typed += key;
    return typed.length > 2 ? 'burst' : 'own';
  };
}
