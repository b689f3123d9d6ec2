import type { Coordinates } from '@baeon/contracts/places/geo';
import { areaIn, useDistancesFrom, useMapView } from '../map/use-map-view.ts';
import { activeIn, choiceOf, type DealChoice, useDealChoice } from './deal-choice.ts';
import { type DealFilter, filterOf, textFilter, useDealFilter } from './deal-filter.ts';
import { useStickySearch } from './home-head.tsx';
import { askedFor, useNearDeals } from './use-near-deals.ts';

type Place = { at: Coordinates | null; settled: boolean };

/** What an address wants of the deals, for who asks for them before the screen is drawn. */
export function addressWants(search: string) {
  const params = new URLSearchParams(search);
  const asked = askedFor(filterOf(params), choiceOf(params));
  const area = areaIn(params);
  const hasAsked = Object.keys(asked).length > 0;
  return { asked, area, hasAsked, isLooking: hasAsked || area !== null };
}

/** What is wanted of the deals, as the address says, and what that finds. Every change of it shows its begin. */
export function useWantedDeals({ at, settled }: Place) {
  const [filter, setFilter] = useDealFilter();
  const [choice, setChoice] = useDealChoice('refine');
  const { toTop, ...places } = useStickySearch();
  const view = useMapView();
  const { area } = view;
  const near = useDistancesFrom(
    area && at,
    useNearDeals({ at: area ?? at, ready: settled || area !== null, filter, choice }),
  );

  function narrow(next: DealFilter) {
    setFilter(next);
    toTop();
  }
  function choose(next: DealChoice) {
    setChoice(next);
    toTop();
  }

  return {
    ...places,
    toTop,
    filter,
    choice,
    narrow,
    choose,
    search: (text: string) => narrow(textFilter(text)),
    view,
    near,
    /** For something, or around another place than their own. */
    isLooking: filter.kind !== 'all' || activeIn(choice).length > 0 || area !== null,
  };
}
