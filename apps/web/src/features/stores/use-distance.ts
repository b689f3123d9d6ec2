import { type Coordinates, distanceKm } from '@baeon/contracts/geo';
import { useEffect, useState } from 'react';
import { currentLocation, locationPermission } from '../../device/geolocation.ts';
import { useSession } from '../../lib/session.ts';

/** The device's place, if it may be known without asking. A distance is not worth a question. */
async function knownLocation(signal: AbortSignal): Promise<Coordinates | null> {
  if ((await locationPermission()) !== 'granted' || signal.aborted) return null;
  return currentLocation(signal).catch(() => null);
}

/** How far a place is from where the person is: the saved place, else the device's; null for neither. */
export function useDistanceKm(to: Coordinates): number | null {
  const { user } = useSession();
  const [device, setDevice] = useState<Coordinates | null>(null);
  const saved =
    user && user.latitude !== null && user.longitude !== null
      ? { latitude: user.latitude, longitude: user.longitude }
      : null;
  const isSaved = saved !== null;

  useEffect(() => {
    if (isSaved) return;
    const leaving = new AbortController();
    void knownLocation(leaving.signal).then((location) => {
      if (!leaving.signal.aborted) setDevice(location);
    });
    return () => leaving.abort();
  }, [isSaved]);

  const from = saved ?? device;
  return from && distanceKm(from, to);
}
