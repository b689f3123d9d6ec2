import { defineTexts } from '@baeon/ui/lib/texts.ts';

/** What is said before any screen is there, and by the login: whoever opens the app fetches it. */
export const appTexts = defineTexts('app', {
  titles: {
    signIn: 'Sign in',
    error: 'Error',
  },
  error: {
    heading: 'Unexpected Application Error!',
    text: 'Something broke on this screen. Reloading usually puts it right.',
    reload: 'Reload',
    start: 'Back to start',
  },
  language: 'Language',
  signedOut: 'You were signed out. Please sign in again.',
  login: {
    heading: 'Good deals, just around the corner',
    text: 'Sign in with your mobile number and see what the shops near you have to offer.',
    terms: (brand: string) =>
      `By continuing you agree to ${brand}’s terms and to getting a code by SMS.`,
    justLooking: 'Just looking?',
    browse: 'Browse offers',
  },
});
