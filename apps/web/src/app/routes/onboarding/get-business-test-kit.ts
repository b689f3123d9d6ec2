import type { NearbyStore } from '@baeon/contracts/stores/stores-wire';
import type { User } from '@baeon/contracts/profile/profile-wire';
import { screen } from '@testing-library/react';
import { nearbyStore } from '../../../features/stores/stores-test-kit.ts';
import { person } from '../../../lib/person-test-kit.ts';
import { startSession } from '../../../lib/session.ts';
import { ok, openApp, stubApi } from '../../app-test-kit.tsx';

export const three = [
  nearbyStore({ place_id: 'a', name: 'Meena Sweets' }),
  nearbyStore({ place_id: 'b', name: 'SWEET Corner' }),
  nearbyStore({ place_id: 'c', name: 'Book Nook' }),
];

export const refusal = (status: number, code: string) => ({
  status,
  body: { error: true, result: { code, msg: `Said with ${code}` } as unknown },
});

/** Someone who is to choose businesses, and a server that knows them. Its answers can be changed. */
export function server(results: unknown, known: Partial<User> = {}) {
  const user = person('GOTGOELOCATION', known);
  startSession({ user, token: 'secret', loginStatus: user.login_status });
  const answers: Parameters<typeof stubApi>[0] = {
    'get-baeon-user': ok(user),
    'nearby-bussiness': ok({ results, radius_km: 8 }),
    'update-baeon-user': ok({ user: { ...user, login_status: 'GOTBUSINESS' } }),
  };
  const calls = stubApi(answers);
  const bodies = (name: string) =>
    calls.filter((call) => call.name === name).map(({ init }) => JSON.parse(String(init.body)));
  return {
    answers,
    user,
    asked: () => bodies('nearby-bussiness'),
    saved: () => bodies('update-baeon-user'),
  };
}

export async function openScreen() {
  openApp('/get-bussiness');
  await screen.findByRole('heading', { level: 1, name: 'Discover Local Businesses' });
}

export async function openList(results: NearbyStore[] = three, known: Partial<User> = {}) {
  const api = server(results, known);
  await openScreen();
  await screen.findByRole('searchbox');
  return api;
}

export const names = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((name) => name.textContent);
export const toggle = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`${name}$`) });
export const viewCoupons = () => screen.getByRole('button', { name: 'View Coupons' });
export const errors = () =>
  [...document.querySelectorAll('[data-toast=error]')].map((card) => card.textContent);
export const path = () => window.location.pathname;
