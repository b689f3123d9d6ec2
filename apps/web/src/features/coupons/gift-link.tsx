import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { Share2 } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { CopyBox } from '../../components/ui/copy-box.tsx';
import { fitsShareSheet, sharedBySheet } from '../../device/share.ts';
import { fullNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { couponTexts } from './coupon-texts.ts';
import { giftShare } from './gift-share.ts';

type Props = { held: HeldCoupon; link: string; onDone: () => void };

/** The coupon is on offer: what happens now, and the link once more. */
export function GiftLink({ held, link, onDone }: Props) {
  const { link: texts } = useTexts(couponTexts);
  const number = held.pass?.to_mobile_number ?? null;
  const share = giftShare(held, link);
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="text-pretty">
        {number === null ? texts.ready : texts.sending(fullNumber(number))}
      </p>
      <CopyBox text={link} label={texts.label} look="lines" />
      {fitsShareSheet(share) && (
        <Button kind="secondary" onClick={() => void sharedBySheet(share)}>
          <Share2 aria-hidden="true" className="size-5 shrink-0" />
          {texts.share}
        </Button>
      )}
      <Button onClick={onDone}>{texts.done}</Button>
    </div>
  );
}
