import type { Notification } from '@baeon/contracts/push/notifications-wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endSession } from '../../../lib/session.ts';
import { ok, openApp, refusal, signInAs, stubWire } from '../../app-test-kit.tsx';

// A busy machine takes longer to load the screen than a test waits for it.
await Promise.all([import('../../shell/app-shell.tsx'), import('./notifications.tsx')]);

beforeEach(() => {
  endSession();
  signInAs('GOTBUSINESS');
});
afterEach(() => endSession());

const told = (id: string, known: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'saved_low',
  at: new Date().toISOString(),
  read: false,
  title: 'Half the price',
  store: 'Sneaker Barn',
  until: '2099-11-30T18:29:59.999Z',
  time_zone: 'Asia/Kolkata',
  path: '/saved',
  ...known,
});

/** A server that knows these, and does as it is told. */
function server(notifications: Notification[]) {
  const unread = notifications.filter(({ read }) => !read).length;
  return stubWire(({ path }) => {
    if (path.endsWith('/read')) return ok({ notifications: [], unread: 0 });
    if (path.endsWith('/notifications')) return ok({ notifications, unread });
    return null;
  });
}

test('tells what there is, with where it leads to, and how much is unread', async () => {
  const calls = server([told('a'), told('b', { kind: 'pass_taken', read: true })]);
  openApp('/notifications');
  const row = await screen.findByRole('link', { name: /^A deal you saved is almost gone/ });
  expect(row.textContent).toContain('Half the price at Sneaker Barn');
  expect(row.textContent).toContain('Unread');
  expect(screen.getByRole('link', { name: /^Your coupon was taken/ }).textContent).not.toContain(
    'Unread',
  );
  await screen.findByRole('link', { name: 'Notifications 1' });
  await userEvent.click(row);
  await waitFor(() => expect(window.location.pathname).toBe('/saved'));
  await waitFor(() => expect(calls.map(({ body }) => body)).toContainEqual({ id: 'a' }));
});

test('all are read at once, up to the newest that is there', async () => {
  const [first, second] = [told('a'), told('b', { at: '2026-11-10T06:30:00.000Z' })];
  const calls = server([first, second]);
  openApp('/notifications');
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all read' }));
  await screen.findByRole('link', { name: 'Notifications' });
  await waitFor(() => expect(calls.map(({ body }) => body)).toContainEqual({ until: first.at }));
});

test.each([
  ['Nothing new', () => ok({ notifications: [], unread: 0 })],
  ['Your notifications could not be loaded', () => refusal(403, 'FORBIDDEN')],
])('says so: %s', async (said, answer) => {
  stubWire(answer);
  openApp('/notifications');
  expect(await screen.findByRole('heading', { level: 2, name: said })).toBeTruthy();
});
