import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { bengaluru, stubLocation } from '@baeon/ui/device/geolocation-test-kit.ts';
import {
  button,
  field,
  later,
  messageOf,
  no,
  serverKnowing,
  yes,
} from '../../../features/profile/onboarding/onboarding-test-kit.tsx';
import { person } from '../../../lib/person-test-kit.ts';
import { currentSession, startSession } from '../../../lib/session.ts';
import { openApp } from '../../app-test-kit.tsx';
import {
  arrivedAt,
  choice,
  expectFilledIn,
  freshScreenForEachTest,
  openStep,
  path,
  proceed,
  radio,
} from './onboarding-screens-test-kit.ts';

const newcomer = person('OTPVERIFIED');

let server: ReturnType<typeof serverKnowing>;

freshScreenForEachTest();
beforeEach(() => {
  server = serverKnowing(newcomer);
});

const open = () => openStep('/interest', 'OTPVERIFIED');

const gender = () => screen.getByRole('radiogroup', { name: 'Gender' });

describe('the form', () => {
  test('says nothing before anything was done', async () => {
    open();
    await choice('Books');
    expect(document.querySelector('[aria-invalid]')).toBeNull();
    expect(screen.queryByText(/^Please/)).toBeNull();
    expect((await field('Age')).inputMode).toBe('numeric');
  });

  test('a submit of nothing names every field and asks nobody', async () => {
    const { asked } = stubLocation(bengaluru);
    open();
    await choice('Books');
    await proceed();
    const name = await field('First name');
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(messageOf(name)).toBe('Please enter your first name');
    expect(messageOf(await field('Age'))).toBe('Please enter a valid age');
    expect(messageOf(gender())).toBe('Please select your gender');
    expect(messageOf(await choice('Books'))).toBe('Please select at least one interest');
    expect(asked).toEqual([]);
    expect(server.saved).toEqual([]);
  });

  test('the focus goes to the first field that is wrong', async () => {
    open();
    await choice('Books');
    const steps = [
      [await field('First name'), () => userEvent.keyboard('Asha')],
      [await field('Age'), () => userEvent.keyboard('31')],
      [await radio('Male'), () => userEvent.keyboard(' ')],
      [await choice('Books'), () => userEvent.keyboard(' ')],
    ] as const;
    for (const [wrong, mend] of steps) {
      await proceed();
      await waitFor(() => expect(document.activeElement).toBe(wrong));
      await mend();
    }
    expect(document.querySelector('[aria-invalid]')).toBeNull();
  });

  test('leaving a field empty says what it is for', async () => {
    open();
    await choice('Books');
    await userEvent.click(await field('First name'));
    expect(screen.queryByText('Please enter your first name')).toBeNull();
    await userEvent.tab();
    expect(await screen.findByText('Please enter your first name')).toBeTruthy();
    await userEvent.tab();
    expect(await screen.findByText('Please enter a valid age')).toBeTruthy();
    await userEvent.tab();
    expect(await screen.findByText('Please select your gender')).toBeTruthy();
    await userEvent.tab();
    expect(screen.queryByText('Please select at least one interest')).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    expect(await screen.findByText('Please select at least one interest')).toBeTruthy();
  });

  test.each(['13', '121', '2x', '1.5', '-20', ' '])('%j is no age', async (age) => {
    open();
    await userEvent.type(await field('Age'), age);
    await userEvent.tab();
    expect(await screen.findByText('Please enter a valid age')).toBeTruthy();
  });

  test.each(['14', '120'])('%s is an age', async (age) => {
    open();
    await userEvent.type(await field('Age'), '1');
    await userEvent.tab();
    await screen.findByText('Please enter a valid age');
    await userEvent.clear(await field('Age'));
    await userEvent.type(await field('Age'), age);
    expect(screen.queryByText('Please enter a valid age')).toBeNull();
  });

  test('blanks are no name', async () => {
    open();
    await userEvent.type(await field('First name'), '   ');
    await userEvent.tab();
    expect(await screen.findByText('Please enter your first name')).toBeTruthy();
  });
});

