import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const raiseTexts = defineTexts('deal-raise', {
  title: 'Raise a Deal',
  intro: (brand: string) => `Send us a link to what you want, and ${brand} will bargain for you.`,
  category: 'Product Category',
  chooseCategory: 'Select a category',
  link: 'Product URL',
  exampleLink: 'https://example.com/product',
  comment: 'Comment',
  exampleComment: 'Tell us more about this deal...',
  cancel: 'Cancel',
  submit: 'Submit Request',

  states: {
    raised: 'Raised',
    bargaining: 'Bargaining',
    offered: 'Offer ready',
    closed: 'Closed',
  },
  notLoaded: 'Your deals could not be loaded',
  tryAgain: 'Try again',
  noneYet: 'No deals raised yet',
  sendLink: (brand: string) =>
    `Found something you like? Send us the link and let ${brand} bargain for you.`,
});
