import type { Notification } from '@baeon/contracts/push/notifications-wire';
import type { ScreenState } from '../screen-state.ts';
import type { Stage } from '../stage.ts';
import { NOTIFICATIONS, SAVED, STORES } from '../urls.ts';

const entries = ({ main }: Stage) => main.getByRole('listitem');

const stores: ScreenState[] = [
  {
    screen: 'stores',
    state: 'full',
    tall: true,
    open: async (stage) => {
      await stage.open('/stores');
      await stage.see(entries(stage));
    },
  },
  {
    screen: 'stores',
    state: 'scrolled',
    open: async (stage) => {
      await stage.visit('/stores');
      await stage.see(entries(stage));
      await entries(stage)
        .nth(5)
        .evaluate((row) => row.scrollIntoView());
      await stage.see(entries(stage).nth(8));
    },
  },
  {
    screen: 'stores',
    state: 'another-spelling',
    open: async (stage) => {
      await stage.open('/stores?q=pharmasy');
      await stage.see(/^Showing results for/);
    },
  },
  {
    screen: 'stores',
    state: 'nothing-found',
    open: async (stage) => {
      await stage.open('/stores?q=xylophone');
      await stage.see('No stores found');
    },
  },
  {
    screen: 'stores',
    state: 'loading',
    open: async (stage) => {
      await stage.hold(STORES);
      await stage.open('/stores');
      await stage.see(stage.page.locator('[aria-busy=true]'));
    },
  },
  {
    screen: 'stores',
    state: 'error',
    open: async (stage) => {
      await stage.fail(STORES);
      await stage.open('/stores');
      await stage.see('The stores could not be loaded');
    },
  },
];

const saved: ScreenState[] = [
  {
    screen: 'saved',
    state: 'full',
    tall: true,
    open: async (stage) => {
      await stage.open('/saved');
      await stage.see(entries(stage));
    },
  },
  {
    screen: 'saved',
    state: 'empty',
    open: async (stage) => {
      await stage.openAs(await stage.cast.beginner(), '/saved');
      await stage.see('No saved deals yet');
    },
  },
  {
    screen: 'saved',
    state: 'error',
    open: async (stage) => {
      await stage.fail(SAVED);
      await stage.open('/saved');
      await stage.see('Your saved deals could not be loaded');
    },
  },
];

const HOUR_MS = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** Of every kind one, the newer half of them unread. */
const told: Notification[] = (
  [
    ['saved_low', 'Blow-dry and haircut: 30% off', 'Mysore Looks'],
    ['ending_coupon', 'Flat ₹200 off on bills above ₹1,499', 'Abhinava Lens & Frame'],
    ['new_deal', 'Second-hand classics: any four for ₹399', 'Paper Crane Readers'],
    ['pass_received', 'Filter coffee and a bun, on the house', 'Kamath & Co'],
    ['pass_taken', 'Fresh juices without added sugar: 15% off', 'Kamath & Co Gelato'],
    ['saved_ending', 'Wilson Garden Food Walk: 10% off at six places', null],
    ['referral_bonus', 'Baeon Bonus', 'Baeon'],
  ] as const
).map(([kind, title, store], index) => ({
  id: kind,
  kind,
  at: fromNow(-0.2 - index * index * 9),
  read: index > 2,
  title,
  store,
  until: fromNow(index === 4 ? -30 : 20 + 30 * index),
  time_zone: 'Asia/Kolkata',
  path: '/baeon-home',
}));

const notifications: ScreenState[] = [
  {
    screen: 'notifications',
    state: 'full',
    tall: true,
    open: async (stage) => {
      await stage.answer(NOTIFICATIONS, { notifications: told, unread: 3 });
      await stage.open('/notifications');
      await stage.see(entries(stage));
    },
  },
  {
    screen: 'notifications',
    state: 'empty',
    open: async (stage) => {
      await stage.openAs(await stage.cast.beginner(), '/notifications');
      await stage.see('Nothing new');
    },
  },
  {
    screen: 'notifications',
    state: 'error',
    open: async (stage) => {
      await stage.fail(NOTIFICATIONS);
      await stage.open('/notifications');
      await stage.see('Your notifications could not be loaded');
    },
  },
];

const pins = ({ page }: Stage) => page.locator('.map-pin, .map-cluster');

const maps: ScreenState[] = (['baeon-home', 'coupon', 'stores'] as const).map((screen) => ({
  screen,
  state: 'map',
  open: async (stage) => {
    await stage.open(`/${screen}?view=map`);
    await stage.see(pins(stage));
  },
}));

export const listStates: ScreenState[] = [
  ...stores,
  ...saved,
  ...notifications,
  ...maps,
  {
    screen: 'baeon-home',
    state: 'map-card',
    open: async (stage) => {
      await stage.open('/baeon-home?category=Cafes&view=map');
      const { page } = stage;
      await stage.see(pins(stage));
      for (let step = 0; step < 8 && (await page.locator('.map-pin').count()) === 0; step += 1) {
        await page.locator('.map-cluster').first().dispatchEvent('click');
      }
      await page.locator('.map-pin').first().dispatchEvent('click');
      await stage.see(page.getByRole('region', { name: /^Map of/ }).getByRole('listitem'));
    },
  },
];
