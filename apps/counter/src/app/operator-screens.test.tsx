import type { PersonView } from '@baeon/contracts/counter/persons-wire';
import type { ImportRun } from '@baeon/contracts/counter/imports-wire';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  asked,
  button,
  inSheet,
  open,
  refused,
  replies,
  sent,
  startOwner,
} from './owner-screens-test-kit.tsx';

const at = '2026-11-19T05:00:00.000Z';
const person: PersonView = {
  id: 'p1',
  name: 'Ravi',
  mobile_number: '9845012345',
  language: 'en',
  since: at,
  operator: false,
  blocked: null,
  sign_ins: [{ device: 'Chrome, Android', since: at, last_used_at: at }],
  stores: [{ store_id: 's1', name: 'Saree House', role: 'owner', since: at }],
  acts: [],
};
const blocked = { ...person, sign_ins: [], blocked: { reason: 'Sells coupons', at, by: null } };
const run: ImportRun = {
  id: 'r1',
  kind: 'stores',
  file_name: 'shops.csv',
  bytes: 1000,
  bytes_read: 420,
  dry_run: false,
  by: 'Asha',
  state: 'running',
  created_at: at,
  settled_at: null,
  outcome: null,
  failure: null,
};

const FIND = '/people/find';
const BLOCK = '/people/p1/block';

