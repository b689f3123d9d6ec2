import { defineTexts } from '@baeon/ui/lib/texts.ts';

/** Apart from what is said after a tap: hearts stand on the first screen. */
export const heartTexts = defineTexts('heart', {
  save: (deal: string) => `Save ${deal} for later`,
});
