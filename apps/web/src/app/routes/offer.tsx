import { lazy } from 'react';
import { matchPath, useLocation, useParams, useSearchParams } from 'react-router';
import { paths } from '../../config/paths.ts';
import { dealQuery } from '../../features/offers/offers-api.ts';
import { askWhereabouts } from '../../lib/use-whereabouts.ts';
import { DealScreen } from '../deal-screen.tsx';
import type { Ask } from '../screen-file.tsx';

const GiftScreen = lazy(() => import('../gift-screen.tsx'));
const HeldCouponScreen = lazy(() => import('../held-coupon-screen.tsx'));

/** In the part of the address that no server sees: whoever knows it may have the coupon. */
function giftTokenIn(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('gift');
}

const isHeld = (params: URLSearchParams) => params.get('from_user') === 'true';

export const ask: Ask = (client, { pathname, search, hash }) => {
  const id = matchPath(paths.offer, pathname)?.params.id;
  if (!id || giftTokenIn(hash) || isHeld(new URLSearchParams(search))) return [];
  const deal = async () => client.prefetchQuery(dealQuery(id, await askWhereabouts(client)));
  return [deal()];
};

/** One address for three things: a deal, a coupon that is held, and one that a friend offers. */
export default function OfferScreen() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const token = giftTokenIn(hash);

  if (token) return <GiftScreen token={token} />;
  if (isHeld(params)) return <HeldCouponScreen couponId={id} />;
  return <DealScreen key={id} campaignId={id} fromHome={params.get('from_home') === 'true'} />;
}
