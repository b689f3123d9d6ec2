import { paths } from '../config/paths.ts';
import { useHeldCoupon } from '../features/coupons/coupons-api.ts';
import { HeldCouponView } from '../features/coupons/held/held-coupon-view.tsx';
import { PushOfferLater } from '../features/push/push-offer-later.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { screenTexts } from './screen-texts.ts';
import { ScreenWrapper } from './shell/screen-wrapper.tsx';

/** A coupon that the signed-in person holds. */
export default function HeldCouponScreen({ couponId }: { couponId: string }) {
  const { titles } = useTexts(screenTexts);
  return (
    <ScreenWrapper title={titles.myCoupon} parent={paths.userCouponProfile}>
      <HeldCouponView couponId={couponId} />
      <Reminder couponId={couponId} />
    </ScreenWrapper>
  );
}

/** Below all that the till needs, and only for what can still be used. */
function Reminder({ couponId }: { couponId: string }) {
  const { data: held } = useHeldCoupon(couponId);
  if (held?.state !== 'ready') return null;
  return (
    <div className="px-5 pb-8 empty:hidden">
      <PushOfferLater topic="ending_coupons" />
    </div>
  );
}
