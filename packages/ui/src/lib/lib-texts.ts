import { defineTexts } from './texts.ts';

export const libTexts = defineTexts('lib', {
  troubles: {
    OFFLINE: 'No connection. Please try again.',
    TIMEOUT: 'The server is taking too long to answer. Please try again.',
    UNREADABLE: 'Something went wrong on our side. Please try again.',
  },
});
