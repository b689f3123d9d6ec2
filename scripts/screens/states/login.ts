import { askForCode, codeField, numberField } from '../../../e2e/support/login-screen.ts';
import { freshNumber } from '../cast.ts';
import { letPass } from '../page-time.ts';
import type { ScreenState } from '../screen-state.ts';

const screen = 'login';
/** More than has to pass before a code may be sent again. */
const RESEND_MS = 31_000;

export const loginStates: ScreenState[] = [
  {
    screen,
    state: 'number',
    open: async (stage) => {
      await stage.visit('/login');
      await stage.see(numberField(stage.page));
    },
  },
  {
    screen,
    state: 'wrong-number',
    open: async (stage) => {
      await stage.visit('/login');
      await numberField(stage.page).fill('98450');
      await numberField(stage.page).blur();
      await stage.see('Invalid number');
    },
  },
  {
    screen,
    state: 'code',
    open: async ({ page }) => askForCode(page, freshNumber()),
  },
  {
    screen,
    state: 'wrong-code',
    open: async (stage) => {
      await askForCode(stage.page, freshNumber());
      await codeField(stage.page).fill('0000');
      await stage.see('That code is not right. 4 tries left.');
    },
  },
  {
    screen,
    state: 'resend',
    open: async (stage) => {
      await askForCode(stage.page, freshNumber());
      await letPass(stage.page, RESEND_MS);
      await stage.see(stage.button(/Resend/));
    },
  },
  {
    screen,
    state: 'failed',
    open: async (stage) => {
      await stage.fail(/send-otp/);
      await stage.visit('/login');
      await numberField(stage.page).fill(freshNumber());
      await stage.button('Get otp').click();
      await stage.see('Failed to send OTP');
    },
  },
];
