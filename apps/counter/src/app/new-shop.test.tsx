import { cleanup, screen, waitFor } from '@testing-library/react';
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

vi.mock('@baeon/ui/components/map/pin-map.tsx', () => ({ default: () => <p>The map</p> }));

const ID = '6f1f6d0e-6f10-4a7e-9e2b-0d9f7b6a5c11';
const at = '2026-11-19T05:00:00Z';
const whole = {
  name: 'Idli Corner',
  category: 'Food/Bakery',
  address_line: '12, 80 Feet Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560034',
  latitude: 12.9,
  longitude: 77.6,
};
const draft = {
  id: ID,
  state: 'draft',
  invited: false,
  reason: null,
  details: whole,
  store_id: null,
  updated_at: at,
};
const profile = {
  ...whole,
  about: null,
  phone: null,
  opening_hours: null,
  special_days: [],
  logo: '/pictures/v1/none.svg',
  has_logo: false,
  time_zone: 'Asia/Kolkata',
};
const owned = {
  store_id: 's1',
  person_id: 'p1',
  name: 'Idli Corner',
  city: 'Bengaluru',
  since: at,
  role: 'owner',
  open_conflicts: 0,
  unanswered_refusals: 0,
};
const approval = {
  id: 'a1',
  kind: 'store',
  title: 'Idli Corner',
  store: null,
  asked_at: at,
  person: 'Asha',
  mobile_number: '9876543210',
  details: whole,
  deal: null,
  image: null,
  near: [{ id: 's9', name: 'Idli Corner Old', km: 0.042 }],
};

const applications = (...all: object[]) => {
  replies['/applications'] = { result: { applications: all } };
};

beforeEach(() =>
  startOwner({
    '/me': { result: { operator: false, stores: [] } },
    '/applications': { result: { applications: [] } },
    '/api/store-categories': { result: [{ id: 'Food/Bakery', name: 'Food/Bakery' }] },
    '/stores/s1/profile': { result: profile },
    '/approvals': { result: [approval] },
  }),
);
afterEach(cleanup);

const textBox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('a new shop is asked for part by part, and what is entered is with the server', async () => {
  replies[`/applications/${ID}`] = {};
  await open(`/me/new-shop/${ID}`);
  await screen.findByRole('heading', { name: 'The shop' });
  await userEvent.click(await button('Continue'));
  expect(await screen.findByText('The name of the shop is missing')).toBeTruthy();
  expect(sent(`/applications/${ID}`)).toEqual([]);
  await userEvent.type(textBox('Name of the shop'), 'Idli Corner');
  await userEvent.selectOptions(await screen.findByRole('combobox'), 'Food/Bakery');
  await userEvent.click(await button('Continue'));
  await screen.findByRole('heading', { name: 'Where it is' });
  expect(sent(`/applications/${ID}`).at(-1)).toEqual(
    expect.objectContaining({
      method: 'PUT',
      body: { name: 'Idli Corner', category: 'Food/Bakery' },
    }),
  );
  await userEvent.click(await button('Continue'));
  expect(await screen.findByText('Please put the pin where the shop is')).toBeTruthy();
});

test('whoever comes back goes on where the first thing is missing', async () => {
  applications({ ...draft, details: { ...whole, pincode: '' } });
  await open(`/me/new-shop/${ID}`);
  await screen.findByRole('heading', { name: 'Where it is' });
  expect(textBox('City').value).toBe('Bengaluru');
});

test('what could not be kept is said, and nothing is lost', async () => {
  replies[`/applications/${ID}`] = refused('TOO_MANY_REQUESTS', 'You have begun several shops.');
  await open(`/me/new-shop/${ID}`);
  await screen.findByRole('heading', { name: 'The shop' });
  await userEvent.type(textBox('Name of the shop'), 'Idli');
  await userEvent.selectOptions(await screen.findByRole('combobox'), 'Food/Bakery');
  await userEvent.click(await button('Continue'));
  expect(await screen.findByText('You have begun several shops.')).toBeTruthy();
  expect(textBox('Name of the shop').value).toBe('Idli');
});

