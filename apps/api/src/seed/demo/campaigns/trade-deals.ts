/** What stores of one category give away, and how they speak of it. */
export type TradeDeals = {
  category: string;
  /** On what they take a percentage off. */
  shares: readonly Phrase[];
  percents: readonly number[];
  /** The smallest bills, in rupees, that they give a percentage on. */
  least: readonly number[];
  /** Rupees off, and above which bill. */
  bills: readonly (readonly [off: number, above: number])[];
  /** What is said beside money off a bill. */
  basket: readonly string[];
  wholes: readonly Phrase[];
  /** Small thanks for following the store. */
  greetings: readonly Phrase[];
  /** What such stores like to add to their terms. */
  conditions: readonly string[];
};

export type Phrase = { title: string; about: string };

/** One phrase a line: `title | a sentence about it`. */
export const phrases = (text: string): Phrase[] =>
  lines(text).map((line) => {
    const [title, about] = line.split(' | ');
    return { title: title!, about: about! };
  });

export const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
