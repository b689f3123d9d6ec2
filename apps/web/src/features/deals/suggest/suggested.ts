import type { Suggestions } from '@baeon/contracts/search/suggestions-wire';

type Of<K extends keyof Suggestions> = Suggestions[K][number];

/** What can be chosen, in the order in which it is shown. */
export type Suggested =
  | { kind: 'recent' | 'popular'; key: string; text: string }
  | { kind: 'categories'; key: string; category: Of<'categories'> }
  | { kind: 'stores'; key: string; store: Of<'stores'> }
  | { kind: 'deals'; key: string; deal: Of<'deals'> };

export type SuggestedGroup = { kind: Suggested['kind']; entries: Suggested[] };

const searches = (kind: 'recent' | 'popular', texts: string[]): Suggested[] =>
  texts.map((text) => ({ kind, key: `${kind} ${text}`, text }));

export function groupsOf(suggestions: Suggestions | null): SuggestedGroup[] {
  if (!suggestions) return [];
  const { recent, categories, stores, deals, popular } = suggestions;
  const groups: SuggestedGroup[] = [
    { kind: 'recent', entries: searches('recent', recent) },
    {
      kind: 'categories',
      entries: categories.map((category) => ({
        kind: 'categories',
        key: `category ${category.id}`,
        category,
      })),
    },
    {
      kind: 'stores',
      entries: stores.map((store) => ({ kind: 'stores', key: store.id, store })),
    },
    {
      kind: 'deals',
      entries: deals.map((deal) => ({ kind: 'deals', key: deal.campaign_id, deal })),
    },
    { kind: 'popular', entries: searches('popular', popular) },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}
