import { percentile } from '../numbers.ts';
import type { Scanned } from './page/scan.ts';

/** A picture of which it may be known what is in it. */
export type Sight = { kind: string; name: string; texts: string[] | null };

export type Misread = { sight: Sight; side: string; text: string };

/** Files that say what is in a photo have line ends of their own. */
const asCompared = (text: string): string => text.replaceAll('\r\n', '\n').trimEnd();

/** Those of the texts that are there; all of them where nobody knows. */
export function rightOf({ texts: truth }: Sight, texts: readonly string[]): string[] {
  const known = truth?.map(asCompared);
  return texts.filter((text) => !known || known.includes(asCompared(text)));
}

/** What became of the pictures of one kind at one side. */
export class Tally {
  pictures = 0;
  /** In how many of them at least one code was read, and rightly where that is known. */
  read = 0;
  /** Of some pictures there are several to read. */
  codes = 0;
  readonly misread: Misread[] = [];
  readonly #taken: number[] = [];

  add(sight: Sight, { side, texts, ms }: Scanned): void {
    const right = rightOf(sight, texts);
    this.pictures += 1;
    if (right.length > 0) this.read += 1;
    this.codes += new Set(right).size;
    this.#taken.push(ms);
    for (const text of texts) {
      if (!right.includes(text)) this.misread.push({ sight, side, text });
    }
  }

  get rate(): number {
    return this.read / this.pictures;
  }

  milliseconds(share: number): number {
    return percentile(
      this.#taken.toSorted((a, b) => a - b),
      share,
    );
  }
}

/** The tallies of all sides and kinds. */
export class Tallies {
  readonly #tallies = new Map<string, Map<string, Tally>>();
  readonly sides = new Set<string>();

  add(sight: Sight, scanned: Scanned[]): void {
    for (const each of scanned) {
      this.sides.add(each.side);
      this.of(sight.kind, each.side).add(sight, each);
    }
  }

  get kinds(): string[] {
    return [...this.#tallies.keys()];
  }

  of(kind: string, side: string): Tally {
    const bySide = this.#tallies.get(kind) ?? new Map<string, Tally>();
    this.#tallies.set(kind, bySide);
    const tally = bySide.get(side) ?? new Tally();
    bySide.set(side, tally);
    return tally;
  }
}
