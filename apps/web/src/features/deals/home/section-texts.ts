import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const sectionTexts = defineTexts('dealSections', {
  titles: {
    you: 'For you',
    ending: 'Ending today',
    new: 'New this week',
    followed: 'From shops you follow',
  },
  seeAll: 'See all',
});
