import type { OfferedCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useSession } from '../../lib/session.ts';
import { LoadTrouble } from '../../components/ui/load-trouble.tsx';
import { isGone } from '../../lib/api-error.ts';
import { useTexts } from '../../lib/texts.ts';
import { couponTexts } from './coupon-texts.ts';
import { useHeldCoupons, useOffered } from './coupons-api.ts';
import { GiftCard, GiftCardSkeleton } from './gift-card.tsx';
import { AcceptedGift, GoneGift, OwnGift } from './gift-ends.tsx';
import { rememberWish, takeWish } from './gift-wish.ts';
import { useAccept } from './pass-api.ts';

type Props = { token: string; onNeedLogin: () => void };

/** What the link of a gift opens. A visitor who accepts says first who they are. */
export function GiftOffer(props: Props) {
  // Another link in the same tab changes the address only.
  return <OneGift key={props.token} {...props} />;
}

function OneGift({ token, onNeedLogin }: Props) {
  const texts = useTexts(couponTexts);
  const { signedIn } = useSession();
  const offered = useOffered(token);
  const accept = useAccept();
  const own = useOwnCoupon(offered.data);

  const isOver = isGone(offered.error);
  const fulfil = useEffectEvent(() => {
    if (takeWish(token)) accept.mutate({ token });
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
    rememberWish(token);
    onNeedLogin();
  }

  if (accept.data) return <AcceptedGift couponId={accept.data.coupon.coupon.id} />;
  if (own) return <OwnGift couponId={own.coupon.id} />;
  if (isGone(accept.error) || (isOver && (!signedIn || accept.isError))) return <GoneGift />;
  if (offered.isError && !isOver && !accept.isPending) {
    return <LoadTrouble title={texts.notLoaded} of={offered} />;
  }
  if (!offered.data) return <GiftCardSkeleton />;
  return (
    <GiftCard offer={offered.data}>
      <Button loading={accept.isPending} onClick={pressed} className="w-full">
        {texts.gift.accept}
      </Button>
      {accept.error && (
        <p role="alert" className="pt-2 text-center text-danger">
          {accept.error.message}
        </p>
      )}
    </GiftCard>
  );
}

/** The giver who opens their own link. */
function useOwnCoupon(offer: OfferedCoupon | undefined) {
  const held = useHeldCoupons();
  return offer && held.data?.find(({ pass }) => pass?.id === offer.id);
}
