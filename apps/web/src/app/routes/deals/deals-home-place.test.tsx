import type { User } from '@baeon/contracts/profile/profile-wire';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stubLocation } from '@baeon/ui/device/geolocation-test-kit.ts';
import { nearDeal } from '../../../features/deals/deals-test-kit.ts';
import { currentSession, endSession } from '../../../lib/session.ts';
import { farAway, no, openDealsHome, served, server, titles, yes } from './deals-home-test-kit.ts';

beforeEach(endSession);
afterEach(endSession);

const whitefield = {
  name: 'Whitefield',
  city: 'Bengaluru',
  state: 'Karnataka',
  latitude: 12.9698,
  longitude: 77.75,
};
const home = { ...whitefield, kind: 'home' as const, name: 'Hebbal', latitude: 13.0358 };
const recent = { ...whitefield, kind: 'recent' as const, name: 'Jayanagar', latitude: 12.925 };
const line = (name: RegExp | string) => screen.findByRole('button', { name });
const changes = (callsTo: ReturnType<typeof server>['callsTo']) =>
  callsTo('update-baeon-user').map(({ body: { id: _id, ...change } }) => change);

/** A server that keeps what it is told of places. */
function placesServer(known: Partial<User> = {}) {
  const stub = server(
    { near: [nearDeal(1)] },
    { ...served, area: 'Indiranagar', city: 'Bengaluru', ...known },
  );
  stub.answers['update-baeon-user'] = ({ body }) =>
    yes({ user: { ...currentSession().user, ...body } });
  stub.answers['places'] = () => yes({ places: [{ ...whitefield, kind: 'area' }] });
  return stub;
}

const askedAt = (callsTo: ReturnType<typeof server>['callsTo'], latitude: number) =>
  waitFor(() =>
    expect(callsTo('nearby-deals').at(-1)?.query.get('latitude')).toBe(String(latitude)),
  );

test('is chosen by its name, counts at once, and is taken back', async () => {
  stubLocation(served, { permission: 'denied' });
  const { answers, callsTo } = placesServer();
  const isThere = (latitude: string | null) => latitude === String(whitefield.latitude);
  answers['nearby-deals'] = ({ query }) =>
    yes([nearDeal(isThere(query.get('latitude')) ? 2 : 1)], { next_cursor: null });
  await openDealsHome();
  await waitFor(() => expect(titles()).toEqual(['Deal 1']));
  await userEvent.click(await line(/^Indiranagar · saved/));
  await userEvent.type(await screen.findByRole('searchbox', { name: /area/ }), 'whi');
  await userEvent.dblClick(await line(/^Whitefield Bengaluru/));
  expect(await line(/^Whitefield · chosen/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(titles()).toEqual(['Deal 2']));

  await userEvent.click(await line(/^Whitefield · chosen/));
  await userEvent.click(await line('Stop using this place'));
  expect(await line(/^Indiranagar · saved/)).toBeTruthy();
  await waitFor(() => expect(titles()).toEqual(['Deal 1']));
  expect(changes(callsTo)).toEqual([{ chosen_place: whitefield }, { chosen_place: null }]);
});

test('stays as it was where it could not be saved', async () => {
  const { answers } = placesServer({ places: [home] });
  answers['update-baeon-user'] = () => no(500, 'INTERNAL', 'Please try again.');
  await openDealsHome('?place=choose');
  await userEvent.click(await line(/^Home Hebbal/));
  expect(await screen.findByText('That could not be saved. Please try again.')).toBeTruthy();
  expect(await line(/^Indiranagar · saved/)).toBeTruthy();
});

test('is where the person is by a tap, and the list follows', async () => {
  stubLocation(served, { permission: 'prompt' });
  const { answers, callsTo } = placesServer({ ...farAway, chosen_place: whitefield });
  answers['nearest'] = () => yes({ place: { name: 'Indiranagar' }, served: true });
  await openDealsHome();
  await userEvent.click(await line(/^Whitefield · chosen/));
  await userEvent.click(await line('Use my location'));
  expect(await line(/^Indiranagar · where you are/)).toBeTruthy();
  await askedAt(callsTo, served.latitude);
  expect(changes(callsTo)).toEqual([{ chosen_place: null }]);
  expect(await screen.findByText('Bargain')).toBeTruthy();
});

test('stays the chosen one where the browser may not be asked', async () => {
  stubLocation({ code: 1 }, { permission: 'denied' });
  const { callsTo } = placesServer({ chosen_place: whitefield });
  await openDealsHome('?place=choose');
  await userEvent.click(await line('Use my location'));
  expect(await screen.findByText('Please give Chrome access to location service')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Whitefield · chosen/, hidden: true })).toBeTruthy();
  expect(changes(callsTo)).toEqual([]);
});

