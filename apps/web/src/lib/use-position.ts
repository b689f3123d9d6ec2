import { type Coordinates, isSamePlace } from '@baeon/contracts/places/geo';
import type { ChosenPlace } from '@baeon/contracts/profile/chosen-place-wire';
import type { User } from '@baeon/contracts/profile/profile-wire';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  currentLocation,
  type LocationPermission,
  locationPermission,
} from '@baeon/ui/device/geolocation.ts';
import { currentSession, useSession } from './session.ts';
import { chosenPlaceOf, useChosenPlace } from './visit-place.ts';

type Device = { permission: LocationPermission; at: Coordinates | null };

/** A saved place is better than a longer wait for the device's. */
const TIMEOUT_MS = 1500;

/** The device's place, if it may be known without asking. */
async function knownDevice(signal: AbortSignal): Promise<Device> {
  const permission = await locationPermission();
  if (permission !== 'granted') return { permission, at: null };
  return { permission, at: await currentLocation(signal).catch(() => null) };
}

function steady(before: unknown, now: unknown): unknown {
  const [old, fresh] = [before as Device | undefined, now as Device];
  if (old?.at && fresh.at && isSamePlace(old.at, fresh.at)) return { ...fresh, at: old.at };
  return fresh;
}

/** Indoors a device often knows only later where it is. */
const ASK_AGAIN_MS = 15_000;

const deviceQuery = queryOptions({
  queryKey: ['position'],
  queryFn: ({ signal }) => knownDevice(signal),
  staleTime: 5 * 60_000,
  refetchInterval: ({ state: { data } }) =>
    data?.permission === 'granted' && !data.at && ASK_AGAIN_MS,
  retry: false,
  structuralSharing: steady,
});

function savedPlace(user: User | null): Coordinates | null {
  if (!user || user.latitude === null || user.longitude === null) return null;
  return { latitude: user.latitude, longitude: user.longitude };
}

/** The place that counts, and how it is known. */
export type PlaceInUse = {
  at: Coordinates | null;
  how: 'chosen' | 'device' | 'saved' | null;
  /** What it is called, as far as that is known without asking. */
  name: string | null;
};

/** What was chosen, else where the device is, else what is saved. */
function placeInUse(
  chosen: ChosenPlace | null,
  device: Device | undefined,
  user: User | null,
): PlaceInUse {
  if (chosen) {
    const { latitude, longitude, name } = chosen;
    return { at: { latitude, longitude }, how: 'chosen', name };
  }
  const [found, saved] = [device?.at ?? null, savedPlace(user)];
  const name = user?.area ?? user?.city ?? null;
  if (found && saved && isSamePlace(found, saved)) return { at: saved, how: 'device', name };
  if (found) return { at: found, how: 'device', name: null };
  return saved ? { at: saved, how: 'saved', name } : { at: null, how: null, name: null };
}

/** The place that counts, for what is asked for ahead of a screen. */
export async function fetchPlaceInUse(client: QueryClient): Promise<PlaceInUse> {
  const { user } = currentSession();
  const chosen = chosenPlaceOf(user);
  // A choice needs no device, which may take its time.
  const device = chosen ? undefined : await client.fetchQuery(deviceQuery);
  return placeInUse(chosen, device, user);
}

export const fetchPosition = async (client: QueryClient): Promise<Coordinates | null> =>
  (await fetchPlaceInUse(client)).at;

function useTimedOut(waiting: boolean): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setOver(true), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return over;
}

export type UserPosition = PlaceInUse & {
  /** Worth loading a list for: chosen, or the device has answered or been waited for long enough. */
  settled: boolean;
  /** Where the device is, even while another place is chosen. */
  device: Coordinates | null;
  /** Asks the browser, which may ask the person. Throws a `LocationError`. */
  locate: () => Promise<void>;
};

/** The place that counts, as far as it is known without a question. */
export function usePosition(): UserPosition {
  const { user } = useSession();
  const chosen = useChosenPlace(user);
  const client = useQueryClient();
  const { data: device, isPending } = useQuery(deviceQuery);
  const timedOut = useTimedOut(isPending);

  async function locate() {
    const here = await currentLocation();
    client.setQueryData(deviceQuery.queryKey, { permission: 'granted', at: here });
  }

  return {
    ...placeInUse(chosen, device, user),
    settled: chosen !== null || !isPending || timedOut,
    device: device?.at ?? null,
    locate,
  };
}
