import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const shareTexts = defineTexts('share', {
  deal: (title: string, store: string) => `${title} at ${store}`,
  whatsApp: 'WhatsApp',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'This browser does not let us copy the link',
  more: 'More ways',
});
