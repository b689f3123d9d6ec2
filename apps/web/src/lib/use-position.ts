import { type Coordinates, distanceKm } from '@baeon/contracts/places/geo';
import type { User } from '@baeon/contracts/profile/profile-wire';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  currentLocation,
  type LocationPermission,
  locationPermission,
} from '../device/geolocation.ts';
import { currentSession, useSession } from './session.ts';

type Device = { permission: LocationPermission; at: Coordinates | null };

/** Less than this is the same place: a satellite's word wavers, and lists must not reload for it. */
const SAME_PLACE_KM = 0.1;
/** A saved place is better than a longer wait for the device's. */
const TIMEOUT_MS = 1500;

const isSamePlace = (a: Coordinates, b: Coordinates) => distanceKm(a, b) < SAME_PLACE_KM;

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

const deviceQuery = queryOptions({
  queryKey: ['position'],
  queryFn: ({ signal }) => knownDevice(signal),
  staleTime: 5 * 60_000,
  retry: false,
  structuralSharing: steady,
});

function savedPlace(user: User | null): Coordinates | null {
  if (!user || user.latitude === null || user.longitude === null) return null;
  return { latitude: user.latitude, longitude: user.longitude };
}

function placeOf(device: Device | undefined, user: User | null): Coordinates | null {
  const [found, saved] = [device?.at ?? null, savedPlace(user)];
  return found && saved && isSamePlace(found, saved) ? saved : (found ?? saved);
}

/** Where the person is, for what is asked for ahead of a screen. */
export async function fetchPosition(client: QueryClient): Promise<Coordinates | null> {
  return placeOf(await client.fetchQuery(deviceQuery), currentSession().user);
}

function useTimedOut(waiting: boolean): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setOver(true), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return over;
}

export type UserPosition = {
  /** The device's place, and the saved one until the device answers or where it does not. */
  at: Coordinates | null;
  /** Worth loading a list for: the device has answered, or has been waited for long enough. */
  settled: boolean;
  /** Whether the device could still be asked, by `locate`. */
  canAsk: boolean;
  /** Asks the browser, which may ask the person. Throws a `LocationError`. */
  locate: () => Promise<void>;
};

/** Where the person is, as far as that is known without a question. */
export function usePosition(): UserPosition {
  const { user } = useSession();
  const client = useQueryClient();
  const { data: device, isPending } = useQuery(deviceQuery);
  const timedOut = useTimedOut(isPending);

  async function locate() {
    const here = await currentLocation();
    client.setQueryData(deviceQuery.queryKey, { permission: 'granted', at: here });
  }

  return {
    at: placeOf(device, user),
    settled: !isPending || timedOut,
    canAsk: device !== undefined && !device.at && device.permission !== 'denied',
    locate,
  };
}
