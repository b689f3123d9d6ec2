import type { Phrase, TradeDeals } from './trade-deals.ts';

export type DealCard =
  | { kind: 'share'; on: string; percent: number; about: string }
  | { kind: 'bill'; off: number; above: number }
  | ({ kind: 'whole' } & Phrase);

/**
 * All that stores of a trade can offer, each once, in an order in which neighbours differ: whoever
 * takes a few in a row has some of every kind, and nothing on the same goods twice.
 */
export const cardsOf = (trade: TradeDeals): DealCard[] =>
  interleaved([
    sharesOf(trade),
    trade.wholes.map((phrase) => ({ kind: 'whole', ...phrase })),
    trade.bills.map(([off, above]) => ({ kind: 'bill', off, above })),
  ]);

function sharesOf({ shares, percents }: TradeDeals): DealCard[] {
  return percents.flatMap((_, round) =>
    shares.map(({ title, about }, thing) => {
      const percent = percents[(thing + round) % percents.length]!;
      return { kind: 'share', on: title, percent, about };
    }),
  );
}

const interleaved = <T>(lists: readonly T[][]): T[] =>
  lists
    .flatMap((list, order) =>
      list.map((item, turn) => ({ item, place: (turn + 0.2 + order * 0.3) / list.length })),
    )
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
