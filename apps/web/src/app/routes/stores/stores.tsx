import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { SearchField } from '../../../components/ui/form/search-field.tsx';
import { paths } from '../../../config/paths.ts';
import { categoriesOptions, useStoreCategories } from '../../../features/deals/deals-api.ts';
import { CategoryChips } from '../../../features/deals/home/category-chips.tsx';
import { prefetchPlaceName } from '../../../features/profile/place/nearest-place.ts';
import PlaceLine from '../../../features/profile/place/place-line.tsx';
import {
  directoryOptions,
  type StoresWanted,
} from '../../../features/stores/directory/directory-api.ts';
import { directoryTexts } from '../../../features/stores/directory/directory-texts.ts';
import { StoreDirectory } from '../../../features/stores/directory/store-directory.tsx';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { usePaused } from '../../../lib/use-paused.ts';
import { fetchPosition } from '../../../lib/use-position.ts';
import { type Prefetch } from '../../screen-file.tsx';
import { screenTexts } from '../../screen-texts.ts';
import { ScreenWrapper } from '../../shell/screen-wrapper.tsx';

const wantedIn = (params: URLSearchParams): StoresWanted => ({
  text: params.get('q')?.trim() ?? '',
  category: params.get('category') || null,
});

const prefetch: Prefetch = (client, { search }) => {
  const wanted = wantedIn(new URLSearchParams(search));
  const list = async () =>
    client.prefetchInfiniteQuery(directoryOptions(wanted, await fetchPosition(client)));
  return [list(), prefetchPlaceName(client), client.prefetchQuery(categoriesOptions)];
};

/** What is wanted stands in the address, so that who comes back from a store finds the list as it was. */
function useStoresWanted() {
  const [params, setParams] = useSearchParams();
  const wanted = wantedIn(params);

  function want(change: Partial<StoresWanted>) {
    const { text, category } = { ...wanted, ...change };
    const next = new URLSearchParams({ ...(text && { q: text }), ...(category && { category }) });
    if (next.toString() !== params.toString()) setParams(next, { replace: true });
  }
  return { wanted, want };
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
  const search = useEffectEvent((text: string) => want({ text }));
  useEffect(() => search(paused), [paused]);

  function look(text: string) {
    setTyped(text);
    want({ text });
  }

  return (
    <ScreenWrapper title={titles.stores} parent={signedIn ? paths.dealsHome : paths.offers}>
      <PlaceLine withNotice />
      <div className="flex flex-col gap-3 pt-2">
        <div className="px-5">
          <SearchField label={texts.search} value={typed} onChange={setTyped} />
        </div>
        <div className="pl-4">
          <CategoryChips
            all={texts.all}
            categories={categories.data}
            loading={categories.isPending}
            filter={wanted.category ? { kind: 'category', id: wanted.category } : { kind: 'all' }}
            onChoose={(filter) => want({ category: filter.kind === 'category' ? filter.id : null })}
          />
        </div>
        <div className="px-5 pb-8">
          <StoreDirectory
            wanted={wanted}
            onSearch={look}
            onShowAll={() => {
              setTyped('');
              want({ text: '', category: null });
            }}
          />
        </div>
      </div>
    </ScreenWrapper>
  );
}
StoresScreen.prefetch = prefetch;
