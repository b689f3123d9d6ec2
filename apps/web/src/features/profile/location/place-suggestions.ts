import { MIN_PLACE_QUERY, PLACE_LONGER_THAN } from '@baeon/contracts/profile/onboarding';
import type { Place, PlacesResult } from '@baeon/contracts/places/places-wire';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { placesUrl } from '../../../config/paths.ts';
import { callApi } from '../../../lib/api-client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { usePaused } from '@baeon/ui/lib/use-paused.ts';

export type PlaceKind = Place['kind'];

const none: Place[] = [];

const placesQuery = (query: string, kind: PlaceKind) =>
  queryOptions({
    queryKey: queryKeys.places(query, kind),
    queryFn: ({ signal }) => callApi<PlacesResult>(placesUrl(query, kind), { signal }),
    enabled: query.length >= MIN_PLACE_QUERY,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    // By the time of a second try the person has typed on.
    retry: false,
  });

type PlaceSearch = { places: Place[]; asking: boolean; failed: boolean };

/** Places that begin like what is typed. */
export function usePlaceSearch(typed: string, kind: PlaceKind): PlaceSearch {
  const text = typed.trim();
  const paused = usePaused(text);
  const { data, isFetching, isError } = useQuery(placesQuery(paused, kind));
  if (text.length < MIN_PLACE_QUERY) return { places: none, asking: false, failed: false };
  const asking = isFetching || paused !== text;
  return { places: data?.places ?? none, asking, failed: isError && !asking };
}

/** Trouble means none: the text alone is good enough. */
export const usePlaceSuggestions = (typed: string, kind: PlaceKind): Place[] =>
  usePlaceSearch(typed, kind).places;

/** Where the place lies, to tell it from its namesakes. */
export const placeDetail = ({ kind, city, state }: Place): string =>
  kind === 'area' ? `${city}, ${state}` : state;

/** What choosing a place writes into its field: the name, and more only if that does not say enough. */
export function placeText(place: Place, among: readonly Place[]): string {
  const namesakes = among.filter(({ name }) => name === place.name).length;
  const saysEnough =
    place.kind === 'area' || (namesakes <= 1 && place.name.length > PLACE_LONGER_THAN);
  return saysEnough ? place.name : `${place.name}, ${place.state}`;
}
