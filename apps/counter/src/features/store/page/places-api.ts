import type { NearestPlaceResult, PlacesResult } from '@baeon/contracts/places/places-wire';
import { MIN_PLACE_QUERY } from '@baeon/contracts/profile/onboarding';
import type { StoreCategory } from '@baeon/contracts/stores/stores-wire';
import type { Coordinates } from '@baeon/contracts/places/geo';
import type { MapBounds } from '@baeon/ui/components/map/base-map.ts';
import { usePaused } from '@baeon/ui/lib/use-paused.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { counterWire } from '../../../config/counter-config.ts';
import { callPerson } from '../../../lib/person-api.ts';

export const categoriesQuery = queryOptions({
  queryKey: ['store-categories'],
  queryFn: ({ signal }) => callPerson<StoreCategory[]>(counterWire.categories, { signal }),
});

export function usePinSearch(typed: string) {
  const text = usePaused(typed.trim());
  return useQuery({
    queryKey: ['places', text],
    queryFn: ({ signal }) => callPerson<PlacesResult>(counterWire.places(text), { signal }),
    enabled: text.length >= MIN_PLACE_QUERY,
    staleTime: Infinity,
  });
}

export const askNames = (within: MapBounds, signal: AbortSignal) =>
  callPerson<PlacesResult>(counterWire.placesWithin(within), { signal });

/** City and state around a point; null where nobody knows, which is no trouble: they can be typed. */
export const placeAround = (at: Coordinates) =>
  callPerson<NearestPlaceResult>(counterWire.nearestPlace(at)).then(
    ({ place }) => place,
    () => null,
  );
