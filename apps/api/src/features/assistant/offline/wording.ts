import type { ProductRow } from '../../../db/product-row.ts';
import type { Need } from './chat-state.ts';

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

export const money = (paise: number): string => rupees.format(paise / 100);

export const priceOf = ({ pricePaise }: ProductRow): string =>
  pricePaise === null ? 'no price given' : money(pricePaise);

export function budgetText({ price }: Pick<Need, 'price'>): string {
  if (!price) return '';
  const { from, to } = price;
  if (from !== null && to !== null) return ` between ${money(from)} and ${money(to)}`;
  if (to !== null) return ` up to ${money(to)}`;
  return from === null ? '' : ` from ${money(from)}`;
}

export const listText = (parts: string[], last = 'and'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;

/** What is not counted, or is many already. */
const MASS_NOUN =
  /(?:[^s]s|wear|ware|jewellery|furniture|equipment|stuff|rice|dal|oil|ghee|atta|flour|milk|tea|coffee|sugar|salt|honey|butter|paneer|soap|shampoo|powder|paste|cream|gel|foam|lotion|serum|water|juice|detergent|dishwash|spice|masala|haldi|jeera|poha|cumin|turmeric|chilli|paint|glue|cement|wood|paper|fabric|cloth|makeup|kajal|badminton|cricket|tennis|chess|yoga|health|grooming|care|food|bedding|lighting|storage|decor|music|luggage|hair|skin|charging|laundry|cutlery|crockery|glassware|perfume for \p{L}+)$/u;

/** Of a name, many of it: "study tables". */
export function plural(name: string): string {
  if (MASS_NOUN.test(name)) return name;
  if (/(?:x|z|ch|sh|ss)$/u.test(name)) return `${name}es`;
  if (/(?:shel|kni|hal|sel|wol|lea|loa)fe?$/u.test(name)) return name.replace(/fe?$/u, 'ves');
  return /[^aeiou]y$/u.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`;
}

/** "Nothing above 300 litre" is up to there. */
export const limitText = (said: string): string =>
  said.replace(/^(?:nothing|not|no|never) (?:above|over|more than|bigger than|beyond)\b/u, 'up to');

/** What is looked for, as the person would say it. */
export function needText(need: Need): string {
  const { words, things, extras, brands, unwanted, unwantedBrands, bounds, atLeastStars } = need;
  const thing = things.length > 0 ? listText(things) : words;
  const said = [...brands, ...extras, thing].filter((part) => part !== '').join(' ');
  const not = [...unwanted, ...unwantedBrands];
  const without = not.length > 0 ? ` without ${listText(not, 'or')}` : '';
  const stars = atLeastStars === null ? '' : ` rated ${atLeastStars} or more`;
  const limits = bounds.map(({ said }) => ` ${limitText(said)}`).join(',');
  return `${said === '' ? 'anything' : `“${said}”`}${limits}${without}${stars}${budgetText(need)}`;
}

/** One of several ways to say it, another one each time. */
export const vary = (turn: number, ways: readonly string[]): string => ways[turn % ways.length]!;

export const texts = {
  greeting: 'Hello! Tell me what you are looking for, and what you would like to spend.',
  thanks: 'You are welcome! Tell me when you look for something else.',
  bye: 'Bye! Come back whenever you look for something.',
  well: 'I am well, thank you! What can I help you find?',
  help:
    'Tell me what you look for, such as “phone under ₹20,000” or “a gift for my sister”. Then narrow it down ' +
    '(“cheaper”, “in black”), ask about one (“battery of the second?”) or say “compare the first two”. I also know ' +
    'of deals near you.',
  who: 'I am the shopping assistant of this app, a program. I know the products in our catalogue and the deals near you.',
  human:
    'I am a program and cannot put you through to a person. I can find products, compare them and tell you of deals near you.',
  abuse:
    'I am sorry that I have not been of help. Tell me what you are looking for and I will try again.',
  comfort:
    'I am sorry to hear that. I am only a program, but if something nice would help, tell me what you like.',
  orders:
    'I know nothing about orders and deliveries. I can find products, compare them and tell you of deals near you.',
  outside:
    'I can’t help with that; I only know about shopping. I can find products, compare them and tell you of deals near you.',
  afresh: 'All right. What are you looking for?',
  nothingShown: 'Tell me first what you are looking for, and I will show you some.',
  nothingMore: 'That is all I have for this. Shall we look for something else?',
  noDeals: 'I know of no deal for that near you right now.',
  onlyOne: 'There is only one here; I need two to compare.',
  whichOne: 'Which one do you mean: the first, the second?',
  askThing: 'What kind of thing are you looking for?',
  notUnderstood:
    'I did not understand that. Tell me what you are looking for, such as “office chair under ₹8,000”.',
  askBudget: 'What would you like to spend?',
} as const;

/** What was asked for and nothing states. */
export const noneSays = (wishes: string[]): string =>
  wishes.length === 0
    ? ''
    : `None of them says ${listText(
        wishes.map((wish) => `“${wish}”`),
        'or',
      )}.`;
