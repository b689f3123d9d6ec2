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
];
