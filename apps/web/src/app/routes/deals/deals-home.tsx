import type { CouponEntry } from '@baeon/contracts/campaigns/campaigns-wire';
import { claimMessages } from '@baeon/contracts/coupons/coupons';
import { isServed } from '@baeon/contracts/places/geo';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Skeleton } from '../../../components/ui/layout.tsx';
import { Sheet, SheetPart } from '../../../components/ui/sheet/sheet.tsx';
import { useSheetParam } from '../../../components/ui/sheet/use-sheet-param.ts';
import { appConfig } from '../../../config/app-config.ts';
import { dealPath, heldCouponPath, paths } from '../../../config/paths.ts';
import { heldCouponsOptions, useHeldCoupons } from '../../../features/coupons/coupons-api.ts';
import { showClaimed, useClaim } from '../../../features/coupons/claim/use-claim.ts';
import { RaiseSheet } from '../../../features/deal-raise/raise-sheet.tsx';
import { ActiveCoupons, activeCoupons } from '../../../features/deals/home/active-coupons.tsx';
import { DealDetails } from '../../../features/deals/home/deal-details.tsx';
import {
  activeIn,
  type DealChoice,
  plainChoice,
  useDealChoice,
} from '../../../features/deals/home/deal-choice.ts';
import { HomeHead, useStickySearch } from '../../../features/deals/home/home-head.tsx';
import {
  allDeals,
  type DealFilter,
  textFilter,
  useDealFilter,
} from '../../../features/deals/home/deal-filter.ts';
import { DealSearch } from '../../../features/deals/home/deal-search.tsx';
import {
  categoriesOptions,
  dealSectionsOptions,
  nearbyDealsOptions,
  useStoreCategories,
} from '../../../features/deals/deals-api.ts';
import { NearDealList } from '../../../features/deals/home/near-deals.tsx';
import { RaiseBanner } from '../../../features/deals/home/raise-banner.tsx';
import { useGetDeal } from '../../../features/deals/home/use-get-deal.ts';
import { useLoggedError, useNearDeals } from '../../../features/deals/home/use-near-deals.ts';
import { MapPart, ViewToggle } from '../../../features/deals/map/map-part.tsx';
import { useDistancesFrom, useMapView } from '../../../features/deals/map/use-map-view.ts';
import { prefetchPlaceName } from '../../../features/profile/place/nearest-place.ts';
import PlaceLine from '../../../features/profile/place/place-line.tsx';
import { useSearchVoice } from '../../../features/voice/search-voice.tsx';
import { dealsTexts } from '../../../features/deals/deals-texts.ts';
import { useTexts } from '../../../lib/texts.ts';
import { currentSession, currentUserId, type Session, useSession } from '../../../lib/session.ts';
import { fetchPosition, usePosition } from '../../../lib/use-position.ts';
import { screenTexts } from '../../screen-texts.ts';
import { type Prefetch, screenFile } from '../../screen-file.tsx';
import { ScreenWrapper } from '../../shell/screen-wrapper.tsx';
import { StoresLink } from '../../shell/stores-link.tsx';

const sectionRows = screenFile(() => import('../../../features/deals/home/section-rows.tsx'));
const setupCard = screenFile(() => import('./setup-card.tsx'));

/** How far somebody came who put the rest of onboarding off; null for everybody else. */
const statusToGoOnFrom = ({ user }: Session) =>
  user && user.login_status !== 'GOTBUSINESS' ? user.login_status : null;

const ActiveCouponDetails = lazy(
  () => import('../../../features/deals/home/active-coupon-details.tsx'),
);

const AreaNotice = lazy(() => import('../../../features/deals/map/area-notice.tsx'));
const RefineForm = lazy(() => import('../../../features/deals/home/refine-form.tsx'));

const prefetch: Prefetch = (client) => {
  const person = currentUserId();
  if (person === null) return [];
  const near = async () => {
    const at = await fetchPosition(client);
    await Promise.all([
      client.prefetchInfiniteQuery(nearbyDealsOptions(person, at)),
      client.prefetchQuery(dealSectionsOptions(at)),
    ]);
  };
  return [
    near(),
    sectionRows.load(),
    prefetchPlaceName(client),
    ...(statusToGoOnFrom(currentSession()) ? [setupCard.load()] : []),
    client.prefetchQuery(categoriesOptions),
    client.prefetchQuery(heldCouponsOptions(person)),
  ];
};

