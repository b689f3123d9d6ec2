import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from '../../components/ui/toaster.tsx';
import { person } from '../../lib/person-test-kit.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { endSession, startSession } from '../../lib/session.ts';
import { FollowedStores } from './followed-stores.tsx';
import { business, STORE_ID } from './stores-test-kit.ts';

const user = person('GOTBUSINESS');
const calls: string[] = [];
let list: { status: number; body: unknown };
let followAnswer: { status: number; body: unknown };

const ok = (result: unknown) => ({ status: 200, body: { error: false, result } });
const refused = (status: number, msg: string) => ({
  status,
  body: { error: true, result: { code: 'INVALID_INPUT', msg } },
});

beforeEach(() => {
  startSession({ user, token: 'secret', loginStatus: true });
  calls.length = 0;
  followAnswer = ok({ followed: false });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push(`${init.method} ${url}`);
    const { status, body } = url.endsWith('/followed') ? list : followAnswer;
    return Response.json(body, { status });
  });
});
afterEach(() => endSession());

function open() {
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <FollowedStores />
        <Toaster />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

const toggle = (name: string) => screen.getByRole('button', { name: new RegExp(`${name}$`) });

test('lists what is followed, with a way to the page where there is one', async () => {
  const away = business({ place_id: 'b', name: 'Book Nook', store_id: null, distance_km: null });
  list = ok({ results: [business(), away] });
  open();
  expect(screen.getAllByTestId('skeleton').length).toBeGreaterThan(2);
  const link = await screen.findByRole('link', { name: 'Meena Sweets' });
  expect(link.getAttribute('href')).toBe(`/store/${STORE_ID}`);
  expect(screen.getByText('Book Nook').closest('a')).toBeNull();
  expect(toggle('Book Nook').textContent).toBe('✓ Followed');
  expect(calls).toEqual([`GET /api/baeon-user/${user.id}/followed`]);
});

test('unfollows and follows again, in place', async () => {
  list = ok({ results: [business()] });
  open();
  await screen.findByRole('link', { name: 'Meena Sweets' });
  await userEvent.click(toggle('Meena Sweets'));
  expect(toggle('Meena Sweets').textContent).toBe('Follow');
  await waitFor(() => expect(toggle('Meena Sweets').hasAttribute('aria-busy')).toBe(false));
  followAnswer = ok({ followed: true });
  await userEvent.click(toggle('Meena Sweets'));
  expect(toggle('Meena Sweets').textContent).toBe('✓ Followed');
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(calls.slice(1)).toEqual([
    'DELETE /api/baeon-user/follow/demo%3Ameena',
    'PUT /api/baeon-user/follow/demo%3Ameena',
  ]);
});

test('takes a toggle back that the server refuses', async () => {
  list = ok({ results: [business()] });
  followAnswer = refused(400, 'Not now');
  open();
  await screen.findByRole('link', { name: 'Meena Sweets' });
  await userEvent.click(toggle('Meena Sweets'));
  expect(await screen.findByText('Not now')).toBeTruthy();
  expect(toggle('Meena Sweets').textContent).toBe('✓ Followed');
});

test('says so when nothing is followed', async () => {
  list = ok({ results: [] });
  open();
  expect(await screen.findByRole('heading', { name: 'You follow no stores yet' })).toBeTruthy();
});

test('says so when the list does not come, and tries again', async () => {
  list = refused(429, 'Too many requests');
  open();
  expect(await screen.findByText('Too many requests')).toBeTruthy();
  list = ok({ results: [business()] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Meena Sweets' })).toBeTruthy();
});
