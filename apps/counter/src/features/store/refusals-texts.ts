import type { RefusalReason } from '@baeon/contracts/honour/honour';
import { defineTexts } from '@baeon/ui/lib/texts.ts';

const reasons: Record<RefusalReason, string> = {
  not_known: 'Nobody there knew the deal',
  said_over: 'They were told that it was over',
  other_terms: 'They were asked for more than the terms say',
  not_scanned: 'Their code could not be read',
  other: 'Something else',
};

export const storeRefusalsTexts = defineTexts('storeRefusals', {
  title: 'Not taken',
  hint: 'What people say about coupons that the store did not take. It does not say who.',
  empty: 'Nobody says that a coupon was not taken here.',
  more: 'Show earlier ones',
  reasons,
  answered: (day: string) => `The store answered on ${day}`,
  answer: 'Answer',
  answerTitle: 'Answer this report',
  answerText:
    'Everybody who looks at the store can read it. You can answer once, and not change it later.',
  yourAnswer: 'Your answer',
  publish: 'Publish the answer',
});
