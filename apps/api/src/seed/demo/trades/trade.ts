import type { Rhythm } from '../opening-times.ts';

/** What there is to say about stores of one category. `{area}` stands for where they are. */
export type Trade = {
  category: string;
  /** How many of every sixty or so stores are of this kind. */
  share: number;
  rhythm: Rhythm;
  /** What follows the name on the sign; no two trades share one. */
  signs: readonly string[];
  openings: readonly string[];
  details: readonly string[];
};
