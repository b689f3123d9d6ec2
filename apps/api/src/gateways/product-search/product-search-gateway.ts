import type { Understood } from '@baeon/search/understand';
import type { ProductRow } from '../../db/product-row.ts';

/** What candidates are wanted for. */
export type CandidatesAsked = {
  understood: Understood;
  category?: string | undefined;
  /** What kind of things they have to be, by its name. */
  kindName?: string | undefined;
  size: number;
};

/** One product as it was read, or that it is gone; of two for one product the one with the higher version is true. */
export type IndexWrite = { id: string; version: number; product: ProductRow | null };

/** The engine did not do it: it is away, or it refuses. The reason is fit for a log. */
export class SearchAway extends Error {
  /** Null where there was no answer at all. */
  readonly status: number | null;

  constructor(reason: string, status: number | null) {
    super(`the search engine did not do it: ${reason}`);
    this.status = status;
  }
}

/** A search engine outside: it retrieves candidates for our ranking. All of it throws `SearchAway`. */
export type ProductSearchGateway = {
  /** Whether it did not answer the last time. */
  isAway(): boolean;
  /** For each question the ids of products, the likeliest first; they may be gone meanwhile, or have changed. */
  find(asked: CandidatesAsked[]): Promise<string[][]>;
  /** Some products of every shelf and of every maker. */
  sample(atMost: number): Promise<string[]>;
  /** The index that is searched; null where there is none. */
  currentIndex(): Promise<string | null>;
  /** Makes an empty one that nobody searches yet; gives its name. */
  createIndex(name: string): Promise<void>;
  /** Gives how many were refused for what they are; what is there in a newer version stays. */
  write(index: string, writes: IndexWrite[], signal: AbortSignal): Promise<number>;
  /** From now on this one is searched; all others of ours are deleted. */
  useIndex(name: string): Promise<void>;
  count(index: string): Promise<number>;
  /** Ids in their order, from the one behind `after`. */
  ids(index: string, after: string, atMost: number): Promise<string[]>;
  /** What is written is found from here on. */
  refresh(index: string): Promise<void>;
};
