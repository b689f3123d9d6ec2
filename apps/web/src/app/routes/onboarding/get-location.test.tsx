import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { chromeOnAndroid } from '@baeon/ui/device/browser-test-kit.ts';
import { bengaluru, stubLocation } from '@baeon/ui/device/geolocation-test-kit.ts';
import {
  button,
  field,
  later,
  messageOf,
  no,
  noConnection,
  serverKnowing,
  toasts,
  yes,
} from '../../../features/profile/onboarding/onboarding-test-kit.tsx';
import { person } from '../../../lib/person-test-kit.ts';
import { currentSession } from '../../../lib/session.ts';
import {
  arrivedAt,
  freshScreenForEachTest,
  openStep,
  path,
} from './onboarding-screens-test-kit.ts';

const user = person('GOTINTERESTS', { name: 'Asha', interests: ['music'] });
const { id } = user;

let server: ReturnType<typeof serverKnowing>;

freshScreenForEachTest();
beforeEach(() => {
  server = serverKnowing(user);
});

const open = () => openStep('/get-location', 'GOTINTERESTS');
const continues = async () => userEvent.click(await button('Continue'));
const wentOn = () => arrivedAt('/get-bussiness');
const fromDevice = async () => userEvent.click(await button('Use my current location'));

describe('the screen', () => {
  test('is not for someone who has not said who they are', async () => {
    server = serverKnowing(person('OTPVERIFIED'));
    openStep('/get-location', 'OTPVERIFIED');
    await screen.findByRole('heading', { level: 1, name: 'Tell us about yourself' });
    expect(path()).toBe('/interest');
  });

  test('Back leads to the step before, also after a reload', async () => {
    open();
    await userEvent.click(await button('Back'));
    await screen.findByRole('heading', { level: 1, name: 'Tell us about yourself' });
    expect(path()).toBe('/interest');
  });

  test('shows what is known, and keeps what is typed when that comes late', async () => {
    const answer = later();
    server.answers['get-baeon-user'] = answer.answer;
    open();
    await userEvent.type(await field('City'), 'Bangalore');
    answer.comes(yes({ ...user, area: 'Indiranagar', city: 'Bengaluru' }));
    await waitFor(async () => expect((await field('Area')).value).toBe('Indiranagar'));
    expect((await field('City')).value).toBe('Bangalore');
  });

  test('what is typed is there after a reload', async () => {
    open();
    await userEvent.type(await field('City'), 'Mysuru');
    cleanup();
    open();
    expect((await field('City')).value).toBe('Mysuru');
  });

  test('someone who finished elsewhere goes on there', async () => {
    server = serverKnowing({ ...user, login_status: 'GOTGOELOCATION' });
    open();
    await wentOn();
    expect(currentSession().user?.login_status).toBe('GOTGOELOCATION');
  });
});

describe('the device', () => {
  test('tells where it is, and the person goes on', async () => {
    open();
    await fromDevice();
    await wentOn();
    expect(server.saved).toEqual([{ id, ...bengaluru, login_status: 'GOTGOELOCATION' }]);
    expect(currentSession().user?.login_status).toBe('GOTGOELOCATION');
  });

  const inAnApp = chromeOnAndroid.replace('K)', 'K; wv)');
  test.each([
    ['denied', { code: 1 }, {}, 'Please give Chrome access to location service'],
    ['too slow', { code: 3 }, {}, 'Location request timed out'],
    ['unsupported', bengaluru, { secure: false }, 'Geolocation is not supported by this browser.'],
    ['in an app', { code: 1 }, { userAgent: inAnApp }, 'Location service not available in webview'],
  ])('%s: says why and saves nothing', async (_what, answer, how, message) => {
    stubLocation(answer, how);
    open();
    await fromDevice();
    const reason = await within(screen.getByRole('main')).findByRole('alert');
    expect(within(reason).getByText(message)).toBeTruthy();
    expect(toasts('error')).toEqual(['Failed to fetch location']);
    expect(server.saved).toEqual([]);
    expect(path()).toBe('/get-location');
  });

  test('can be asked again', async () => {
    stubLocation({ code: 1 });
    open();
    await fromDevice();
    await screen.findByText('Please give Chrome access to location service');
    stubLocation(bengaluru);
    await fromDevice();
    await wentOn();
    expect(server.saved).toHaveLength(1);
  });

  test('need not be waited for', async () => {
    stubLocation('silence');
    open();
    await userEvent.type(await field('City'), 'Mysuru');
    await fromDevice();
    const main = within(screen.getByRole('main'));
    expect((await main.findByText('Finding your location…')).getAttribute('role')).toBe('status');
    await continues();
    await wentOn();
    expect(server.saved).toEqual([{ id, city: 'Mysuru', login_status: 'GOTLOCATION' }]);
    expect(toasts('error')).toEqual([]);
  });

  test('is not waited for any more by someone who types', async () => {
    const { asked } = stubLocation('silence');
    open();
    await fromDevice();
    await userEvent.type(await field('City'), 'Mysuru');
    expect((await button('Use my current location')).hasAttribute('aria-busy')).toBe(false);
    await act(async () => asked[0]?.found({ coords: bengaluru } as GeolocationPosition));
    expect(server.saved).toEqual([]);
    expect((await field('City')).value).toBe('Mysuru');
    expect(toasts('error')).toEqual([]);
  });
});

