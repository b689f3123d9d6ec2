import type { User } from '@baeon/contracts/user';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bengaluru, stubLocation } from '../../device/geolocation-test-kit.ts';
import { person } from '../../lib/person-test-kit.ts';
import { endSession } from '../../lib/session.ts';
import { LocationEditor } from './location-editor.tsx';
import {
  button,
  field,
  no,
  renderSignedIn,
  serverKnowing,
  toasts,
  yes,
} from './onboarding-test-kit.tsx';

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
  renderSignedIn(member, <LocationEditor onSaved={onSaved} />);
  return { ...server, member };
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
