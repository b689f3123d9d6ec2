import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { Gift } from 'lucide-react';
import { toast } from 'react-hot-toast/headless';
import { TextAround } from '@baeon/ui/components/deals/valid-till.tsx';
import { Button } from '@baeon/ui/components/button.tsx';
import { currentSession } from '../../../lib/session.ts';
import { fullNumber } from '@baeon/ui/lib/format/phone-format.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { couponTexts, momentText } from '../coupon-texts.ts';
import { useTakeBack } from './pass-api.ts';

type Props = {
  couponId: string;
  pass: NonNullable<HeldCoupon['pass']>;
  onShare: () => void;
};

/** Says that the coupon is being passed to somebody, and what the holder can still do. */
export function PassNotice({ couponId, pass, onShare }: Props) {
  const texts = useTexts(couponTexts);
  const takeBack = useTakeBack(couponId);
  const number = pass.to_mobile_number;

  function pressed(): void {
    takeBack.mutate(undefined, {
      onSuccess: ({ msg }) => void toast.success(msg),
      // Someone who was just signed out has been told why.
      onError: ({ message }) => void (currentSession().signedIn && toast.error(message)),
    });
  }

  return (
    <section aria-label={texts.onOffer} className="rounded-card bg-brand-soft px-5 pt-4 pb-5">
      <div className="flex gap-3">
        <Gift aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-link" />
        <p className="min-w-0 flex-1 text-pretty">
          <strong className="font-bold">
            {number === null ? (
              texts.pass.byLink
            ) : (
              <TextAround say={texts.pass.toNumber}>
                <span className="inline-block">{fullNumber(number)}</span>
              </TextAround>
            )}
          </strong>{' '}
          {texts.pass.until(momentText(pass.expires_at))}
        </p>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          kind="secondary"
          loading={takeBack.isPending}
          onClick={pressed}
          className="flex-1 basis-32 px-3!"
        >
          {texts.pass.takeBack}
        </Button>
        <Button kind="secondary" onClick={onShare} className="flex-1 basis-32 px-3!">
          {texts.pass.shareAgain}
        </Button>
      </div>
    </section>
  );
}
