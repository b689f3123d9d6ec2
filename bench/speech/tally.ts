import { percentile } from '../numbers.ts';
import { compareWords } from './word-errors.ts';

/** What was said in one clip, and what was understood. */
export type HeardClip = {
  said: string[];
  /** By the recogniser alone, and after the correction step. */
  heard: string[];
  mended: string[];
  /** How long the clip is, and how long each of both took. */
  seconds: number;
  hearing: number;
  mending: number;
};

/** Adds up what became of the words of many clips. */
export class Tally {
  clips = 0;
  words = 0;
  errorsHeard = 0;
  errorsMended = 0;
  /** Words that were wrong and are right, or were right and are wrong. */
  mended = 0;
  broken = 0;
  private readonly taken: number[] = [];
  private readonly shares: number[] = [];

  add({ said, heard, mended, seconds, hearing, mending }: HeardClip): void {
    const before = compareWords(said, heard);
    const after = compareWords(said, mended);
    this.clips += 1;
    this.words += said.length;
    this.errorsHeard += before.errors;
    this.errorsMended += after.errors;
    for (const [nth, wasRight] of before.isRight.entries()) {
      if (!wasRight && after.isRight[nth]) this.mended += 1;
      if (wasRight && !after.isRight[nth]) this.broken += 1;
    }
    this.taken.push(hearing + mending);
    this.shares.push((hearing + mending) / seconds);
  }

  get errorRateHeard(): number {
    return (100 * this.errorsHeard) / this.words;
  }

  get errorRateMended(): number {
    return (100 * this.errorsMended) / this.words;
  }

  /** How many seconds a clip takes. */
  secondsTaken(share: number): number {
    return percentileOf(this.taken, share);
  }

  /** How long hearing takes for each second of sound. */
  slowness(share: number): number {
    return percentileOf(this.shares, share);
  }
}

const percentileOf = (values: readonly number[], share: number): number =>
  percentile(
    values.toSorted((a, b) => a - b),
    share,
  );
