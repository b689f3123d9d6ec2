import { followButtons, tellAboutYourself } from '../../../e2e/support/onboarding.ts';
import type { ScreenState } from '../screen-state.ts';
import type { Stage } from '../stage.ts';
import { BUSINESSES } from '../urls.ts';

/** A device that never tells where it is. */
const neverLocated = ({ page }: Stage) =>
  page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => {};
  });

const newcomer = async (stage: Stage) =>
  stage.openAs(await stage.cast.newcomer(), '/interest', false);
const unplaced = async (stage: Stage) =>
  stage.openAs(await stage.cast.unplaced(), '/get-location', false);
const placed = async (stage: Stage) =>
  stage.openAs(await stage.cast.placed(), '/get-bussiness', false);

export const onboardingStates: ScreenState[] = [
  {
    screen: 'interest',
    state: 'form',
    tall: true,
    open: async (stage) => {
      await newcomer(stage);
      await stage.see(stage.page.getByText('Books', { exact: true }));
    },
  },
  {
    screen: 'interest',
    state: 'errors',
    tall: true,
    open: async (stage) => {
      await newcomer(stage);
      await stage.see(stage.page.getByText('Books', { exact: true }));
      await stage.button('Proceed with next steps').click();
      await stage.see('Please select at least one interest');
    },
  },
  {
    screen: 'interest',
    state: 'loading',
    open: async (stage) => {
      await stage.hold(/get-intrests/);
      await newcomer(stage);
      await stage.see('Tell us about yourself');
    },
  },
  {
    screen: 'interest',
    state: 'locating',
    allow: ['geolocation'],
    open: async (stage) => {
      await neverLocated(stage);
      await newcomer(stage);
      await tellAboutYourself(stage.page);
      await stage.see('Finding your location…');
    },
  },
  {
    screen: 'get-location',
    state: 'form',
    open: async (stage) => {
      await unplaced(stage);
      await stage.see(stage.button('Continue'));
    },
  },
  {
    screen: 'get-location',
    state: 'asking',
    allow: ['geolocation'],
    open: async (stage) => {
      await neverLocated(stage);
      await unplaced(stage);
      await stage.button('Use my current location').click();
      await stage.see(stage.page.locator('[aria-busy=true]'));
    },
  },
  {
    screen: 'get-location',
    state: 'denied',
    open: async (stage) => {
      await unplaced(stage);
      await stage.button('Use my current location').click();
      await stage.see('Please give Chrome access to location service');
    },
  },
  {
    screen: 'get-location',
    state: 'suggestions',
    open: async (stage) => {
      await unplaced(stage);
      await stage.page.getByLabel('Area').pressSequentially('kora');
      await stage.see(stage.page.getByRole('option', { name: /Koramangala/ }));
    },
  },
  {
    screen: 'get-bussiness',
    state: 'loading',
    open: async (stage) => {
      await stage.hold(BUSINESSES);
      await placed(stage);
      await stage.see(stage.page.locator('[aria-busy=true]'));
    },
  },
  {
    screen: 'get-bussiness',
    state: 'list',
    open: async (stage) => {
      await placed(stage);
      await stage.see(followButtons(stage.page));
    },
  },
  {
    screen: 'get-bussiness',
    state: 'chosen',
    open: async (stage) => {
      await placed(stage);
      await followButtons(stage.page).first().click();
      await followButtons(stage.page).first().click();
      await stage.see('2 selected');
    },
  },
  {
    screen: 'get-bussiness',
    state: 'none-chosen',
    open: async (stage) => {
      await placed(stage);
      await stage.see(followButtons(stage.page));
      await stage.button('View Coupons').click();
      await stage.see('Please select at least one business');
    },
  },
  {
    screen: 'get-bussiness',
    state: 'none-found',
    open: async (stage) => {
      await placed(stage);
      await stage.see(followButtons(stage.page));
      await stage.page.getByRole('searchbox').fill('zzzz');
      await stage.see('No businesses found');
    },
  },
  {
    screen: 'get-bussiness',
    state: 'error',
    open: async (stage) => {
      await stage.fail(BUSINESSES);
      await placed(stage);
      await stage.see(stage.button('Try again'));
    },
  },
];
