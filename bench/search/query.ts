/** One way in which a fact of a product may be as it should: a text, a pattern, one of several, a range. */
export type Fact = string | RegExp | readonly (string | RegExp)[] | { from?: number; to?: number };

/**
 * Facts of a product. `type` is any step of the shop's path to it, `name` its title, `text` title and
 * description; all others are attributes by their labels. A text has to be the whole fact, large and small
 * letters being the same.
 */
export type Facts = Readonly<Record<string, Fact>>;

/** What somebody typed, and what they would be glad to find, said without looking at what is found. */
export type Query = {
  q: string;
  /** What the thing has to be, in one of these ways. */
  is: Facts | readonly Facts[];
  /** What it should have as well. */
  has?: Facts;
  /** What it must not have. */
  not?: Facts;
  /** In rupees; outside of it nothing is of use. */
  price?: { from?: number; to?: number };
  /** What would do if need be. */
  near?: Facts | readonly Facts[];
  /** By what the things are wanted in order. */
  order?: 'cheapest' | 'dearest' | 'best rated';
};

/** Queries of one kind, by which results are told apart. */
export type QueryKind = { kind: string; queries: readonly Query[] };
