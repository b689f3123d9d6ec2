import type { HeldCoupon } from '@baeon/contracts/coupon';
import { Gift, LogIn, Navigation, Ticket } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Sheet } from '../../components/ui/sheet.tsx';
import { useSheetParam } from '../../components/ui/use-sheet-param.ts';
import { directionsUrl, heldCouponPath, paths } from '../../config/paths.ts';
import { keepScreenOn } from '../../device/wake-lock.ts';
import type { LoginDetour } from '../../lib/login-detour.ts';
import { useSession } from '../../lib/session.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { LoadTrouble, StaleNote } from '../../components/ui/load-trouble.tsx';
import { isGone } from '../../lib/api-error.ts';
import { openPassAt, stateAt } from './coupon-standing.ts';
import { useHeldCoupon } from './coupons-api.ts';
import { GiveCoupon } from './give-coupon.tsx';
import { HeldAbout } from './held-about.tsx';
import { HeldCouponSkeleton } from './held-coupon-skeleton.tsx';
import { HeldTicket } from './held-ticket.tsx';
import { PassNotice } from './pass-notice.tsx';

const GIVE_TITLE = 'Give to a friend';

/** A coupon in the signed-in person's hands, as they show it at the till. */
export function HeldCouponView({ couponId }: { couponId: string }) {
  const { signedIn } = useSession();
  const found = useHeldCoupon(couponId);

  if (!signedIn) return <LogInFirst couponId={couponId} />;
  // Also when it was here a moment ago: a friend has accepted it.
  if (isGone(found.error)) return <NotHere />;
  if (found.data) {
    return (
      <div className="px-5 pt-2 pb-8">
        <StaleNote of={found} />
        <HeldCouponPage held={found.data} />
      </div>
    );
  }
  if (!found.isError) return <HeldCouponSkeleton />;
  return <LoadTrouble title="This coupon could not be loaded" of={found} />;
}

function HeldCouponPage({ held }: { held: HeldCoupon }) {
  const now = useMinute();
  const sheet = useSheetParam('give');
  const ready = stateAt(held, now) === 'ready';
  const pass = openPassAt(held, now);
  const give = () => sheet.open('friend');

  useEffect(() => (ready ? keepScreenOn() : undefined), [ready]);

  return (
    <div className="flex flex-col gap-5">
      {pass && <PassNotice couponId={held.coupon.id} pass={pass} onShare={give} />}
      <HeldTicket held={held} now={now} />
      <div className="flex flex-wrap gap-3 empty:hidden">
        {held.store_id !== null && <Directions held={held} />}
        {ready && !pass && (
          <Button kind="secondary" onClick={give} className="flex-1 basis-40 px-3!">
            <Gift aria-hidden="true" className="size-5 shrink-0" />
            {GIVE_TITLE}
          </Button>
        )}
      </div>
      <HeldAbout held={held} />
      <Sheet open={ready && sheet.section === 'friend'} title={GIVE_TITLE} onClose={sheet.close}>
        <GiveCoupon held={{ ...held, pass }} onDone={sheet.close} />
      </Sheet>
    </div>
  );
}

function Directions({ held }: { held: HeldCoupon }) {
  const [longitude, latitude] = held.advertiser.location.coordinates;
  return (
    <a
      href={directionsUrl(latitude, longitude)}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass('primary', 'flex-1 basis-40 gap-2 px-3!')}
    >
      <Navigation aria-hidden="true" className="size-5 shrink-0" />
      Get Directions
    </a>
  );
}

function NotHere() {
  return (
    <EmptyState
      Icon={Ticket}
      title="This coupon is no longer with you"
      text="You passed it on and it was accepted, or it never was yours."
      action={
        <Link to={paths.userCouponProfile} className={buttonClass('primary')}>
          My Coupon
        </Link>
      }
    />
  );
}

/** The message with the code leads here, on whatever device it is read. */
function LogInFirst({ couponId }: { couponId: string }) {
  const detour: LoginDetour = { returnTo: heldCouponPath(couponId) };
  return (
    <EmptyState
      Icon={LogIn}
      title="Please log in to see your coupon"
      text="Use the number that it was sent to."
      action={
        <Link to={paths.login} state={detour} className={buttonClass('primary')}>
          Log in
        </Link>
      }
    />
  );
}
