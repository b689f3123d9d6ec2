import { cardsOf, type DealCard } from './campaigns/deal-cards.ts';
import { dealTerms, dealWords, type DealWords } from './campaigns/deal-words.ts';
import { joinedStores } from './campaigns/joint-stores.ts';
import { dealsOfTrade } from './campaigns/trades.ts';
import { passingRhythm, steadyRhythm, type Rhythm } from './campaigns/windows.ts';
import { demoRandom } from './demo-random.ts';
import { demoStores, type DemoStore } from './demo-stores.ts';

export type DemoCampaign = DealWords & {
  /** Known by it in the database. */
  key: string;
  kind: 'deal' | 'greeting';
  placeIds: string[];
  /** None for what is always there. */
  rhythm: Rhythm | null;
};

/** Of every hundred stores, how many have no deal of their own, one, two, three, four. */
const OWN_DEALS = [2, 12, 34, 30, 22];
const PASSING_EVERY = 14;
const GREETING_EVERY = 6;
const COUNTS = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];

/** Invented deals of the demo's stores, the same ones on every run; only their days move on. */
export function demoCampaigns(): DemoCampaign[] {
  const stores = [...demoStores()];
  const draw = cardDealer();
  const steady = [...ownDeals(stores, draw), ...dealsTogether(stores)];
  return [
    ...steady.map((deal, index) => Object.assign(deal, { rhythm: steadyRhythm(index) })),
    ...passingDeals(stores, draw).map((deal, index) =>
      Object.assign(deal, { rhythm: passingRhythm(index) }),
    ),
    ...greetings(stores).map((greeting) => Object.assign(greeting, { rhythm: null })),
  ];
}

type Unscheduled = Omit<DemoCampaign, 'rhythm'>;
type Draw = (category: string) => DealCard;

/** Deals the cards of every trade around, so that its stores repeat each other as late as can be. */
function cardDealer(): Draw {
  const hands = new Map<string, DealCard[]>();
  return (category) => {
    const hand = hands.get(category) ?? [];
    if (hand.length === 0) hand.push(...cardsOf(dealsOfTrade(category)));
    hands.set(category, hand);
    return hand.shift()!;
  };
}

function ownDeals(stores: readonly DemoStore[], draw: Draw): Unscheduled[] {
  return stores.flatMap((store) =>
    Array.from({ length: ownDealsOf(store) }, (_, turn) =>
      dealAt(store, `deal-${turn + 1}`, draw(store.category)),
    ),
  );
}

function ownDealsOf(store: DemoStore): number {
  let fate = demoRandom(keyOf(store, 'deals')).next() * 100;
  return OWN_DEALS.findIndex((share) => (fate -= share) < 0);
}

function dealAt(store: DemoStore, what: string, card: DealCard): Unscheduled {
  const key = keyOf(store, what);
  const words = dealWords(card, dealsOfTrade(store.category), demoRandom(key));
  return { key, kind: 'deal', ...words, placeIds: [store.placeId] };
}

function dealsTogether(stores: readonly DemoStore[]): Unscheduled[] {
  return [...joinedStores(stores)].map(([deal, taking]) => {
    const key = `demo:together:${deal.key}`;
    return {
      key,
      kind: 'deal',
      title: deal.title.replace('{count}', COUNTS[taking.length]!),
      description: deal.about,
      terms: dealTerms(deal.terms, `${deal.title} ${deal.about}`, demoRandom(key)),
      placeIds: taking.map(({ placeId }) => placeId),
    };
  });
}

/** Here for five days, away for five: on any day some of them are still to come. */
function passingDeals(stores: readonly DemoStore[], draw: Draw): Unscheduled[] {
  return stores
    .filter((store, index) => index % PASSING_EVERY === 3 && ownDealsOf(store) < 4)
    .map((store) => {
      const deal = dealAt(store, 'passing', draw(store.category));
      deal.title += ', five days only';
      return deal;
    });
}

function greetings(stores: readonly DemoStore[]): Unscheduled[] {
  return stores
    .filter((_, index) => index % GREETING_EVERY === 0)
    .map((store) => {
      const key = keyOf(store, 'greeting');
      const { title, about } = demoRandom(key).pick(dealsOfTrade(store.category).greetings);
      const terms = 'One per person.\nShow the code at the counter.';
      return { key, kind: 'greeting', title, description: about, terms, placeIds: [store.placeId] };
    });
}

const keyOf = ({ placeId }: DemoStore, what: string): string =>
  `${placeId.replace('-', ':')}:${what}`;
