import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const installTexts = defineTexts('install', {
  title: 'Install app',
  text: (brand: string) =>
    `${brand} on your home screen: your coupons open even without a connection.`,
  action: 'Install',
  onIos: 'Tap Share in Safari, then ‘Add to Home Screen’.',
});
