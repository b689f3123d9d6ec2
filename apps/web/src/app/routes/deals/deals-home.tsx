import type { CouponEntry, DealSection } from '@baeon/contracts/campaigns/campaigns-wire';
import { isServed } from '@baeon/contracts/places/geo';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { InTurn } from '../../../components/in-turn.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { useSheetParam } from '@baeon/ui/components/sheet/use-sheet-param.ts';
import { appConfig } from '../../../config/app-config.ts';
import { paths } from '../../../config/paths.ts';
import { heldCouponsOptions, useHeldCoupons } from '../../../features/coupons/coupons-api.ts';
import { ActiveCoupons } from '../../../features/deals/home/active-coupons.tsx';
import { plainChoice } from '../../../features/deals/home/deal-choice.ts';
import { allDeals } from '../../../features/deals/home/deal-filter.ts';
import { HomeHead } from '../../../features/deals/home/home-head.tsx';
import { DealSearch } from '../../../features/deals/home/deal-search.tsx';
import {
  categoriesOptions,
  dealSectionsOptions,
  nearbyDealsOptions,
  prefetchSections,
  useStoreCategories,
} from '../../../features/deals/deals-api.ts';
import { NearDealList } from '../../../features/deals/home/near-deals.tsx';
import { RaiseBanner } from '../../../features/deals/home/raise-banner.tsx';
import { SectionRow } from '../../../features/deals/home/section-row.tsx';
import { useLoggedError } from '../../../features/deals/home/use-near-deals.ts';
import { addressWants, useWantedDeals } from '../../../features/deals/home/use-wanted-deals.ts';
import { MapPart, ViewToggle } from '../../../features/deals/map/map-part.tsx';
import { spotOfEntry } from '../../../features/deals/map/map-spot.ts';
import { prefetchPlaceName } from '../../../features/profile/place/nearest-place.ts';
import PlaceLine from '../../../features/profile/place/place-line.tsx';
import { useSearchVoice } from '../../../features/voice/search-voice.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { currentSession, currentUserId, type Session, useSession } from '../../../lib/session.ts';
import { fetchPosition, usePosition } from '../../../lib/use-position.ts';
import { screenTexts } from '../../screen-texts.ts';
import { type Prefetch, screenFile } from '../../screen-file.tsx';
import { ScreenWrapper } from '../../shell/screen-wrapper.tsx';
import { StoresLink } from '../../shell/stores-link.tsx';
import { HomeSheets, prefetchSheets } from './home-sheets.tsx';
import { useDealActions } from './use-deal-actions.ts';

const setupCard = screenFile(() => import('./setup-card.tsx'));

/** How far somebody came who put the rest of onboarding off; null for everybody else. */
const statusToGoOnFrom = ({ user }: Session) =>
  user && user.login_status !== 'GOTBUSINESS' ? user.login_status : null;

const areaNotice = screenFile(() => import('../../../features/deals/map/area-notice.tsx'));

const prefetch: Prefetch = (client, { search }) => {
  const person = currentUserId();
  if (person === null) return [];
  const { asked, area, hasAsked, isLooking } = addressWants(search);
  const near = async () => {
    const place = await fetchPosition(client);
    const at = area ?? place;
    await Promise.all([
      client.prefetchInfiniteQuery(nearbyDealsOptions(person, at)),
      hasAsked && client.prefetchInfiniteQuery(nearbyDealsOptions(person, at, asked)),
      !isLooking && prefetchSections(client, place),
    ]);
  };
  return [
    near(),
    ...(area ? [areaNotice.load()] : []),
    ...prefetchSheets(new URLSearchParams(search)),
    prefetchPlaceName(client),
    ...(statusToGoOnFrom(currentSession()) ? [setupCard.load()] : []),
    client.prefetchQuery(categoriesOptions),
    client.prefetchQuery(heldCouponsOptions(person)),
  ];
};

const none: readonly DealSection[] = [];

