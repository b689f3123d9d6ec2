import { SRINAGAR } from '../../../e2e/support/onboarding.ts';
import type { ScreenState } from '../screen-state.ts';
import type { Stage } from '../stage.ts';
import { HELD_LIST, NEARBY, PROFILE } from '../urls.ts';

const screen = 'baeon-home';
const PLACELESS = { latitude: null, longitude: null, city: null, area: null };

const near = ({ page }: Stage) =>
  page.getByRole('region', { name: 'Coupons Near You' }).getByRole('article');

async function openFull(stage: Stage, path = '/baeon-home'): Promise<void> {
  await stage.open(path);
  await stage.see(near(stage));
}

export const dealsHomeStates: ScreenState[] = [
  { screen, state: 'full', tall: true, open: (stage) => openFull(stage) },
  {
    screen,
    state: 'put-off',
    open: async (stage) => {
      await stage.openAs(await stage.cast.newcomer(), '/baeon-home');
      await stage.see(/is waiting/);
      await stage.see(near(stage));
    },
  },
  {
    screen,
    state: 'loading',
    open: async (stage) => {
      await stage.hold(NEARBY);
      await stage.hold(/store-categories/);
      await stage.hold(HELD_LIST);
      await stage.open('/baeon-home');
      await stage.see(stage.page.locator('[aria-busy=true]'));
    },
  },
  { screen, state: 'filtered', open: (stage) => openFull(stage, '/baeon-home?q=coffee') },
  { screen, state: 'another-spelling', open: (stage) => openFull(stage, '/baeon-home?q=medcine') },
  {
    screen,
    state: 'nothing-for-filter',
    open: async (stage) => {
      await stage.open('/baeon-home?q=xylophone');
      await stage.see('No Coupons Available');
    },
  },
  {
    screen,
    state: 'none-near',
    allow: ['geolocation'],
    open: async (stage) => {
      await stage.context.setGeolocation(SRINAGAR);
      await stage.open('/baeon-home');
      await stage.see('No Coupons Available');
      await stage.see('Coming Soon');
    },
  },
  {
    screen,
    state: 'no-active-coupons',
    open: async (stage) => {
      await stage.answerEmptyList(HELD_LIST);
      await openFull(stage);
    },
  },
  {
    screen,
    state: 'no-location',
    open: async (stage) => {
      await stage.rewrite(PROFILE, ({ result }) => Object.assign(result, PLACELESS));
      const { token, user } = await stage.cast.member();
      await stage.openAs({ token, user: { ...user, ...PLACELESS } }, '/baeon-home');
      await stage.see(near(stage));
    },
  },
  {
    screen,
    state: 'error',
    open: async (stage) => {
      await stage.fail(NEARBY);
      await stage.open('/baeon-home');
      await stage.see('No Coupons Available');
    },
  },
  {
    screen,
    state: 'deal-popup',
    open: async (stage) => {
      await openFull(stage);
      // Those that are held already are links.
      await near(stage).getByRole('heading').getByRole('button').first().click();
      await stage.see(stage.dialog);
    },
  },
  {
    screen,
    state: 'coupon-popup',
    open: async (stage) => {
      await openFull(stage);
      const active = stage.page.getByRole('region', { name: 'Your Active Coupons' });
      await active.getByRole('button').filter({ hasText: 'Baeon Bonus' }).click();
      await stage.see(stage.dialog);
    },
  },
  {
    screen,
    state: 'raise-sheet',
    open: async (stage) => {
      await openFull(stage);
      await stage.button('Bargain').click();
      await stage.see(stage.dialog.getByRole('button', { name: 'Submit Request' }));
    },
  },
  {
    screen,
    state: 'raise-refused',
    open: async (stage) => {
      await openFull(stage);
      await stage.button('Bargain').click();
      await stage.button('Submit Request').click();
      await stage.see(/Please give a link|We bargain for/);
    },
  },
  {
    screen,
    state: 'deal-got',
    open: async (stage) => {
      await stage.openAs(await stage.cast.beginner(), '/baeon-home');
      await stage
        .button(/^Get deal/)
        .first()
        .click();
      await stage.see('Deal shared successfully');
    },
  },
];
