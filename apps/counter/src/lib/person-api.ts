import type { User } from '@baeon/contracts/profile/profile-wire';
import { createApiClient } from '@baeon/ui/lib/api-client.ts';
import { counterWire } from '../config/counter-config.ts';
import { createMachine, useMachine } from './machine.ts';
import { keep, readKept } from './device-store.ts';

/** Whoever runs a store or the city, by a session of the counter's own. */
export type Person = { token: string; id: string; name: string | null; mobile_number: string };

const session = createMachine(
  (_was: Person | null | 'opening', now: Person | null | 'opening') => now,
  'opening' as Person | null | 'opening',
);

export const usePerson = (): Person | null | 'opening' => useMachine(session);

function currentPerson(): Person | null {
  const person = session.state();
  return person === 'opening' ? null : person;
}

function become(person: Person | null): void {
  session.dispatch(person);
  void keep('person', person);
}

export async function openPersonSession(): Promise<void> {
  const person = await readKept<Person>('person');
  if (session.state() === 'opening') session.dispatch(person);
}

export const signInPerson = ({ id, name, mobile_number }: User, token: string): void =>
  become({ token, id, name, mobile_number });

/** At once on this device; the server is told as well as may be. */
export function signOutPerson(): void {
  callPerson(counterWire.logout, { method: 'POST', keepalive: true }).catch(() => undefined);
  become(null);
}

/** Calls are made for whoever is signed in to the counter. */
export const { callApi: callPerson, callPage: callPersonPage } = createApiClient({
  token: () => currentPerson()?.token ?? null,
  onExpired: (token) => currentPerson()?.token === token && become(null),
});
