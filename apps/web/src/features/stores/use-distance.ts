import { type Coordinates, distanceKm } from '@baeon/contracts/geo';
import { useEffect, useState } from 'react';
import { currentLocation, locationPermission } from '../../device/geolocation.ts';
import { useSession } from '../../lib/session.ts';

/** The device's place, if it may be known without asking. A distance is not worth a question. */
async function knownLocation(signal: AbortSignal): Promise<Coordinates | null> {
  if ((await locationPermission()) !== 'granted' || signal.aborted) return null;
  return currentLocation(signal).catch(() => null);
}

/**
 * How far a place is from where the person is: the device's place, and the saved one until the
 * device answers or where it does not; null for neither.
 */
export function useDistanceKm(to: Coordinates): number | null {
  const { user } = useSession();
  const [device, setDevice] = useState<Coordinates | null>(null);
  const saved =
    user && user.latitude !== null && user.longitude !== null
      ? { latitude: user.latitude, longitude: user.longitude }
      : null;

  useEffect(() => {
    const leaving = new AbortController();
    void knownLocation(leaving.signal).then((location) => {
      if (!leaving.signal.aborted) setDevice(location);
    });
    return () => leaving.abort();
  }, []);

  const from = device ?? saved;
  return from && distanceKm(from, to);
}
