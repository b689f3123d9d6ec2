import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const counterAccountTexts = defineTexts('counterAccount', {
  title: 'My stores',
  signInTitle: 'Sign in',
  signInText:
    'With the number and code that you use in the app. Owners and staff are invited by number.',
  toTill: 'To the till',
  signOut: 'Sign out',
  trouble: 'Your stores could not be loaded',
  noStores: 'No stores yet',
  noStoresText:
    'An owner or the operator invites you by your number. If your store is listed, you can take it over by its phone.',
  roles: { owner: 'Owner', staff: 'Staff' },
  operator: 'Operator',
  record: 'Record of all stores',
  conflicts: 'Conflicts of all stores',
  honour: 'How stores honour coupons',
  messages: 'Messages',
  city: 'The city at a glance',
  people: 'People',
  imports: 'Import and export',
  approvals: 'To approve',
  openConflicts: (count: number) =>
    count === 1 ? '1 conflict is open' : `${count} conflicts are open`,
  unanswered: (count: number) =>
    count === 1 ? '1 report to answer' : `${count} reports to answer`,
  find: 'Find a store',
  findOperator: 'Find a store to invite its owner',
  findTakeOver: 'Take over a listing',
  findHint: 'Name or area of the store',
  noneFound: 'No store is called that.',
  open: 'Open',
  takeOver: 'Take over',
  takeOverTitle: (store: string) => `Take over ${store}`,
  takeOverText:
    'A code is sent to the phone that this listing shows. Whoever reads it there becomes the owner.',
  sendCode: 'Send the code',
  codeSent: (digits: string) => `The code went to the phone that ends in ${digits}.`,
  becomeOwner: 'Become the owner',
  owned: 'The store is yours now',
  back: 'Back',
});
