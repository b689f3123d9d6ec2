import type { Language } from '@baeon/contracts/profile/language';
import { openTill } from '../counter-devices.ts';
import { fullDay } from '../counter-days.ts';
import type { ScreenState } from '../screen-state.ts';
import type { Stage } from '../stage.ts';
import { ANY_CALL, COUNTER_LOOK, COUNTER_TAKE, COUNTER_TODAY, COUNTER_UNDO } from '../urls.ts';

const screen = 'counter';
const allow: ScreenState['allow'] & {} = ['camera'];
const DAY = 86_400_000;
const TITLE = 'Flat ₹500 off on silk sarees above ₹3,000';

const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();

const seen = {
  title: TITLE,
  description: 'Handloom and power loom, also what is reduced already.',
  terms: 'One per bill. Not on blouses and stitching.',
  minimum_bill_rupees: null,
  holder: 'Asha',
  valid_until: fromNow(20 * DAY),
  doubts: [],
  code_kind: 'live',
  freshness: 'fresh',
  refusal: null,
};
const doubts = ['other_branch', 'any_store', 'ends_today', 'passed_on_before', 'stale_code'];
const taken = {
  redemption_id: crypto.randomUUID(),
  title: TITLE,
  holder: 'Asha',
  saving_rupees: 500,
  redeemed_at: fromNow(0),
  undo_until: fromNow(600_000),
};

/** A coupon is typed and looked up. */
async function lookUp(stage: Stage, what: object, language: Language = 'en'): Promise<void> {
  await stage.answer(COUNTER_LOOK, { ...seen, ...what });
  await openTill(stage, language);
  await stage.page.locator('input[name=code]').fill('QXT4MNP7RA');
  await stage.page.locator('form button[type=submit]').click();
}

async function take(stage: Stage, language: Language = 'en'): Promise<void> {
  await lookUp(stage, {}, language);
  await stage.page.locator('button[form=take]').click();
}

const coupon = (state: string, what: object, language: Language = 'en'): ScreenState => ({
  screen,
  state,
  tall: true,
  open: async (stage) => {
    await lookUp(stage, what, language);
    await stage.see(stage.page.getByRole('dialog', { name: TITLE }));
  },
});

const red = (name: string, refusal: object, language: Language = 'en'): ScreenState => ({
  screen,
  state: `red-${name}`,
  open: async (stage) => {
    const none = { used_at: null, used_where: null, starts_at: fromNow(-DAY), msg: '' };
    await lookUp(stage, { refusal: { ...none, ...refusal } }, language);
    await stage.see(stage.page.locator('[data-look=no]'));
  },
});

const green = (language: Language): ScreenState => ({
  screen,
  state: `green-${language}`,
  open: async (stage) => {
    await stage.answer(COUNTER_TAKE, taken);
    await take(stage, language);
    await stage.see(stage.page.locator('[data-look=yes]'));
  },
});

const used = {
  code: 'ALREADY_USED',
  used_at: fromNow(-2 * DAY),
  used_where: 'Sri Lakshmi Silks and Sarees, Jayanagar 4th Block',
};
const forbidden = { code: 'FORBIDDEN', msg: 'This coupon cannot be used at this store.' };

async function openToday(stage: Stage): Promise<void> {
  await openTill(stage);
  await stage.button('Today').click();
}

async function openUndo(stage: Stage): Promise<void> {
  await stage.answer(COUNTER_TAKE, taken);
  await take(stage);
  await stage.button('Undo').click();
  await stage.see('Undo this one?');
}

