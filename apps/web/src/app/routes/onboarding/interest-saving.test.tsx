import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { chromeOnAndroid } from '@baeon/ui/device/browser-test-kit.ts';
import { bengaluru, stubLocation } from '@baeon/ui/device/geolocation-test-kit.ts';
import {
  button,
  field,
  later,
  no,
  noConnection,
  serverKnowing,
  toasts,
  yes,
} from '../../../features/profile/onboarding/onboarding-test-kit.tsx';
import { person } from '../../../lib/person-test-kit.ts';
import { currentSession, endSession } from '../../../lib/session.ts';
import { openApp } from '../../app-test-kit.tsx';
import {
  arrivedAt,
  choice,
  expectFilledIn,
  filledIn,
  fillIn,
  freshScreenForEachTest,
  openStep,
  path,
  proceed,
  radio,
} from './onboarding-screens-test-kit.ts';

const newcomer = person('OTPVERIFIED');
const { id } = newcomer;

let server: ReturnType<typeof serverKnowing>;

freshScreenForEachTest();
beforeEach(() => {
  server = serverKnowing(newcomer);
});

const open = () => openStep('/interest', 'OTPVERIFIED');

describe('where the person is', () => {
  test('is saved with the rest, and they go on to the businesses', async () => {
    open();
    await fillIn();
    await proceed();
    await arrivedAt('/get-bussiness');
    expect(server.saved).toEqual([
      { id, ...filledIn, ...bengaluru, login_status: 'GOTGOELOCATION' },
    ]);
    expect(currentSession().user).toMatchObject({ name: 'Asha', login_status: 'GOTGOELOCATION' });
    expect(toasts('error')).toEqual([]);
  });

  const inAnApp = chromeOnAndroid.replace('K)', 'K; wv)');
  test.each([
    ['denied', { code: 1 }, {}, 'Please give Chrome access to location service'],
    ['too slow', { code: 3 }, {}, 'Location request timed out'],
    ['unsupported', bengaluru, { secure: false }, 'Geolocation is not supported by this browser.'],
    [
      'inside an app',
      { code: 2 },
      { userAgent: inAnApp },
      'Location service not available in webview',
    ],
    ['not known', { code: 2 }, {}, 'Failed to fetch location'],
  ])('%s: the rest is saved and the next step says why', async (_what, answer, how, message) => {
    stubLocation(answer, how);
    open();
    await fillIn();
    await proceed();
    await screen.findByRole('heading', { level: 1, name: 'Area and city' });
    expect(path()).toBe('/get-location');
    expect(server.saved).toEqual([{ id, ...filledIn, login_status: 'GOTINTERESTS' }]);
    expect(toasts('error')).toEqual(['Failed to fetch location']);
    expect(within(screen.getByRole('main')).getByText(message)).toBeTruthy();
  });

  test.each([
    ['prompt', /^Next, your browser asks for your location\. We use it to find shops near you\.$/],
    ['unknown', /^Next, your browser asks/],
    ['granted', /^Next, we look up where you are/],
    ['denied', /so we ask for your area next\.$/],
  ])('the reason fits a permission that is %s', async (permission, reason) => {
    const { asked } = stubLocation(bengaluru, { permission });
    open();
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(asked).toEqual([]);
  });

  test('nobody has to wait for the browser', async () => {
    const { asked } = stubLocation('silence');
    open();
    await fillIn();
    await proceed();
    const status = await screen.findByText('Finding your location…');
    expect(status.getAttribute('role')).toBe('status');
    expect((await button('Proceed with next steps')).getAttribute('aria-busy')).toBe('true');
    await userEvent.click(await button('Type it instead'));
    await arrivedAt('/get-location');
    expect(server.saved).toEqual([{ id, ...filledIn, login_status: 'GOTINTERESTS' }]);
    expect(toasts('error')).toEqual([]);
    // The browser's late answer is nobody's.
    act(() => asked[0]?.found({ coords: bengaluru } as GeolocationPosition));
    expect(server.saved).toHaveLength(1);
  });

  test('leaving the screen while it is looked for saves nothing', async () => {
    const { asked } = stubLocation('silence');
    open();
    await fillIn();
    await proceed();
    await screen.findByText('Finding your location…');
    await userEvent.click(await button('Back'));
    await screen.findByRole('heading', { level: 1, name: 'Explore' });
    // The screen before is cleaned up after the next one is drawn.
    await act(async () => {});
    await act(async () => asked[0]?.found({ coords: bengaluru } as GeolocationPosition));
    expect(server.saved).toEqual([]);
    expect(toasts('error')).toEqual([]);
  });
});

