import { type Coordinates, rounded } from '@baeon/contracts/places/geo';
import type { Suggestions } from '@baeon/contracts/search/suggestions-wire';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { recentSearchesUrl, suggestionsUrl } from '../../../config/paths.ts';
import { callApi } from '../../../lib/api-client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useSession } from '../../../lib/session.ts';
import { usePaused } from '@baeon/ui/lib/use-paused.ts';

const FRESH_MS = 60_000;

/** What may be meant by what is typed; null until that is known, and where it cannot be. */
export function useSuggestions(typed: string, place: Coordinates | null): Suggestions | null {
  const { user } = useSession();
  const text = typed.trim().toLowerCase();
  const paused = usePaused(text);
  const at = place && rounded(place);
  const { data, isError } = useQuery({
    queryKey: queryKeys.suggestions(paused, `${user?.id} ${at?.latitude} ${at?.longitude}`),
    queryFn: ({ signal }) => callApi<Suggestions>(suggestionsUrl({ q: paused, ...at }), { signal }),
    placeholderData: keepPreviousData,
    // What was searched for last is another one after every search.
    staleTime: paused === '' ? 0 : FRESH_MS,
    // By the time of a second try the person has typed on.
    retry: false,
  });
  // What was typed before says nothing of an empty box, nor the other way round.
  const isOfThis = (text === '') === (paused === '');
  return (isOfThis && !isError && data) || null;
}

/** Removes one of the recent searches, or all of them, at once; the server hears of it. */
export function useForgetSearches() {
  const client = useQueryClient();
  const { user } = useSession();
  const { mutate } = useMutation({
    mutationFn: (text: string | null) =>
      callApi(recentSearchesUrl(user?.id ?? '', text), { method: 'DELETE' }),
    onMutate: (text) => {
      client.setQueriesData<Suggestions>({ queryKey: queryKeys.allSuggestions }, (before) => {
        const kept = text === null ? [] : before?.recent.filter((each) => each !== text);
        return before && { ...before, recent: kept ?? [] };
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.allSuggestions }),
  });
  return mutate;
}
