import { cards, say } from '../../../e2e/support/chat.ts';
import { beApplePhone, newVersionWaits, offerToInstall } from '../app-stubs.ts';
import { holdTime } from '../page-time.ts';
import type { ScreenState } from '../screen-state.ts';
import { UPDATE_USER } from '../urls.ts';

/** What may come up on any screen. */
export const appWideStates: ScreenState[] = [
  {
    screen: 'menu',
    state: 'open',
    open: async (stage) => {
      await stage.open('/explore');
      await stage.page.getByRole('button', { name: /menu/i }).tap();
      await stage.see(stage.page.getByRole('link', { name: 'Profile', exact: true }));
    },
  },
  {
    screen: 'install',
    state: 'offered',
    open: async (stage) => {
      await stage.open('/user');
      await stage.see('Delete my account');
      await offerToInstall(stage.page);
      await stage.see(stage.button('Install'));
    },
  },
  {
    screen: 'install',
    state: 'by-menu',
    open: async (stage) => {
      await beApplePhone(stage.page);
      await stage.open('/user');
      await stage.see(/Add to Home Screen/);
    },
  },
  {
    screen: 'update',
    state: 'ready',
    open: async (stage) => {
      await newVersionWaits(stage.page);
      await stage.open('/baeon-home');
      await stage.see(stage.page.getByRole('banner').getByRole('button', { name: 'Update' }));
    },
  },
  {
    screen: 'error-screen',
    state: 'broken',
    complains: /broken/,
    open: async (stage) => {
      await stage.page.route(/assets\/login-[^/]*\.js/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
      );
      await stage.visit('/login');
      await stage.see('Unexpected Application Error!');
    },
  },
  {
    screen: 'loading-screen',
    state: 'waiting',
    open: async (stage) => {
      await stage.hold(/assets\/login-[^/]*\.js/);
      await stage.visit('/login');
      await stage.see('Loading...');
    },
  },
  {
    screen: 'toast',
    state: 'three-at-once',
    open: async (stage) => {
      await stage.openAs(await stage.cast.beginner(), '/explore');
      await say(stage.page, 'office chair');
      const wish = (place: number) =>
        cards(stage.page)
          .nth(place)
          .getByRole('button', { name: /^Wishlist/ })
          .click();
      // The first would be gone before the last is there.
      await holdTime(stage.page);
      await wish(0);
      await wish(1);
      const toasts = stage.page.locator('[data-toast]:not([aria-hidden])');
      await stage.see(toasts.nth(1));
      await stage.fail(UPDATE_USER);
      await wish(2);
      await stage.see(toasts.nth(2));
    },
  },
];
