import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const placeTexts = defineTexts('place', {
  choose: 'Choose your place',
  change: 'Change place',
  how: { chosen: 'chosen', device: 'where you are', saved: 'saved' },
  unnamed: 'Your location',
});
