import { type Coordinates, distanceKm } from '@baeon/contracts/places/geo';
import { usePosition } from '../../lib/use-position.ts';

/** How far a place is from where the person is; null where that is not known. */
export function useDistanceKm(to: Coordinates): number | null {
  const { at } = usePosition();
  return at && distanceKm(at, to);
}
