import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Toaster } from '@baeon/ui/components/toast/toaster.tsx';
import { currentSession, endSession } from '../../../lib/session.ts';
import { AppRouter } from '../../app-router.tsx';
import { ok, openApp } from '../../app-test-kit.tsx';
import {
  errors,
  names,
  openScreen,
  path,
  refusal,
  server,
  three,
  viewCoupons,
} from './get-business-test-kit.ts';

beforeEach(() => endSession());
afterEach(() => endSession());

describe('the list', () => {
  test('shows cards to come while it loads, and cannot be left yet', async () => {
    server(three);
    const gate = Promise.withResolvers<void>();
    const answered = fetch;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (url.endsWith('nearby-bussiness')) await gate.promise;
      return answered(url, init);
    });
    await openScreen();
    expect(screen.getAllByTestId('skeleton').length).toBeGreaterThan(5);
    expect(viewCoupons().hasAttribute('disabled')).toBe(true);
    gate.resolve();
    expect(await screen.findByRole('heading', { name: 'Meena Sweets' })).toBeTruthy();
    expect(screen.queryByTestId('skeleton')).toBeNull();
  });

  test('that is empty is saved straight away, and on it goes', async () => {
    const api = server([], { interestedBussiness: ['far'] });
    openApp('/get-bussiness');
    await waitFor(() => expect(path()).toBe('/baeon-home'));
    expect(api.saved()).toEqual([
      { id: api.user.id, interestedBussiness: ['far'], login_status: 'GOTBUSINESS' },
    ]);
    expect(currentSession().home).toBe(true);
  });

  test('that is empty and cannot be saved stays, and View Coupons tries again', async () => {
    const api = server([]);
    const works = api.answers['update-baeon-user']!;
    api.answers['update-baeon-user'] = refusal(500, 'INTERNAL');
    await openScreen();
    await waitFor(() => expect(errors()).toEqual(['Failed to process selected businesses']));
    expect(names()).toEqual(['No businesses found']);
    expect(api.saved()).toHaveLength(1);
    api.answers['update-baeon-user'] = works;
    await userEvent.click(viewCoupons());
    await waitFor(() => expect(path()).toBe('/baeon-home'));
  });

  test.each([[7], [null], [{ a: 1 }]])(
    'that is %j instead is told and taken as empty',
    async (odd) => {
      const api = server(odd);
      await openScreen();
      await waitFor(() => expect(errors()).toEqual(['Received invalid data format from server']));
      expect(names()).toEqual(['No businesses found']);
      expect(api.saved()).toEqual([]);
      expect(path()).toBe('/get-bussiness');
      // The server knows that there is something to choose, so there is no way past it.
      expect(screen.queryByRole('button', { name: 'View Coupons' })).toBeNull();
      api.answers['nearby-bussiness'] = ok({ results: three, radius_km: 8 });
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('heading', { name: 'Meena Sweets' })).toBeTruthy();
    },
  );

  test('that cannot be loaded is told and can be tried again', async () => {
    const api = server(three);
    const works = api.answers['nearby-bussiness']!;
    api.answers['nearby-bussiness'] = refusal(429, 'TOO_MANY_REQUESTS');
    await openScreen();
    await waitFor(() => expect(errors()).toEqual(['Failed to load nearby businesses']));
    expect(screen.getByText('Said with TOO_MANY_REQUESTS')).toBeTruthy();
    expect(api.saved()).toEqual([]);
    api.answers['nearby-bussiness'] = works;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Meena Sweets' })).toBeTruthy();
  });
});

test.each([
  ['something', three],
  ['nothing', []],
])('whoever finished elsewhere goes on, with %s to choose from', async (_what, results) => {
  const api = server(results);
  api.answers['get-baeon-user'] = ok({ ...api.user, login_status: 'GOTBUSINESS' });
  openApp('/get-bussiness');
  await waitFor(() => expect(path()).toBe('/baeon-home'));
  expect(currentSession()).toMatchObject({ home: true, user: { login_status: 'GOTBUSINESS' } });
  expect(api.saved()).toEqual([]);
});

/** As in development, where React does everything twice. */
function openStrictly() {
  const app = () => (
    <StrictMode>
      <AppRouter />
      <Toaster />
    </StrictMode>
  );
  window.history.replaceState(null, '', '/get-bussiness');
  const { rerender } = render(app());
  return { drawAgain: () => rerender(app()) };
}

test.each([
  ['a failure to load', refusal(429, 'TOO_MANY_REQUESTS'), 'Failed to load nearby businesses'],
  ['an odd list', ok({ results: 7 }), 'Received invalid data format from server'],
])('%s is told once for each time it happens', async (_what, answer, message) => {
  const told = vi.spyOn(toast, 'error');
  const messages = () => told.mock.calls.map(([text]) => text);
  const api = server(three);
  api.answers['nearby-bussiness'] = answer;
  const { drawAgain } = openStrictly();
  const again = await screen.findByRole('button', { name: 'Try again' });
  drawAgain();
  expect(messages()).toEqual([message]);
  await userEvent.click(again);
  await waitFor(() => expect(messages()).toEqual([message, message]));
  await screen.findByRole('button', { name: 'Try again' });
  drawAgain();
  expect(messages()).toEqual([message, message]);
});

test('an empty list is saved once, however often it is drawn', async () => {
  const api = server([]);
  api.answers['update-baeon-user'] = refusal(500, 'INTERNAL');
  const { drawAgain } = openStrictly();
  await waitFor(() => expect(errors()).toEqual(['Failed to process selected businesses']));
  drawAgain();
  expect(api.saved()).toHaveLength(1);
});
