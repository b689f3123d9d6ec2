import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  button,
  inSheet,
  open,
  refused,
  replies,
  sent,
  startOwner,
} from './owner-screens-test-kit.tsx';

const at = '2026-11-19T05:00:00Z';
const owned = {
  store_id: 's1',
  person_id: 'p1',
  name: 'Phone House',
  city: 'Bengaluru',
  since: at,
  role: 'owner',
  open_conflicts: 0,
  unanswered_refusals: 0,
};
const wish = {
  id: 'b1',
  title: 'Nova 5G',
  product: null,
  product_url: 'https://shop.example/nova',
  category_id: 'Mobile stores',
  comments: ['Blue, please'],
  people: 1,
  state: 'raised',
  km: 2,
  raised_at: at,
  bid: null,
  counters: [],
};
const bid = {
  id: 'o1',
  kind: 'price',
  steps: [{ from: 1, amount: 21_999 }],
  how_many: 1,
  taken: 0,
  reached: null,
  note: '',
  ends_at: at,
  state: 'open',
};
const LIST = '/stores/s1/bargains';
const BIDS = '/stores/s1/bargains/b1/bids';

const start = (bargain: object) =>
  startOwner({
    '/me': { result: { operator: false, stores: [owned] } },
    [LIST]: { result: [bargain] },
    [BIDS]: { result: { id: 'o2' } },
    '/stores/s1/counters/n1/refuse': {},
    '/stores/s1/bids/o1': {},
  });

beforeEach(() => start(wish));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const openBargains = () => open('/me/stores/s1?show=bargains');

test('an offer to one person asks for nothing that only a pool needs, and is sent once', async () => {
  await openBargains();
  expect(await screen.findByText(/^1 person · about 2 km away/)).toBeTruthy();
  expect(screen.getByText('“Blue, please”')).toBeTruthy();
  await userEvent.click(await button('Make an offer: Nova 5G'));
  expect(inSheet().queryByLabelText('How many you have')).toBeNull();
  await userEvent.type(inSheet().getByLabelText('How much'), '₹21,999');
  await userEvent.dblClick(inSheet().getByRole('button', { name: 'Send the offer' }));
  await waitFor(() => expect(sent(BIDS)).toHaveLength(1));
  expect(sent(BIDS)[0]!.body).toEqual({
    kind: 'price',
    steps: [{ from: 1, amount: 21_999 }],
    how_many: 1,
    days: 3,
    note: '',
  });
});

test('an offer to a pool says from how many people on which price holds', async () => {
  start({ ...wish, people: 14 });
  await openBargains();
  await userEvent.click(await button('Make an offer: Nova 5G'));
  const sheet = inSheet();
  await userEvent.type(sheet.getByLabelText('How much'), 'cheap');
  await userEvent.click(sheet.getByRole('button', { name: 'Send the offer' }));
  expect((await sheet.findByRole('alert')).textContent).toBe('Enter whole numbers, please');
  await userEvent.clear(sheet.getByLabelText('How much'));
  await userEvent.type(sheet.getByLabelText('How much'), '21999');
  const from = sheet.getByLabelText('From how many people on');
  await userEvent.clear(from);
  await userEvent.type(from, '5');
  await userEvent.type(sheet.getByLabelText(/^Better, from more people/), '20999');
  await userEvent.type(sheet.getByLabelText(/for that$/), '10');
  replies[BIDS] = refused('ALREADY_CLAIMED', 'It stays as it is.');
  await userEvent.click(sheet.getByRole('button', { name: 'Send the offer' }));
  expect(await sheet.findByText('It stays as it is.')).toBeTruthy();
  expect(sent(BIDS)[0]!.body).toMatchObject({
    steps: [
      { from: 5, amount: 21_999 },
      { from: 10, amount: 20_999 },
    ],
    how_many: 14,
  });
});

test('an own offer is changed and withdrawn, a named price refused', async () => {
  const counters = [{ id: 'n1', price_rupees: 21_000, state: 'open' }];
  start({ ...wish, bid, counters });
  await openBargains();
  expect(await screen.findByText('Somebody asks for ₹21,000')).toBeTruthy();
  expect(screen.getByText(/^Your offer: ₹21,999 · till/)).toBeTruthy();
  await userEvent.click(await button('Say no: Somebody asks for ₹21,000'));
  await userEvent.click(inSheet().getByRole('button', { name: 'Say no' }));
  await waitFor(() => expect(sent('/stores/s1/counters/n1/refuse')).toHaveLength(1));
  await userEvent.click(await button('Withdraw: Nova 5G'));
  await userEvent.click(inSheet().getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(sent('/stores/s1/bids/o1')).toHaveLength(1));
});

test('what somebody has accepted can be neither changed nor withdrawn', async () => {
  start({ ...wish, people: 3, bid: { ...bid, how_many: 3, taken: 1 } });
  await openBargains();
  expect(await screen.findByText('Your offer: ₹21,999')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Change|Withdraw)/ })).toBeNull();
});
