import { wishlistMessages } from '@baeon/contracts/wishlist/wishlist';
import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const wishlistTexts = defineTexts('wishlist', {
  loading: 'Loading your wishlist...',
  count: (count: number) => `${count} items`,
  notLoaded: 'Your wishlist could not be loaded',
  tryInAMoment: 'Please try again in a moment.',
  tryAgain: 'Try again',
  empty: 'Your wishlist is empty',
  startAdding: 'Start adding items you love!',
  explore: 'Explore Products',

  checkOut: 'Check it out',
  remove: (name: string) => `Remove ${name} from wishlist`,
  before: 'before',
  added: wishlistMessages.added,
  cheaper: (amount: string) => `${amount} less since you added it`,
});
