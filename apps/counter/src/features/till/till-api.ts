import type { EnrolResult, ShiftResult, TillResult } from '@baeon/contracts/counter/tills-wire';
import { createApiClient } from '@baeon/ui/lib/api-client.ts';
import { ApiError } from '@baeon/ui/lib/api-error.ts';
import { queryOptions } from '@tanstack/react-query';
import { counterWire } from '../../config/counter-config.ts';
import { keptShift, keptTill, tillSession } from './till-session.ts';
import type { KeptTill } from './till-state.ts';

const client = createApiClient({
  token: () => keptTill()?.token ?? null,
  headers: (): Record<string, string> => {
    const shift = keptShift();
    return shift ? { 'x-staff-token': shift.token } : {};
  },
  onExpired: (token) => tillSession.dispatch({ type: 'removed', token }),
});

/** A call of this till, for whoever is signed in at it. */
export async function callTill<T>(...[url, call]: Parameters<typeof client.callApi>): Promise<T> {
  const shift = keptShift();
  try {
    return await client.callApi<T>(url, call);
  } catch (error) {
    if (shift && error instanceof ApiError && error.code === 'STAFF_NEEDED') {
      tillSession.dispatch({ type: 'shift-ended', token: shift.token });
    }
    throw error;
  }
}

/** The token may come with the link that it was shown in. */
export const enrolmentToken = (text: string): string => text.trim().split('#').at(-1) ?? '';

export async function enrol(text: string): Promise<void> {
  const body = { token: enrolmentToken(text) };
  const { token, till, store } = await client.callApi<EnrolResult>(counterWire.enrol, {
    method: 'POST',
    body,
  });
  tillSession.dispatch({ type: 'enrolled', till: { token, till, store } });
}

/** Asked again and again: names, locks, and whether this still is a till. */
export const tillQuery = ({ token }: KeptTill) =>
  queryOptions({
    queryKey: ['till', token],
    queryFn: async ({ signal }) => {
      const shift = keptShift();
      const known = await callTill<TillResult>(counterWire.till, { signal });
      // Without a connection it went on all the same.
      if (shift && !known.signed_in)
        tillSession.dispatch({ type: 'shift-ended', token: shift.token });
      tillSession.dispatch({ type: 'renamed', till: known.till, store: known.store });
      return known;
    },
    staleTime: 0,
    refetchInterval: 60_000,
  });

export async function signInAtTill(staff_id: string, pin: string): Promise<void> {
  const shift = await callTill<ShiftResult>(counterWire.signIn, {
    method: 'POST',
    body: { staff_id, pin },
  });
  tillSession.dispatch({
    type: 'signed-in',
    shift: { token: shift.staff_token, staff: shift.staff },
  });
}

/** At once on this device, whatever the server says. */
export function signOutAtTill(): void {
  callTill(counterWire.signOut, { method: 'POST', keepalive: true }).catch(() => undefined);
  tillSession.dispatch({ type: 'signed-out' });
}
