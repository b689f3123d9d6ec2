import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const textPageTexts = defineTexts('textPage', {
  /** The code of the language that these words are in: the server is asked for the page in it. */
  language: 'en',
  contents: 'On this page',
  question: 'Any other question?',
  ask: 'Write or call us:',
  notLoaded: 'This page could not be loaded',
});
