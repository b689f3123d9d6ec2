const FIRST_MS = 250;
const LONGEST_MS = 30_000;
/** With these pauses, a minute of trying. */
const MOST_IN_A_ROW = 8;
/** What lived so long did not fail by its start. */
const LONG_LIFE_MS = 60_000;

/** How long to wait before what ended by itself is started again. */
export function createRestarts() {
  let inARow = 0;

  return {
    /** In ms; null when there is no use in it any more. */
    pauseAfter(livedMs: number): number | null {
      inARow = livedMs >= LONG_LIFE_MS ? 1 : inARow + 1;
      return inARow > MOST_IN_A_ROW ? null : Math.min(LONGEST_MS, FIRST_MS * 2 ** (inARow - 1));
    },
  };
}
