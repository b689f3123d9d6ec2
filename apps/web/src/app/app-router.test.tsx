import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { currentSession, endSession } from '../lib/session.ts';
import { person } from '../lib/person-test-kit.ts';
import { ok, openApp, signInAs, stubApi } from './app-test-kit.tsx';

beforeEach(() => endSession());
afterEach(() => endSession());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const path = () => window.location.pathname;

async function signInOnScreen() {
  await userEvent.type(await screen.findByLabelText('Mobile number'), '9845012345{Enter}');
  await userEvent.type(await screen.findByLabelText('One-time code'), '1234');
}

describe('addresses', () => {
  test('a visitor is shown the sign-in screen', async () => {
    openApp('/wishlist');
    await heading('Good deals, just around the corner');
    expect(path()).toBe('/login');
    expect(document.title).toBe('Sign in · Baeon');
  });

  test('a known address that was opened directly stays', async () => {
    signInAs('GOTBUSINESS');
    openApp('/wishlist');
    await heading('My Wishlist');
    expect(path()).toBe('/wishlist');
    expect(document.title).toBe('My Wishlist · Baeon');
  });

  test('anybody may read help, and a text of the operator’s is drawn as what it is', async () => {
    const line = [
      { text: 'Call ' },
      { text: 'us', href: 'tel:+918012345678', bold: true },
      { text: ' or read ' },
      { text: 'this', href: 'https://law.example/' },
      { text: ', ' },
      { text: 'privacy', href: '/privacy' },
    ];
    const blocks = [
      { kind: 'heading', level: 2, id: 'ask', line: [{ text: 'Whom to ask' }] },
      { kind: 'paragraph', line },
      { kind: 'list', ordered: true, items: [[{ text: '<b>one</b>' }], [{ text: 'two' }]] },
    ];
    const contact = { text: 'help@deals.example', href: 'mailto:help@deals.example' };
    const asked = 'help?language=en';
    const answers: Parameters<typeof stubApi>[0] = {
      [asked]: {
        status: 403,
        body: { error: true, result: { code: 'FORBIDDEN', msg: 'Not now.' } },
      },
    };
    stubApi(answers);
    openApp('/help#ask');
    await heading('Help');
    await screen.findByText('This page could not be loaded');
    answers[asked] = ok({ language: 'hi', title: 'Getting help', blocks, contact });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Getting help');
    const part = screen.getByRole('heading', { level: 2, name: 'Whom to ask' });
    await waitFor(() => expect(document.activeElement).toBe(part));
    expect(part.closest('[lang]')?.getAttribute('lang')).toBe('hi');
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(['us', 'this', 'privacy', contact.text].map(href)).toEqual([
      'tel:+918012345678',
      'https://law.example/',
      '/privacy',
      contact.href,
    ]);
    expect(screen.getByText('<b>one</b>').closest('ol')).toBeTruthy();
  });

  test('a member who opens an unknown address lands on Explore', async () => {
    signInAs('GOTBUSINESS');
    openApp('/nope');
    await heading('Explore');
    expect(path()).toBe('/explore');
  });

  test('a flag without a person is dropped', async () => {
    localStorage.setItem('home', 'true');
    openApp('/home');
    await heading('Good deals, just around the corner');
    expect(localStorage.getItem('home')).toBeNull();
  });

  test.each([
    ['/interest', 'Tell us about yourself', 'OTPVERIFIED'],
    ['/get-bussiness', 'Discover Local Businesses', 'GOTGOELOCATION'],
  ] as const)('%s lets people out again', async (address, title, status) => {
    stubApi({ logout: ok(null) });
    signInAs(status);
    openApp(address);
    await heading(title);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await heading('Good deals, just around the corner');
    expect(localStorage.length).toBe(0);
  });
});