describe('interests', () => {
  test('are counted as they are chosen', async () => {
    open();
    await userEvent.click(await choice('Books'));
    await userEvent.click(await choice('Pets'));
    expect(screen.getByText('2 chosen')).toBeTruthy();
    await userEvent.click(await choice('Books'));
    expect(screen.getByText('1 chosen')).toBeTruthy();
  });

  test('show blocks while they load', async () => {
    const answer = later();
    server.answers['get-intrests'] = answer.answer;
    open();
    const group = await screen.findByRole('group', { name: 'Interests' });
    expect(within(group).getAllByTestId('skeleton')).toHaveLength(12);
    expect(within(group).getByText('Loading...')).toBeTruthy();
    answer.comes(yes({ interests: [] }));
    await waitFor(() => expect(within(group).queryByTestId('skeleton')).toBeNull());
  });

  test('that do not come can be asked for again', async () => {
    server.answers['get-intrests'] = () => no(429, 'TOO_MANY_REQUESTS', 'Too fast');
    open();
    expect((await screen.findByText('Too fast')).getAttribute('role')).toBe('alert');
    server.answers['get-intrests'] = () =>
      yes({ interests: [{ id: 'tea', name: 'Tea', icon: '/tea.svg' }] });
    await userEvent.click(await button('Try again'));
    expect(await choice('Tea')).toBeTruthy();
  });

  test('that did not come are not asked of the person; the way on is to try again', async () => {
    server = serverKnowing({ ...newcomer, name: 'Asha', age: 31, gender: 'Female' });
    server.answers['get-intrests'] = () => no(429, 'TOO_MANY_REQUESTS', 'Too fast');
    open();
    await screen.findByText('Too fast');
    await waitFor(async () => expect((await field('First name')).value).toBe('Asha'));
    await proceed();
    const tryAgain = await button('Try again');
    await waitFor(() => expect(document.activeElement).toBe(tryAgain));
    expect(screen.queryByText('Please select at least one interest')).toBeNull();
    expect(server.saved).toEqual([]);
  });
});

describe('coming back', () => {
  const known = person('GOTINTERESTS', {
    name: 'Asha',
    age: 31,
    gender: 'Female',
    interests: ['music', 'retired'],
  });

  test('shows what is known and stays', async () => {
    server = serverKnowing(known);
    openStep('/interest', 'GOTINTERESTS');
    await waitFor(async () => expect((await field('First name')).value).toBe('Asha'));
    await expectFilledIn();
    expect(screen.getByText('1 chosen')).toBeTruthy();
    expect(path()).toBe('/interest');
  });

  test('an interest that is no longer offered is not sent', async () => {
    server = serverKnowing(known);
    openStep('/interest', 'GOTINTERESTS');
    await waitFor(async () => expect((await field('First name')).value).toBe('Asha'));
    await choice('Music');
    await proceed();
    await waitFor(() => expect(server.saved).toHaveLength(1));
    expect(server.saved[0]).toMatchObject({ interests: ['music'] });
  });

  test('a profile that comes late does not overwrite what is typed', async () => {
    const answer = later();
    server.answers['get-baeon-user'] = answer.answer;
    open();
    await userEvent.type(await field('First name'), 'Meera');
    await userEvent.click(await choice('Books'));
    answer.comes(yes({ ...known, login_status: 'OTPVERIFIED' }));
    await waitFor(async () => expect((await field('Age')).value).toBe('31'));
    expect((await field('First name')).value).toBe('Meera');
    expect((await choice('Books')).checked).toBe(true);
    expect((await choice('Music')).checked).toBe(false);
  });

  test('what the device knows is there before the server answers', async () => {
    server.answers['get-baeon-user'] = later().answer;
    startSession({ user: known, token: 'secret', loginStatus: 'GOTINTERESTS' });
    openApp('/interest');
    await expectFilledIn();
    expect(path()).toBe('/interest');
  });

  test.each([
    ['GOTINTERESTS', '/get-location'],
    ['GOTGOELOCATION', '/get-bussiness'],
    ['GOTBUSINESS', '/baeon-home'],
  ] as const)('someone who got to %s elsewhere goes on there', async (status, expected) => {
    server = serverKnowing({ ...known, login_status: status });
    open();
    await arrivedAt(expected);
    expect(currentSession().user?.login_status).toBe(status);
    expect(currentSession().home).toBe(status === 'GOTBUSINESS');
  });

  test('the wishlist that comes with the profile is not kept in the browser', async () => {
    const wishlist = [{ name: 'Lamp', image: '', product_url: 'https://shop.example/lamp' }];
    server.answers['get-baeon-user'] = () =>
      yes({ ...known, login_status: 'GOTINTERESTS', wishlist });
    open();
    await arrivedAt('/get-location');
    expect(currentSession().user).toEqual({ ...known, login_status: 'GOTINTERESTS' });
  });
});
