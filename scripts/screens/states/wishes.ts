import type { ScreenState } from '../screen-state.ts';
import { PROFILE, RAISED } from '../urls.ts';

export const wishesStates: ScreenState[] = [
  {
    screen: 'wishlist',
    state: 'full',
    tall: true,
    open: async (stage) => {
      await stage.open('/wishlist');
      await stage.see(stage.main.getByRole('article'));
    },
  },
  {
    screen: 'wishlist',
    state: 'empty',
    open: async (stage) => {
      await stage.rewrite(PROFILE, ({ result }) => Object.assign(result, { wishlist: [] }));
      await stage.open('/wishlist');
      await stage.see('Your wishlist is empty');
    },
  },
  {
    screen: 'wishlist',
    state: 'loading',
    open: async (stage) => {
      await stage.hold(PROFILE);
      await stage.open('/wishlist');
      await stage.see('Loading your wishlist...');
    },
  },
  {
    screen: 'wishlist',
    state: 'error',
    open: async (stage) => {
      await stage.fail(PROFILE);
      await stage.open('/wishlist');
      await stage.see('Your wishlist could not be loaded');
    },
  },
  {
    screen: 'my-deals',
    state: 'full',
    tall: true,
    open: async (stage) => {
      await stage.open('/my-deals');
      await stage.see(stage.main.getByRole('article'));
    },
  },
  {
    screen: 'my-deals',
    state: 'empty',
    open: async (stage) => {
      await stage.openAs(await stage.cast.beginner(), '/my-deals');
      await stage.see('No deals raised yet');
    },
  },
  {
    screen: 'my-deals',
    state: 'loading',
    open: async (stage) => {
      await stage.hold(RAISED);
      await stage.open('/my-deals');
      await stage.see(stage.page.locator('[aria-busy=true]'));
    },
  },
  {
    screen: 'my-deals',
    state: 'error',
    open: async (stage) => {
      await stage.fail(RAISED);
      await stage.open('/my-deals');
      await stage.see(stage.button('Try again'));
    },
  },
];
