import type { Deal } from '@baeon/contracts/campaigns/campaigns-wire';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '@baeon/ui/components/button.tsx';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { useFocusHandover } from '@baeon/ui/components/use-focus-handover.ts';
import { heldCouponPath, offersPath } from '../../../config/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { dealsTexts } from '../deals-texts.ts';

/** Few deals are sold out. */
const LineFoot = lazy(async () => ({
  default: (await import('../waitlist/line-foot.tsx')).LineFoot,
}));

type Props = {
  deal: Deal;
  claiming: boolean;
  /** The connection is away; the claim is made once it is back. */
  waiting: boolean;
  /** It was given up waiting, and nobody knows whether they have it. */
  unsettled: boolean;
  onGet: () => void;
};

/** What can be done about a deal, always in sight; for members the tabs lie under it. */
export function DealFoot({ deal, claiming, waiting, unsettled, onGet }: Props) {
  const texts = useTexts(dealsTexts).detail;
  const { home, signedIn } = useSession();
  const note = waiting ? texts.waiting : unsettled && !deal.coupon_id ? texts.unsettled : null;
  return (
    <div
      className={classNames(
        'sticky z-10 border-t border-line bg-surface px-5 py-3 [@media(max-height:31.25rem)]:static',
        home && signedIn
          ? 'bottom-[calc(env(safe-area-inset-bottom)+65px)] lg:bottom-0'
          : 'bottom-0 pb-[calc(env(safe-area-inset-bottom)+12px)]',
      )}
    >
      <p
        role="status"
        className={classNames('text-center text-sm text-balance text-ink-muted', note && 'pb-2')}
      >
        {note}
      </p>
      <NextStep deal={deal} claiming={claiming} onGet={onGet} />
    </div>
  );
}

function NextStep({ deal, claiming, onGet }: Omit<Props, 'waiting' | 'unsettled'>) {
  const texts = useTexts(dealsTexts).detail;
  const show = useFocusHandover<HTMLAnchorElement>(deal.coupon_id !== null);
  if (deal.coupon_id !== null) {
    return (
      <Link
        ref={show}
        to={heldCouponPath(deal.coupon_id)}
        className={buttonClass('primary', 'w-full')}
      >
        {texts.showCoupon}
      </Link>
    );
  }
  const seeOthers = (
    <Link to={offersPath()} className={buttonClass('secondary', 'w-full')}>
      {texts.seeOthers}
    </Link>
  );
  if (deal.state === 'sold_out') {
    return (
      <Suspense fallback={seeOthers}>
        <LineFoot campaignId={deal.campaign.id} taking={claiming} onTake={onGet}>
          {seeOthers}
        </LineFoot>
      </Suspense>
    );
  }
  if (deal.state === 'live' || claiming) {
    return (
      <Button className="w-full" loading={claiming} onClick={onGet}>
        {texts.get}
      </Button>
    );
  }
  if (deal.state === 'upcoming') {
    return (
      <Button disabled className="w-full">
        {texts.get}
      </Button>
    );
  }
  return seeOthers;
}
