import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const plotTexts = defineTexts('plot', {
  none: 'Nothing yet',
  most: (value: string, when: string) => `Most: ${value}, ${when}`,
  table: 'As a table',
});
