import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { Gift } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '@baeon/ui/components/button.tsx';
import { EmptyState, LoadError } from '@baeon/ui/components/empty-state.tsx';
import { heldCouponPath, paths } from '../../../config/paths.ts';
import { useMinute } from '@baeon/ui/lib/use-minute.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { bonusAmong, stateAt } from '../coupon-standing.ts';
import { couponTexts } from '../coupon-texts.ts';
import { useHeldCoupons } from '../coupons-api.ts';
import { HeldCouponSkeleton, HeldTicket } from './held-ticket.tsx';
import { RefreshedNote } from './refreshed-note.tsx';

/** The welcome bonus, and what became of it. */
export function BonusCoupon() {
  const texts = useTexts(couponTexts);
  const list = useHeldCoupons();
  const now = useMinute();

  if (!list.data) {
    if (!list.isError) return <HeldCouponSkeleton />;
    return <LoadError title={texts.bonus.notLoaded} of={list} />;
  }
  const bonus = bonusAmong(list.data, now);
  if (!bonus) return <NoBonus />;
  return (
    <div className="flex flex-col gap-5 px-5 pt-2 pb-8">
      <RefreshedNote of={list} />
      <Bonus held={bonus} now={now} />
    </div>
  );
}

function Bonus({ held, now }: { held: HeldCoupon; now: Date }) {
  const { bonus: texts } = useTexts(couponTexts);
  return (
    <>
      <p className="text-center text-xl leading-7 font-bold text-balance">
        {texts[stateAt(held, now)]}
      </p>
      <HeldTicket held={held} now={now} />
      <Link to={heldCouponPath(held.coupon.id)} className={buttonClass('secondary')}>
        {texts.about}
      </Link>
    </>
  );
}

function NoBonus() {
  const texts = useTexts(couponTexts);
  return (
    <EmptyState
      Icon={Gift}
      title={texts.bonus.none}
      text={texts.bonus.noneHint}
      action={
        <Link to={paths.home} className={buttonClass('primary')}>
          {texts.checkOffers}
        </Link>
      }
    />
  );
}
