import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Toaster } from '@baeon/ui/components/toast/toaster.tsx';
import { person } from '../../../lib/person-test-kit.ts';
import { createQueryClient } from '@baeon/ui/lib/query-client.ts';
import { endSession, startSession } from '../../../lib/session.ts';
import { FollowedStores } from './followed-stores.tsx';
import { nearbyStore, STORE_ID } from '../stores-test-kit.ts';

const user = person('GOTBUSINESS');
const calls: string[] = [];
let list: { status: number; body: unknown };
let nearby: { status: number; body: unknown };
let followAnswer: { status: number; body: unknown };

const ok = (result: unknown) => ({ status: 200, body: { error: false, result } });
const refused = (status: number, msg: string) => ({
  status,
  body: { error: true, result: { code: 'INVALID_INPUT', msg } },
});

function answerTo(url: string) {
  if (url.endsWith('/followed')) return list;
  return url.endsWith('/nearby-bussiness') ? nearby : followAnswer;
}

beforeEach(() => {
  startSession({ user, token: 'secret', loginStatus: true });
  calls.length = 0;
  followAnswer = ok({ followed: false });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push(`${init.method} ${url}`);
    const { status, body } = answerTo(url);
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
  const away = nearbyStore({ place_id: 'b', name: 'Book Nook', store_id: null, distance_km: null });
  list = ok({ results: [nearbyStore(), away] });
  open();
  expect(screen.getAllByTestId('skeleton').length).toBeGreaterThan(2);
  const link = await screen.findByRole('link', { name: 'Meena Sweets' });
  expect(link.getAttribute('href')).toBe(`/store/${STORE_ID}`);
  expect(screen.getByText('Book Nook').closest('a')).toBeNull();
  expect(toggle('Book Nook').textContent).toBe('✓ Followed');
  expect(calls).toEqual([`GET /api/baeon-user/${user.id}/followed`]);
});

test('unfollows and follows again, in place', async () => {
  list = ok({ results: [nearbyStore()] });
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
  list = ok({ results: [nearbyStore()] });
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
  expect(await screen.findByRole('heading', { name: 'You follow no shops yet' })).toBeTruthy();
});

test('says so when the list does not come, and tries again', async () => {
  list = refused(429, 'Too many requests');
  open();
  expect(await screen.findByText('Too many requests')).toBeTruthy();
  list = ok({ results: [nearbyStore()] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Meena Sweets' })).toBeTruthy();
});

test('a second tap while the first one is on its way is sent after it', async () => {
  list = ok({ results: [nearbyStore()] });
  open();
  await screen.findByRole('link', { name: 'Meena Sweets' });
  const gate = Promise.withResolvers<void>();
  const answered = fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const response = answered(url, init);
    await gate.promise;
    return response;
  });
  await userEvent.click(toggle('Meena Sweets'));
  expect(toggle('Meena Sweets').textContent).toBe('Follow');
  await userEvent.click(toggle('Meena Sweets'));
  expect(toggle('Meena Sweets').textContent).toBe('✓ Followed');
  gate.resolve();
  await waitFor(() =>
    expect(calls.slice(1)).toEqual([
      'DELETE /api/baeon-user/follow/demo%3Ameena',
      'PUT /api/baeon-user/follow/demo%3Ameena',
    ]),
  );
  expect(toggle('Meena Sweets').textContent).toBe('✓ Followed');
});

describe('finding shops nearby', () => {
  const bookNook = nearbyStore({ place_id: 'b', name: 'Book Nook', store_id: null });
  const press = async (name: string) =>
    userEvent.click(await screen.findByRole('button', { name }));
  const find = () => press('Find shops near you');
  const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

  test('shows them with what is followed already, and follows another', async () => {
    list = ok({ results: [nearbyStore()] });
    nearby = ok({ results: [nearbyStore(), bookNook], radius_km: 3 });
    followAnswer = ok({ followed: true });
    open();
    await find();
    expect(document.activeElement?.textContent).toBe('Shops near you');
    await screen.findByRole('searchbox', { name: 'Search shops' });
    expect(toggle('Meena Sweets').textContent).toBe('✓ Followed');
    expect(toggle('Book Nook').textContent).toBe('Follow');
    expect(screen.getAllByText('1.2 km')).toHaveLength(2);

    await userEvent.click(toggle('Book Nook'));
    expect(toggle('Book Nook').textContent).toBe('✓ Followed');
    await press('Back to your shops');
    expect(document.activeElement?.textContent).toBe('Find shops near you');
    expect(rows()).toEqual([
      expect.stringContaining('Meena Sweets'),
      expect.stringContaining('Book Nook'),
    ]);
    expect(toggle('Book Nook').textContent).toBe('✓ Followed');
    await waitFor(() => expect(calls.at(-1)).toBe('PUT /api/baeon-user/follow/b'));
    // The list does not move under the fingers of those who choose from it.
    expect(calls.filter((call) => call.includes('nearby'))).toHaveLength(1);
  });

  test('keeps what was unfollowed in the one list unfollowed in the other', async () => {
    list = ok({ results: [nearbyStore()] });
    nearby = ok({ results: [nearbyStore()], radius_km: 3 });
    open();
    await screen.findByRole('link', { name: 'Meena Sweets' });
    await userEvent.click(toggle('Meena Sweets'));
    await find();
    await screen.findByRole('searchbox');
    expect(toggle('Meena Sweets').textContent).toBe('Follow');
  });

  test('forgets what was followed and dropped again on the way', async () => {
    list = ok({ results: [] });
    nearby = ok({ results: [bookNook], radius_km: 3 });
    open();
    await find();
    await screen.findByRole('searchbox');
    await userEvent.click(toggle('Book Nook'));
    await userEvent.click(toggle('Book Nook'));
    await press('Back to your shops');
    expect(screen.getByRole('heading', { name: 'You follow no shops yet' })).toBeTruthy();
  });

  test('finds them by name', async () => {
    list = ok({ results: [] });
    nearby = ok({ results: [nearbyStore(), bookNook], radius_km: 3 });
    open();
    await find();
    await userEvent.type(await screen.findByRole('searchbox'), ' NOOK');
    expect(rows()).toEqual([expect.stringContaining('Book Nook')]);
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByRole('heading', { name: 'No shops found' })).toBeTruthy();
  });

  test('says so when there are none', async () => {
    list = ok({ results: [] });
    nearby = ok({ results: [], radius_km: 50 });
    open();
    await find();
    expect(await screen.findByRole('heading', { name: 'No shops found' })).toBeTruthy();
  });

  test('says so when they do not come, and tries again', async () => {
    list = ok({ results: [] });
    nearby = refused(429, 'Too many requests');
    open();
    await find();
    expect(await screen.findByText('Too many requests')).toBeTruthy();
    nearby = ok({ results: [bookNook], radius_km: 3 });
    await press('Try again');
    expect(await screen.findByText('Book Nook')).toBeTruthy();
  });
});
