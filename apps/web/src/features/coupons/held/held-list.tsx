import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { Gift } from 'lucide-react';
import { WindowList } from '../../../components/window-list/window-list.tsx';
import { CouponBadge, EndingBadge } from '@baeon/ui/components/deals/state-badge.tsx';
import { DealDate, TextAround, ValidTill } from '@baeon/ui/components/deals/valid-till.tsx';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { Picture } from '@baeon/ui/components/picture.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { openPassAt, stateAt } from '../coupon-standing.ts';
import { couponTexts } from '../coupon-texts.ts';

/** A row with a title of one line. */
const USUAL_ROW_PX = 121;
const GAP_PX = 12;

type Props = {
  coupons: readonly HeldCoupon[];
  now: Date;
  onOpen: (couponId: string) => void;
  /** The one that is open beside the list. */
  openedId?: string | undefined;
  /** The id of its heading. */
  labelledBy: string;
};

export function HeldList({ coupons, now, onOpen, openedId, labelledBy }: Props) {
  return (
    <WindowList
      entries={coupons}
      keyOf={({ coupon }) => coupon.id}
      usualPx={USUAL_ROW_PX}
      gapPx={GAP_PX}
      labelledBy={labelledBy}
    >
      {(held) => (
        <HeldRow held={held} now={now} onOpen={onOpen} opened={held.coupon.id === openedId} />
      )}
    </WindowList>
  );
}

type HeldRowProps = {
  held: HeldCoupon;
  now: Date;
  opened: boolean;
  onOpen: (couponId: string) => void;
};

/** The text goes under the picture where large letters leave too little room beside it. */
const frame =
  'flex w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-raised p-3';
const textClass = 'min-w-0 flex-1 basis-36';

/** A coupon in the list of what somebody holds. */
function HeldRow({ held, now, opened, onOpen }: HeldRowProps) {
  const { advertiser, campaign, card_image, coupon, time_zone: timeZone } = held;
  const state = stateAt(held, now);
  return (
    <button
      type="button"
      aria-current={opened || undefined}
      onClick={() => onOpen(coupon.id)}
      className={`${frame} text-left transition-colors hover:bg-brand-soft lg:aria-current:border-brand lg:aria-current:bg-brand-soft`}
    >
      <Picture
        src={card_image}
        name={advertiser.name}
        width={80}
        height={80}
        className={classNames(
          'size-20 rounded-control',
          state !== 'ready' && 'opacity-60 grayscale',
        )}
      />
      <span className={textClass}>
        <span className="line-clamp-2 leading-5 font-bold wrap-anywhere max-[360px]:line-clamp-3">
          {campaign.title}
        </span>
        <span className="mt-0.5 block truncate text-sm text-ink-muted">{advertiser.name}</span>
        <span className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <CouponBadge state={state} />
          {held.source !== 'claim' && held.source !== 'bid' && <GiftBadge source={held.source} />}
          {state === 'ready' && <EndingBadge expiry={coupon.expiry_date} timeZone={timeZone} />}
          {openPassAt(held, now) ? <OnOffer /> : <When held={held} now={now} />}
        </span>
      </span>
    </button>
  );
}

/** Not asked for, and one of their own all the same. */
function GiftBadge({ source }: Pick<HeldCoupon, 'source'>) {
  const { wallet: texts } = useTexts(couponTexts);
  return (
    <span className="inline-flex items-center gap-1 rounded-card bg-sunken px-[8px] py-0.5 text-xs leading-5 font-semibold">
      <Gift aria-hidden="true" className="size-[1.2em] shrink-0" />
      {source === 'passed' ? texts.fromFriend : texts.gift}
    </span>
  );
}

function When({ held, now }: Pick<HeldRowProps, 'held' | 'now'>) {
  const texts = useTexts(couponTexts);
  const { coupon, time_zone: timeZone, used_at } = held;
  const end = { expiry: coupon.expiry_date, timeZone };
  const className = 'text-ink-muted';
  if (stateAt(held, now) === 'ready') return <ValidTill {...end} className={className} />;
  return (
    <span className={className}>
      <TextAround say={texts.wallet.on}>
        <DealDate {...(used_at === null ? end : { expiry: used_at, timeZone })} />
      </TextAround>
    </span>
  );
}

function OnOffer() {
  return (
    <span className="inline-flex items-center gap-1 text-ink-muted">
      <Gift aria-hidden="true" className="size-4 shrink-0" />
      {useTexts(couponTexts).onOffer}
    </span>
  );
}

/** In the measures of the row above. */
export function HeldRowsSkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={`${frame} mb-3`}>
      <Skeleton className="size-20 shrink-0 rounded-control!" />
      <div className={textClass}>
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="mt-2 h-3.5 w-1/2" />
        <Skeleton className="mt-2.5 h-6 w-28 rounded-full!" />
        <Skeleton className="mt-2 h-3.5 w-2/5" />
      </div>
    </div>
  ));
}
