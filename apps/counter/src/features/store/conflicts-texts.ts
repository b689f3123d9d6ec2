import type { ConflictReason } from '@baeon/contracts/counter/conflicts';
import { defineTexts } from '@baeon/ui/lib/texts.ts';

const reasons: Record<ConflictReason, string> = {
  unreadable: 'What the till sent is no code of ours.',
  forged: 'The code was not genuine.',
  ahead_of_time: 'By the clock of the till it was taken at a time that had not come yet.',
  too_late: 'The till told us more than 14 days later.',
  stale: 'The code was an old one when it was taken, perhaps a picture of it.',
  unknown_staff: 'The name that took it is not one of this store.',
  unknown_coupon: 'Whoever held the coupon gave it back, or has left.',
  not_here: 'The coupon cannot be used at this store.',
  already_used: 'The coupon was taken twice, and the other one was told first.',
  passed_on: 'The coupon had been passed on: who has it now has another code.',
  expired_then: 'The coupon had ended when it was taken.',
  not_started: 'The coupon could not be used yet when it was taken.',
  not_then: 'It was taken at a time at which the coupon could not be used.',
  bill: 'The bill was missing, or smaller than the deal asks for.',
  over_limit: 'The till took more without a connection than the deal allows.',
  id_used: 'The till told two different things under one number.',
};

export const conflictsTexts = defineTexts('conflicts', {
  title: 'Conflicts',
  titleOfAll: 'Conflicts of all stores',
  hint: 'Taken at a till without a connection, and not counted. Settle what you have looked into.',
  empty: 'No conflict is open.',
  settled: 'Settled',
  trouble: 'The conflicts could not be loaded',
  more: 'Show earlier ones',
  noDeal: 'No deal of ours',
  reasons,
  counts: 'Counts',
  countsNot: 'Does not count',
  undone: (when: string) => `Undone ${when}`,
  bill: (amount: string) => `Bill ${amount}`,
  settle: 'Settle',
  settleTitle: 'Settle this conflict',
  settleText: 'What counts stays as it is. Your note stays with the conflict.',
  note: 'What came of it?',
  settledBy: (when: string, who: string) => `Settled ${when} by ${who}`,
  settledAt: (when: string) => `Settled ${when}`,
});
