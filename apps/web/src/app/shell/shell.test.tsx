import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endSession } from '../../lib/session.ts';
import { openApp, signInAs, stubApi } from '../app-test-kit.tsx';

beforeEach(() => endSession());
afterEach(() => {
  vi.useRealTimers();
  endSession();
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const menuButton = () => screen.getByRole('button', { name: 'Menu' });
const isOpen = () => menuButton().getAttribute('aria-expanded') === 'true';
const items = () =>
  [...document.querySelectorAll('nav[aria-label="Account"] li')].map((item) => item.textContent);

async function openAsMember() {
  signInAs('GOTBUSINESS');
  openApp('/explore');
  await heading('Explore');
}

describe('top bar', () => {
  test('a visitor gets a way to log in and no menu', async () => {
    openApp('/coupon');
    await heading('Offers');
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
    expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Baeon' }).getAttribute('href')).toBe('/');
  });

  test('someone in onboarding can look at their coupons and log out', async () => {
    stubApi({});
    signInAs('OTPVERIFIED');
    openApp('/interest');
    await heading('Tell us about yourself');
    expect(items()).toEqual(['My Coupon', 'Help', 'Logout']);
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });
});

describe('menu', () => {
  test('holds the screens of the account, hidden until asked for', async () => {
    await openAsMember();
    const things = ['Profile', 'My Coupon', 'Wishlist', 'Saved deals', 'Stores'];
    expect(items()).toEqual([...things, 'Help', 'Logout']);
    expect(isOpen()).toBe(false);
    expect(screen.queryByRole('link', { name: 'Profile' })).toBeNull();
    await userEvent.click(menuButton());
    const targets = things.map((name) => screen.getByRole('link', { name }).getAttribute('href'));
    expect(targets).toEqual([
      '/user-profile',
      '/user-coupon-profile',
      '/wishlist',
      '/saved',
      '/stores',
    ]);
  });

  test('a mouse opens it by hovering and closes it by leaving', async () => {
    await openAsMember();
    vi.useFakeTimers();
    fireEvent.pointerEnter(menuButton(), { pointerType: 'mouse' });
    fireEvent.pointerOver(menuButton(), { pointerType: 'mouse' });
    expect(isOpen()).toBe(true);
    fireEvent.pointerOut(menuButton(), { pointerType: 'mouse' });
    await vi.advanceTimersByTimeAsync(150);
    await vi.waitFor(() => expect(isOpen()).toBe(false));
  });

  test('a finger does not hover', async () => {
    await openAsMember();
    fireEvent.pointerOver(menuButton(), { pointerType: 'touch' });
    expect(isOpen()).toBe(false);
    fireEvent.click(menuButton());
    expect(isOpen()).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(isOpen()).toBe(false);
  });

  test('works by keyboard alone', async () => {
    await openAsMember();
    menuButton().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Profile');
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Logout');
    await userEvent.keyboard('{Home}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('My Coupon');
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(menuButton());
    await userEvent.keyboard('{Enter}');
    expect(isOpen()).toBe(true);
    await userEvent.keyboard(' ');
    expect(isOpen()).toBe(false);
  });

  test('closes when the focus moves on, and on navigation', async () => {
    await openAsMember();
    await userEvent.click(menuButton());
    screen.getByRole('button', { name: 'Back' }).focus();
    await waitFor(() => expect(isOpen()).toBe(false));
    await userEvent.click(menuButton());
    await userEvent.click(screen.getByRole('link', { name: 'Wishlist' }));
    await heading('My Wishlist');
    expect(isOpen()).toBe(false);
  });
});

test('the tab bar leads to its three screens and marks the present one', async () => {
  await openAsMember();
  const main = screen.getByRole('navigation', { name: 'Main' });
  const tabs = [...main.querySelectorAll('a')];
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Explore', '/explore'],
    ['Deals', '/baeon-home'],
    ['QR', '/qr-scanner'],
  ]);
  expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual(['page', null, null]);
  await userEvent.click(screen.getByRole('link', { name: 'Deals' }));
  await heading('Deals');
  expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual([null, 'page', null]);
});

test('the tab bar comes before the screen by keyboard, which may have no end', async () => {
  await openAsMember();
  const bar = screen.getByRole('navigation', { name: 'Main' });
  const order = bar.compareDocumentPosition(screen.getByRole('main'));
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the menu closes when the browser goes back', async () => {
  await openAsMember();
  await userEvent.click(screen.getByRole('link', { name: 'Deals' }));
  await heading('Deals');
  fireEvent.click(menuButton());
  expect(isOpen()).toBe(true);
  act(() => window.history.back());
  await heading('Explore');
  expect(isOpen()).toBe(false);
});

describe('back', () => {
  test('goes one step back', async () => {
    await openAsMember();
    await userEvent.click(screen.getByRole('link', { name: 'QR' }));
    await heading('QR scanner');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await heading('Explore');
    expect(window.location.pathname).toBe('/explore');
  });

  test('goes to the parent when the visit began here', async () => {
    openApp('/store/12');
    await heading('Store');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await heading('Offers');
    expect(window.location.pathname).toBe('/coupon');
  });
});

test('a new screen takes the focus to its heading and starts at its top', async () => {
  await openAsMember();
  const scrolled = vi.spyOn(window, 'scrollTo');
  await userEvent.click(screen.getByRole('link', { name: 'Deals' }));
  expect(document.activeElement).toBe(await heading('Deals'));
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
});

test('Back returns to where the person had scrolled', async () => {
  await openAsMember();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(240);
  fireEvent.scroll(window);
  await userEvent.click(screen.getByRole('link', { name: 'Deals' }));
  await heading('Deals');
  const scrolled = vi.spyOn(window, 'scrollTo');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await heading('Explore');
  expect(scrolled).toHaveBeenLastCalledWith(0, 240);
});

test('another address opened anew starts at its top', async () => {
  await openAsMember();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(240);
  fireEvent.scroll(window);
  cleanup();
  const scrolled = vi.spyOn(window, 'scrollTo');
  openApp('/baeon-home');
  await heading('Deals');
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
});

test('the first stop of the Tab key skips to the content', async () => {
  await openAsMember();
  document.body.focus();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Skip to content');
  expect(document.activeElement?.getAttribute('href')).toBe('#main');
  expect(document.getElementById('main')?.tagName).toBe('MAIN');
});

test.each([
  ['/explore', 'Explore', undefined],
  ['/wishlist', 'My Wishlist', undefined],
  ['/user-profile', 'Profile', 'max-w-120'],
])('the frame of %s is as wide as on every screen', async (address, title, width) => {
  signInAs('GOTBUSINESS');
  openApp(address);
  await heading(title);
  const main = document.getElementById('main');
  const bars = [...document.querySelectorAll('header, nav[aria-label=Main]')];
  const widthOf = (part?: Element | null) => /(?<!:)max-w-\d+/.exec(part?.className ?? '')?.[0];
  expect([main?.parentElement, ...bars].map(widthOf)).toEqual(Array(3).fill('max-w-160'));
  expect(widthOf(main)).toBe(width);
});

test('the scanner reaches up to the top, in place of the top bar', async () => {
  await openAsMember();
  expect(document.querySelector('header')).not.toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'QR' }));
  await heading('QR scanner');
  expect(document.querySelector('header')).toBeNull();
  expect(document.getElementById('main')?.className).not.toContain('pt-');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
});
