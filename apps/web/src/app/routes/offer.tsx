import { lazy } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { DealScreen } from '../deal-screen.tsx';

const GiftScreen = lazy(() => import('../gift-screen.tsx'));
const HeldCouponScreen = lazy(() => import('../held-coupon-screen.tsx'));

/** In the part of the address that no server sees: whoever knows it may have the coupon. */
function giftTokenIn(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('gift');
}

/** One address for three things: a deal, a coupon that is held, and one that a friend offers. */
export default function OfferScreen() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const token = giftTokenIn(hash);

  if (token) return <GiftScreen token={token} />;
  if (params.get('from_user') === 'true') return <HeldCouponScreen couponId={id} />;
  return <DealScreen key={id} campaignId={id} fromHome={params.get('from_home') === 'true'} />;
}
