import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const cityTexts = defineTexts('city', {
  title: 'The city at a glance',
  trouble: 'What happens in the city could not be loaded',
  span: 'How far back',
  day: '24 hours',
  week: '7 days',
  hour: 'Hour',
  count: 'How many',
  figures: {
    sign_ins: 'Sign-ins',
    claims: 'Deals claimed',
    redemptions: 'Coupons taken',
    raised: 'Bargains raised',
    messages: 'Messages',
    errors: 'Errors of the server',
  },
  waitingTitle: 'Waiting for a decision',
  nothingWaits: 'Nothing waits for a decision.',
  waiting: {
    approvals: 'New shops and first deals',
    conflicts: 'Conflicts',
    refusals: 'Refusals without an answer',
    raised: 'Bargains without an offer',
    dead_messages: 'Messages given up',
  },
  unanswered: {
    title: 'Bargains without an offer',
    hint: 'Who waits longest comes first. Open a store to bargain on its behalf.',
    empty: 'Every bargain has an offer.',
    trouble: 'The bargains could not be loaded',
    raised: (when: string) => `raised ${when}`,
    nobody: 'No store of this kind is in the served area.',
  },
  atLeast: (count: string) => `${count} or more`,
});
