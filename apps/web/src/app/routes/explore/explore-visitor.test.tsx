import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { stubLocation } from '@baeon/ui/device/geolocation-test-kit.ts';
import { endSession } from '../../../lib/session.ts';
import { toasts } from '../../app-test-kit.tsx';
import { ask, bengaluru, bubbles, cards, openExplore, stubAssistant } from './explore-test-kit.ts';

beforeAll(() => Promise.all([import('../../shell/app-shell.tsx'), import('./explore.tsx')]));
beforeEach(() => endSession());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  endSession();
});

const panel = () => screen.queryByRole('dialog', { name: 'Please login to continue' });

async function signIn() {
  await userEvent.type(await screen.findByLabelText('Mobile number'), '9845012345');
  await userEvent.click(screen.getByRole('button', { name: 'Get otp' }));
  await userEvent.type(await screen.findByLabelText('One-time code'), '1234');
}

test('a visitor may chat', async () => {
  const { questions } = stubAssistant();
  await openExplore();
  await ask('phone');
  await cards();
  expect(questions()).toEqual([{ user_input: 'phone' }]);
  expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy();
  const [raise] = screen.getAllByRole('button', { name: 'Deal Raise' });
  expect(raise!.getAttribute('aria-disabled')).toBe('true');
});

test('a wish asks for a login, then is kept, and the chat goes on', async () => {
  const { wishes, questions } = stubAssistant();
  await openExplore();
  await ask('phone');
  const [, second] = await cards();
  await userEvent.click(within(second!).getByRole('button', { name: 'Wishlist' }));
  await waitFor(() => expect(panel()).toBeTruthy());
  expect(wishes).toEqual([]);
  await signIn();
  await screen.findByRole('button', { name: 'Wishlisted' });
  expect(panel()).toBeNull();
  expect(wishes).toMatchObject([{ product_url: 'https://shop.example/p/2' }]);
  expect(bubbles()).toHaveLength(2);
  expect(window.location.pathname).toBe('/explore');
  await ask('cheaper');
  await waitFor(() => expect(bubbles()).toHaveLength(4));
  expect(questions()[1]).toMatchObject({ user_input: 'cheaper', product_name: 'phone' });
});

test('somebody who thinks better of it stays a visitor', async () => {
  const { wishes } = stubAssistant();
  await openExplore();
  await ask('phone');
  const [first] = await cards();
  await userEvent.click(within(first!).getByRole('button', { name: 'Wishlist' }));
  await waitFor(() => expect(panel()).toBeTruthy());
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(panel()).toBeNull());
  expect(wishes).toEqual([]);
  expect(bubbles()).toHaveLength(2);
});

test('Deal Raise asks for a login, then raises from where the device is', async () => {
  stubLocation(bengaluru, { permission: 'granted' });
  const { raised } = stubAssistant();
  await openExplore();
  await ask('phone');
  const [raise] = await screen.findAllByRole('button', { name: 'Deal Raise' });
  await userEvent.click(raise!);
  await waitFor(() => expect(panel()).toBeTruthy());
  expect(raised()).toEqual([]);
  await signIn();
  await waitFor(() => expect(toasts('success')).toContain('Deal raised successfully'));
  expect(raised()).toMatchObject([
    { product_url: 'https://shop.example/p/1', ...bengaluru, category_id: 'Mobile stores' },
  ]);
});
