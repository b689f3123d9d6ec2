import { say } from '../../../e2e/support/chat.ts';
import { untilInWallet } from '../../../e2e/support/offline.ts';
import type { ScreenState } from '../screen-state.ts';
import type { Stage } from '../stage.ts';
import { ANY_CALL } from '../urls.ts';

const REFRESHED = /^Last refreshed .+ \(.+\)$/;

/** As somebody whose coupons are on the device, and who has no connection any more. */
async function openCutOff(stage: Stage, path: string): Promise<void> {
  const { user } = await stage.cast.member();
  await stage.open('/user-coupon-profile');
  await untilInWallet(stage.page, user.id, stage.cast.held.ready.id);
  await stage.cut(ANY_CALL);
  await stage.visit(path);
  await stage.see(stage.page.getByRole('banner').getByText('Offline', { exact: true }));
}

export const offlineStates: ScreenState[] = [
  {
    screen: 'user-coupon-profile',
    state: 'offline',
    tall: true,
    open: async (stage) => {
      await openCutOff(stage, '/user-coupon-profile');
      await stage.see(REFRESHED);
    },
  },
  {
    screen: 'coupon-id-from_user',
    state: 'offline',
    tall: true,
    open: async (stage) => {
      await openCutOff(stage, `/coupon/${stage.cast.held.ready.id}?from_user=true`);
      await stage.see(REFRESHED);
      await stage.see(stage.page.getByRole('img', { name: /QR/ }));
    },
  },
  {
    screen: 'baeon-home',
    state: 'offline',
    open: async (stage) => {
      await openCutOff(stage, '/baeon-home');
      await stage.see(stage.main.getByText('You are offline'));
    },
  },
  {
    screen: 'coupon',
    state: 'offline',
    open: async (stage) => {
      await openCutOff(stage, '/coupon');
      await stage.see(stage.main.getByText('You are offline'));
    },
  },
  {
    screen: 'explore',
    state: 'offline',
    open: async (stage) => {
      await stage.open('/explore');
      await say(stage.page, 'hello');
      await stage.context.setOffline(true);
      await stage.see(/Asking needs a connection/);
    },
  },
];
