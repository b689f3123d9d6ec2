import { useLocation, useParams, useSearchParams } from 'react-router';
import { paths } from '../../config/paths.ts';
import { useHeldCoupon } from '../../features/coupons/coupons-api.ts';
import { HeldCouponView } from '../../features/coupons/held-coupon-view.tsx';
import { NewsOffer } from '../../features/news/news-offer.tsx';
import { useTexts } from '../../lib/texts.ts';
import { appTexts } from '../app-texts.ts';
import { GiftScreen } from '../gift-screen.tsx';
import { DealScreen } from '../deal-screen.tsx';
import { ScreenWrapper } from '../shell/screen-wrapper.tsx';

/** In the part of the address that no server sees: whoever knows it may have the coupon. */
function giftTokenIn(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('gift');
}

/** One address for three things: a deal, a coupon that is held, and one that a friend offers. */
export default function OfferScreen() {
  const { titles } = useTexts(appTexts);
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const token = giftTokenIn(hash);

  if (token) return <GiftScreen token={token} />;
  if (params.get('from_user') === 'true') {
    return (
      <ScreenWrapper title={titles.myCoupon} parent={paths.userCouponProfile}>
        <HeldCouponView couponId={id} />
        <Reminder couponId={id} />
      </ScreenWrapper>
    );
  }
  return <DealScreen key={id} campaignId={id} fromHome={params.get('from_home') === 'true'} />;
}

/** Below all that the till needs, and only for what can still be used. */
function Reminder({ couponId }: { couponId: string }) {
  const { data: held } = useHeldCoupon(couponId);
  if (held?.state !== 'ready') return null;
  return (
    <div className="px-5 pb-8 empty:hidden">
      <NewsOffer topic="ending_coupons" />
    </div>
  );
}
