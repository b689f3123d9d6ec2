import type { HeldCoupon } from '@baeon/contracts/coupon';
import { CouponBadge } from '../../components/deals/state-badge.tsx';
import { stateAt } from './coupon-standing.ts';

type Props = { held: HeldCoupon; now: Date; heading: 'h2' | 'h3' };

/** What a coupon is for, whose it is and how it stands, beside a picture. */
export function HeldSummary({ held, now, heading: Heading }: Props) {
  return (
    <div className="min-w-0 flex-1">
      <Heading className="text-lg leading-6 font-bold text-balance wrap-anywhere">
        {held.campaign.title}
      </Heading>
      <p className="mt-0.5 text-ink-muted wrap-anywhere">{held.advertiser.name}</p>
      <p className="mt-2">
        <CouponBadge state={stateAt(held, now)} />
      </p>
    </div>
  );
}
