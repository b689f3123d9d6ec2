import { careDeals } from './texts/care.ts';
import { eatingDeals } from './texts/eating.ts';
import { groceryDeals } from './texts/groceries.ts';
import { homeDeals } from './texts/home.ts';
import { leisureDeals } from './texts/leisure.ts';
import { techDeals } from './texts/tech.ts';
import { wearDeals } from './texts/wear.ts';
import type { TradeDeals } from './trade-deals.ts';

const byCategory = new Map(
  [
    ...eatingDeals,
    ...groceryDeals,
    ...wearDeals,
    ...techDeals,
    ...homeDeals,
    ...careDeals,
    ...leisureDeals,
  ].map((trade) => [trade.category, trade]),
);

export const dealsOfTrade = (category: string): TradeDeals => byCategory.get(category)!;
