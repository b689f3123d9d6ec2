import { defineTexts } from '@baeon/ui/lib/texts.ts';

const plurals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinal = (count: number) => `${count}${endings[plurals.select(count)] ?? 'th'}`;

export const waitlistTexts = defineTexts('waitlist', {
  tellMe: 'Tell me if one comes back',
  tellMeShort: 'Tell me',
  place: (place: number, of: number) => `You are ${ordinal(place)} of ${of} in line`,
  placeShort: (place: number) => `${ordinal(place)} in line`,
  placeHint: (minutes: number) =>
    `When one comes back, we hold it for you for ${minutes} minutes and tell you.`,
  leave: 'Leave the line',
  held: (time: string) => `One is held for you until ${time}`,
  heldShort: (time: string) => `Yours until ${time}`,
  heldHint: 'Get it now, or it goes to the next in line.',
  take: 'Get this deal',
  letGo: 'Let it go',
  joined: 'You are in line',
  left: 'You are no longer in line',
  logIn: 'Log in to be told',
});
