import type { Table } from '../report.ts';
import type { Scanned } from './page/scan.ts';
import { rightOf, type Sight } from './tally.ts';

/** Where nobody knows what is right, two sides that read different things tell of a misreading. */
export class Disagreements {
  readonly #rows: string[][] = [];

  add({ name }: Sight, scanned: readonly Scanned[]): void {
    const read = scanned.filter(({ texts }) => texts.length > 0);
    for (const [nth, one] of read.entries()) {
      for (const other of read.slice(nth + 1)) {
        if (one.texts.some((text) => other.texts.includes(text))) continue;
        this.#rows.push([name, ...[one, other].map(({ side, texts }) => `${side}: ${texts[0]}`)]);
      }
    }
  }

  get table(): Table {
    return { head: ['sides that disagree', 'one', 'the other'], rows: this.#rows };
  }
}

/** What somebody else read and ours did not: there is something to learn. */
export class Missed {
  readonly #rows: string[][] = [];
  readonly #ours: string;

  constructor(ours: string) {
    this.#ours = ours;
  }

  add(sight: Sight, scanned: readonly Scanned[]): void {
    const read = scanned.filter(({ texts }) => rightOf(sight, texts).length > 0);
    const sides = read.map(({ side }) => side);
    if (sides.length > 0 && !sides.includes(this.#ours)) {
      this.#rows.push([sight.name, sides.join(', ')]);
    }
  }

  get table(): Table {
    return { head: ['not read by ours', 'but by'], rows: this.#rows };
  }
}
