import { readCode } from '@baeon/contracts/coupons/coupon-code';
import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { Link } from 'react-router';
import { buttonClass } from '@baeon/ui/components/button.tsx';
import { CopyBox } from '@baeon/ui/components/copy-box.tsx';
import { LoadError } from '@baeon/ui/components/empty-state.tsx';
import { Picture } from '@baeon/ui/components/picture.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { uiTexts } from '@baeon/ui/components/ui-texts.ts';
import { heldCouponPath } from '../../../config/paths.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useMinute } from '@baeon/ui/lib/use-minute.ts';
import { couponTexts } from '../coupon-texts.ts';
import { useHeldCoupons } from '../coupons-api.ts';
import { HeldSummary } from './held-summary.tsx';
import { RefreshedNote } from './refreshed-note.tsx';

const rowClass = 'flex flex-wrap items-start gap-3 rounded-card border border-line bg-raised p-4';
const pictureClass = 'size-14 shrink-0 rounded-control!';

/** Whose coupon a scanned code is. The code is of use even where that cannot be found out. */
export function HeldByCode({ code }: { code: string }) {
  const texts = useTexts(couponTexts);
  const kept = readCode(code) ?? code;
  return (
    <div className="flex flex-col gap-4">
      <Finding code={kept} />
      <CopyBox text={kept} label={texts.code} />
    </div>
  );
}

function Finding({ code }: { code: string }) {
  const texts = useTexts(couponTexts);
  const list = useHeldCoupons();
  const held = list.data?.find(({ coupon }) => coupon.code === code);
  if (!held && list.isError) return <LoadError title={texts.listNotLoaded} of={list} />;
  // A list from before may lack what was claimed since.
  const searching = !held && list.isFetching;
  return (
    <div aria-live="polite" aria-busy={searching}>
      {held ? (
        <>
          <RefreshedNote of={list} />
          <Found held={held} />
        </>
      ) : searching ? (
        <FindingSkeleton />
      ) : (
        <>
          <p className="font-bold">{texts.byCode.notYours}</p>
          <p className="mt-1 text-ink-muted">{texts.byCode.notYoursHint}</p>
        </>
      )}
    </div>
  );
}

function Found({ held }: { held: HeldCoupon }) {
  const { advertiser, coupon } = held;
  const now = useMinute();
  return (
    <div className="flex flex-col gap-4">
      <div className={rowClass}>
        <Picture
          src={advertiser.image}
          name={advertiser.name}
          width={56}
          height={56}
          className={pictureClass}
        />
        <HeldSummary held={held} now={now} heading="h3" />
      </div>
      <Link to={heldCouponPath(coupon.id)} className={buttonClass('primary')}>
        {useTexts(couponTexts).byCode.open}
      </Link>
    </div>
  );
}

/** In the measures of what is found. */
function FindingSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <p className="sr-only">{useTexts(uiTexts).loading}</p>
      <div className={rowClass}>
        <Skeleton className={pictureClass} />
        <div className="flex-1 basis-36">
          <Skeleton className="mt-0.5 h-5 w-4/5" />
          <Skeleton className="mt-1 h-5 w-3/5" />
          <Skeleton className="mt-2 h-4 w-1/2" />
          <Skeleton className="mt-3 h-6 w-28 rounded-full!" />
        </div>
      </div>
      <Skeleton className="h-13 rounded-field!" />
    </div>
  );
}