test('a shop that was sent back says why, and is asked for once however often that is tapped', async () => {
  applications({ ...draft, state: 'sent_back', reason: 'The pin is in the lake' });
  replies[`/applications/${ID}/apply`] = { result: { state: 'waiting', store_id: null } };
  await open(`/me/new-shop/${ID}`);
  expect(await screen.findByText('The pin is in the lake')).toBeTruthy();
  applications({ ...draft, state: 'waiting' });
  await userEvent.dblClick(await button('Send for approval'));
  await screen.findByText('We are looking at it');
  expect(sent(`/applications/${ID}/apply`)).toHaveLength(1);
});

test('an owner sends what was changed of the page and nothing else', async () => {
  replies['/me'] = { result: { operator: false, stores: [owned] } };
  await open('/me/stores/s1?show=page');
  const save = await button('Save');
  expect(save.hasAttribute('disabled')).toBe(true);
  await userEvent.clear(textBox('Name of the shop'));
  await userEvent.click(save);
  expect(await screen.findByText('The name of the shop is missing')).toBeTruthy();
  await userEvent.type(textBox('Name of the shop'), 'Idli Palace');
  await userEvent.click(await button('Add opening hours'));
  await userEvent.click(save);
  await screen.findByText('Saved: shoppers see it now');
  const [change] = sent('/stores/s1/profile');
  const body = change!.body as Record<string, unknown>;
  expect([change!.method, Object.keys(body), body['name']]).toEqual([
    'PATCH',
    ['name', 'opening_hours'],
    'Idli Palace',
  ]);
  expect(body['opening_hours']).toMatchObject({ mon: [['09:30', '21:00']], sun: [] });
});

test('an operator sees what waits and what is there already, and approves it once', async () => {
  replies['/me'] = { result: { operator: true, waiting_approvals: 1, stores: [] } };
  replies['/approvals/a1/approve'] = {};
  await open('/me/approvals');
  expect(await screen.findByText('Idli Corner Old, 42 m')).toBeTruthy();
  await userEvent.click(await button('Approve: Idli Corner'));
  replies['/approvals'] = { result: [] };
  await userEvent.dblClick(inSheet().getByRole('button', { name: 'Approve' }));
  await screen.findByText('Nothing waits.');
  expect(sent('/approvals/a1/approve')).toHaveLength(1);
});

test('what is sent back needs a sentence', async () => {
  replies['/me'] = { result: { operator: true, waiting_approvals: 1, stores: [] } };
  replies['/approvals/a1/send-back'] = refused('INVALID_INPUT', 'Please say what is missing');
  await open('/me/approvals');
  await userEvent.click(await button('Send back: Idli Corner'));
  await userEvent.click(inSheet().getByRole('button', { name: 'Send back' }));
  expect(await inSheet().findByText('Please say what is missing')).toBeTruthy();
  replies['/approvals/a1/send-back'] = {};
  await userEvent.type(screen.getByLabelText('What is missing?'), 'No phone');
  await userEvent.click(inSheet().getByRole('button', { name: 'Send back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('/approvals/a1/send-back').at(-1)).toEqual(
    expect.objectContaining({ body: { reason: 'No phone' } }),
  );
});

test('a shop is begun from the list of stores, and one that was begun is found there', async () => {
  applications(draft);
  await open('/me');
  expect(await screen.findByText('Not finished yet')).toBeTruthy();
  const begin = screen.getByRole('link', { name: 'Put my shop on the map' });
  expect(begin.getAttribute('href')).toMatch(/^\/counter\/me\/new-shop\/[0-9a-f-]{36}$/);
  await userEvent.click(await button('Remove: Idli Corner'));
  replies[`/applications/${ID}`] = {};
  applications();
  await userEvent.click(inSheet().getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Not finished yet')).toBeNull());
  expect(asked()).toContain(`/applications/${ID}`);
});
