import { type Coordinates, isServed } from '@baeon/contracts/places/geo';
import type { NearestPlaceResult } from '@baeon/contracts/places/places-wire';
import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { appConfig } from '../../../config/app-config.ts';
import { nearestPlaceUrl } from '../../../config/paths.ts';
import { callApi } from '../../../lib/api-client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { fetchPlaceInUse, type PlaceInUse } from '../../../lib/use-position.ts';

/** A hundred metres make no other name, and nobody needs to know more of a person to tell it. */
const roughly = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: Math.round(latitude * 1000) / 1000,
  longitude: Math.round(longitude * 1000) / 1000,
});

function nearestPlaceOptions(place: Coordinates | null) {
  const at = place && roughly(place);
  return queryOptions({
    queryKey: queryKeys.nearestPlace(at ? `${at.latitude},${at.longitude}` : 'nowhere'),
    queryFn: at
      ? ({ signal }) => callApi<NearestPlaceResult>(nearestPlaceUrl(at), { signal })
      : skipToken,
    staleTime: Infinity,
  });
}

const isOutside = ({ at }: PlaceInUse): boolean =>
  at !== null && !isServed(at, appConfig.serviceArea);

/** Of a place that has no name yet, or is not served. */
const asksNearest = (place: PlaceInUse): Coordinates | null =>
  place.name === null || isOutside(place) ? place.at : null;

export async function prefetchPlaceName(client: QueryClient): Promise<void> {
  const at = asksNearest(await fetchPlaceInUse(client));
  if (at) await client.prefetchQuery(nearestPlaceOptions(at));
}

export type PlaceAround = {
  /** Null while it is asked for, and where nobody has a name for it. */
  name: string | null;
  naming: boolean;
  outside: boolean;
  around: NearestPlaceResult | undefined;
  failed: boolean;
};

/** What the place in use is called, and what is served where it is not. */
export function usePlaceAround(place: PlaceInUse): PlaceAround {
  const { data, isLoading, isError } = useQuery(nearestPlaceOptions(asksNearest(place)));
  return {
    name: place.name ?? data?.place?.name ?? null,
    naming: place.name === null && isLoading,
    outside: isOutside(place),
    around: data,
    failed: isError,
  };
}
