import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const suggestTexts = defineTexts('suggest', {
  suggestions: 'Suggestions',
  count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  groups: {
    recent: 'Recent searches',
    categories: 'Categories',
    stores: 'Stores',
    deals: 'Deals',
    popular: 'Popular searches',
  },
  clear: 'Clear all',
  /** Of one recent search, for the tooltip of its cross. */
  remove: 'Remove',
});
