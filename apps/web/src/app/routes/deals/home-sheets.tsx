import type { CouponEntry } from '@baeon/contracts/campaigns/campaigns-wire';
import type { Coordinates } from '@baeon/contracts/places/geo';
import { lazy, Suspense, useEffect } from 'react';
import { Sheet, SheetPart } from '@baeon/ui/components/sheet/sheet.tsx';
import { useSheetParam } from '@baeon/ui/components/sheet/use-sheet-param.ts';
import { useHeldCoupons } from '../../../features/coupons/coupons-api.ts';
import { RaiseSheet } from '../../../features/deal-raise/raise-sheet.tsx';
import { activeCoupons } from '../../../features/deals/home/active-coupons.tsx';
import type { DealChoice } from '../../../features/deals/home/deal-choice.ts';
import { PopupComing } from '../../../features/deals/home/popup-picture.tsx';
import { useLastShown } from '../../../features/deals/home/use-last-shown.ts';
import { dealsTexts } from '../../../features/deals/deals-texts.ts';
import { whenIdle } from '@baeon/ui/lib/scheduling.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { screenFile } from '../../screen-file.tsx';
import type { useDealActions } from './use-deal-actions.ts';

const ActiveCouponDetails = lazy(
  () => import('../../../features/deals/home/active-coupon-details.tsx'),
);
const dealDetails = screenFile(() => import('../../../features/deals/home/deal-details.tsx'));
const refineForm = screenFile(() => import('../../../features/deals/home/refine-form.tsx'));

/** What an address opens at once is drawn with the screen, in its own height. */
export const prefetchSheets = (params: URLSearchParams): Promise<unknown>[] => [
  ...(params.has('refine') ? [refineForm.load()] : []),
  ...(params.has('deal') ? [dealDetails.load()] : []),
];

type Props = {
  /** All that were loaded, one of which may be open. */
  deals: readonly CouponEntry[];
  dealProps: ReturnType<typeof useDealActions>['dealProps'];
  choice: DealChoice;
  onChoose: (choice: DealChoice) => void;
  at: Coordinates | null;
  /** Null while that is not known. */
  isServedHere: boolean | null;
};

/** What opens over the deals home, or beside it: a deal, a coupon, sorting and filtering, a request. */
export function HomeSheets({ deals, dealProps, choice, onChoose, at, isServedHere }: Props) {
  const { home } = useTexts(dealsTexts);
  const held = useHeldCoupons();
  const dealPopup = useSheetParam('deal');
  const couponPopup = useSheetParam('coupon');
  const raiseSheet = useSheetParam('raise');
  const refineSheet = useSheetParam('refine');
  // A sheet that grows while it slides in looks broken.
  useEffect(() => whenIdle(() => void Promise.all([dealDetails.load(), refineForm.load()])), []);
  const deal = useLastShown(
    dealPopup.section,
    deals.find(({ coupon }) => coupon.campaign_id === dealPopup.section),
  );
  const coupon = useLastShown(
    couponPopup.section,
    activeCoupons(held.data ?? []).find(({ coupon: { id } }) => id === couponPopup.section),
  );

  return (
    <>
      <Sheet
        beside
        open={dealPopup.section !== null && deal !== null}
        title={deal?.campaign.title ?? ''}
        onClose={dealPopup.close}
      >
        {deal && (
          <Suspense fallback={<PopupComing of={deal} />}>
            <dealDetails.Screen {...dealProps(deal)} />
          </Suspense>
        )}
      </Sheet>
      <Sheet
        beside
        open={couponPopup.section !== null && coupon !== null}
        title={coupon?.campaign.title ?? ''}
        onClose={couponPopup.close}
      >
        {coupon && (
          <Suspense fallback={<PopupComing of={coupon} />}>
            <ActiveCouponDetails held={coupon} />
          </Suspense>
        )}
      </Sheet>
      <Sheet
        open={refineSheet.section !== null}
        title={home.refine.button}
        onClose={refineSheet.close}
      >
        <SheetPart>
          <refineForm.Screen choice={choice} onApply={onChoose} />
        </SheetPart>
      </Sheet>
      <RaiseSheet
        open={raiseSheet.section !== null && isServedHere === true}
        at={at}
        onClose={raiseSheet.close}
      />
    </>
  );
}
