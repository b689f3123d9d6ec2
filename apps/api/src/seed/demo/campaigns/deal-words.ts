import type { DemoRandom } from '../demo-random.ts';
import type { DealCard } from './deal-cards.ts';
import type { TradeDeals } from './trade-deals.ts';

export type DealWords = { title: string; description: string; terms: string };

/** Groups as people here do: ₹1,00,000. */
const grouped = new Intl.NumberFormat('en-IN');
const rupees = (amount: number): string => `₹${grouped.format(amount)}`;

/** How one store words a card. */
export function dealWords(card: DealCard, trade: TradeDeals, random: DemoRandom): DealWords {
  const { title, about, own } = wordings[card.kind](card as never, trade, random);
  const more = random.chance(0.35) ? [random.pick(closings)] : [];
  return {
    title,
    description: [about, ...more].join(' '),
    terms: dealTerms(own, `${title} ${about}`, random),
  };
}

type Wording = { title: string; about: string; own: string[] };
type WordingOf<Kind extends DealCard['kind']> = (
  card: Extract<DealCard, { kind: Kind }>,
  trade: TradeDeals,
  random: DemoRandom,
) => Wording;

const wordings: { [Kind in DealCard['kind']]: WordingOf<Kind> } = {
  share({ on, percent, about }, { least }, random) {
    const smallest = random.pick(least);
    const title = random.pick([
      `Flat ${percent}% off on ${on}`,
      `${percent}% off ${on}`,
      `Save ${percent}% on ${on}`,
      `Get ${percent}% off on ${on}`,
      `${on[0]!.toUpperCase()}${on.slice(1)}: ${percent}% off`,
    ]);
    const most = Math.ceil((smallest * 4 * percent) / 5000) * 50;
    const own = [`Minimum bill ${rupees(smallest)}.`];
    if (random.chance(0.4)) own.push(`At most ${rupees(most)} off.`);
    return { title, about, own };
  },

  bill({ off, above }, { basket, conditions }, random) {
    const title = random.pick([
      `${rupees(off)} off on bills above ${rupees(above)}`,
      `${rupees(off)} off when you spend ${rupees(above)} or more`,
      `Flat ${rupees(off)} off on bills above ${rupees(above)}`,
      `Save ${rupees(off)} on bills of ${rupees(above)} and more`,
    ]);
    const own = ['On one bill, before taxes.'];
    if (random.chance(0.6)) own.push(random.pick(conditions));
    return { title, about: random.pick(basket), own };
  },

  whole({ title, about }, _trade, random) {
    return { title, about, own: random.chance(0.3) ? ['While stocks last.'] : [] };
  },
};

const closings = [
  'Show the code before the bill is made.',
  'Ask at the counter if anything is unclear.',
  'Your neighbours like this one.',
  'Back by popular demand.',
];

const NAMES_DAYS = /(sun|mon|tues|wednes|thurs|fri|satur)day|week(end|day)/i;

export function dealTerms(own: readonly string[], text: string, random: DemoRandom): string {
  const terms = [...own, 'One per person.'];
  if (random.chance(0.55)) terms.push('Not with other offers.');
  if (random.chance(0.15) && !NAMES_DAYS.test(text)) terms.push('Valid Monday to Friday.');
  else if (random.chance(0.12)) terms.push('Not on public holidays.');
  return terms.join('\n');
}
