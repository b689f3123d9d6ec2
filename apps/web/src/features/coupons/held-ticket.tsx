import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { Picture } from '../../components/ui/picture.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import { CouponCode } from './coupon-code.tsx';
import { stateAt } from './coupon-standing.ts';
import { HeldSummary } from './held-summary.tsx';

/** The coupon as it is shown at the till. */
export function HeldTicket({ held, now }: { held: HeldCoupon; now: Date }) {
  const { advertiser } = held;
  return (
    <article className="overflow-hidden rounded-card border border-line bg-raised">
      <div className="flex flex-wrap items-start gap-3 px-gutter pt-5 pb-4">
        <Picture
          eager
          src={advertiser.image}
          name={advertiser.name}
          width={56}
          height={56}
          className="size-14 rounded-control"
        />
        <HeldSummary held={held} now={now} heading="h2" />
      </div>
      <Perforation />
      <div className="px-[12px] pt-4 pb-5 min-[360px]:px-gutter">
        <CouponCode held={held} now={now} />
        {stateAt(held, now) === 'ready' && <AddToCalendar held={held} className="mt-4 w-full" />}
      </div>
    </article>
  );
}

function Perforation() {
  const notch = 'size-5 shrink-0 rounded-full border border-line bg-surface';
  return (
    <div aria-hidden="true" className="flex items-center">
      <span className={`${notch} -ml-2.5`} />
      <span className="mx-1 flex-1 border-t-2 border-dashed border-line" />
      <span className={`${notch} -mr-2.5`} />
    </div>
  );
}
