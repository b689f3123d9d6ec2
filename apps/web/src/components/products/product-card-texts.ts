import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const productCardTexts = defineTexts('products', {
  checkOut: 'Check It Out',
  wish: 'Wishlist',
  wished: 'Wishlisted',
  raise: 'Deal Raise',
  availability: {
    out_of_stock: 'Out of stock',
    preorder: 'Pre-order',
    backorder: 'Ships later',
  },
  rated: (score: string) => `Rated ${score} out of 5`,
  priceInShop: 'See the price in the shop',
  listPrice: 'List price',
  percentOff: (percent: number) => `${percent}% off`,
});
