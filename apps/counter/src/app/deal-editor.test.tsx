import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  button,
  inSheet,
  open,
  refused,
  replies,
  sent,
  startOwner,
} from './owner-screens-test-kit.tsx';

const DRAFT = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const DEAL = '0f8fad5b-d9cb-469f-a165-70867728950e';
const owned = {
  store_id: 's1',
  person_id: 'p1',
  name: 'Saree House',
  city: 'Bengaluru',
  since: '2026-11-19T05:00:00Z',
  role: 'owner',
  open_conflicts: 0,
  unanswered_refusals: 0,
};
const setting = {
  store: {
    name: 'Saree House',
    image: '/logo.svg',
    category: 'Fashion/Sarees',
    address: { city: 'Bengaluru', state: 'Karnataka', pincode: '560034' },
    location: { coordinates: [77.6, 12.9] },
  },
  time_zone: 'Asia/Kolkata',
  today: '2026-11-19',
  branches: [{ id: 's1', name: 'Saree House', city: 'Bengaluru' }],
  pictures: ['/pictures/a.svg', '/pictures/b.svg'],
};
const deal = {
  id: DEAL,
  title: '10% off silk',
  description: '',
  saving: { kind: 'percent', amount: 10 },
  image: null,
  total: 40,
  starts_on: '2026-11-01',
  ends_on: '2026-12-19',
  use_hours: { days: ['mon'], from: '10:00', to: '12:00' },
  minimum_bill_rupees: 500,
  terms: 'One each',
  offline_limit: 5,
  store_ids: ['s1'],
  issued: 12,
  state: 'live',
};
const listed = {
  id: DEAL,
  title: '10% off silk',
  starts_at: '2026-11-01T00:00:00Z',
  ends_at: '2026-12-19T05:00:00Z',
  total: 40,
  deals_left: 28,
  minimum_bill_rupees: 500,
  offline_limit: 5,
  paused_at: null,
  is_deal: true,
  changeable: true,
};
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const type = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
/** The preview asks for pictures by the title. */
const settingFor = (title: string) =>
  `/stores/s1/deal-setting?${new URLSearchParams({ title }).toString()}`;

beforeEach(() => {
  sessionStorage.clear();
  startOwner({
    '/me': { result: { operator: false, stores: [owned] } },
    '/stores/s1/campaigns': { result: { campaigns: [listed] } },
    '/stores/s1/drafts': { result: { drafts: [] } },
    [settingFor('')]: { result: setting },
    [settingFor('Half price')]: { result: { ...setting, pictures: ['/pictures/c.svg'] } },
    [settingFor('10% off silk')]: { result: setting },
    [`/stores/s1/deals/${DEAL}`]: { result: deal },
    [`/stores/s1/drafts/${DRAFT}`]: {},
    '/stores/s1/deals': {},
  });
});
afterEach(cleanup);

test('what is typed is kept as a draft, shown as shoppers see it, and published once', async () => {
  await open(`/me/stores/s1?show=deals&draft=${DRAFT}`);
  await type('Title', 'Half price');
  await type('Percent off', '50');
  await type('How many in all', '20');
  const preview = await screen.findByRole('region', { name: 'What shoppers see' });
  expect(preview.textContent).toContain('50% off');
  expect(preview.textContent).toContain('20 deals left');
  await screen.findByText('Kept as a draft');
  expect(sent(`/stores/s1/drafts/${DRAFT}`).at(-1)).toMatchObject({
    method: 'PUT',
    body: { title: 'Half price', total: '20' },
  });
  await waitFor(() =>
    expect(preview.querySelector('img')?.getAttribute('src')).toContain('/c.svg'),
  );
  await userEvent.dblClick(await button('Publish deal'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish deal' })).toBeNull());
  expect(sent('/stores/s1/deals')).toEqual([
    expect.objectContaining({
      body: expect.objectContaining({ id: DRAFT, title: 'Half price', total: 20 }) as unknown,
    }),
  ]);
});

test('what the server refuses is said, with everything still there', async () => {
  replies['/stores/s1/deals'] = refused('INVALID_INPUT', 'Its last day is over already.');
  await open(`/me/stores/s1?show=deals&draft=${DRAFT}`);
  await type('Title', 'Half price');
  await type('Percent off', '50');
  await type('How many in all', '20');
  await userEvent.click(await button('Publish deal'));
  await screen.findByText('Its last day is over already.');
  expect((await field('Title')).value).toBe('Half price');
  delete replies['/stores/s1/deals'];
  await userEvent.click(await button('Publish deal'));
  await screen.findByText(/No connection/);
  expect((await field('Title')).value).toBe('Half price');
});

test('a draft that cannot be kept says so, and is tried again', async () => {
  delete replies[`/stores/s1/drafts/${DRAFT}`];
  await open(`/me/stores/s1?show=deals&draft=${DRAFT}`);
  await type('Title', 'Half');
  await screen.findByText(/The draft could not be kept/);
  replies[`/stores/s1/drafts/${DRAFT}`] = {};
  await type('Title', 'Half price');
  await screen.findByText('Kept as a draft');
  expect(sent(`/stores/s1/drafts/${DRAFT}`)).toHaveLength(2);
});

test('a deal that people hold says that they keep its terms, and what was typed survives a reload', async () => {
  await open(`/me/stores/s1?show=deals&deal=${DEAL}`);
  await screen.findByText('12 were given out. Whoever has one keeps the terms as they were.');
  expect((await field('Smallest bill in rupees')).value).toBe('500');
  await screen.findByText('At least 12: so many were given out');
  await type('Title', 'Typed');
  cleanup();
  await open(`/me/stores/s1?show=deals&deal=${DEAL}`);
  expect((await field('Title')).value).toBe('Typed');
  await userEvent.click(await button('Save changes'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull());
  expect(sent(`/stores/s1/deals/${DEAL}`)[0]).toMatchObject({
    method: 'PUT',
    body: { title: 'Typed', use_hours: deal.use_hours, minimum_bill_rupees: 500 },
  });
  await waitFor(() => expect(sessionStorage.getItem(`deal ${DEAL}`)).toBeNull());
});

test('a deal that does not come can be asked for again', async () => {
  delete replies[`/stores/s1/deals/${DEAL}`];
  await open(`/me/stores/s1?show=deals&deal=${DEAL}`);
  const again = await screen.findByRole('button', { name: 'Try again' });
  replies[`/stores/s1/deals/${DEAL}`] = { result: deal };
  await userEvent.click(again);
  expect((await field('Title')).value).toBe('10% off silk');
});

test('ending asks first', async () => {
  replies[`/stores/s1/deals/${DEAL}/end`] = {};
  await open('/me/stores/s1?show=deals');
  await userEvent.click(await button('End: 10% off silk'));
  await inSheet().findByText(/Coupons that people hold stay good/);
  await userEvent.click(inSheet().getByRole('button', { name: 'End' }));
  await waitFor(() => expect(sent(`/stores/s1/deals/${DEAL}/end`)).toHaveLength(1));
});
