import type { CouponEntry } from '@baeon/contracts/campaigns/campaigns-wire';
import { claimMessages } from '@baeon/contracts/coupons/coupons';
import { isServed } from '@baeon/contracts/places/geo';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Sheet } from '../../../components/ui/sheet/sheet.tsx';
import { useSheetParam } from '../../../components/ui/sheet/use-sheet-param.ts';
import { appConfig } from '../../../config/app-config.ts';
import { dealPath, heldCouponPath, paths } from '../../../config/paths.ts';
import { heldCouponsOptions, useHeldCoupons } from '../../../features/coupons/coupons-api.ts';
import { showClaimed, useClaim } from '../../../features/coupons/claim/use-claim.ts';
import { RaiseSheet } from '../../../features/deal-raise/raise-sheet.tsx';
import { ActiveCoupons, activeCoupons } from '../../../features/deals/home/active-coupons.tsx';
import { CategoryChips } from '../../../features/deals/home/category-chips.tsx';
import { DealDetails } from '../../../features/deals/home/deal-details.tsx';
import { allDeals, textFilter, useDealFilter } from '../../../features/deals/home/deal-filter.ts';
import { DealSearch } from '../../../features/deals/home/deal-search.tsx';
import {
  categoriesOptions,
  nearbyDealsOptions,
  useStoreCategories,
} from '../../../features/deals/deals-api.ts';
import { NearDealList } from '../../../features/deals/home/near-deals.tsx';
import { RaiseBanner } from '../../../features/deals/home/raise-banner.tsx';
import { useGetDeal } from '../../../features/deals/home/use-get-deal.ts';
import { useLoggedError, useNearDeals } from '../../../features/deals/home/use-near-deals.ts';
import { prefetchPlaceName } from '../../../features/profile/place/nearest-place.ts';
import PlaceLine from '../../../features/profile/place/place-line.tsx';
import { useSearchVoice } from '../../../features/voice/search-voice.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { currentSession, currentUserId, type Session, useSession } from '../../../lib/session.ts';
import { fetchPosition, usePosition } from '../../../lib/use-position.ts';
import { screenTexts } from '../../screen-texts.ts';
import { type Prefetch, screenFile } from '../../screen-file.tsx';
import { ScreenWrapper } from '../../shell/screen-wrapper.tsx';

const setupCard = screenFile(() => import('./setup-card.tsx'));

/** How far somebody came who put the rest of onboarding off; null for everybody else. */
const statusToGoOnFrom = ({ user }: Session) =>
  user && user.login_status !== 'GOTBUSINESS' ? user.login_status : null;

const ActiveCouponDetails = lazy(
  () => import('../../../features/deals/home/active-coupon-details.tsx'),
);

const prefetch: Prefetch = (client) => {
  const person = currentUserId();
  if (person === null) return [];
  const near = async () =>
    client.prefetchInfiniteQuery(nearbyDealsOptions(person, await fetchPosition(client)));
  return [
    near(),
    prefetchPlaceName(client),
    ...(statusToGoOnFrom(currentSession()) ? [setupCard.load()] : []),
    client.prefetchQuery(categoriesOptions),
    client.prefetchQuery(heldCouponsOptions(person)),
  ];
};

export default function DealsHomeScreen() {
  const texts = useTexts(screenTexts);
  const status = statusToGoOnFrom(useSession());
  const { at, settled } = usePosition();
  const [filter, setFilter] = useDealFilter();
  const search = (text: string) => setFilter(textFilter(text));
  const voice = useSearchVoice(search);
  const categories = useStoreCategories();
  const held = useHeldCoupons();
  const near = useNearDeals({ at, ready: settled, filter });
  const { claiming, waiting, claim } = useClaim();
  const client = useQueryClient();
  const { get, refusalOf } = useGetDeal(claim, (result) =>
    showClaimed(client, result, claimMessages.shared),
  );
  useLoggedError('The categories could not be loaded', categories.error);
  useLoggedError('Your coupons could not be loaded', held.error);

  const dealPopup = useSheetParam('deal');
  const couponPopup = useSheetParam('coupon');
  const raiseSheet = useSheetParam('raise');
  const isServedHere = at ? isServed(at, appConfig.serviceArea) : settled ? false : null;
  const deal = useLastShown(
    dealPopup.section,
    near.entries.find(({ coupon }) => coupon.campaign_id === dealPopup.section),
  );
  const coupon = useLastShown(
    couponPopup.section,
    activeCoupons(held.data ?? []).find(({ coupon: { id } }) => id === couponPopup.section),
  );

  function dealProps(entry: CouponEntry) {
    const { campaign_id: id } = entry.coupon;
    const mine = held.data?.find(({ coupon: { campaign_id } }) => campaign_id === id);
    return {
      entry,
      couponPath: mine ? heldCouponPath(mine.coupon.id) : dealPath(id),
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
  // Whoever searches looks for what was found, which must not lie below everything else.
  const found = (
    <NearDealList
      key="near"
      deals={near}
      filter={filter}
      onShowAll={() => setFilter(allDeals)}
      onSearch={search}
      cardProps={(entry) => ({
        ...dealProps(entry),
        opened: dealPopup.section === entry.coupon.campaign_id,
        onOpen: () => dealPopup.open(entry.coupon.campaign_id),
      })}
    />
  );

  return (
    <ScreenWrapper title={texts.titles.deals} parent={paths.explore}>
      <PlaceLine withNotice />
      <div className="flex flex-col gap-5 pt-2 pb-6">
        <div className="flex flex-col gap-3">
          <div className="px-5">
            <DealSearch
              text={filter.kind === 'text' ? filter.text : ''}
              onSearch={search}
              onCategory={(id) => setFilter({ kind: 'category', id })}
              voice={voice}
            />
          </div>
          <CategoryChips
            categories={categories.data}
            loading={categories.isPending}
            filter={filter}
            onChoose={setFilter}
          />
        </div>
        {filter.kind === 'text' ? [found, ...others] : [...others, found]}
      </div>
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
