import { ChevronRight, LogIn } from 'lucide-react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { buttonClass } from '@baeon/ui/components/button.tsx';
import { dealPath, offersPath, paths } from '../config/paths.ts';
import {
  categoriesOptions,
  type DealListOf,
  dealListOptions,
  useDealList,
} from '../features/deals/deals-api.ts';
import { activeIn, choiceOfAnybody } from '../features/deals/home/deal-choice.ts';
import { DealList } from '../features/deals/list/deal-list.tsx';
import { areaIn } from '../features/deals/map/use-map-view.ts';
import { prefetchPlaceName } from '../features/profile/place/nearest-place.ts';
import PlaceLine from '../features/profile/place/place-line.tsx';
import { storeOptions } from '../features/stores/stores-api.ts';
import { lastSegment } from '@baeon/ui/lib/format/format.ts';
import { detourTo } from '../lib/login-detour.ts';
import { useSession } from '../lib/session.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { fetchPosition } from '../lib/use-position.ts';
import { OffersAround } from './offers-around.tsx';
import { screenTexts } from './screen-texts.ts';
import type { Prefetch } from './screen-file.tsx';
import { ScreenWrapper } from './shell/screen-wrapper.tsx';
import { StoresLink } from './shell/stores-link.tsx';

function LoginHint() {
  const { link, rest } = useTexts(screenTexts).offers.logIn;
  const here = useLocation();
  return (
    <Link
      to={paths.login}
      state={detourTo(here)}
      className="mb-4 flex min-h-13 items-center gap-[12px] rounded-card bg-brand-soft px-[16px] py-2 text-sm hover:underline"
    >
      <LogIn aria-hidden="true" className="size-[20px] shrink-0 text-link" />
      <span className="min-w-0 flex-1">
        <span className="font-semibold text-link">{link}</span> {rest}
      </span>
      <ChevronRight aria-hidden="true" className="size-[20px] shrink-0 text-ink-muted" />
    </Link>
  );
}

function BackToHome() {
  return (
    <Link to={paths.home} className={buttonClass('secondary', 'w-full')}>
      {useTexts(screenTexts).offers.backToHome}
    </Link>
  );
}

type Props = {
  /** Whether this is the members' home, to which the deals lead back. */
  home?: boolean;
};

function wantedIn(params: URLSearchParams, home: boolean): DealListOf {
  return {
    storeId: params.get('store_id'),
    businessId: params.get('business_id'),
    text: params.get('q'),
    category: params.get('category'),
    choice: choiceOfAnybody(params),
    area: areaIn(params),
    fromHome: home || params.get('from_home') === 'true',
  };
}

export function prefetchDealList(home: boolean): Prefetch {
  return (client, { search }) => {
    const wanted = wantedIn(new URLSearchParams(search), home);
    const list = async () =>
      client.prefetchInfiniteQuery(dealListOptions(wanted, await fetchPosition(client)));
    return [list(), prefetchPlaceName(client), client.prefetchQuery(categoriesOptions)];
  };
}

/** The deals of everybody, or of the one store that the address names. */
export function DealListScreen({ home = false }: Props) {
  const texts = useTexts(screenTexts);
  const [params] = useSearchParams();
  const { signedIn } = useSession();
  const wanted = wantedIn(params, home);
  const { storeId, businessId, text, category, choice, area, fromHome } = wanted;
  const isNarrowed = Boolean(text ?? category ?? area) || activeIn(choice).length > 0;
  const storeWanted = storeId ?? businessId;
  const deals = useDealList(wanted);

  const [first] = deals.data?.deals ?? [];
  // Deals name their store; where there are none, it has to be asked for.
  const store = useQuery({
    ...storeOptions(storeWanted ?? ''),
    enabled: storeWanted !== null && !!deals.data && !first,
  });
  const storeName = storeWanted === null ? null : (first?.store.name ?? store.data?.name);

  const linkTo = (id: string) => dealPath(id, fromHome ? { from_home: true } : {});
  const list = (
    <div className="px-5 pb-2">
      {!signedIn && <LoginHint />}
      {fromHome && !home && (
        <div className="mb-4">
          <BackToHome />
        </div>
      )}
      <DealList
        key={JSON.stringify(wanted)}
        query={deals}
        searched={text ?? (category && lastSegment(category))}
        linkTo={({ campaign_id }) => linkTo(campaign_id)}
        endsHere={storeWanted === null}
        whenEmpty={
          (isNarrowed || storeWanted !== null) && (
            <Link to={home ? paths.home : offersPath()} className={buttonClass('primary')}>
              {texts.offers.all}
            </Link>
          )
        }
      />
    </div>
  );

  return (
    <ScreenWrapper
      title={storeName ? texts.titles.offersAt(storeName) : texts.titles.offers}
      parent={home ? paths.dealsHome : fromHome ? paths.home : paths.root}
      action={storeWanted === null && <StoresLink />}
    >
      {storeWanted === null ? (
        <>
          <PlaceLine withNotice />
          <OffersAround wanted={wanted} query={deals} linkTo={linkTo}>
            {list}
          </OffersAround>
        </>
      ) : (
        <div className="pt-2 pb-6">{list}</div>
      )}
    </ScreenWrapper>
  );
}