describe('saving', () => {
  test('holds everything as it is sent, and the focus where it is', async () => {
    const answer = later();
    server.answers['update-baeon-user'] = answer.answer;
    stubLocation('silence');
    open();
    await fillIn();
    await proceed();
    for (const step of ['locating', 'saving']) {
      await userEvent.type(await field('First name'), 'x');
      await userEvent.type(await field('Age'), '{Backspace}');
      await userEvent.click(await radio('Male'));
      await userEvent.click(await choice('Books'));
      await userEvent.click(await choice('Music'));
      await expectFilledIn();
      expect(document.activeElement).toBe(await choice('Music'));
      if (step === 'locating') await userEvent.click(await button('Type it instead'));
    }
    await act(async () => answer.comes(no(400, 'INVALID_INPUT', 'We know no Asha.')));
    await screen.findByText('We know no Asha.');
    await userEvent.click(await choice('Books'));
    expect((await choice('Books')).checked).toBe(true);
    expect(server.saved).toEqual([{ id, ...filledIn, login_status: 'GOTINTERESTS' }]);
  });

  test.each([
    ['fails', no(500, 'INTERNAL', 'Not today'), ['Error updating user']],
    ['succeeds', yes({ user: newcomer }), []],
  ])('that %s after the screen was left', async (_what, reply, told) => {
    const answer = later();
    server.answers['update-baeon-user'] = answer.answer;
    open();
    await fillIn();
    await proceed();
    await waitFor(() => expect(server.saved).toHaveLength(1));
    await userEvent.click(await button('Back'));
    await screen.findByRole('heading', { level: 1, name: 'Explore' });
    await act(async () => answer.comes(reply));
    await waitFor(() => expect(toasts('error')).toEqual(told));
    expect(path()).toBe('/explore');
  });

  test('a double tap saves once', async () => {
    const { asked } = stubLocation(bengaluru);
    open();
    await fillIn();
    const proceedButton = await button('Proceed with next steps');
    act(() => {
      fireEvent.click(proceedButton);
      fireEvent.click(proceedButton);
    });
    await arrivedAt('/get-bussiness');
    expect(server.saved).toHaveLength(1);
    expect(asked).toHaveLength(1);
  });

  test('that is refused keeps everything, and the next try has its position already', async () => {
    const { asked } = stubLocation(bengaluru);
    const accept = server.answers['update-baeon-user']!;
    server.answers['update-baeon-user'] = () => no(400, 'INVALID_INPUT', 'We know no Asha.');
    open();
    await fillIn();
    await proceed();
    expect((await screen.findByText('We know no Asha.')).getAttribute('role')).toBe('alert');
    expect(toasts('error')).toEqual(['Error updating user']);
    expect(path()).toBe('/interest');
    await expectFilledIn();

    server.answers['update-baeon-user'] = accept;
    await proceed();
    await arrivedAt('/get-bussiness');
    expect(asked).toHaveLength(1);
    expect(server.saved[1]).toEqual({
      id,
      ...filledIn,
      ...bengaluru,
      login_status: 'GOTGOELOCATION',
    });
  });

  test('without a connection keeps everything', async () => {
    server.answers['update-baeon-user'] = noConnection;
    open();
    await fillIn();
    await proceed();
    expect(await screen.findByText('No connection. Please try again.')).toBeTruthy();
    expect(toasts('error')).toEqual(['Error updating user']);
    await expectFilledIn();
  });
});

describe('Later', () => {
  test('asks for the name first', async () => {
    open();
    await userEvent.click(await button('Later'));
    expect(await screen.findByText('Please enter your first name')).toBeTruthy();
    expect(document.activeElement).toBe(await field('First name'));
    expect(server.saved).toEqual([]);
  });

  test('saves what is told well so far, and opens the app', async () => {
    open();
    await userEvent.type(await field('First name'), 'Bo');
    await userEvent.type(await field('Age'), '7');
    await userEvent.click(await choice('Music'));
    const press = await button('Later');
    fireEvent.click(press);
    fireEvent.click(press);
    await arrivedAt('/baeon-home');
    expect(server.saved).toEqual([
      { id, name: 'Bo', interests: ['music'], onboarding_later: true },
    ]);
    expect(currentSession()).toMatchObject({ home: true, user: { login_status: 'OTPVERIFIED' } });
    const card = await screen.findByRole('link', { name: /^Your Baeon Bonus is waiting/ });
    expect(card.textContent).toContain('3 steps left: About you, Location, Businesses');
    await userEvent.click(card);
    await arrivedAt('/interest');
    expect((await field('First name')).value).toBe('Bo');
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });

  test('that fails says so and stays', async () => {
    server.answers['update-baeon-user'] = noConnection;
    open();
    await userEvent.type(await field('First name'), 'Bo');
    await userEvent.click(await button('Later'));
    await waitFor(() => expect(toasts('error')).toEqual(['Error updating user']));
    expect(path()).toBe('/interest');
  });
});

test('what is typed is there after a reload, and gone with whoever signs out', async () => {
  open();
  await fillIn();
  cleanup();
  openApp('/interest');
  await expectFilledIn();
  cleanup();
  endSession();
  open();
  expect((await field('First name')).value).toBe('');
});
