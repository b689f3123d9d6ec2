import { aStoreWithOffers } from '../../../e2e/support/stores.ts';
import type { ScreenState } from '../screen-state.ts';
import type { Stage } from '../stage.ts';
import { STORE, STORE_OFFERS } from '../urls.ts';

const screen = 'store';
const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

export async function openStore(stage: Stage): Promise<void> {
  const store = await aStoreWithOffers(stage.server);
  await stage.open(`/store/${store.id}`);
}

export const storeStates: ScreenState[] = [
  {
    screen,
    state: 'full',
    tall: true,
    open: async (stage) => {
      await openStore(stage);
      await stage.see('Get Directions');
      await stage.see(stage.main.getByRole('listitem'));
    },
  },
  {
    screen,
    state: 'loading',
    open: async (stage) => {
      await stage.hold(STORE);
      await openStore(stage);
      await stage.see(stage.page.locator('[aria-busy=true]'));
    },
  },
  {
    screen,
    state: 'closed',
    tall: true,
    open: async (stage) => {
      await stage.rewrite(STORE, ({ result }) => {
        result.opening_hours = Object.fromEntries(WEEK.map((day) => [day, []]));
        result.opening_hours.sun = [['10:00', '10:30']];
      });
      await openStore(stage);
      await stage.see(/^Closed/);
    },
  },
  {
    screen,
    state: 'no-offers',
    open: async (stage) => {
      await stage.answerEmptyList(STORE_OFFERS);
      await openStore(stage);
      await stage.see('Get Directions');
    },
  },
  {
    screen,
    state: 'not-found',
    open: async (stage) => {
      await stage.open('/store/7');
      await stage.see('This store is no longer here');
    },
  },
  {
    screen,
    state: 'error',
    open: async (stage) => {
      await stage.fail(STORE);
      await openStore(stage);
      await stage.see('This store could not be loaded');
    },
  },
  {
    screen,
    state: 'qr-sheet',
    open: async (stage) => {
      await openStore(stage);
      await stage.button(/QR/).first().click();
      await stage.see(stage.dialog);
    },
  },
];
