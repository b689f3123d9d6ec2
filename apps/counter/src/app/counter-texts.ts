import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const counterTexts = defineTexts('counter', {
  broken: 'Something went wrong',
  offline: 'Offline',
  language: 'Language',
  update: 'There is a new version',
  updateNow: 'Update',
});
