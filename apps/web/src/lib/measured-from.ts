import { type Coordinates, distanceKm } from '@baeon/contracts/places/geo';

type Measured = { distance_km: number | null };

/** Around another place the server measures from there; people want to know how far it is from them. */
export function measuredFrom<T extends Measured>(
  place: Coordinates,
  entries: readonly T[],
  coordinatesOf: (entry: T) => readonly [longitude: number, latitude: number],
): T[] {
  return entries.map((entry) => {
    const [longitude, latitude] = coordinatesOf(entry);
    return { ...entry, distance_km: distanceKm(place, { latitude, longitude }) };
  });
}
