import { passMessages } from '@baeon/contracts/coupons/coupons';
import { Gift, PartyPopper, Ticket } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '@baeon/ui/components/button.tsx';
import { EmptyState } from '@baeon/ui/components/empty-state.tsx';
import { heldCouponPath, paths } from '../../../config/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { said, useTexts } from '@baeon/ui/lib/texts.ts';
import { couponTexts } from '../coupon-texts.ts';

/** Takes the focus over from the button that it stands in for, so that it is read out. */
function Outcome({ children }: { children: ReactNode }) {
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => outcome.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={outcome} tabIndex={-1}>
      {children}
    </div>
  );
}

/** The link is spent, so it is not worth a step back. */
function OpenCoupon({ couponId }: { couponId: string }) {
  return (
    <Link replace to={heldCouponPath(couponId)} className={buttonClass('primary')}>
      {useTexts(couponTexts).open}
    </Link>
  );
}

export function AcceptedPass({ couponId }: { couponId: string }) {
  return (
    <Outcome>
      <EmptyState
        Icon={PartyPopper}
        title={said(passMessages.accepted)}
        text={useTexts(couponTexts).passed.acceptedHint}
        action={<OpenCoupon couponId={couponId} />}
      />
    </Outcome>
  );
}

export function OwnPass({ couponId }: { couponId: string }) {
  return (
    <EmptyState
      Icon={Ticket}
      title={said(passMessages.own)}
      text={useTexts(couponTexts).passed.ownHint}
      action={<OpenCoupon couponId={couponId} />}
    />
  );
}

export function GonePass() {
  const { signedIn } = useSession();
  const texts = useTexts(couponTexts);
  return (
    <Outcome>
      <EmptyState
        Icon={Gift}
        title={said(passMessages.gone)}
        text={texts.passed.goneHint}
        action={
          <Link
            to={signedIn ? paths.userCouponProfile : paths.offers}
            className={buttonClass('primary')}
          >
            {signedIn ? texts.mine : texts.passed.seeOffers}
          </Link>
        }
      />
    </Outcome>
  );
}