export default function DealsHomeScreen() {
  const texts = useTexts(screenTexts);
  const status = statusToGoOnFrom(useSession());
  const { at, settled } = usePosition();
  const wanted = useWantedDeals({ at, settled });
  const { filter, choice, narrow, choose, search, near, view, isLooking, toTop } = wanted;
  const { area, isMap } = view;
  const voice = useSearchVoice(search);
  const categories = useStoreCategories();
  const held = useHeldCoupons();
  const sections = useQuery({ ...dealSectionsOptions(at), enabled: settled && !isLooking });
  const { couponPath, dealProps } = useDealActions(held.data);
  useLoggedError('The rows of deals could not be loaded', sections.error);
  useLoggedError('The categories could not be loaded', categories.error);
  useLoggedError('Your coupons could not be loaded', held.error);

  const dealPopup = useSheetParam('deal');
  const couponPopup = useSheetParam('coupon');
  const raiseSheet = useSheetParam('raise');
  const refineSheet = useSheetParam('refine');
  const isServedHere = at ? isServed(at, appConfig.serviceArea) : settled ? false : null;

  const own = [
    status && (
      <Suspense key="setup" fallback={null}>
        <setupCard.Screen status={status} />
      </Suspense>
    ),
    <ActiveCoupons
      key="active"
      coupons={held.data}
      loading={held.isPending}
      onOpen={(id) => couponPopup.open(id)}
    />,
  ];
  const raise = (
    <div key="raise" className="px-5">
      <RaiseBanner served={isServedHere} onBargain={() => raiseSheet.open('new')} />
    </div>
  );
  /** What can be had at the pin that was chosen on the map beside. */
  const [atPin, setAtPin] = useState<readonly string[]>([]);
  const openDeal = ({ coupon: { campaign_id } }: CouponEntry) => dealPopup.open(campaign_id);
  const spots = useMemo(() => near.kept.map(spotOfEntry), [near.kept]);
  const map = {
    found: { ...near, spots },
    place: at,
    area,
    onSearchArea: view.searchArea,
    onOpen: dealPopup.open,
  };
  const rowOf = (section: DealSection) => (
    <SectionRow
      key={section.name}
      section={section}
      couponPath={couponPath}
      onOpen={openDeal}
      onSeeAll={toTop}
    />
  );
  const [first, ...further] = sections.data ?? none;
  // Whoever searches or filters looks for what was found, which must not lie below everything else.
  const found = (
    <NearDealList
      key="near"
      deals={near}
      reveal={atPin[0]}
      filter={filter}
      choice={choice}
      onShowAll={() => narrow(allDeals)}
      onClear={() => choose(plainChoice)}
      onSearch={search}
      cardProps={(entry) => ({
        ...dealProps(entry),
        opened: [dealPopup.section, ...atPin].includes(entry.coupon.campaign_id),
        onOpen: () => openDeal(entry),
      })}
    />
  );

  return (
    <ScreenWrapper title={texts.titles.deals} parent={paths.explore} action={<StoresLink />}>
      <PlaceLine withNotice />
      <HomeHead
        top={wanted.top}
        sticky={wanted.sticky}
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
        {/* With nothing on it a map would only lie over what there is to do. */}
        {(isMap || near.kept.length > 0) && <ViewToggle {...view} />}
        {area && !isMap && (
          <Suspense fallback={null}>
            <areaNotice.Screen onClear={() => view.searchArea(null)} />
          </Suspense>
        )}
        {isMap ? (
          <MapPart {...map} />
        ) : isLooking ? (
          [found, ...own, raise]
        ) : (
          [
            ...own,
            sections.isLoading ? (
              <Skeleton key="row" className="mx-5 h-[calc(12.75rem+107px)] rounded-card!" />
            ) : (
              first && rowOf(first)
            ),
            raise,
            // What is below the first screenful must not hold it up.
            <InTurn key={sections.isLoading ? 'early' : 'below'}>
              {[...further.map(rowOf), found]}
            </InTurn>,
          ]
        )}
      </HomeHead>
      {view.isBeside && (
        <MapPart
          {...map}
          onPin={setAtPin}
          beside={dealPopup.section ?? couponPopup.section ?? true}
        />
      )}
      <HomeSheets
        deals={[...near.entries, ...(sections.data ?? []).flatMap(({ entries }) => entries)]}
        dealProps={dealProps}
        choice={choice}
        onChoose={choose}
        at={at}
        isServedHere={isServedHere}
      />
    </ScreenWrapper>
  );
}
DealsHomeScreen.prefetch = prefetch;
