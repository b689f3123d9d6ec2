import { digitsText } from '@baeon/ui/lib/format/format.ts';
import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const directoryTexts = defineTexts('storeDirectory', {
  search: 'Search stores',
  all: 'All stores',
  deals: (count: number) => (count === 1 ? '1 deal' : `${digitsText(count)} deals`),
  notLoaded: 'The stores could not be loaded',
  none: 'No stores found',
  noneHere: 'There are no stores around this place yet.',
  noneFound: (wanted: string) => `We found nothing for “${wanted}” around this place.`,
  showAll: 'Show all stores',
  resultsFor: (meant: string) => `Showing results for “${meant}”`,
  map: {
    name: 'Map of the stores; the list has all of them too',
    found: (count: number) => (count === 1 ? '1 store' : `${digitsText(count)} stores`),
    first: (count: number) => `The first ${digitsText(count)} stores. Move the map for others.`,
    none: 'No stores in this area',
  },
  didYouMean: (meant: string) => `Did you mean “${meant}”?`,
});
