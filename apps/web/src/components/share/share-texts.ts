import { defineTexts } from '../../lib/texts.ts';

export const shareTexts = defineTexts('share', {
  deal: 'Share this deal',
  store: 'Share this store',
  dealMessage: (title: string, store: string) => `${title} at ${store}`,
  whatsApp: 'WhatsApp',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'This browser does not let us copy the link',
  more: 'More ways',
});
