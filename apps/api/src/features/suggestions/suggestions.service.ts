import { rounded, type Coordinates, type ServiceArea } from '@baeon/contracts/places/geo';
import {
  MOST_SUGGESTIONS,
  type Suggestions,
  type SuggestionsQuery,
} from '@baeon/contracts/search/suggestions-wire';
import type { StoreCategory } from '@baeon/contracts/stores/stores-wire';
import { plain } from '@baeon/search/words';
import type { Clock } from '../../lib/clock.ts';
import type { Campaigns } from '../campaigns/campaigns.service.ts';
import type { Stores } from '../stores/stores.service.ts';
import type { Searches } from './searches.service.ts';

const MOST_OF = { recent: 2, categories: 2, stores: 3, deals: 3, popular: 2 };
const MOST_POPULAR = 6;
/** Categories come with an edition of our tables. */
const CATEGORIES_FRESH_MS = 60_000;

type Dependencies = {
  clock: Clock;
  serviceArea: ServiceArea;
  campaigns: Campaigns;
  stores: Stores;
  searches: Searches;
};

export type Suggester = ReturnType<typeof createSuggester>;

/** What somebody who types, or is about to, may be looking for. */
export function createSuggester(deps: Dependencies) {
  const { clock, serviceArea, campaigns, stores, searches } = deps;
  let categories: StoreCategory[] = [];
  let readAt = -Infinity;

  async function knownCategories(): Promise<StoreCategory[]> {
    const now = clock.now().getTime();
    if (now - readAt > CATEGORIES_FRESH_MS) {
      categories = await stores.categories();
      readAt = now;
    }
    return categories;
  }

  /** Those that are called so, else the one that all the stores found are of; with deals to see there. */
  async function categoriesOf(typed: string, found: Suggestions['stores'], at: Coordinates) {
    const all = await knownCategories();
    const words = wordsIn(typed);
    const named = all.filter(({ name }) => isCalled(wordsIn(lastSegment(name)), words));
    const [first, second] = found;
    const common = first && second && found.every(({ category }) => category === first.category);
    const meant =
      named.length > 0 || !common ? named : all.filter(({ name }) => name === first.category);
    return meant
      .filter(({ id }) => campaigns.hasDeals(at, { category: id }))
      .slice(0, MOST_OF.categories);
  }

  return async function suggest(
    { q, latitude, longitude }: SuggestionsQuery,
    userId: string | null,
  ): Promise<Suggestions> {
    const isKnown = latitude !== undefined && longitude !== undefined;
    const at = isKnown ? rounded({ latitude, longitude }) : serviceArea;
    const typed = plain(q).replaceAll(/\s+/g, ' ').trim();
    const recent = userId === null ? [] : await searches.recent(userId);
    const popular = (await searches.popular()).filter((text) => !recent.includes(text));
    const isNear = (text: string) => campaigns.hasDeals(at, { text });
    if (typed === '') {
      const near = firstOf(popular, isNear, MOST_POPULAR);
      return { recent, categories: [], stores: [], deals: [], popular: near };
    }
    const isStarted = (text: string) => text !== typed && ` ${text}`.includes(` ${typed}`);
    const km = (distance: number | null) => (isKnown ? distance : null);
    const found = await stores.suggest(typed, at, MOST_OF.stores);
    for (const store of found) store.distance_km = km(store.distance_km);
    const deals = campaigns.suggest(typed, at, MOST_OF.deals).map((deal) => ({
      campaign_id: deal.campaign_id,
      title: deal.title,
      image: deal.image,
      store: deal.store.name,
      distance_km: km(deal.distance_km),
    }));
    return cut({
      recent: firstOf(recent, isStarted, MOST_OF.recent),
      categories: await categoriesOf(typed, found, at),
      stores: found,
      deals,
      popular: firstOf(popular, (text) => isStarted(text) && isNear(text), MOST_OF.popular),
    });
  };
}

/** Of the longest list the last goes, until they are few together. */
function cut(suggestions: Suggestions): Suggestions {
  const lists: unknown[][] = [
    suggestions.deals,
    suggestions.stores,
    suggestions.categories,
    suggestions.popular,
    suggestions.recent,
  ];
  const count = () => lists.reduce((sum, list) => sum + list.length, 0);
  while (count() > MOST_SUGGESTIONS) {
    lists.reduce((longest, list) => (list.length > longest.length ? list : longest)).pop();
  }
  return suggestions;
}

function firstOf(texts: string[], isMeant: (text: string) => boolean, most: number): string[] {
  const first: string[] = [];
  for (const text of texts) {
    if (first.length === most) break;
    if (isMeant(text)) first.push(text);
  }
  return first;
}

const lastSegment = (path: string): string => path.split('/').at(-1)!;
const wordsIn = (text: string): string[] => plain(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Each word that was typed begins one of the name's. */
const isCalled = (name: string[], typed: string[]): boolean =>
  typed.length > 0 && typed.every((start) => name.some((word) => word.startsWith(start)));
