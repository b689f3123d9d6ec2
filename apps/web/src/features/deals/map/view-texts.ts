import { defineTexts } from '@baeon/ui/lib/texts.ts';

/** What is said before the map is there. */
export const viewTexts = defineTexts('view', {
  map: 'Map',
  list: 'List',
  notLoaded: 'The map could not be loaded',
  sameInList: 'The list has the same deals.',
});
