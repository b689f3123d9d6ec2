import type { RefusalReason } from '@baeon/contracts/honour/honour';
import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const honourTexts = defineTexts('honour', {
  honoured: (honoured: string, shown: string) => `Honoured ${honoured} of ${shown}`,
  last: (when: string) => `last ${when}`,
  today: 'today',
  yesterday: 'yesterday',
  on: (date: string) => `on ${date}`,
  what: 'How often this store took the coupons that people showed there',
  replies: 'What the store answered',
  replied: (reply: string) => `The store: “${reply}”`,
  reasons: {
    not_known: 'They did not know the deal',
    said_over: 'They said that it was over',
    other_terms: 'They asked for more than the terms say',
    not_scanned: 'They could not read the code',
    other: 'Something else',
  } satisfies Record<RefusalReason, string>,
});
