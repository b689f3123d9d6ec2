import { blocksNotifications, hasPushSubscription } from '../app-stubs.ts';
import type { ScreenState } from '../screen-state.ts';
import type { Stage } from '../stage.ts';
import { FOLLOW, NEWS, STORE } from '../urls.ts';
import { openStore } from './store.ts';

const allow: ScreenState['allow'] & {} = ['notifications'];

async function openSettings(stage: Stage): Promise<void> {
  await stage.open('/user?section=notifications');
  await stage.see(stage.dialog);
}

const offer = ({ page }: Stage, title: string) => page.getByRole('region', { name: title });

export const newsStates: ScreenState[] = [
  {
    screen: 'store',
    state: 'news-offer',
    tall: true,
    allow,
    open: async (stage) => {
      await stage.rewrite(STORE, ({ result }) => Object.assign(result, { followed: false }));
      await stage.answer(FOLLOW, { followed: true });
      await openStore(stage);
      await stage.button(/^Follow/).click();
      await stage.see(offer(stage, 'Hear of new deals?'));
    },
  },
  {
    screen: 'coupon-id-from_user',
    state: 'news-offer',
    tall: true,
    allow,
    open: async (stage) => {
      await stage.open(`/coupon/${stage.cast.held.ready.id}?from_user=true`);
      await stage.see(offer(stage, 'Remind me before it ends'));
    },
  },
  {
    screen: 'user',
    state: 'notifications-off',
    allow,
    open: async (stage) => {
      await openSettings(stage);
      await stage.see(stage.page.getByRole('switch', { checked: false }));
    },
  },
  {
    screen: 'user',
    state: 'notifications-on',
    allow,
    open: async (stage) => {
      await hasPushSubscription(stage.page);
      await stage.rewrite(NEWS, ({ result }) => Object.assign(result, { devices: 1 }));
      await openSettings(stage);
      await stage.see('What you hear of');
    },
  },
  {
    screen: 'user',
    state: 'notifications-blocked',
    open: async (stage) => {
      await blocksNotifications(stage.page);
      await openSettings(stage);
      await stage.see(/^Notifications of this site are blocked/);
    },
  },
];
