import type { ProductRow } from '../../../db/product-row.ts';
import type { Need } from './chat-state.ts';
import { readable } from './terms.ts';

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

export const money = (paise: number): string => rupees.format(paise / 100);

export const priceOf = ({ pricePaise }: ProductRow): string =>
  pricePaise === null ? 'no price given' : money(pricePaise);

function budgetText({ price }: Need): string {
  if (!price) return '';
  const { from, to } = price;
  if (from !== null && to !== null) return ` between ${money(from)} and ${money(to)}`;
  if (to !== null) return ` up to ${money(to)}`;
  return from === null ? '' : ` from ${money(from)}`;
}

/** What is looked for, as the person would say it. */
export function needText(need: Need): string {
  const thing = [...need.extras.map(readable), need.words].filter((part) => part !== '').join(' ');
  const without = need.unwanted.length > 0 ? ` without ${need.unwanted.join(' or ')}` : '';
  const stars = need.atLeastStars === null ? '' : ` rated ${need.atLeastStars} or more`;
  const bounds = need.bounds.map(({ said }) => ` ${said}`).join(',');
  return `${thing === '' ? 'anything' : `“${thing}”`}${bounds}${without}${stars}${budgetText(need)}`;
}

export const listText = (parts: string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

export const texts = {
  greeting: 'Hello! Tell me what you are looking for, and what you would like to spend.',
  thanks: 'You are welcome! Tell me when you look for something else.',
  bye: 'Bye! Come back whenever you look for something.',
  help:
    'Tell me what you look for, such as “phone under ₹20,000” or “3 seater sofa, not leather”. Then narrow it ' +
    'down (“cheaper”, “in black”), ask about one (“battery of the second?”) or say “compare the first two”.',
  who: 'I am the shopping assistant of this app, a program. I know the products in our catalogue and the deals near you.',
  whatICan: 'I can find products, compare them and tell you what their makers say about them.',
  afresh: 'All right. What are you looking for?',
  nothingShown: 'Tell me first what you are looking for, and I will show you some.',
  nothingMore: 'That is all I have for this. Shall we look for something else?',
  noDeals: 'I know of no deal for that near you right now.',
  otherWords: 'Try it in other words, or ask for another kind of thing.',
  onlyOne: 'There is only one here; I need two to compare.',
  whichOne: 'Which one do you mean: the first, the second?',
  askThing: 'What kind of thing are you looking for?',
  askBudget: 'What would you like to spend?',
  notUnderstood:
    'I did not understand that. Tell me what you are looking for, such as “office chair under ₹8,000”.',
} as const;
