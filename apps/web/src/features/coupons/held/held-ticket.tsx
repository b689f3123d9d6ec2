import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { Picture } from '@baeon/ui/components/picture.tsx';
import { AddToCalendar } from '../calendar/add-to-calendar.tsx';
import { openPassAt, stateAt } from '../coupon-standing.ts';
import { LiveQr } from '../live/live-qr.tsx';
import { timeLeftText } from '@baeon/ui/components/deals/deal-dates.ts';
import { WhenUsable } from '@baeon/ui/components/deals/deal-view.tsx';
import { dealTexts } from '@baeon/ui/components/deals/deal-texts.ts';
import { DealDate, TextAround, ValidTill } from '@baeon/ui/components/deals/valid-till.tsx';
import { CopyBox } from '@baeon/ui/components/copy-box.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { couponTexts, momentText } from '../coupon-texts.ts';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { uiTexts } from '@baeon/ui/components/ui-texts.ts';
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

type CouponCodeProps = { held: HeldCoupon; now: Date };

/** What the till needs; of a coupon that is over only what it was. */
function CouponCode({ held, now }: CouponCodeProps) {
  const texts = useTexts(couponTexts);
  const { code } = held.coupon;
  if (stateAt(held, now) !== 'ready') return <SpentCode held={held} />;
  return (
    <div className="flex flex-col gap-4">
      <LiveQr couponId={held.coupon.id} code={code} isAlive={openPassAt(held, now) === null} />
      <CopyBox look="largeCode" text={code} label={texts.code} />
      <div className="text-center">
        <Validity held={held} now={now} />
        <WhenUsable hours={held.use_hours} leastBill={held.minimum_bill_rupees} className="mt-1" />
      </div>
    </div>
  );
}

function Validity({ held: { coupon, time_zone }, now }: CouponCodeProps) {
  const validity = { expiry: coupon.expiry_date, timeZone: time_zone };
  return (
    <p className="flex flex-wrap justify-center gap-x-2 text-center">
      <ValidTill {...validity} className="font-semibold" />
      <span className="text-ink-muted">{timeLeftText(validity, now, useTexts(dealTexts))}</span>
    </p>
  );
}

function SpentCode({ held: { coupon, time_zone, used_at } }: Pick<CouponCodeProps, 'held'>) {
  const { held: texts } = useTexts(couponTexts);
  return (
    <div className="flex flex-col gap-2 py-4 text-center">
      <p className="text-[clamp(1rem,8vw,2rem)] leading-tight font-extrabold tracking-wider text-ink-muted line-through wrap-anywhere">
        {coupon.code}
      </p>
      <p className="font-semibold">
        {used_at === null ? (
          <TextAround say={texts.expiredOn}>
            <DealDate expiry={coupon.expiry_date} timeZone={time_zone} />
          </TextAround>
        ) : (
          texts.usedOn(momentText(used_at))
        )}
      </p>
    </div>
  );
}

/** In the measures of a coupon that is ready. */
export function HeldCouponSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5 px-5 pt-2 pb-8">
      <p className="sr-only">{useTexts(uiTexts).loading}</p>
      <div className="rounded-card border border-line bg-raised px-5 py-5">
        <div className="flex gap-3">
          <Skeleton className="size-14 rounded-control!" />
          <div className="min-w-0 flex-1">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="mt-2 h-4 w-1/2" />
            <Skeleton className="mt-3 h-6 w-28 max-w-full rounded-full!" />
          </div>
        </div>
        <Skeleton className="mx-auto mt-9 aspect-square w-full max-w-80 rounded-control!" />
        <Skeleton className="mx-auto mt-3 h-9 w-64 max-w-full" />
        <Skeleton className="mt-4 h-26 rounded-field!" />
        <Skeleton className="mx-auto mt-5 h-4 w-52 max-w-full" />
        <Skeleton className="mt-5 h-13 rounded-field!" />
      </div>
      <Skeleton className="h-13 rounded-field!" />
      <Skeleton className="h-48 rounded-card!" />
    </div>
  );
}
