import type { Place, PlacesResult } from '@baeon/contracts/places/places-wire';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MapBounds } from './base-map.ts';

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

export type AskNames = (bounds: MapBounds, signal: AbortSignal) => Promise<PlacesResult>;

/** What our own map writes on its paper; null: one that is made of pictures has its names on them. */
export function useMapNames(bounds: MapBounds | null, ask: AskNames | null): Place[] {
  const asked = bounds && widened(bounds);
  const { data } = useQuery({
    queryKey: ['map-names', asked],
    queryFn: ({ signal }) => ask!(asked!, signal),
    enabled: asked !== null && ask !== null,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  return data?.places ?? none;
}
