import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const newShopTexts = defineTexts('newShop', {
  title: 'Put your shop on the map',
  trouble: 'Your shop could not be loaded',
  steps: {
    basics: 'The shop',
    place: 'Where it is',
    hours: 'Opening hours',
    check: 'Have a look',
  },
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  goOn: 'Continue',
  back: 'Back',
  kept: 'What you enter is kept. You can go on later, on any device.',
  checkText: 'This is what shoppers will see.',
  changePart: 'Change',
  change: (part: string) => `Change: ${part}`,
  apply: 'Send for approval',
  open: 'Put it on the map',

  waitingTitle: 'We are looking at it',
  waitingText:
    'We tell you as soon as it is on the map. If something is missing, we say what it is.',
  changeIt: 'Change something',
  changeText: 'It is taken back then: send it again when you are done.',
  openedTitle: (shop: string) => `${shop} is on the map`,
  openedText: 'Shoppers find it now. Next: make your first deal, and a till to take coupons.',
  toStore: 'To your store',
  toStores: 'To my stores',
  whatIsMissing: 'What is missing',

  mine: 'New shops',
  notHere: 'My shop is not here',
  notHereText: 'Neither yours nor in the list? Put it on the map in a few minutes.',
  begin: 'Put my shop on the map',
  unnamed: 'A new shop',
  states: {
    draft: 'Not finished yet',
    waiting: 'We are looking at it',
    sent_back: 'Something is missing',
    invited: 'You are invited to set it up',
  },
  goOnWith: 'Go on',
  look: 'Look',
  remove: 'Remove',
  removeTitle: (shop: string) => `Remove ${shop}?`,
  removeText: 'What you have entered is gone then.',
});
