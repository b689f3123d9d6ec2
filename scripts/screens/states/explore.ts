import { cards, lastReply, messageField, say } from '../../../e2e/support/chat.ts';
import type { ScreenState } from '../screen-state.ts';
import type { Stage } from '../stage.ts';
import { CHAT } from '../urls.ts';

const screen = 'explore';
const FAILED = /Sorry, I encountered an error/;

async function ask(stage: Stage, text: string): Promise<void> {
  await messageField(stage.page).fill(text);
  await messageField(stage.page).press('Enter');
}

export const exploreStates: ScreenState[] = [
  {
    screen,
    state: 'empty',
    open: async (stage) => {
      await stage.open('/explore');
      await stage.see('What are you looking for?');
    },
  },
  {
    screen,
    state: 'visitor',
    open: async (stage) => {
      await stage.visit('/explore');
      await stage.see('What are you looking for?');
    },
  },
  {
    screen,
    state: 'typing',
    open: async (stage) => {
      await stage.open('/explore');
      await messageField(stage.page).fill('A quiet ceiling fan for the bedroom');
    },
  },
  {
    screen,
    state: 'loading',
    open: async (stage) => {
      await stage.hold(CHAT);
      await stage.open('/explore');
      await ask(stage, 'tv under 60k');
      await stage.see('Thinking...');
    },
  },
  {
    screen,
    state: 'answered',
    tall: true,
    open: async (stage) => {
      await stage.open('/explore');
      await say(stage.page, 'tv under 60k');
      await stage.see(cards(stage.page));
    },
  },
  {
    screen,
    state: 'wishlisted',
    open: async (stage) => {
      await stage.openAs(await stage.cast.beginner(), '/explore');
      await say(stage.page, 'phone under 20k');
      await cards(stage.page).first().getByRole('button', { name: 'Wishlist' }).click();
      await stage.see(/added to wishlist!/);
    },
  },
  {
    screen,
    state: 'compared',
    tall: true,
    open: async (stage) => {
      await stage.open('/explore');
      await say(stage.page, 'phone under 20k');
      await say(stage.page, 'compare the first two');
      await stage.see(lastReply(stage.page).getByRole('table'));
    },
  },
  {
    screen,
    state: 'nothing-found',
    open: async (stage) => {
      await stage.open('/explore');
      await say(stage.page, 'left-handed telescope for 5 rupees');
    },
  },
  {
    screen,
    state: 'error',
    open: async (stage) => {
      await stage.fail(CHAT);
      await stage.open('/explore');
      await ask(stage, 'mixer grinder');
      await stage.see(FAILED);
    },
  },
  {
    screen,
    state: 'login-panel',
    open: async (stage) => {
      await stage.visit('/explore');
      await say(stage.page, 'office chair');
      await cards(stage.page).first().getByRole('button', { name: 'Wishlist' }).click();
      await stage.see(stage.dialog.getByLabel('Mobile number'));
    },
  },
];
