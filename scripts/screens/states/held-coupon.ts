import type { ScreenState } from '../screen-state.ts';
import type { Stage } from '../stage.ts';
import { HELD_LIST, HELD_ONE } from '../urls.ts';

const screen = 'coupon-id-from_user';
const address = (id: string) => `/coupon/${id}?from_user=true`;
const openHeld = (stage: Stage, which: keyof Stage['cast']['held']) =>
  stage.open(address(stage.cast.held[which].id));

export const heldCouponStates: ScreenState[] = [
  {
    screen,
    state: 'ready',
    tall: true,
    open: async (stage) => {
      await openHeld(stage, 'ready');
      await stage.see(stage.page.getByRole('img', { name: /QR/ }));
    },
  },
  {
    screen,
    state: 'loading',
    open: async (stage) => {
      await stage.hold(HELD_ONE);
      await stage.hold(HELD_LIST);
      await openHeld(stage, 'ready');
      await stage.see(stage.page.locator('[aria-busy=true]'));
    },
  },
  {
    screen,
    state: 'used',
    open: async (stage) => {
      await openHeld(stage, 'used');
      await stage.see(/^Used/);
    },
  },
  {
    screen,
    state: 'expired',
    open: async (stage) => {
      await openHeld(stage, 'expired');
      await stage.see(/^Expired/);
    },
  },
  {
    screen,
    state: 'offered',
    open: async (stage) => {
      await openHeld(stage, 'offered');
      await stage.see('Offered by a link');
    },
  },
  {
    screen,
    state: 'passed-on',
    open: async (stage) => {
      await openHeld(stage, 'passed');
      await stage.see('This coupon is no longer with you');
    },
  },
  {
    screen,
    state: 'give-sheet',
    open: async (stage) => {
      await openHeld(stage, 'ready');
      await stage.button('Give to a friend').click();
      await stage.see(stage.dialog);
    },
  },
  {
    screen,
    state: 'visitor',
    open: async (stage) => {
      await stage.visit(address(stage.cast.held.ready.id));
      await stage.see('Please log in to see your coupon');
    },
  },
  {
    screen: 'user-coupon-profile',
    state: 'full',
    tall: true,
    open: async (stage) => {
      await stage.open('/user-coupon-profile');
      await stage.see('Your coupons');
    },
  },
  {
    screen: 'user-coupon-profile',
    state: 'empty',
    open: async (stage) => {
      await stage.answerEmptyList(HELD_LIST);
      await stage.openAs(await stage.cast.beginner(), '/user-coupon-profile');
      await stage.see('No Coupons Available');
    },
  },
  {
    screen: 'user-coupon-profile',
    state: 'loading',
    open: async (stage) => {
      await stage.hold(HELD_LIST);
      await stage.open('/user-coupon-profile');
      await stage.see(stage.page.locator('[aria-busy=true]'));
    },
  },
  {
    screen: 'user-coupon-profile',
    state: 'error',
    open: async (stage) => {
      await stage.fail(HELD_LIST);
      await stage.open('/user-coupon-profile');
      await stage.see('Your coupons could not be loaded');
    },
  },
  {
    screen: 'user-coupon-profile',
    state: 'popup',
    open: async (stage) => {
      await stage.open(`/user-coupon-profile?coupon=${stage.cast.held.ready.id}`);
      await stage.see(stage.dialog);
    },
  },
  {
    screen: 'user-coupon',
    state: 'ready',
    open: async (stage) => {
      await stage.open('/user-coupon');
      await stage.see('Your coupon is now ready to use!');
    },
  },
  {
    screen: 'user-coupon',
    state: 'none',
    open: async (stage) => {
      await stage.answerEmptyList(HELD_LIST);
      await stage.open('/user-coupon');
      await stage.see('There is no bonus coupon here');
    },
  },
];
