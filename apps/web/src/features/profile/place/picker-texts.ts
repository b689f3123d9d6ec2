import { defineTexts } from '@baeon/ui/lib/texts.ts';

/** Apart from the line's, which is there at once. */
export const pickerTexts = defineTexts('placePicker', {
  here: 'Use my location',
  finding: 'Finding your location…',
  stop: 'Stop using this place',

  search: 'Search area, city or pincode',
  searching: 'Searching…',
  results: 'Places found',
  found: (count: number) => (count === 1 ? '1 place found' : `${count} places found`),
  none: (typed: string) => `We know no place called “${typed}”.`,
  notSearched: 'The places could not be searched.',

  yours: 'Your places',
  kinds: { home: 'Home', work: 'Work', saved: 'Saved in your profile' },
  saveAs: { home: 'Save as home', work: 'Save as work' },
  saved: { home: 'Saved as home', work: 'Saved as work' },
  more: (place: string) => `More about ${place}`,
  remove: 'Remove',
  failed: (reason: string) => `That could not be saved. ${reason}`,

  unserved: {
    title: (place: string) => `We are not in ${place} yet`,
    titleUnnamed: 'We are not there yet',
    served: (area: string, km: string) => `You find us in ${area} and up to ${km} km around it.`,
    nearest: (place: string, km: string) => `The nearest served place is ${place}, ${km} km away.`,
    look: (place: string) => `Look in ${place}`,
    other: 'Choose another place',
  },
});
