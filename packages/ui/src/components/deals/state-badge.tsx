import type { CampaignState } from '@baeon/contracts/campaigns/campaigns';
import type { DealSaving } from '@baeon/contracts/campaigns/saving';
import type { CouponState } from '@baeon/contracts/coupons/coupons';
import type { Validity } from '@baeon/contracts/campaigns/ending';
import { AlarmClock } from 'lucide-react';
import { useTexts } from '../../lib/texts.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { classNames } from '../class-names.ts';
import { endingMark } from './deal-dates.ts';
import { dealTexts } from './deal-texts.ts';

const good = 'bg-brand-soft text-link';
const over = 'bg-sunken text-ink-muted';

const campaignLooks: Record<CampaignState, string> = {
  live: good,
  upcoming: good,
  sold_out: over,
  paused: over,
  ended: over,
};

const couponLooks: Record<CouponState, string> = {
  ready: good,
  used: over,
  expired: over,
};

const shape = 'inline-block rounded-card px-[8px] py-0.5 text-xs leading-5 font-semibold';

function Badge({ text, className }: { text: string; className: string }) {
  return <span className={classNames(shape, className)}>{text}</span>;
}

/** How a deal stands, for somebody who might want it. */
export function CampaignBadge({ state }: { state: CampaignState }) {
  const { campaignStates: texts } = useTexts(dealTexts);
  return <Badge text={texts[state]} className={campaignLooks[state]} />;
}

/** How a held coupon stands, for its holder. */
export function CouponBadge({ state }: { state: CouponState }) {
  const { couponStates: texts } = useTexts(dealTexts);
  return <Badge text={texts[state]} className={couponLooks[state]} />;
}

/** '₹200 off', where that is known. */
export function SavingBadge({ saving }: { saving: DealSaving | null }) {
  const { saving: texts } = useTexts(dealTexts);
  if (!saving) return null;
  return (
    <span className={classNames(shape, 'bg-accent/20 text-ink')}>
      {texts[saving.kind](saving.amount)}
      <span className="sr-only">. </span>
    </span>
  );
}

/** Marks what is about to end, from three days before on, as the clock goes. */
export function EndingBadge(validity: Validity) {
  const text = endingMark(validity, useMinute(), useTexts(dealTexts));
  if (text === null) return null;
  return (
    <span className={classNames(shape, 'bg-sunken text-ink')}>
      <AlarmClock aria-hidden="true" className="mr-1 inline size-[1.1em] align-[-0.15em]" />
      {text}
      {/* Heard as a sentence of its own among the other facts of a card. */}
      <span className="sr-only">. </span>
    </span>
  );
}
