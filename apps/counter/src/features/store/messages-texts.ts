import {
  messageAdvice,
  type MessageAdvice,
  type MessageState,
} from '@baeon/contracts/counter/message-advice';
import { defineTexts } from '@baeon/ui/lib/texts.ts';

const states: Record<MessageState, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  delivered: 'Delivered',
  failed: 'Not delivered',
  dead: 'Given up',
};

const kinds = {
  'code:sign-in': 'Code to sign in',
  'code:delete-account': 'Code to delete an account',
  'code:take-over': 'Code to take over a store',
  coupon: 'Coupon',
  pass: 'Coupon passed on',
  invitation: 'Invitation to a store',
  other: 'Other message',
};

const advice: Record<MessageAdvice, string> = messageAdvice;

export const sentMessagesTexts = defineTexts('sentMessages', {
  title: 'Messages',
  hint: 'What became of the codes, coupons and invitations that were sent. Nobody can read here what they say.',
  number: 'Mobile number',
  numberHint: 'Ten digits show what was sent to this number',
  stateLabel: 'State',
  all: 'All',
  states,
  kinds,
  empty: 'No message was sent yet.',
  noneFound: 'There are no such messages.',
  trouble: 'The messages could not be loaded',
  more: 'Show earlier ones',
  to: (end: string) => `to …${end}`,
  attempts: (count: number) => `${count} attempts`,
  answer: (answer: string) => `Answer: ${answer}`,
  advice,
  sendAgain: 'Send again',
  sendAgainTitle: 'Send this message again?',
  sendAgainText: (end: string) =>
    `It goes once more to the number that ends in ${end}. Where something is to be done about it, do that first: else it ends as before.`,
});
