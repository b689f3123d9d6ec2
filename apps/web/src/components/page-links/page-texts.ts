import { defineTexts } from '@baeon/ui/lib/texts.ts';

/** What anybody may read; the login names them, so there are few words here. */
export const pageTexts = defineTexts('pages', {
  name: 'Help and legal',
  help: 'Help',
  terms: 'Terms',
  privacy: 'Privacy',
});
