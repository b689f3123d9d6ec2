import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const inviteTexts = defineTexts('invite', {
  how: 'Send this link to a friend who is new here. When they have set up their account, both of you get:',
  soFar: (count: number, most: number) => `${count} of ${most} friends so far`,
  enough:
    'Thank you! You have brought as many friends as there are bonuses for. The link still works.',
  /** Goes along with the link. */
  message: (brand: string) =>
    `Join me on ${brand}: deals of shops near you, and a bonus for both of us.`,
  notLoaded: 'Your link could not be loaded',
});
