import type { CouponEntry } from '@baeon/contracts/campaigns/campaigns-wire';
import { claimMessages } from '@baeon/contracts/coupons/coupons';
import { isServed } from '@baeon/contracts/places/geo';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { Sheet, SheetPart } from '../../../components/ui/sheet/sheet.tsx';
import { useSheetParam } from '../../../components/ui/sheet/use-sheet-param.ts';
import { appConfig } from '../../../config/app-config.ts';
import { dealPath, heldCouponPath, paths } from '../../../config/paths.ts';
import { heldCouponsOptions, useHeldCoupons } from '../../../features/coupons/coupons-api.ts';
import { showClaimed, useClaim } from '../../../features/coupons/claim/use-claim.ts';
import { RaiseSheet } from '../../../features/deal-raise/raise-sheet.tsx';
import { ActiveCoupons, activeCoupons } from '../../../features/deals/home/active-coupons.tsx';
import { CategoryChips } from '../../../features/deals/home/category-chips.tsx';
import { DealDetails } from '../../../features/deals/home/deal-details.tsx';
import {
  activeIn,
  type DealChoice,
  plainChoice,
  useDealChoice,
} from '../../../features/deals/home/deal-choice.ts';
import { ActiveChoices, RefineButton } from '../../../features/deals/home/refine-bar.tsx';
import {
  allDeals,
  type DealFilter,
  textFilter,
  useDealFilter,
} from '../../../features/deals/home/deal-filter.ts';
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
import { dealsTexts } from '../../../features/deals/deals-texts.ts';
import { useTexts } from '../../../lib/texts.ts';
import { currentSession, currentUserId, type Session, useSession } from '../../../lib/session.ts';
import { fetchPosition, usePosition } from '../../../lib/use-position.ts';
import { screenTexts } from '../../screen-texts.ts';
import { type Prefetch, screenFile } from '../../screen-file.tsx';
import { ScreenWrapper } from '../../shell/screen-wrapper.tsx';
import { StoresLink } from '../../shell/stores-link.tsx';

const setupCard = screenFile(() => import('./setup-card.tsx'));

/** How far somebody came who put the rest of onboarding off; null for everybody else. */
const statusToGoOnFrom = ({ user }: Session) =>
  user && user.login_status !== 'GOTBUSINESS' ? user.login_status : null;

const ActiveCouponDetails = lazy(
  () => import('../../../features/deals/home/active-coupon-details.tsx'),
);

const RefineForm = lazy(() => import('../../../features/deals/home/refine-form.tsx'));

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
  const near = useNearDeals({ at, ready: settled, filter, choice });
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
  const refineSheet = useSheetParam('refine');
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
  // Whoever searches or filters looks for what was found, which must not lie below everything else.
  const isLooking = filter.kind !== 'all' || activeIn(choice).length > 0;
  const found = (
    <NearDealList
      key="near"
      deals={near}
      filter={filter}
      choice={choice}
      onShowAll={() => narrow(allDeals)}
      onClear={() => choose(plainChoice)}
      onSearch={search}
      cardProps={(entry) => ({
        ...dealProps(entry),
        opened: dealPopup.section === entry.coupon.campaign_id,
        onOpen: () => dealPopup.open(entry.coupon.campaign_id),
      })}
    />
  );

  return (
    <ScreenWrapper title={texts.titles.deals} parent={paths.explore} action={<StoresLink />}>
      <PlaceLine withNotice />
      <div className="@container pb-6">
        <div ref={top} />
        <div ref={sticky} className={stickyClass}>
          <DealSearch
            text={filter.kind === 'text' ? filter.text : ''}
            onSearch={search}
            onCategory={(id) => narrow({ kind: 'category', id })}
            voice={voice}
          />
        </div>
        <div className="flex flex-col gap-5 pt-1">
          <div className="flex flex-col gap-2">
            <div className="flex items-center gap-1 pl-5">
              <RefineButton choice={choice} onOpen={() => refineSheet.open('1')} />
              <div className="min-w-0 flex-1">
                <CategoryChips
                  categories={categories.data}
                  loading={categories.isPending}
                  filter={filter}
                  onChoose={narrow}
                />
              </div>
            </div>
            <ActiveChoices choice={choice} onChoose={choose} />
          </div>
          {isLooking ? [found, ...others] : [...others, found]}
        </div>
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

/** Under the top bar, but not where it would take the sight from what is found: on low screens, and with very large letters. */
const stickyClass =
  'sticky top-[calc(env(safe-area-inset-top)+64px)] z-10 bg-surface px-5 py-2 [@media(max-height:31.25rem)]:static @max-[14rem]:static';

/** The search stays in sight. Whoever uses it far down the list is brought back to where the list begins. */
function useStickySearch() {
  const top = useRef<HTMLDivElement>(null);
  const sticky = useRef<HTMLDivElement>(null);
  function toTop(): void {
    const [from, to] = [sticky.current, top.current].map(
      (part) => part?.getBoundingClientRect().top,
    );
    if (from !== undefined && to !== undefined && to < from) window.scrollBy(0, to - from);
  }
  return { top, sticky, toTop };
}

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
