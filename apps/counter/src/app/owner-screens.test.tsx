import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { conflictReasons } from '@baeon/contracts/counter/conflicts';
import { conflictsTexts } from '../features/store/conflicts-texts.ts';
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
const store = {
  store_id: 's1',
  person_id: 'p1',
  name: 'Saree House',
  city: 'Bengaluru',
  since: at,
};
const owned = { ...store, role: 'owner', open_conflicts: 2, unanswered_refusals: 0 };
const act = { till: 'Front', staff: 'Ravi', key: null, bill_rupees: 800, undone_at: null };
const conflict = {
  id: 'c1',
  why: 'already_used',
  store_id: 's1',
  store: 'Saree House',
  title: '10% off',
  synced_at: at,
  acts: [
    { ...act, counts: true, at, store: 'Branch', till: null, staff: null, bill_rupees: null },
    { ...act, counts: false, at, store: 'Saree House' },
  ],
  settled_at: null,
  settled_by: null,
  note: null,
};
const deal = {
  id: 'd1',
  title: '10% off',
  starts_at: at,
  ends_at: '2026-12-19T05:00:00Z',
  total: 40,
  deals_left: 12,
  minimum_bill_rupees: 500,
  offline_limit: 5,
  paused_at: null,
  is_deal: true,
  changeable: true,
};

const OPEN = '/stores/s1/conflicts?settled=false';
const SETTLED = '/stores/s1/conflicts?settled=true';

beforeEach(() =>
  startOwner({
    '/me': { result: { operator: false, stores: [owned] } },
    [OPEN]: { result: [conflict] },
    [SETTLED]: { result: [] },
    '/stores/s1/campaigns': { result: { campaigns: [deal] } },
  }),
);
afterEach(cleanup);

test('every reason of a conflict has a sentence of its own', () => {
  const sentences = conflictReasons.map((why) => conflictsTexts.english.reasons[why]);
  expect(new Set(sentences).size).toBe(conflictReasons.length);
});

test('a conflict shows both acts and is settled once, however often that is tapped', async () => {
  replies['/stores/s1/conflicts/c1/settle'] = {};
  await open('/me/stores/s1?show=conflicts');
  await button('Conflicts 2 open');
  expect(await screen.findByText(conflictsTexts.english.reasons.already_used)).toBeTruthy();
  const [theirs, mine] = screen.getAllByText(/Saree House · Front|Branch/);
  expect(theirs!.textContent).toBe('Branch');
  expect(mine!.textContent).toBe('Saree House · Front · Ravi · Bill ₹800');
  await userEvent.click(await button('Settle: 10% off'));
  await userEvent.type(screen.getByLabelText('What came of it?'), 'Looked into');
  replies[OPEN] = { result: [] };
  replies[SETTLED] = {
    result: [{ ...conflict, settled_at: at, settled_by: 'Asha', note: 'Looked into' }],
  };
  await userEvent.dblClick(inSheet().getByRole('button', { name: 'Settle' }));
  await screen.findByText('No conflict is open.');
  expect(screen.getByText(/^Settled .* by Asha$/)).toBeTruthy();
  expect(sent('/stores/s1/conflicts/c1/settle')).toEqual([
    expect.objectContaining({ body: { note: 'Looked into' } }),
  ]);
});

test('what somebody else settled meanwhile is said, with the note still there, and listed anew', async () => {
  replies['/stores/s1/conflicts/c1/settle'] = refused('ALREADY_USED', 'This was settled already.');
  await open('/me/stores/s1?show=conflicts');
  await userEvent.click(await button('Settle: 10% off'));
  const note = screen.getByLabelText<HTMLTextAreaElement>('What came of it?');
  await userEvent.type(note, 'Mine');
  replies[OPEN] = { result: [] };
  await userEvent.click(inSheet().getByRole('button', { name: 'Settle' }));
  await inSheet().findByText('This was settled already.');
  expect(note.value).toBe('Mine');
  await screen.findByText('No conflict is open.');
});

test('further conflicts come by the page, and a page that does not come can be asked for again', async () => {
  replies[OPEN] = { result: [conflict], next_cursor: '7' };
  await open('/me/stores/s1?show=conflicts');
  replies[`${OPEN}&cursor=7`] = refused('BUSY', 'Please try again.');
  await userEvent.click(await button('Show earlier ones'));
  expect(await screen.findByText('Please try again.')).toBeTruthy();
  replies[`${OPEN}&cursor=7`] = { result: [{ ...conflict, id: 'c2', title: 'Half price' }] };
  await userEvent.click(await button('Show earlier ones'));
  await button('Settle: Half price');
  expect(screen.queryByRole('button', { name: 'Show earlier ones' })).toBeNull();
});

test.each(['', '-1', '1.5', '101', 'five'])(
  'an offline limit of “%s” is refused',
  async (typed) => {
    await open('/me/stores/s1?show=deals');
    await userEvent.click(await button('Offline limit: 10% off'));
    const field = screen.getByLabelText('Coupons per till');
    await userEvent.clear(field);
    if (typed) await userEvent.type(field, typed);
    await userEvent.click(inSheet().getByRole('button', { name: 'Save' }));
    await inSheet().findByText('A whole number from 0 to 100, please.');
    expect(sent('/stores/s1/campaigns/d1')).toEqual([]);
  },
);

test('a deal is paused and resumed, one at stores of others is not', async () => {
  replies['/stores/s1/campaigns/d1'] = {};
  await open('/me/stores/s1?show=deals');
  await userEvent.click(await button('Pause: 10% off'));
  const theirs = { ...deal, id: 'd2', title: 'Half price', changeable: false };
  replies['/stores/s1/campaigns'] = { result: { campaigns: [{ ...deal, paused_at: at }, theirs] } };
  await userEvent.click(inSheet().getByRole('button', { name: 'Pause' }));
  await userEvent.click(await button('Resume: 10% off'));
  await userEvent.click(inSheet().getByRole('button', { name: 'Resume' }));
  await waitFor(() =>
    expect(sent('/stores/s1/campaigns/d1').map(({ body }) => body)).toEqual([
      { paused: true },
      { paused: false },
    ]),
  );
  expect(screen.getByText(/runs at stores of other owners/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pause: Half price' })).toBeNull();
});

test('operators read reports and answer none; staff see nothing of them', async () => {
  replies['/me'] = { result: { operator: true, stores: [] } };
  const said = { id: 'f1', title: '10% off', reason: 'said_over', words: '', at };
  replies['/stores/s1/refusals'] = { result: [{ ...said, reply: null, replied_at: null }] };
  await open('/me/stores/s1?show=refusals');
  expect(await screen.findByText('They were told that it was over')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Answer: 10% off' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Deals' })).toBeNull();

  cleanup();
  vi.resetModules();
  replies['/me'] = { result: { operator: false, stores: [{ ...owned, role: 'staff' }] } };
  await open('/me/stores/s1?show=refusals');
  await button('Leave this store');
  expect(screen.queryByText('They were told that it was over')).toBeNull();
});
