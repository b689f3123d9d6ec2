import type { User } from '@baeon/contracts/profile/profile-wire';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bengaluru, stubLocation } from '@baeon/ui/device/geolocation-test-kit.ts';
import { person } from '../../../lib/person-test-kit.ts';
import { endSession } from '../../../lib/session.ts';
import { LocationEditor } from './location-editor.tsx';
import {
  button,
  field,
  later,
  no,
  renderSignedIn,
  serverKnowing,
  toasts,
  yes,
} from '../onboarding/onboarding-test-kit.tsx';

const onSaved = vi.fn<() => void>();

beforeEach(() => {
  stubLocation(bengaluru);
});
afterEach(() => {
  onSaved.mockReset();
  endSession();
});

function open(known: Partial<User>) {
  const member = person('GOTBUSINESS', known);
  const server = serverKnowing(member);
  const { leave } = renderSignedIn(member, <LocationEditor onSaved={onSaved} />);
  return { ...server, member, leave };
}

test.each([
  [
    { area: 'Indiranagar', city: 'Bengaluru', latitude: 12.9784, longitude: 77.6408 },
    'Indiranagar, Bengaluru',
    'Served · 5.1 km from the centre',
  ],
  [
    { city: 'Mysuru', latitude: 12.2958, longitude: 76.6394 },
    'Mysuru',
    'Not served yet · 128.0 km from the centre',
  ],
  [
    { latitude: 12.9716, longitude: 77.5946 },
    'Your current location',
    'Served · 0.0 km from the centre',
  ],
  [{ city: 'Atlantis' }, 'Atlantis', 'Not found on the map'],
])('%o is told in words', async (known, place, service) => {
  open(known);
  expect(await screen.findByText(place)).toBeTruthy();
  expect(screen.getByText(service)).toBeTruthy();
});

test('someone without a place is told nothing about it', async () => {
  open({});
  await field('Area');
  expect(screen.queryByText(/from the centre|on the map/)).toBeNull();
});

test('saves where the device is, and shows what that place is called', async () => {
  const { answers, saved, member } = open({ city: 'Mysuru' });
  const found = { ...bengaluru, area: 'Indiranagar', city: 'Bengaluru' };
  answers['update-baeon-user'] = () => yes({ user: { ...member, ...found } });
  await userEvent.type(await field('Area'), 'Somewhere');
  await userEvent.click(await button('Use my current location'));
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(saved).toEqual([{ id: member.id, ...bengaluru }]);
  expect(toasts('success')).toEqual(['User updated successfully']);
  expect((await field('Area')).value).toBe('Indiranagar');
  expect((await field('City')).value).toBe('Bengaluru');
  expect(screen.getByText('Served · 5.1 km from the centre')).toBeTruthy();
});

test('saves a typed place, and can be used again at once', async () => {
  const { saved, member } = open({ city: 'Mysuru' });
  await userEvent.clear(await field('City'));
  await userEvent.type(await field('City'), 'Hubballi');
  await userEvent.click(await button('Save'));
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  await userEvent.click(await button('Save'));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(2));
  expect(saved).toEqual([
    { id: member.id, city: 'Hubballi' },
    { id: member.id, city: 'Hubballi' },
  ]);
});

test.each([
  ['Koramangala', { city: 'Mysuru' }, '', { area: 'Koramangala' }],
  ['Koramangala', { area: 'Hebbal', city: 'Mysuru' }, '', { area: 'Koramangala' }],
  ['', { area: 'Hebbal', city: 'Mysuru' }, 'Mysuru', { city: 'Mysuru' }],
  ['Hebbal', { area: 'Hebbal', city: 'Mysuru' }, 'Mysuru', { area: 'Hebbal', city: 'Mysuru' }],
])('%j typed as the area over %o makes the city %j', async (area, known, city, kept) => {
  const { saved, member } = open(known);
  await userEvent.clear(await field('Area'));
  if (area) await userEvent.type(await field('Area'), area);
  expect((await field('City')).value).toBe(city);
  await userEvent.click(await button('Save'));
  await waitFor(() => expect(saved).toEqual([{ id: member.id, ...kept }]));
});

test('a city that the person wrote stays with whatever area they type', async () => {
  const { saved, member } = open({ city: 'Mysuru' });
  await userEvent.clear(await field('City'));
  await userEvent.type(await field('City'), 'Hubballi');
  await userEvent.type(await field('Area'), 'Vidyanagar');
  await userEvent.click(await button('Save'));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved).toEqual([{ id: member.id, area: 'Vidyanagar', city: 'Hubballi' }]);
});

test('holds what is being saved', async () => {
  const { answers } = open({ city: 'Mysuru' });
  const answer = later();
  answers['update-baeon-user'] = answer.answer;
  await userEvent.click(await button('Save'));
  await userEvent.type(await field('Area'), 'Hebbal');
  await userEvent.type(await field('City'), 'x');
  expect((await field('Area')).value).toBe('');
  expect((await field('City')).value).toBe('Mysuru');
  await act(async () => answer.comes(no(500, 'INTERNAL', 'Not today')));
  await userEvent.type(await field('Area'), 'Hebbal');
  expect((await field('Area')).value).toBe('Hebbal');
});

test('a save that ends after the sheet was closed is told, and closes nothing more', async () => {
  const { answers, member, leave } = open({ city: 'Mysuru' });
  const answer = later();
  answers['update-baeon-user'] = answer.answer;
  await userEvent.click(await button('Save'));
  leave();
  await act(async () => answer.comes(yes({ user: member, place_found: false })));
  await waitFor(() => expect(toasts('success')).toEqual(['User updated successfully']));
  expect(toasts('blank')).toEqual([
    'We could not find that place on the map. You can change it later.',
  ]);
  expect(onSaved).not.toHaveBeenCalled();
});

test('a failure keeps what was typed', async () => {
  const { answers } = open({});
  answers['update-baeon-user'] = () => no(500, 'INTERNAL', 'Not today');
  await userEvent.type(await field('City'), 'Hubballi');
  await userEvent.click(await button('Save'));
  expect(await screen.findByText('Not today')).toBeTruthy();
  expect(toasts('error')).toEqual(['Error updating user']);
  expect((await field('City')).value).toBe('Hubballi');
  expect(onSaved).not.toHaveBeenCalled();
});
