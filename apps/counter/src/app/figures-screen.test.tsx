import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asked, button, open, refused, replies, startOwner } from './owner-screens-test-kit.tsx';

const none = {
  seen: 0,
  opened: 0,
  claimed: 0,
  redeemed: 0,
  refused: 0,
  saving_rupees: 0,
  saving_unknown: 0,
};
const figures = {
  days: [
    { ...none, day: '2026-11-14', seen: 1200, claimed: 2 },
    {
      ...none,
      day: '2026-11-15',
      seen: 40,
      redeemed: 3,
      saving_rupees: 124_999,
      saving_unknown: 1,
    },
  ],
  deals: [{ ...none, id: 'd1', title: '10% off', stores: 3, seen: 1240, claimed: 2, redeemed: 3 }],
};
const path = (days: number) => `/stores/s1/figures?days=${days}`;
const owned = {
  store_id: 's1',
  person_id: 'p1',
  name: 'Saree House',
  city: 'Bengaluru',
  since: '2026-11-01T05:00:00Z',
  role: 'owner',
  open_conflicts: 0,
  unanswered_refusals: 0,
};

beforeEach(() =>
  startOwner({
    '/me': { result: { operator: false, stores: [owned] } },
    [path(30)]: { result: figures },
  }),
);
afterEach(cleanup);

test('every plot says what it shows, and has the same as a table', async () => {
  await open('/me/stores/s1?show=figures');
  await screen.findByRole('img', { name: 'Seen: 1,240. Most: 1,200, 14 Nov 2026' });
  expect(screen.getByRole('img', { name: 'Not taken: 0. Nothing yet' })).toBeTruthy();
  const savings = screen.getByRole('img', { name: /^Savings given: ₹1,24,999/ });
  const table = within(savings.closest('figure')!).getByRole('table', { hidden: true });
  expect(table.textContent).toContain('15 Nov 2026₹1,24,999');
  expect(screen.getByText(/^Savings leave out 1 redeemed/)).toBeTruthy();
});

test('a deal that runs elsewhere too says what is counted of all its stores', async () => {
  await open('/me/stores/s1?show=figures');
  expect(await screen.findByText(/^Runs at 3 stores/)).toBeTruthy();
  const table = within(screen.getByRole('region', { name: 'By deal', hidden: true }));
  expect(table.getByRole('row', { name: '10% off 1,240 0 2 3 0 ₹0', hidden: true })).toBeTruthy();
});

test('another span is asked for and kept in the address', async () => {
  replies[path(365)] = { result: { ...figures, deals: [] } };
  await open('/me/stores/s1?show=figures');
  await userEvent.click(await button('365 days'));
  expect(await screen.findByText('Nothing in these days')).toBeTruthy();
  expect(window.location.search).toBe('?show=figures&days=365');
  expect(asked()).toContain(path(365));
});

test('what does not come can be asked for again', async () => {
  replies[path(30)] = refused('BUSY', 'Please try again.');
  await open('/me/stores/s1?show=figures');
  const again = await button('Try again');
  replies[path(30)] = { result: figures };
  await userEvent.click(again);
  expect(await screen.findByText('By deal')).toBeTruthy();
});
