import { aStoreWithOffers } from '../../../e2e/support/stores.ts';
import type { ScreenState } from '../screen-state.ts';
import { OFFERS } from '../urls.ts';

export const offersStates: ScreenState[] = [
  {
    screen: 'home',
    state: 'full',
    open: async (stage) => {
      await stage.open('/home');
      await stage.see(stage.main.getByRole('listitem'));
    },
  },
  {
    screen: 'coupon',
    state: 'list',
    open: async (stage) => {
      await stage.visit('/coupon');
      await stage.see(stage.main.getByRole('listitem'));
    },
  },
  {
    screen: 'coupon',
    state: 'loading',
    open: async (stage) => {
      await stage.hold(OFFERS);
      await stage.visit('/coupon');
      await stage.see(stage.page.getByTestId('offers-skeleton'));
    },
  },
  {
    screen: 'coupon',
    state: 'of-one-store',
    open: async (stage) => {
      const store = await aStoreWithOffers(stage.server);
      await stage.open(`/coupon?store_id=${store.id}`);
      await stage.see(`Offers at ${store.name}`);
    },
  },
  {
    screen: 'coupon',
    state: 'empty',
    open: async (stage) => {
      await stage.answerEmptyList(OFFERS);
      await stage.visit('/coupon');
      await stage.see('No offers available');
    },
  },
  {
    screen: 'coupon',
    state: 'error',
    open: async (stage) => {
      await stage.fail(OFFERS);
      await stage.open('/coupon');
      await stage.see('Failed to fetch coupons');
    },
  },
];
