import type { PassPreview } from '@baeon/contracts/coupons/coupons-wire';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '@baeon/ui/components/button.tsx';
import { useSession } from '../../../lib/session.ts';
import { LoadError } from '@baeon/ui/components/empty-state.tsx';
import { isGone } from '@baeon/ui/lib/api-error.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { couponTexts } from '../coupon-texts.ts';
import { useHeldCoupons, usePassByToken } from '../coupons-api.ts';
import { PassCard, PassCardSkeleton } from './pass-card.tsx';
import { AcceptedPass, GonePass, OwnPass } from './pass-outcomes.tsx';
import { useAccept } from './pass-api.ts';

type Props = { token: string; onNeedLogin: () => void };

/** What the link of a pass opens. A visitor who accepts says first who they are. */
export function PassedCoupon(props: Props) {
  // Another link in the same tab changes the address only.
  return <OnePass key={props.token} {...props} />;
}

function OnePass({ token, onNeedLogin }: Props) {
  const texts = useTexts(couponTexts);
  const { signedIn } = useSession();
  const pass = usePassByToken(token);
  const accept = useAccept();
  const own = useOwnCoupon(pass.data);

  const isOver = isGone(pass.error);
  const fulfil = useEffectEvent(() => {
    if (takeAccept(token)) accept.mutate({ token });
  });
  useEffect(() => {
    if (signedIn) fulfil();
  }, [signedIn]);

  // Whoever accepted it before, and opens the link once more, is given what they have.
  const recall = useEffectEvent(() => {
    if (accept.isIdle) accept.mutate({ token });
  });
  useEffect(() => {
    if (signedIn && isOver) recall();
  }, [signedIn, isOver]);

  function pressed(): void {
    if (signedIn) {
      accept.mutate({ token });
      return;
    }
    rememberAccept(token);
    onNeedLogin();
  }

  if (accept.data) return <AcceptedPass couponId={accept.data.coupon.coupon.id} />;
  if (own) return <OwnPass couponId={own.coupon.id} />;
  if (isGone(accept.error) || (isOver && (!signedIn || accept.isError))) return <GonePass />;
  if (pass.isError && !isOver && !accept.isPending) {
    return <LoadError title={texts.notLoaded} of={pass} />;
  }
  if (!pass.data) return <PassCardSkeleton />;
  return (
    <PassCard pass={pass.data}>
      <Button loading={accept.isPending} onClick={pressed} className="w-full">
        {texts.passed.accept}
      </Button>
      {accept.error && (
        <p role="alert" className="pt-2 text-center text-danger">
          {accept.error.message}
        </p>
      )}
    </PassCard>
  );
}

/** Whoever passes it on and opens their own link. */
function useOwnCoupon(opened: PassPreview | undefined) {
  const held = useHeldCoupons();
  return opened && held.data?.find(({ pass }) => pass?.id === opened.id);
}

let toAccept: string | null = null;

/** A visitor wants this coupon. Kept outside the screen, which starts anew when they sign in. */
function rememberAccept(token: string): void {
  toAccept = token;
}

/** Whether this coupon was wanted; that is asked for once. */
function takeAccept(token: string): boolean {
  const found = toAccept === token;
  if (found) toAccept = null;
  return found;
}
