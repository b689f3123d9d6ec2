import type { Place, PlacesResult } from '@baeon/contracts/places/places-wire';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { appConfig } from '../../../config/app-config.ts';
import { placesWithinUrl } from '../../../config/paths.ts';
import { callApi } from '../../../lib/api-client.ts';
import type { MapBounds } from './leaflet-map.ts';

const none: Place[] = [];

/** To steps of about the map's own size, so that a small move asks for nothing new. */
function widened({ south, west, north, east }: MapBounds): MapBounds {
  const step = 2 ** Math.floor(Math.log2(Math.max(north - south, east - west, 0.01))) / 2;
  const clamp = (degrees: number, most: number) => Math.min(most, Math.max(-most, degrees));
  return {
    south: clamp(Math.floor(south / step) * step, 90),
    west: clamp(Math.floor(west / step) * step, 180),
    north: clamp(Math.ceil(north / step) * step, 90),
    east: clamp(Math.ceil(east / step) * step, 180),
  };
}

/** What our own map writes on its paper; one that is made of pictures has its names on them. */
export function useMapNames(bounds: MapBounds | null): Place[] {
  const asked = bounds && widened(bounds);
  const { data } = useQuery({
    queryKey: ['map-names', asked],
    queryFn: ({ signal }) => callApi<PlacesResult>(placesWithinUrl(asked!), { signal }),
    enabled: asked !== null && appConfig.mapTiles === null,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  return data?.places ?? none;
}
