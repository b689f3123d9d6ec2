/** Somebody who scans again has this long to point elsewhere. */
const HOLD_MS = 10_000;
/** Who comes back to the scanner later than this may well want the same code again. */
const FORGOTTEN_MS = 30_000;
/** A code that is in the picture is not made out in each one. */
const GONE_AFTER_LOOKS = 3;

export type ScanDedupe = {
  /** This text was acted upon. */
  acted(text: string): void;
  /** The scanner was left. */
  left(now: number): void;
  /** Scanning begins, or goes on. */
  begin(now: number): void;
  /** The first text that is not the one that was acted upon just before. */
  firstNew(texts: readonly string[], now: number): string | null;
};

/** Keeps a code that stays in the picture from being acted upon over and over. */
export function createScanDedupe(): ScanDedupe {
  let held: string | null = null;
  let until = Infinity;
  let without = 0;
  let leftAt = Infinity;

  return {
    acted(text) {
      held = text;
    },
    left(now) {
      leftAt = now;
    },
    begin(now) {
      if (now - leftAt > FORGOTTEN_MS) held = null;
      leftAt = Infinity;
      until = now + HOLD_MS;
      without = 0;
    },
    firstNew(texts, now) {
      without = held !== null && texts.includes(held) ? 0 : without + 1;
      if (now >= until || without >= GONE_AFTER_LOOKS) held = null;
      return texts.find((text) => text !== held) ?? null;
    },
  };
}
