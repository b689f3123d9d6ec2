import { careTrades } from './trades/care.ts';
import { foodTrades } from './trades/food.ts';
import { homeTrades } from './trades/home.ts';
import { leisureTrades } from './trades/leisure.ts';
import type { Trade } from './trades/trade.ts';
import { wearTrades } from './trades/wear.ts';

export const trades: readonly Trade[] = [
  ...foodTrades,
  ...wearTrades,
  ...homeTrades,
  ...careTrades,
  ...leisureTrades,
];

/** One round of stores: every trade as often as its share, well mixed. */
export const tradeRound: readonly Trade[] = trades
  .flatMap((trade, order) =>
    Array.from({ length: trade.share }, (_, turn) => ({
      trade,
      // The turns of one trade are spread evenly over the round; the order breaks ties.
      place: (turn + ((order * 0.618034) % 1)) / trade.share,
    })),
  )
  .sort((one, other) => one.place - other.place)
  .map(({ trade }) => trade);
