import { matchPath, useLocation, useParams, useSearchParams } from 'react-router';
import { paths } from '../../config/paths.ts';
import { heldCouponOptions } from '../../features/coupons/coupons-api.ts';
import { dealOptions } from '../../features/deals/deals-api.ts';
import { personNow } from '../../lib/session.ts';
import { fetchPosition } from '../../lib/use-position.ts';
import { DealScreen } from '../deal-screen.tsx';
import { type Ask, screenFile } from '../screen-file.tsx';

const gift = screenFile(() => import('../gift-screen.tsx'));
const heldCoupon = screenFile(() => import('../held-coupon-screen.tsx'));

/** In the part of the address that no server sees: whoever knows it may have the coupon. */
function giftTokenIn(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('gift');
}

const isHeld = (params: URLSearchParams) => params.get('from_user') === 'true';

export const ask: Ask = (client, { pathname, search, hash }) => {
  const id = matchPath(paths.offer, pathname)?.params.id ?? '';
  if (giftTokenIn(hash)) return [gift.load()];
  if (isHeld(new URLSearchParams(search))) {
    const person = personNow();
    const code = heldCoupon.load();
    return person === null ? [code] : [code, client.prefetchQuery(heldCouponOptions(person, id))];
  }
  const deal = async () => client.prefetchQuery(dealOptions(id, await fetchPosition(client)));
  return [deal()];
};

/** One address for three things: a deal, a coupon that is held, and one that a friend offers. */
export default function OfferScreen() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const token = giftTokenIn(hash);

  if (token) return <gift.Screen token={token} />;
  if (isHeld(params)) return <heldCoupon.Screen couponId={id} />;
  return <DealScreen key={id} campaignId={id} fromHome={params.get('from_home') === 'true'} />;
}