export default function DealsHomeScreen() {
  const texts = useTexts(screenTexts);
  const { home } = useTexts(dealsTexts);
  const status = statusToGoOnFrom(useSession());
  const { at, settled } = usePosition();
  const [filter, setFilter] = useDealFilter();
  const [choice, setChoice] = useDealChoice('refine');
  const { top, sticky, toTop } = useStickySearch();
  const narrow = (next: DealFilter) => {
    setFilter(next);
    toTop();
  };
  const choose = (next: DealChoice) => {
    setChoice(next);
    toTop();
  };
  const search = (text: string) => narrow(textFilter(text));
  const voice = useSearchVoice(search);
  const categories = useStoreCategories();
  const held = useHeldCoupons();
  const view = useMapView();
  const { area, isMap } = view;
  const near = useDistancesFrom(
    area && at,
    useNearDeals({ at: area ?? at, ready: settled || area !== null, filter, choice }),
  );
  const isLooking = filter.kind !== 'all' || activeIn(choice).length > 0 || area !== null;
  const sections = useQuery({ ...dealSectionsOptions(at), enabled: settled && !isLooking });
  const { claiming, waiting, claim } = useClaim();
  const client = useQueryClient();
  const { get, refusalOf } = useGetDeal(claim, (result) =>
    showClaimed(client, result, claimMessages.shared),
  );
  useLoggedError('The rows of deals could not be loaded', sections.error);
  useLoggedError('The categories could not be loaded', categories.error);
  useLoggedError('Your coupons could not be loaded', held.error);

  const dealPopup = useSheetParam('deal');
  const couponPopup = useSheetParam('coupon');
  const raiseSheet = useSheetParam('raise');
  const refineSheet = useSheetParam('refine');
  const isServedHere = at ? isServed(at, appConfig.serviceArea) : settled ? false : null;
  const deal = useLastShown(
    dealPopup.section,
    [...near.entries, ...(sections.data ?? []).flatMap(({ entries }) => entries)].find(
      ({ coupon }) => coupon.campaign_id === dealPopup.section,
    ),
  );
  const coupon = useLastShown(
    couponPopup.section,
    activeCoupons(held.data ?? []).find(({ coupon: { id } }) => id === couponPopup.section),
  );

  function couponPath({ coupon: { campaign_id: id } }: CouponEntry): string {
    const mine = held.data?.find(({ coupon: { campaign_id } }) => campaign_id === id);
    return mine ? heldCouponPath(mine.coupon.id) : dealPath(id);
  }

  function dealProps(entry: CouponEntry) {
    const { campaign_id: id } = entry.coupon;
    return {
      entry,
      couponPath: couponPath(entry),
      getting: claiming === id,
      waiting: claiming === id && waiting,
      refusal: refusalOf(id),
      onGet: () => get(entry),
    };
  }

  const others = [
    status && (
      <Suspense key="setup" fallback={null}>
        <setupCard.Screen status={status} />
      </Suspense>
    ),
    <div key="raise" className="px-5">
      <RaiseBanner served={isServedHere} onBargain={() => raiseSheet.open('new')} />
    </div>,
    <ActiveCoupons
      key="active"
      coupons={held.data}
      loading={held.isPending}
      onOpen={(id) => couponPopup.open(id)}
    />,
  ];
  const openDeal = ({ coupon: { campaign_id } }: CouponEntry) => dealPopup.open(campaign_id);
  const map = { deals: near, place: at, area, onSearchArea: view.searchArea, onOpen: openDeal };
  const rows = sections.isLoading ? (
    <Skeleton key="rows" className="mx-5 h-72 rounded-card!" />
  ) : (
    <Suspense key="rows" fallback={null}>
      <sectionRows.Screen
        sections={sections.data ?? []}
        couponPath={couponPath}
        onOpen={openDeal}
        onSeeAll={toTop}
      />
    </Suspense>
  );
  // Whoever searches or filters looks for what was found, which must not lie below everything else.
  const found = (
    <NearDealList
      // What comes above it late must not push it down: it begins anew there.
      key={sections.isLoading ? 'early' : 'near'}
      deals={near}
      filter={filter}
      choice={choice}
      onShowAll={() => narrow(allDeals)}
      onClear={() => choose(plainChoice)}
      onSearch={search}
      cardProps={(entry) => ({
        ...dealProps(entry),
        opened: dealPopup.section === entry.coupon.campaign_id,
        onOpen: () => openDeal(entry),
      })}
    />
  );

  return (
    <ScreenWrapper title={texts.titles.deals} parent={paths.explore} action={<StoresLink />}>
      <PlaceLine withNotice />
      <HomeHead
        top={top}
        sticky={sticky}
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
        <ViewToggle {...view} />
        {area && !isMap && (
          <Suspense fallback={null}>
            <AreaNotice onClear={() => view.searchArea(null)} />
          </Suspense>
        )}
        {isMap ? <MapPart {...map} /> : isLooking ? [found, ...others] : [...others, rows, found]}
      </HomeHead>
      {view.isBeside && (
        <MapPart {...map} beside={dealPopup.section ?? couponPopup.section ?? true} />
      )}
      <Sheet
        beside
        open={dealPopup.section !== null && deal !== null}
        title={deal?.campaign.title ?? ''}
        onClose={dealPopup.close}
      >
        {deal && <DealDetails {...dealProps(deal)} />}
      </Sheet>
      <Sheet
        beside
        open={couponPopup.section !== null && coupon !== null}
        title={coupon?.campaign.title ?? ''}
        onClose={couponPopup.close}
      >
        {coupon && <ActiveCouponDetails held={coupon} />}
      </Sheet>
      <Sheet
        open={refineSheet.section !== null}
        title={home.refine.button}
        onClose={refineSheet.close}
      >
        <SheetPart>
          <RefineForm choice={choice} onApply={choose} />
        </SheetPart>
      </Sheet>
      <RaiseSheet
        open={raiseSheet.section !== null && isServedHere === true}
        at={at}
        onClose={raiseSheet.close}
      />
    </ScreenWrapper>
  );
}
DealsHomeScreen.prefetch = prefetch;

/**
 * What a popup shows: the newest of what is found under its id, and the last of it when it is found
 * no more, so that a deal that sells out under people's eyes does not close on them.
 */
export function useLastShown<T>(id: string | null, found: T | undefined): T | null {
  const [last, setLast] = useState<{ id: string; shown: T } | null>(null);
  if (id !== null && found !== undefined && (last?.id !== id || last.shown !== found)) {
    setLast({ id, shown: found });
  }
  if (id === null) return last?.shown ?? null;
  return found ?? (last?.id === id ? last.shown : null);
}
