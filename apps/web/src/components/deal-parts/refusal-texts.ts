import type { RefusalReason } from '@baeon/contracts/honour/honour';
import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const refusalTexts = defineTexts('refusals', {
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
