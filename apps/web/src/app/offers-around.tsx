import { type ReactNode, Suspense, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { Sheet, SheetPart } from '@baeon/ui/components/sheet/sheet.tsx';
import { useSheetParam } from '@baeon/ui/components/sheet/use-sheet-param.ts';
import { usePaneSide } from '@baeon/ui/components/side-pane.tsx';
import {
  type DealListOf,
  type useDealList,
  useStoreCategories,
} from '../features/deals/deals-api.ts';
import { dealsTexts } from '../features/deals/deals-texts.ts';
import { type DealChoice, useDealChoice } from '../features/deals/home/deal-choice.ts';
import { type DealFilter, textFilter, useDealFilter } from '../features/deals/home/deal-filter.ts';
import { DealSearch } from '../features/deals/home/deal-search.tsx';
import { HomeHead, useStickySearch } from '../features/deals/home/home-head.tsx';
import { MapPart, ViewToggle } from '../features/deals/map/map-part.tsx';
import { spotOfOffer } from '../features/deals/map/map-spot.ts';
import { useMapView } from '../features/deals/map/use-map-view.ts';
import { useSearchVoice } from '../features/voice/search-voice.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { usePosition } from '../lib/use-position.ts';
import { screenFile } from './screen-file.tsx';

const refineForm = screenFile(() => import('../features/deals/home/refine-form.tsx'));
const areaNotice = screenFile(() => import('../features/deals/map/area-notice.tsx'));

type Props = {
  wanted: DealListOf;
  query: ReturnType<typeof useDealList>;
  linkTo: (campaignId: string) => string;
  /** The list. */
  children: ReactNode;
};

/** The offers around a place, searched, sorted and filtered as on the deals home, as a list and on a map. */
export function OffersAround({ wanted, query, linkTo, children }: Props) {
  const { home: texts } = useTexts(dealsTexts);
  const { choice, area } = wanted;
  const { at } = usePosition();
  const navigate = useNavigate();
  const [filter, setFilter] = useDealFilter();
  const [, setChoice] = useDealChoice('refine');
  const { toTop, ...places } = useStickySearch();
  const { isMap, isBeside, searchArea, onToggle } = useMapView();
  const refineSheet = useSheetParam('refine');
  const side = usePaneSide();
  const search = (text: string) => narrow(textFilter(text));
  const voice = useSearchVoice(search);
  const categories = useStoreCategories();
  const { meant = null, deals } = query.data ?? {};
  const spots = useMemo(() => (deals ?? []).map(spotOfOffer), [deals]);

  function narrow(next: DealFilter) {
    setFilter(next);
    toTop();
  }
  function choose(next: DealChoice) {
    setChoice(next);
    toTop();
  }

  const map = {
    found: {
      spots,
      loading: query.isPending,
      loadingMore: query.isFetchingNextPage,
      hasMore: query.hasNextPage && !query.isFetchNextPageError,
      busy: query.isFetching,
      onEndNear: () => void query.fetchNextPage({ cancelRefetch: false }),
    },
    place: at,
    area,
    onSearchArea: searchArea,
    // One after the other beside the list is still one step.
    onOpen: (id: string) => void navigate(linkTo(id), { replace: side?.is === 'list' }),
  };

  return (
    <HomeHead
      {...places}
      search={
        <DealSearch
          text={filter.kind === 'text' ? filter.text : ''}
          onSearch={search}
          onCategory={(id) => narrow({ kind: 'category', id })}
          voice={voice}
        />
      }
      categories={categories}
      filter={filter}
      choice={choice}
      onNarrow={narrow}
      onChoose={choose}
      onRefine={() => refineSheet.open('1')}
      fills={isMap}
    >
      {meant !== null && (
        <button
          type="button"
          onClick={() => search(meant)}
          className="mx-5 min-h-11 text-left font-semibold wrap-anywhere text-link underline-offset-4 hover:underline"
        >
          {(spots.length > 0 ? texts.resultsFor : texts.didYouMean)(meant)}
        </button>
      )}
      {(isMap || spots.length > 0) && <ViewToggle isMap={isMap} onToggle={onToggle} />}
      {area && !isMap && (
        <Suspense fallback={null}>
          <areaNotice.Screen onClear={() => searchArea(null)} />
        </Suspense>
      )}
      {isMap ? <MapPart {...map} /> : children}
      {isBeside && <MapPart {...map} beside={side ? side.opened : true} />}
      <Sheet
        open={refineSheet.section !== null}
        title={texts.refine.button}
        onClose={refineSheet.close}
      >
        <SheetPart>
          <Suspense fallback={null}>
            <refineForm.Screen choice={choice} onApply={choose} forAnybody />
          </Suspense>
        </SheetPart>
      </Sheet>
    </HomeHead>
  );
}
