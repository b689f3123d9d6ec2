import type { ListedStore } from '@baeon/contracts/stores/stores-wire';
import { Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { SearchField } from '@baeon/ui/components/form/search-field.tsx';
import { usePaneSide } from '@baeon/ui/components/side-pane.tsx';
import { paths, storePath } from '../../../config/paths.ts';
import { categoriesOptions, useStoreCategories } from '../../../features/deals/deals-api.ts';
import { CategoryChips } from '../../../features/deals/home/category-chips.tsx';
import { StickySearch, useStickySearch } from '../../../features/deals/home/home-head.tsx';
import { MapPart, ViewToggle } from '../../../features/deals/map/map-part.tsx';
import type { MapSpot } from '../../../features/deals/map/map-spot.ts';
import { areaIn, useMapView } from '../../../features/deals/map/use-map-view.ts';
import { prefetchPlaceName } from '../../../features/profile/place/nearest-place.ts';
import PlaceLine from '../../../features/profile/place/place-line.tsx';
import {
  directoryOptions,
  type StoresWanted,
  useStoreDirectory,
} from '../../../features/stores/directory/directory-api.ts';
import { directoryTexts } from '../../../features/stores/directory/directory-texts.ts';
import { StoreDirectory } from '../../../features/stores/directory/store-directory.tsx';
import { useSession } from '../../../lib/session.ts';
import { lastSegment } from '@baeon/ui/lib/format/format.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useAddressParams } from '@baeon/ui/lib/use-address-params.ts';
import { usePaused } from '@baeon/ui/lib/use-paused.ts';
import { fetchPosition, usePosition } from '../../../lib/use-position.ts';
import { type Prefetch, screenFile } from '../../screen-file.tsx';
import { screenTexts } from '../../screen-texts.ts';
import { ScreenWrapper } from '../../shell/screen-wrapper.tsx';

const areaNotice = screenFile(() => import('../../../features/deals/map/area-notice.tsx'));

const spotOfStore = (store: ListedStore): MapSpot => ({
  id: store.id,
  coordinates: store.location.coordinates,
  face: store.rating === null ? '★' : `★ ${store.rating.toFixed(1)}`,
  over: lastSegment(store.category),
  title: store.name,
  picture: store.logo,
  saving: null,
  distance_km: store.distance_km,
});

const wantedIn = (params: URLSearchParams): StoresWanted => ({
  text: params.get('q')?.trim() ?? '',
  category: params.get('category') || null,
  area: areaIn(params),
});

const prefetch: Prefetch = (client, { search }) => {
  const wanted = wantedIn(new URLSearchParams(search));
  const list = async () =>
    client.prefetchInfiniteQuery(directoryOptions(wanted, await fetchPosition(client)));
  return [list(), prefetchPlaceName(client), client.prefetchQuery(categoriesOptions)];
};

/** What is wanted stands in the address, so that who comes back from a store finds the list as it was. */
function useStoresWanted() {
  const [params, alter] = useAddressParams();

  function want(change: Partial<StoresWanted>) {
    alter((next) => {
      const { text, category } = { ...wantedIn(next), ...change };
      for (const [name, value] of [
        ['q', text],
        ['category', category],
      ] as const) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
    });
  }
  return { wanted: wantedIn(params), want };
}

/** All stores around, for members and visitors. */
export default function StoresScreen() {
  const texts = useTexts(directoryTexts);
  const { titles } = useTexts(screenTexts);
  const { signedIn } = useSession();
  const { wanted, want } = useStoresWanted();
  const [typed, setTyped] = useState(wanted.text);
  const paused = usePaused(typed.trim());
  const categories = useStoreCategories();
  const query = useStoreDirectory(wanted);
  const { area, isMap, isBeside, searchArea, onToggle } = useMapView();
  const { at } = usePosition();
  const navigate = useNavigate();
  const side = usePaneSide();
  const stores = query.data?.stores;
  const spots = useMemo(() => (stores ?? []).map(spotOfStore), [stores]);
  const map = {
    found: {
      spots,
      loading: query.isPending,
      loadingMore: query.isFetchingNextPage,
      hasMore: query.hasNextPage && !query.isFetchNextPageError,
      busy: query.isFetching,
      onEndNear: () => void query.fetchNextPage({ cancelRefetch: false }),
    },
    words: texts.map,
    place: at,
    area,
    onSearchArea: searchArea,
    onOpen: (id: string) => void navigate(storePath(id), { replace: side?.is === 'list' }),
  };
  const { toTop, ...places } = useStickySearch();
  function narrow(change: Partial<StoresWanted>) {
    want(change);
    toTop();
  }
  const search = useEffectEvent((text: string) => text !== wanted.text && narrow({ text }));
  useEffect(() => void search(paused), [paused]);

  function look(text: string) {
    setTyped(text);
    narrow({ text });
  }

  return (
    <ScreenWrapper title={titles.stores} parent={signedIn ? paths.dealsHome : paths.offers}>
      <PlaceLine withNotice />
      <div
        data-fills-column={isMap || undefined}
        className={classNames('@container', isMap && 'flex flex-1 flex-col')}
      >
        <StickySearch {...places}>
          <SearchField label={texts.search} value={typed} onChange={setTyped} />
        </StickySearch>
        <div className={classNames('flex flex-col gap-3', isMap && 'flex-1')}>
          <div className="pl-4">
            <CategoryChips
              all={texts.all}
              categories={categories.data}
              loading={categories.isPending}
              filter={wanted.category ? { kind: 'category', id: wanted.category } : { kind: 'all' }}
              onChoose={(filter) =>
                narrow({ category: filter.kind === 'category' ? filter.id : null })
              }
            />
          </div>
          {(isMap || spots.length > 0) && <ViewToggle isMap={isMap} onToggle={onToggle} />}
          {area && !isMap && (
            <Suspense fallback={null}>
              <areaNotice.Screen onClear={() => searchArea(null)} />
            </Suspense>
          )}
          {isMap ? (
            <MapPart {...map} />
          ) : (
            <div className="px-5 pb-8">
              <StoreDirectory
                wanted={wanted}
                query={query}
                onSearch={look}
                onShowAll={() => {
                  setTyped('');
                  want({ text: '', category: null });
                }}
              />
            </div>
          )}
          {isBeside && <MapPart {...map} beside={side ? side.opened : true} />}
        </div>
      </div>
    </ScreenWrapper>
  );
}
StoresScreen.prefetch = prefetch;
