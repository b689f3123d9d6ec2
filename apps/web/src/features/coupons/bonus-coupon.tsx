import type { HeldCoupon } from '@baeon/contracts/coupon';
import { Gift } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { heldCouponPath, paths } from '../../config/paths.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { LoadTrouble, StaleNote } from '../../components/ui/load-trouble.tsx';
import { bonusAmong, stateAt } from './coupon-standing.ts';
import { useHeldCoupons } from './coupons-api.ts';
import { HeldCouponSkeleton } from './held-coupon-skeleton.tsx';
import { HeldTicket } from './held-ticket.tsx';

/** The welcome bonus, and what became of it. */
export function BonusCoupon() {
  const list = useHeldCoupons();
  const now = useMinute();

  if (!list.data) {
    if (!list.isError) return <HeldCouponSkeleton />;
    return <LoadTrouble title="Your bonus could not be loaded" of={list} />;
  }
  const bonus = bonusAmong(list.data, now);
  if (!bonus) return <NoBonus />;
  return (
    <div className="flex flex-col gap-5 px-5 pt-2 pb-8">
      <StaleNote of={list} />
      <Bonus held={bonus} now={now} />
    </div>
  );
}

const told = {
  ready: 'Your coupon is now ready to use!',
  used: 'You have used your bonus. We hope you enjoyed it.',
  expired: 'Your bonus has expired.',
} as const;

function Bonus({ held, now }: { held: HeldCoupon; now: Date }) {
  return (
    <>
      <p className="text-center text-xl leading-7 font-bold text-balance">
        {told[stateAt(held, now)]}
      </p>
      <HeldTicket held={held} now={now} />
      <Link to={heldCouponPath(held.coupon.id)} className={buttonClass('secondary')}>
        About this coupon
      </Link>
    </>
  );
}

function NoBonus() {
  return (
    <EmptyState
      Icon={Gift}
      title="There is no bonus coupon here"
      text="Everybody gets one, when they have told us about themselves. Perhaps you passed yours on."
      action={
        <Link to={paths.home} className={buttonClass('primary')}>
          Check offers
        </Link>
      }
    />
  );
}
