import { numberField } from '../../../e2e/support/login-screen.ts';
import type { ScreenState } from '../screen-state.ts';

const section = (name: string): ScreenState => ({
  screen: 'user',
  state: `${name}-sheet`,
  open: async (stage) => {
    await stage.open(`/user?section=${name}`);
    await stage.see(stage.dialog);
  },
});

export const accountStates: ScreenState[] = [
  {
    screen: 'user',
    state: 'hub',
    tall: true,
    open: async (stage) => {
      await stage.open('/user');
      await stage.see('Delete my account');
    },
  },
  ...['interests', 'location', 'followed', 'delete'].map(section),
  {
    screen: 'user-profile',
    state: 'view',
    open: async (stage) => {
      await stage.open('/user-profile');
      await stage.see('Personal Information');
    },
  },
  {
    screen: 'user-profile',
    state: 'form',
    open: async (stage) => {
      await stage.open('/user-profile');
      await stage.button('Edit').click();
      await stage.see(stage.page.getByLabel('Email'));
    },
  },
  {
    screen: 'user-profile',
    state: 'errors',
    open: async (stage) => {
      await stage.open('/user-profile');
      await stage.button('Edit').click();
      await stage.page.getByLabel('Name').fill('As');
      await stage.page.getByLabel('Email').fill('asha@');
      await stage.page.getByLabel('Email').blur();
      await stage.see('Invalid email address');
    },
  },
  {
    screen: 'menu',
    state: 'open',
    open: async (stage) => {
      await stage.open('/explore');
      await stage.page.getByRole('button', { name: /menu/i }).tap();
      await stage.see(stage.page.getByRole('link', { name: 'Profile', exact: true }));
    },
  },
  {
    screen: 'error-screen',
    state: 'broken',
    open: async (stage) => {
      await stage.page.route(/assets\/login-[^/]*\.js/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
      );
      await stage.visit('/login');
      await stage.see('Unexpected Application Error!');
    },
  },
  {
    screen: 'loading-screen',
    state: 'waiting',
    open: async (stage) => {
      await stage.hold(/assets\/login-[^/]*\.js/);
      await stage.visit('/login');
      await stage.see('Loading...');
    },
  },
  {
    screen: 'toast',
    state: 'three-at-once',
    open: async (stage) => {
      await stage.fail(/send-otp/);
      await stage.visit('/login');
      await numberField(stage.page).fill('9845012345');
      for (let times = 0; times < 3; times += 1) {
        await stage.button('Get otp').click();
        await stage.see('Failed to send OTP');
      }
    },
  },
];
