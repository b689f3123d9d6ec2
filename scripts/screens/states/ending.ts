import type { ScreenState } from '../screen-state.ts';
import type { Stage } from '../stage.ts';

const openHurried = async (stage: Stage, path: string) =>
  stage.openAs(await stage.cast.hurried(), path);

export const endingStates: ScreenState[] = [
  {
    screen: 'user-coupon-profile',
    state: 'ending',
    tall: true,
    open: async (stage) => {
      await openHurried(stage, '/user-coupon-profile');
      await stage.see('Ends today');
      await stage.see('Ends tomorrow');
    },
  },
  {
    screen: 'baeon-home',
    state: 'ending',
    open: async (stage) => {
      await openHurried(stage, '/baeon-home');
      const active = stage.page.getByRole('region', { name: 'Your Active Coupons' });
      await stage.see(active.getByText('Ends tomorrow'));
    },
  },
  {
    screen: 'coupon-id-from_user',
    state: 'ending',
    tall: true,
    open: async (stage) => {
      const [, tomorrow] = stage.cast.ending;
      await openHurried(stage, `/coupon/${tomorrow!.id}?from_user=true`);
      await stage.see('Ends tomorrow');
      await stage.see(stage.button('Add to calendar'));
    },
  },
];
