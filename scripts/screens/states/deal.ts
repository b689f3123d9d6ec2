import type { ScreenState } from '../screen-state.ts';
import { DEAL } from '../urls.ts';

const screen = 'coupon-id';

export const dealStates: ScreenState[] = [
  {
    screen,
    state: 'open',
    tall: true,
    open: async (stage) => {
      await stage.open(`/coupon/${stage.cast.deals.open.id}`);
      await stage.see(stage.button('Get this deal'));
    },
  },
  {
    screen,
    state: 'loading',
    open: async (stage) => {
      await stage.hold(DEAL);
      await stage.open(`/coupon/${stage.cast.deals.open.id}`);
      await stage.see(stage.page.locator('[aria-busy=true]'));
    },
  },
  {
    screen,
    state: 'claimed',
    open: async (stage) => {
      await stage.open(`/coupon/${stage.cast.deals.claimed.id}`);
      await stage.see('This deal is yours');
    },
  },
  {
    screen,
    state: 'sold-out',
    open: async (stage) => {
      await stage.open(`/coupon/${stage.cast.deals.soldOut.id}`);
      await stage.see('Sold out');
    },
  },
  {
    screen,
    state: 'ended',
    open: async (stage) => {
      await stage.open(`/coupon/${stage.cast.deals.ended.id}`);
      await stage.see('This deal has ended');
    },
  },
  {
    screen,
    state: 'not-found',
    open: async (stage) => {
      await stage.open('/coupon/5');
      await stage.see('This deal is no longer here');
    },
  },
  {
    screen,
    state: 'error',
    open: async (stage) => {
      await stage.fail(DEAL);
      await stage.open(`/coupon/${stage.cast.deals.open.id}`);
      await stage.see('This deal could not be loaded');
    },
  },
  {
    screen,
    state: 'login-panel',
    open: async (stage) => {
      await stage.visit(`/coupon/${stage.cast.deals.open.id}`);
      await stage.button('Get this deal').click();
      await stage.see(stage.dialog.getByLabel('Mobile number'));
    },
  },
  {
    screen,
    state: 'gift',
    open: async (stage) => {
      await stage.visit(stage.cast.giftLink);
      await stage.see(stage.button('Accept coupon'));
    },
  },
];