beforeEach(() => startOwner({ '/me': { result: { operator: true, stores: [] } } }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const findNumber = async (number: string) => {
  await userEvent.type(await screen.findByLabelText('Mobile number'), `${number}{Enter}`);
};

test('a person is asked for by a whole number, by a tap alone, and once', async () => {
  replies[FIND] = { result: person };
  await open('/me/people');
  await findNumber('98450');
  expect(await screen.findByText('Invalid number')).toBeTruthy();
  expect(sent(FIND)).toEqual([]);
  await findNumber('12345');
  expect(await screen.findByText('Chrome, Android')).toBeTruthy();
  expect(screen.getByText('Saree House')).toBeTruthy();
  expect(sent(FIND)).toMatchObject([{ body: { mobile_number: '9845012345' } }]);
  expect(window.location.href).not.toContain('9845012345');
});

test('nobody is shown where nobody is found, nor who was found before', async () => {
  replies[FIND] = { result: person };
  await open('/me/people');
  await findNumber('9845012345');
  await screen.findByText('Ravi');
  replies[FIND] = refused('NOT_FOUND', 'Nobody has signed in with that number.');
  await userEvent.click(await button('Find'));
  expect(await screen.findByText('Nobody has signed in with that number.')).toBeTruthy();
  expect(screen.queryByText('Ravi')).toBeNull();
});

test('a block is asked for with a reason, once, and can be taken back', async () => {
  replies[FIND] = { result: person };
  replies[BLOCK] = { result: blocked };
  await open('/me/people');
  await findNumber('9845012345');
  await userEvent.click(await button('Block'));
  await userEvent.type(inSheet().getByLabelText('Why?'), 'Sells coupons');
  await userEvent.dblClick(inSheet().getByRole('button', { name: 'Block' }));
  expect(await screen.findByText('Signed in nowhere.')).toBeTruthy();
  expect(sent(BLOCK)).toMatchObject([{ method: 'POST', body: { reason: 'Sells coupons' } }]);
  expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull();
  replies[BLOCK] = { result: person };
  await userEvent.click(await button('Unblock'));
  await userEvent.click(inSheet().getByRole('button', { name: 'Unblock' }));
  expect(await button('Block')).toBeTruthy();
  expect(sent(BLOCK).map(({ method }) => method)).toEqual(['POST', 'DELETE']);
});

test('an operator cannot be blocked', async () => {
  replies[FIND] = { result: { ...person, operator: true } };
  await open('/me/people');
  await findNumber('9845012345');
  await button('Sign out everywhere');
  expect(screen.queryByRole('button', { name: 'Block' })).toBeNull();
});

test('the record is narrowed by an address that can be opened again, days being those of the reader', async () => {
  const [from, to] = [new Date(2026, 10, 1), new Date(2026, 10, 3)].map((day) => day.toISOString());
  const path = `/acts?${new URLSearchParams({ act: 'undone', from: from!, to: to! })}`;
  replies[path] = { result: [] };
  await open('/me/record?act=undone&from=2026-11-01&to=2026-11-02');
  expect(await screen.findByText('Nothing like that was done.')).toBeTruthy();
  expect(asked()).toContain(path);
  replies['/acts?'] = { result: [] };
  await open('/me/record?act=nothing&from=x');
  expect(await screen.findByText('Nothing has been done yet.')).toBeTruthy();
});

test('an import shows how far it is, by itself, until it says what came of it', async () => {
  replies['/imports'] = { result: [run] };
  await open('/me/imports');
  expect(await screen.findByText('Reading: 42 %')).toBeTruthy();
  const outcome = { read: 5000, inserted: 4980, updated: 0, unchanged: 0, skipped: 20, notes: [] };
  replies['/imports'] = { result: [{ ...run, state: 'done', outcome }] };
  expect(await screen.findByText('4,980', {}, { timeout: 10_000 })).toBeTruthy();
  expect(await button('Skipped rows (CSV)')).toBeTruthy();
});

test('a part of a file that was lost on the way is sent again, a refusal is told', async () => {
  replies['/imports'] = { result: { ...run, state: 'uploading' } };
  replies['/imports/r1/start'] = refused('BUSY', 'Another import of this kind is under way.');
  const { sendFile } = await import('../features/store/operator/send-file.ts');
  const file = new File(['x'.repeat(600_000)], 'shops.csv');
  const shares: number[] = [];
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const sending = sendFile({ kind: 'stores', file, dryRun: false }, (share) => shares.push(share));
  const outcome = sending.catch((error: Error) => error.message);
  await vi.waitFor(() => expect(sent('/imports/r1/parts/0')).toHaveLength(1));
  replies['/imports/r1/parts/0'] = {};
  replies['/imports/r1/parts/1'] = {};
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  expect(await outcome).toBe('Another import of this kind is under way.');
  expect(sent('/imports/r1/parts/0')).toHaveLength(2);
  expect(shares).toEqual([524_288 / 600_000, 1]);
  const [, , second] = [...sent('/imports/r1/parts/0'), ...sent('/imports/r1/parts/1')];
  expect((second!.body as Blob).size).toBe(600_000 - 524_288);
});

test('the city that cannot be seen says so and is asked for again', async () => {
  replies['/city?hours=24'] = refused('NOT_READY', 'One moment, we cannot reach our data.');
  await open('/me/city');
  expect(await screen.findByText('What happens in the city could not be loaded')).toBeTruthy();
  const hour = { sign_ins: 0, claims: 7, redemptions: 0, raised: 0, messages: 0, errors: 0 };
  const hours = Array.from({ length: 24 }, (_, nth) => ({
    at: new Date(Date.UTC(2026, 10, 19, nth, 30)).toISOString(),
    ...hour,
  }));
  const waiting = { conflicts: 2, refusals: 0, raised: 1000, dead_messages: 0 };
  replies['/city?hours=24'] = { result: { hours, waiting } };
  await userEvent.click(await button('Try again'));
  expect(await screen.findByRole('img', { name: /^Deals claimed: 168\./ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Conflicts\s*2/ }).getAttribute('href')).toBe(
    '/counter/me/conflicts',
  );
  expect(screen.getByText('1,000 or more')).toBeTruthy();
  const stores = [{ id: 's1', name: 'Phone House', km: 2 }];
  const raised = { id: 'b1', title: 'Galaxy S26', category_id: 'Mobile stores', raised_at: at };
  const two = [
    { ...raised, people: 14, stores },
    { ...raised, id: 'b2', title: 'A harp', people: 1, stores: [] },
  ];
  expect(screen.queryByText('Messages given up')).toBeNull();

  replies['/bargains'] = { result: two, next_cursor: null as never };
  await userEvent.click(screen.getByRole('link', { name: /^Bargains without an offer/ }));
  expect(await screen.findByText(/14 people within 8 km/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Phone House/ }).getAttribute('href')).toBe(
    '/counter/me/stores/s1?show=bargains',
  );
  expect(screen.getByText('No store of this kind is in the served area.')).toBeTruthy();
});