export const counterTakingStates: ScreenState[] = [
  {
    screen,
    state: 'empty',
    allow,
    open: async (stage) => {
      await openTill(stage);
      await stage.see('Hold the code in front of the camera');
    },
  },
  {
    screen,
    state: 'camera-off',
    open: async (stage) => {
      await openTill(stage);
      await stage.see('The camera is off.');
    },
  },
  {
    screen,
    state: 'looking',
    allow,
    open: async (stage) => {
      await openTill(stage);
      await stage.hold(COUNTER_LOOK);
      await stage.page.getByLabel('Scan or type the code').fill('QXT4MNP7RA');
      await stage.button('Look up').click();
      await stage.see(stage.main.locator('button[aria-busy=true]'));
    },
  },
  {
    screen,
    state: 'offline',
    allow,
    open: async (stage) => {
      await openTill(stage);
      await stage.see('Hold the code in front of the camera');
      await stage.cut(ANY_CALL);
      await stage.context.setOffline(true);
      await stage.see(/No connection\./);
    },
  },
  coupon('seen', {}),
  coupon('seen-doubts', { doubts }),
  {
    ...coupon('seen-picture', { doubts: ['stale_code'], freshness: 'stale' }),
    inDocs: 'till-seen',
  },
  coupon('seen-minimum-bill', { minimum_bill_rupees: 3000 }),
  coupon('seen-hindi', { doubts, minimum_bill_rupees: 3000 }, 'hi'),
  coupon('seen-kannada', { doubts, minimum_bill_rupees: 3000 }, 'kn'),
  {
    screen,
    state: 'seen-bill-missing',
    open: async (stage) => {
      await lookUp(stage, { minimum_bill_rupees: 3000 });
      await stage.button('Take it').click();
      await stage.see('This coupon needs the amount of the bill.');
    },
  },
  {
    screen,
    state: 'taking',
    open: async (stage) => {
      await stage.hold(COUNTER_TAKE);
      await take(stage);
      await stage.see('Taking it...');
    },
  },
  {
    screen,
    state: 'unsure',
    open: async (stage) => {
      await stage.fail(COUNTER_TAKE);
      await take(stage);
      await stage.see('Not sure yet');
    },
  },
  { ...green('en'), inDocs: 'till-green' },
  green('hi'),
  green('kn'),
  {
    screen,
    state: 'green-no-amount',
    open: async (stage) => {
      await stage.answer(COUNTER_TAKE, { ...taken, saving_rupees: null });
      await take(stage);
      await stage.see(stage.page.locator('[data-look=yes]'));
    },
  },
  { ...red('used', used), inDocs: 'till-red' },
  red('used-hindi', used, 'hi'),
  red('used-kannada', used, 'kn'),
  red('ended', { code: 'EXPIRED' }),
  red('not-begun', { code: 'NOT_STARTED', starts_at: fromNow(3 * DAY) }),
  red('other-store', forbidden),
  red('other-store-hindi', forbidden, 'hi'),
  red('paused', {
    code: 'PAUSED',
    msg: 'The store has paused this deal. The coupon stays good.',
  }),
  red('being-passed', {
    code: 'BEING_PASSED',
    msg: 'This coupon is being passed on to somebody else. Its holder can take it back in the app first.',
  }),
  {
    screen,
    state: 'red-unknown',
    open: async (stage) => {
      await openTill(stage);
      await stage.page.getByLabel('Scan or type the code').fill('ZZZZZZZZZZ');
      await stage.button('Look up').click();
      await stage.see('We do not know this code.');
    },
  },
  { screen, state: 'undo-sheet', open: openUndo },
  {
    screen,
    state: 'undo-refused',
    open: async (stage) => {
      const msg = 'A till can undo for 10 minutes. The owner of the store can still do it.';
      await stage.refuse(COUNTER_UNDO, 409, { code: 'TOO_LATE', msg });
      await openUndo(stage);
      await stage.button('Wrong coupon').click();
      await stage.dialog.getByRole('button', { name: 'Undo', exact: true }).last().click();
      await stage.see(msg);
    },
  },
  {
    screen: 'counter-today',
    state: 'full',
    inDocs: 'till-today',
    tall: true,
    open: async (stage) => {
      await stage.answer(COUNTER_TODAY, fullDay);
      await openToday(stage);
      await stage.see('All of them');
    },
  },
  {
    screen: 'counter-today',
    state: 'empty',
    open: async (stage) => {
      await openToday(stage);
      await stage.see('Nothing taken yet today');
    },
  },
  {
    screen: 'counter-today',
    state: 'error',
    open: async (stage) => {
      await stage.fail(COUNTER_TODAY);
      await openToday(stage);
      await stage.see('Today could not be loaded');
    },
  },
  {
    screen: 'counter-today',
    state: 'loading',
    open: async (stage) => {
      await stage.hold(COUNTER_TODAY);
      await openToday(stage);
      await stage.see(stage.page.locator('[aria-busy=true]'));
    },
  },
];
