import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const tillTexts = defineTexts('till', {
  enrolTitle: 'Make this phone a till',
  enrolText:
    'The owner of the store opens “Tills” on their phone and makes a code. Scan it, or paste its link here.',
  enrolField: 'Link or code from the owner',
  enrol: 'Make it a till',
  enrolReplaces: (till: string, store: string) =>
    `This phone is the till ${till} of ${store}. A new code takes the place of that.`,
  removed: 'This phone is not a till any more. The owner removed it, or made it anew.',
  ownersWay: 'I run a store or work at one',
  who: 'Who are you?',
  shiftEnded: 'Nobody was here for 30 minutes. Please enter your PIN again; nothing is lost.',
  noNames: 'No names yet',
  noNamesText: 'The owner adds names and PINs under “Names and PINs”.',
  namesTrouble: 'The names could not be loaded',
  lockedUntil: (time: string) => `Locked until ${time}`,
  signInOffline: 'Signing in needs a connection',
  signInOfflineText: 'What was taken is kept, and sent as soon as there is one.',
  signOutOffline: 'Sign out without a connection?',
  signOutOfflineText: 'Nobody can sign in again, or take coupons, until there is a connection.',
  pinOf: (name: string) => `PIN of ${name}`,
  entered: (count: number) => `${count} of 4 entered`,
  erase: 'Erase',
  otherName: 'Another name',
  today: 'Today',
  signOut: 'Sign out',
  back: 'Back',
  todayTrouble: 'Today could not be loaded',
  nothingToday: 'Nothing taken yet today',
  nothingTodayText: 'What this till takes is listed here.',
});
