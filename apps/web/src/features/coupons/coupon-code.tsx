import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { timeLeftText } from '../../components/deal-parts/deal-dates.ts';
import { dealTexts } from '../../components/deal-parts/deal-texts.ts';
import { DealDate, TextAround, ValidTill } from '../../components/deal-parts/valid-till.tsx';
import { CopyBox } from '../../components/ui/copy-box.tsx';
import { QrCode } from '../../components/ui/qr-code.tsx';
import { useTexts } from '../../lib/texts.ts';
import { stateAt } from './coupon-standing.ts';
import { couponTexts } from './coupon-texts.ts';
import { momentText } from './moment-text.ts';

type Props = { held: HeldCoupon; now: Date };

/** What the till needs; of a coupon that is over only what it was. */
export function CouponCode({ held, now }: Props) {
  const texts = useTexts(couponTexts);
  const { code } = held.coupon;
  if (stateAt(held, now) !== 'ready') return <SpentCode held={held} />;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex justify-center">
        <QrCode text={code} />
      </div>
      <CopyBox look="largeCode" text={code} label={texts.code} />
      <Validity held={held} now={now} />
    </div>
  );
}

function Validity({ held: { coupon, time_zone }, now }: Props) {
  const validity = { expiry: coupon.expiry_date, timeZone: time_zone };
  return (
    <p className="flex flex-wrap justify-center gap-x-2 text-center">
      <ValidTill {...validity} className="font-semibold" />
      <span className="text-ink-muted">{timeLeftText(validity, now, useTexts(dealTexts))}</span>
    </p>
  );
}

function SpentCode({ held: { coupon, time_zone, used_at } }: Pick<Props, 'held'>) {
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