test('can be chosen where nobody knows it', async () => {
  stubLocation(served, { permission: 'denied' });
  placesServer({ latitude: null, longitude: null, area: null });
  await openDealsHome();
  await userEvent.click(await line('Choose your place'));
  expect(await screen.findByRole('dialog', { name: 'Choose your place' })).toBeTruthy();
});

test('can be kept as home or work, and forgotten', async () => {
  const { callsTo } = placesServer({ places: [home, recent] });
  await openDealsHome('?place=choose');
  await userEvent.click(await line('More about Jayanagar'));
  const { kind: _kind, ...jayanagar } = recent;
  const panel = within(
    document.getElementById((await line('More about Jayanagar')).getAttribute('aria-controls')!)!,
  );
  await userEvent.click(panel.getByRole('button', { name: 'Save as work' }));
  expect(await screen.findByText('Saved as work')).toBeTruthy();
  await userEvent.click(panel.getByRole('button', { name: 'Remove' }));
  await userEvent.click(await line('More about Home'));
  await userEvent.click(screen.getAllByRole('button', { name: 'Remove' })[0]!);
  const { latitude, longitude } = recent;
  await waitFor(() =>
    expect(changes(callsTo)).toEqual([
      { work_place: jayanagar },
      { forget_place: { latitude, longitude } },
      { home_place: null },
    ]),
  );
});

test('outside of what is served comes with a way to look there', async () => {
  const { answers, callsTo } = placesServer({ ...farAway, area: null, city: 'Mumbai' });
  answers['nearest'] = () =>
    yes({
      place: null,
      served: false,
      service_area: { name: 'Bengaluru', radius_km: 20 },
      nearest_served: { ...whitefield, kind: 'area', distance_km: 34.5 },
    });
  await openDealsHome();
  const notice = within(await screen.findByRole('region', { name: 'We are not in Mumbai yet' }));
  const text = await notice.findByText(/^You find us in Bengaluru and up to 20 km around it\./);
  expect(text.textContent).toContain('The nearest served place is Whitefield, 35 km away.');
  await userEvent.click(notice.getByRole('button', { name: 'Look in Whitefield' }));
  expect(await line(/^Whitefield · chosen/)).toBeTruthy();
  await askedAt(callsTo, whitefield.latitude);
  expect(screen.queryByRole('region', { name: /^We are not in/ })).toBeNull();
});

test('an area that the map searched counts for the list alone, and is taken back', async () => {
  stubLocation(served, { permission: 'denied' });
  const { callsTo } = placesServer();
  await openDealsHome('?area=12.90000,77.60000');
  await askedAt(callsTo, 12.9);
  expect(await line(/^Indiranagar · saved/)).toBeTruthy();
  // As far as it is from the person, not from the middle of the map.
  const card = within(await screen.findByRole('article', { name: 'Deal 1' }));
  expect(card.queryByText('1.2 KM')).toBeNull();
  await userEvent.click(await line('Back to your place'));
  await askedAt(callsTo, served.latitude);
  expect(window.location.search).toBe('');
  expect(await screen.findByText('1.2 KM')).toBeTruthy();
  expect(changes(callsTo)).toEqual([]);
});
