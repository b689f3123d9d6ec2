import type { Deal } from '@baeon/contracts/coupon';
import { Link } from 'react-router';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { heldCouponPath, offersPath } from '../../config/paths.ts';
import { useSession } from '../../lib/session.ts';

type Props = {
  deal: Deal;
  claiming: boolean;
  /** The connection is away; the claim is made once it is back. */
  waiting: boolean;
  onGet: () => void;
};

/** What can be done about a deal, always in sight; for members the tabs lie under it. */
export function DealFoot({ deal, claiming, waiting, onGet }: Props) {
  const { home, signedIn } = useSession();
  return (
    <div
      className={classNames(
        'sticky z-10 border-t border-line bg-surface px-5 py-3 [@media(max-height:31.25rem)]:static',
        home && signedIn
          ? 'bottom-[calc(env(safe-area-inset-bottom)+65px)]'
          : 'bottom-0 pb-[calc(env(safe-area-inset-bottom)+12px)]',
      )}
    >
      <p
        role="status"
        className={classNames('text-center text-sm text-balance text-ink-muted', waiting && 'pb-2')}
      >
        {waiting && 'No connection. We get this deal for you as soon as it is back.'}
      </p>
      <NextStep deal={deal} claiming={claiming} onGet={onGet} />
    </div>
  );
}

function NextStep({ deal, claiming, onGet }: Omit<Props, 'waiting'>) {
  if (deal.coupon_id !== null) {
    return (
      <Link to={heldCouponPath(deal.coupon_id)} className={buttonClass('primary', 'w-full')}>
        Show my coupon
      </Link>
    );
  }
  if (deal.state === 'live' || claiming) {
    return (
      <Button className="w-full" loading={claiming} onClick={onGet}>
        Get this deal
      </Button>
    );
  }
  if (deal.state === 'upcoming') {
    return (
      <Button disabled className="w-full">
        Get this deal
      </Button>
    );
  }
  return (
    <Link to={offersPath()} className={buttonClass('secondary', 'w-full')}>
      See other offers
    </Link>
  );
}
