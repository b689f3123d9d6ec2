import { say } from '../../../e2e/support/chat.ts';
import { followButtons } from '../../../e2e/support/onboarding.ts';
import { withLongContent } from '../long-content.ts';
import type { ScreenState } from '../screen-state.ts';
import type { Stage } from '../stage.ts';
import { openStore } from './store.ts';

type Open = ScreenState['open'];

/** A screen that speaks of things with long names. */
const long = (screen: string, open: Open, state = 'long'): ScreenState => ({
  screen,
  state,
  tall: true,
  open: async (stage) => {
    await withLongContent(stage);
    await open(stage);
  },
});

const at =
  (path: (stage: Stage) => string, seen: string | RegExp): Open =>
  async (stage) => {
    await stage.open(path(stage));
    await stage.see(seen);
  };

const LONG_WORD = /Donaudampf|Rechtsschutz/;

export const longStates: ScreenState[] = [
  long('get-bussiness', async (stage) => {
    await stage.openAs(await stage.cast.placed(), '/get-bussiness', false);
    await followButtons(stage.page).first().click();
  }),
  long('explore', async (stage) => {
    await stage.open('/explore');
    await say(stage.page, 'phone under 20k');
  }),
  long(
    'explore',
    async (stage) => {
      await stage.open('/explore');
      await say(stage.page, 'phone under 20k');
      await say(stage.page, 'compare the first two');
    },
    'long-compared',
  ),
  long(
    'baeon-home',
    at(() => '/baeon-home', LONG_WORD),
  ),
  long(
    'baeon-home',
    async (stage) => {
      await stage.open('/baeon-home');
      await stage.page
        .getByRole('region', { name: 'Coupons Near You' })
        .getByRole('heading')
        .getByRole('button')
        .first()
        .click();
      await stage.see(stage.dialog);
    },
    'long-popup',
  ),
  long(
    'coupon',
    at(() => '/coupon', LONG_WORD),
  ),
  long(
    'coupon-id',
    at(({ cast }) => `/coupon/${cast.deals.open.id}`, LONG_WORD),
  ),
  long(
    'coupon-id-from_user',
    at(({ cast }) => `/coupon/${cast.held.ready.id}?from_user=true`, LONG_WORD),
  ),
  long(
    'user-coupon-profile',
    at(() => '/user-coupon-profile', LONG_WORD),
  ),
  long('store', async (stage) => {
    await openStore(stage);
    await stage.see(LONG_WORD);
  }),
  long(
    'wishlist',
    at(() => '/wishlist', LONG_WORD),
  ),
  long(
    'my-deals',
    at(() => '/my-deals', LONG_WORD),
  ),
  long(
    'user',
    at(() => '/user', LONG_WORD),
  ),
  long(
    'user-profile',
    at(() => '/user-profile', LONG_WORD),
  ),
];
