import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const dayTexts = defineTexts('day', {
  sums: 'Sums of the day',
  count: 'Taken',
  savings: 'Savings',
  bills: 'Bills',
  undoneCount: 'Undone',
  byStaff: 'By name',
  list: 'All of them',
  newest: 'The newest two hundred are listed.',
  undone: (when: string) => `Undone ${when}`,
  undo: 'Undo',
  undoNamed: (title: string, time: string) => `Undo: ${title}, ${time}`,
  off: (amount: string) => `${amount} off`,
  bill: (amount: string) => `Bill ${amount}`,
});
