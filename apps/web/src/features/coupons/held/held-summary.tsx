import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { CouponBadge, EndingBadge } from '@baeon/ui/components/deals/state-badge.tsx';
import { stateAt } from '../coupon-standing.ts';

type HeldSummaryProps = { held: HeldCoupon; now: Date; heading: 'h2' | 'h3' };

/** What a coupon is for, whose it is and how it stands, beside a picture. */
export function HeldSummary({ held, now, heading: Heading }: HeldSummaryProps) {
  const state = stateAt(held, now);
  return (
    <div className="min-w-0 flex-1 basis-36">
      <Heading className="text-lg leading-6 font-bold text-balance wrap-anywhere">
        {held.campaign.title}
      </Heading>
      <p className="mt-0.5 text-ink-muted wrap-anywhere">{held.advertiser.name}</p>
      <p className="mt-2 flex flex-wrap gap-1.5">
        <CouponBadge state={state} />
        {state === 'ready' && (
          <EndingBadge expiry={held.coupon.expiry_date} timeZone={held.time_zone} />
        )}
      </p>
    </div>
  );
}
