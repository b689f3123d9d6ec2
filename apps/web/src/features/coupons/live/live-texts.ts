import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const liveTexts = defineTexts('live', {
  changes: 'Changes every 15 seconds: show it live, a picture of it goes stale.',
});
