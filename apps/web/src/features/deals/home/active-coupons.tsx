import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { TicketPercent } from 'lucide-react';
import { useId } from 'react';
import { EndingBadge } from '@baeon/ui/components/deals/state-badge.tsx';
import { ValidTill } from '@baeon/ui/components/deals/valid-till.tsx';
import { Picture } from '@baeon/ui/components/picture.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { uiTexts } from '@baeon/ui/components/ui-texts.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useMinute } from '@baeon/ui/lib/use-minute.ts';
import { dealsTexts } from '../deals-texts.ts';

const endOf = ({ coupon }: HeldCoupon) => Date.parse(coupon.expiry_date);

/** Waiting to be used, and not asked for: what people would forget that they have. Soonest end first. */
export function activeCoupons(held: readonly HeldCoupon[]): HeldCoupon[] {
  return held
    .filter(({ coupon, state }) => !coupon.is_claimed && state === 'ready')
    .toSorted((a, b) => endOf(a) - endOf(b));
}

const row = 'flex gap-3 overflow-x-auto px-5 py-1 [scrollbar-width:none]';
const cardClass =
  'flex h-full w-64 max-w-[80vw] flex-wrap content-center items-center gap-[12px] rounded-card border border-line bg-raised p-[12px] text-left';
/** Goes under the initial where large letters leave too little room beside it. */
const textClass = 'min-w-0 flex-1 basis-32';

type Props = {
  /** Everything that this person holds. */
  coupons: readonly HeldCoupon[] | undefined;
  loading: boolean;
  onOpen: (couponId: string) => void;
};

export function ActiveCoupons({ coupons, loading, onOpen }: Props) {
  const texts = useTexts(dealsTexts).home;
  const headingId = useId();
  const now = useMinute().getTime();
  // The screen may stay open past the end of one.
  const active = activeCoupons(coupons ?? []).filter((held) => endOf(held) >= now);
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="px-5 pb-2 text-lg leading-7 font-bold">
        {texts.active}
      </h2>
      {loading ? (
        <ActiveCouponsSkeleton />
      ) : active.length > 0 ? (
        <ul role="list" className={row}>
          {active.map((held) => (
            <li key={held.coupon.id} className="shrink-0">
              <ActiveCoupon held={held} onOpen={() => onOpen(held.coupon.id)} />
            </li>
          ))}
        </ul>
      ) : (
        <NoActiveCoupons />
      )}
    </section>
  );
}

function ActiveCoupon({ held, onOpen }: { held: HeldCoupon; onOpen: () => void }) {
  const { advertiser, coupon, time_zone } = held;
  const validity = { expiry: coupon.expiry_date, timeZone: time_zone };
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className={`${cardClass} transition-colors hover:border-line-strong`}
    >
      <Picture
        src=""
        name={advertiser.name}
        width={48}
        height={48}
        className="w-[48px] rounded-tile"
      />
      <span className={textClass}>
        <span className="line-clamp-1 leading-5 font-semibold wrap-anywhere">
          {advertiser.name}
        </span>
        <ValidTill {...validity} className="mt-0.5 block text-sm leading-5 text-ink-muted" />
        <span className="mt-1 block empty:hidden">
          <EndingBadge {...validity} />
        </span>
      </span>
    </button>
  );
}

function NoActiveCoupons() {
  return (
    <div className="mx-5 flex items-center gap-2 text-ink-muted">
      <TicketPercent aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-0 text-sm leading-5">{useTexts(dealsTexts).home.noneActive}</p>
    </div>
  );
}

const places = ['1', '2'];

/** In the measures of the card above. */
function ActiveCouponsSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only">{useTexts(uiTexts).loading}</p>
      <ul aria-hidden="true" className={`${row} overflow-x-hidden!`}>
        {places.map((place) => (
          <li key={place} className="shrink-0">
            <div className={cardClass}>
              <Skeleton className="size-[48px] shrink-0 rounded-tile!" />
              <div className={textClass}>
                <Skeleton className="my-1 h-4 w-3/5" />
                <Skeleton className="mt-2 h-3 w-4/5" />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
