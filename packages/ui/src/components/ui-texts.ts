import { defineTexts } from '../lib/texts.ts';

export const uiTexts = defineTexts('ui', {
  loading: 'Loading...',
  close: 'Close',
  code: 'One-time code',
  demoInbox: 'Demo: read your code in the inbox',
  resendingCode: 'Sending a new code',
  resendIn: (time: string) => `Resend code in ${time}`,
  resend: 'Resend code',
  clearSearch: 'Clear search',
  offline: 'You are offline',
  offlineHint: 'This needs a connection. It loads by itself once you are back online.',
  tryAgain: 'Try again',
  stale: 'This is what we knew last. We could not ask again just now.',
  unrated: 'New',
  rated: (score: string, stars: number, people: string, count: number) =>
    `Rated ${score} out of ${stars} by ${people} ${count === 1 ? 'person' : 'people'}`,
  copy: 'Copy',
  copied: 'Copied!',
  copiedThing: (thing: string) => `${thing} copied`,
  qrCodeOf: (thing: string) => `QR code of ${thing}`,
});
