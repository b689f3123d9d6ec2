import type { CampaignState, CouponState } from '@baeon/contracts/coupon-state';
import { classNames } from '../ui/class-names.ts';

type Look = { text: string; className: string };

const good = 'bg-brand-soft text-link';
const over = 'bg-sunken text-ink-muted';

const campaignLooks: Record<CampaignState, Look> = {
  live: { text: 'Live', className: good },
  upcoming: { text: 'Starts soon', className: good },
  sold_out: { text: 'Sold out', className: over },
  ended: { text: 'Ended', className: over },
};

const couponLooks: Record<CouponState, Look> = {
  ready: { text: 'Ready to use', className: good },
  used: { text: 'Used', className: over },
  expired: { text: 'Expired', className: over },
};

function Badge({ text, className }: Look) {
  return (
    <span
      className={classNames(
        'inline-block rounded-full px-2.5 py-0.5 text-sm font-semibold',
        className,
      )}
    >
      {text}
    </span>
  );
}

/** How a deal stands, for somebody who might want it. */
export function CampaignBadge({ state }: { state: CampaignState }) {
  return <Badge {...campaignLooks[state]} />;
}

/** How a held coupon stands, for its holder. */
export function CouponBadge({ state }: { state: CouponState }) {
  return <Badge {...couponLooks[state]} />;
}
