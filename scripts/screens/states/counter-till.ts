import { openNames, openTill } from '../counter-devices.ts';
import type { ScreenState } from '../screen-state.ts';
import type { Stage } from '../stage.ts';
import { COUNTER_SIGN_IN, COUNTER_TILL } from '../urls.ts';

const TOKEN = `enrol.${'x'.repeat(43)}`;
const LOCKED = { code: 'PIN_LOCKED', msg: 'Too many wrong PINs. Try again in 10 minutes.' };
const WRONG = { code: 'PIN_WRONG', msg: 'That PIN is not right. 4 left.' };

const enrol = (state: string, open: ScreenState['open'], allow: ScreenState['allow'] = []) => ({
  screen: 'counter-enrol',
  state,
  tall: true,
  allow,
  open,
});

const names = (state: string, open: ScreenState['open']): ScreenState => ({
  screen: 'counter-names',
  state,
  open,
});

/** The pad of a name, with so many digits. */
async function openPad(stage: Stage, digits: string): Promise<void> {
  await openNames(stage);
  await stage.button('Ravi').click();
  for (const digit of digits) await stage.button(digit).click();
}

const pad = (state: string, open: ScreenState['open']): ScreenState => ({
  screen: 'counter-pin',
  state,
  open,
});

export const counterTillStates: ScreenState[] = [
  enrol('camera-off', async (stage) => {
    await stage.visit('/counter/');
    await stage.see('The camera is off.');
  }),
  enrol(
    'scanning',
    async (stage) => {
      await stage.visit('/counter/');
      await stage.see('Hold the code in front of the camera');
    },
    ['camera'],
  ),
  enrol('by-link', async (stage) => {
    await stage.visit(`/counter/enrol#${TOKEN}`);
    await stage.see(stage.button('Make it a till'));
  }),
  enrol('refused', async (stage) => {
    await stage.visit(`/counter/enrol#${TOKEN}`);
    await stage.button('Make it a till').click();
    await stage.see(/Ask the owner for a new one/);
  }),
  enrol('again', async (stage) => {
    await openNames(stage, `enrol#${TOKEN}`);
    await stage.see(/A new code takes the place of that/);
  }),
  enrol('removed', async (stage) => {
    await stage.refuse(COUNTER_TILL, 401, { code: 'UNAUTHENTICATED', msg: 'Please sign in' });
    await openTill(stage);
    await stage.see(/not a till any more/);
  }),

  names('several', async (stage) => {
    await openNames(stage);
    await stage.see(stage.button('Ravi'));
  }),
  names('locked', async (stage) => {
    await stage.rewrite(COUNTER_TILL, ({ result }) => {
      result.staff[0].locked_until = new Date(Date.now() + 600_000).toISOString();
    });
    await openNames(stage);
    await stage.see(/^Locked until/);
  }),
  names('none', async (stage) => {
    await stage.rewrite(COUNTER_TILL, ({ result }) => Object.assign(result, { staff: [] }));
    await openNames(stage);
    await stage.see('No names yet');
  }),
  names('loading', async (stage) => {
    await stage.hold(COUNTER_TILL);
    await openNames(stage);
    await stage.see(stage.page.locator('[aria-busy=true]'));
  }),
  names('error', async (stage) => {
    await stage.fail(COUNTER_TILL);
    await openNames(stage);
    await stage.see('The names could not be loaded');
  }),
  names('shift-ended', async (stage) => {
    await stage.refuse(/\/api\/counter\/look$/, 403, {
      code: 'STAFF_NEEDED',
      msg: 'Please enter your PIN',
    });
    await openTill(stage);
    await stage.page.getByLabel('Scan or type the code').fill('ABCDEFGHJK');
    await stage.button('Look up').click();
    await stage.see(/Nobody was here for 30 minutes/);
  }),
  names('hindi', async (stage) => {
    await openNames(stage, '', 'hi');
    await stage.see('आप कौन हैं?');
  }),

  pad('empty', (stage) => openPad(stage, '')),
  { ...pad('two-digits', (stage) => openPad(stage, '47')), inDocs: 'till-pin' },
  pad('checking', async (stage) => {
    await stage.hold(COUNTER_SIGN_IN);
    await openPad(stage, '9999');
    await stage.see(stage.main.locator('svg.animate-turn'));
  }),
  pad('wrong', async (stage) => {
    await stage.refuse(COUNTER_SIGN_IN, 401, WRONG);
    await openPad(stage, '9999');
    await stage.see(WRONG.msg);
  }),
  pad('locked', async (stage) => {
    await stage.refuse(COUNTER_SIGN_IN, 429, LOCKED);
    await openPad(stage, '9999');
    await stage.see(LOCKED.msg);
  }),
  pad('kannada', async (stage) => {
    await openNames(stage, '', 'kn');
    await stage.button('Ravi').click();
  }),
];