describe('signing in', () => {
  test.each([
    ['OTPVERIFIED', '/interest', null],
    ['GOTGOELOCATION', '/get-bussiness', null],
    ['GOTBUSINESS', '/baeon-home', 'true'],
  ] as const)('%s goes on to %s', async (status, landing, flag) => {
    const result = { login_status: status, user: person(status), token: 'secret' };
    const calls = stubApi({
      'send-otp': ok({ login_status: 'OTPSEND' }),
      'verify-otp': ok(result),
    });
    openApp('/login?ref=of-a-friend');
    const entries = window.history.length;
    await signInOnScreen();
    await waitFor(() => expect(path()).toBe(landing));
    expect(localStorage.getItem('home')).toBe(flag);
    const verified = calls.find(({ name }) => name === 'verify-otp');
    expect(JSON.parse(String(verified?.init.body))).toMatchObject({ referral_code: 'of-a-friend' });
    // Replaced, not pushed: Back must not return to the code.
    expect(window.history.length).toBe(entries);
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  test.each([
    ['GOTBUSINESS', '/wishlist?from=sms', '/wishlist?from=sms'],
    // The last step of onboarding lies between.
    ['GOTGOELOCATION', '/my-deals', '/my-deals'],
  ] as const)('%s comes to %s, which was asked for', async (status, address, landing) => {
    const result = { login_status: status, user: person(status), token: 'secret' };
    stubApi({
      'send-otp': ok({ login_status: 'OTPSEND' }),
      'verify-otp': ok(result),
      'get-baeon-user': ok(person(status)),
      'nearby-bussiness': ok({ results: [], radius_km: 8 }),
      'update-baeon-user': ok({ user: person('GOTBUSINESS') }),
    });
    openApp(address);
    await signInOnScreen();
    await waitFor(() => expect(path() + window.location.search).toBe(landing));
  });
});

describe('signing out', () => {
  test('the menu clears everything, tells the server, and shows the sign-in screen', async () => {
    const calls = stubApi({ logout: ok(null) });
    signInAs('GOTBUSINESS');
    localStorage.setItem('data', '{}');
    openApp('/explore');
    await heading('Explore');
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await heading('Good deals, just around the corner');
    expect(path()).toBe('/login');
    expect(localStorage.length).toBe(0);
    const told = calls.filter(({ name }) => name === 'logout');
    expect(told).toHaveLength(1);
    expect(told[0]?.init.keepalive).toBe(true);
    expect(new Headers(told[0]?.init.headers).get('authorization')).toBe('Bearer secret');
  });

  test('another tab takes this one along', async () => {
    signInAs('GOTBUSINESS');
    openApp('/explore');
    await heading('Explore');
    openedElsewhere(() => localStorage.clear());
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull());
  });

  test('another tab takes a private screen to the sign-in screen', async () => {
    signInAs('GOTBUSINESS');
    openApp('/wishlist');
    await heading('My Wishlist');
    openedElsewhere(() => localStorage.clear());
    await heading('Good deals, just around the corner');
    expect(path()).toBe('/login');
  });

  test('so does a server that no longer knows the token', async () => {
    const result = { code: 'UNAUTHENTICATED', msg: 'Please sign in' };
    stubApi({ 'get-baeon-user': { status: 401, body: { error: true, result } } });
    signInAs('GOTBUSINESS');
    openApp('/user-profile');
    await heading('Good deals, just around the corner');
    expect(screen.getByText('You were signed out. Please sign in again.')).toBeTruthy();
    expect(currentSession().signedIn).toBe(false);
    // Whoever signs in again is where they were.
    openedElsewhere(() => signInAs('GOTBUSINESS'));
    await waitFor(() => expect(path()).toBe('/user-profile'));
  });
});

function openedElsewhere(action: () => void) {
  act(() => {
    action();
    window.dispatchEvent(new Event('storage'));
  });
}

describe('profile', () => {
  test('shows the number read-only and logs out to the start', async () => {
    const calls = stubApi({ 'get-baeon-user': ok(person('GOTBUSINESS')), logout: ok(null) });
    signInAs('GOTBUSINESS');
    openApp('/user-profile');
    await heading('Profile');
    expect(screen.getByRole('heading', { name: 'Personal Information' })).toBeTruthy();
    expect(await screen.findByText('+91 98450 12345')).toBeTruthy();
    expect(document.querySelector('#main input')).toBeNull();
    const logout = screen.getByRole('link', { name: 'Logout' });
    expect(logout.getAttribute('href')).toBe('/');
    await userEvent.click(logout);
    await heading('Good deals, just around the corner');
    expect(localStorage.length).toBe(0);
    expect(calls.filter((call) => call.name === 'logout')).toHaveLength(1);
  });

  test("shows the server's sentence when it refuses, and tries again", async () => {
    const result = { code: 'NOT_FOUND', msg: 'Not for you' };
    const answers = { 'get-baeon-user': { status: 403, body: { error: true, result } as unknown } };
    stubApi(answers);
    signInAs('GOTBUSINESS');
    openApp('/user-profile');
    expect(await screen.findByText('Not for you')).toBeTruthy();
    answers['get-baeon-user'] = { status: 200, ...ok(person('GOTBUSINESS')) };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('+91 98450 12345')).toBeTruthy();
  });

  test('nothing of one person is left for the next', async () => {
    stubApi({ 'get-baeon-user': ok(person('GOTBUSINESS')) });
    signInAs('GOTBUSINESS', 'first');
    openApp('/user-profile');
    await screen.findByText('+91 98450 12345');
    stubApi({ 'get-baeon-user': ok({ ...person('GOTBUSINESS'), mobile_number: '9000000009' }) });
    openedElsewhere(() => localStorage.setItem('token', 'second'));
    expect(screen.queryByText('+91 98450 12345')).toBeNull();
    expect(await screen.findByText('+91 90000 00009')).toBeTruthy();
  });
});