describe('typing', () => {
  test.each([
    ['nothing', '', ''],
    ['too little', 'abc', ' xy '],
  ])('%s is not a place', async (_what, area, city) => {
    open();
    if (area) await userEvent.type(await field('Area'), area);
    if (city) await userEvent.type(await field('City'), city);
    await continues();
    const first = await field('Area');
    expect(messageOf(first)).toBe('Please provide city or area');
    expect(document.activeElement).toBe(first);
    expect((await field('City')).getAttribute('aria-invalid')).toBe('true');
    expect(server.saved).toEqual([]);
    await userEvent.type(await field('City'), 'Mysuru');
    expect(screen.queryByText('Please provide city or area')).toBeNull();
  });

  test.each([
    ['Hampi Road', '', { area: 'Hampi Road' }],
    ['', ' Mysuru ', { city: 'Mysuru' }],
    ['abc', 'Mysuru', { city: 'Mysuru' }],
    ['Jayanagar', 'Bengaluru', { area: 'Jayanagar', city: 'Bengaluru' }],
  ])('area %j and city %j are kept as %o', async (area, city, kept) => {
    open();
    if (area) await userEvent.type(await field('Area'), area);
    if (city) await userEvent.type(await field('City'), city);
    await continues();
    await wentOn();
    expect(server.saved).toEqual([{ id, ...kept, login_status: 'GOTLOCATION' }]);
  });

  test('a place that is not on the map is said to be, and the person goes on', async () => {
    server.answers['update-baeon-user'] = () =>
      yes({ user: { ...user, login_status: 'GOTLOCATION' }, place_found: false });
    open();
    await userEvent.type(await field('City'), 'Atlantis{Enter}');
    await wentOn();
    expect(toasts('blank')).toEqual([
      'We could not find that place on the map. You can change it later.',
    ]);
  });

  test.each([
    ['refused', () => no(429, 'TOO_MANY_REQUESTS', 'Too fast'), 'Too fast'],
    ['not connected', noConnection, 'No connection. Please try again.'],
  ])('a save that is %s loses nothing', async (_what, answer, message) => {
    server.answers['update-baeon-user'] = answer;
    open();
    await userEvent.type(await field('Area'), 'Jayanagar');
    await userEvent.type(await field('City'), 'Bengaluru');
    await continues();
    expect((await screen.findByText(message)).getAttribute('role')).toBe('alert');
    expect(toasts('error')).toEqual(['Error updating user']);
    expect((await field('Area')).value).toBe('Jayanagar');
    expect((await field('City')).value).toBe('Bengaluru');
    expect(path()).toBe('/get-location');
  });

  test('a browser that knows to be offline does not leave the person waiting', async () => {
    server.answers['update-baeon-user'] = noConnection;
    open();
    await userEvent.type(await field('City'), 'Mysuru');
    act(() => void window.dispatchEvent(new Event('offline')));
    onTestFinished(() => void window.dispatchEvent(new Event('online')));
    await continues();
    expect(await screen.findByText('No connection. Please try again.')).toBeTruthy();
  });
});
