import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { dayNumber } from '@baeon/contracts/common/local-date';
import { Gift, LogIn, Navigation, Ticket } from 'lucide-react';
import { lazy, useEffect } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '@baeon/ui/components/button.tsx';
import { EmptyState, LoadError } from '@baeon/ui/components/empty-state.tsx';
import { Sheet, SheetPart } from '@baeon/ui/components/sheet/sheet.tsx';
import { useSheetParam } from '@baeon/ui/components/sheet/use-sheet-param.ts';
import { directionsUrl, heldCouponPath, paths } from '../../../config/paths.ts';
import { keepScreenOn } from '@baeon/ui/device/wake-lock.ts';
import type { LoginDetour } from '../../../lib/login-detour.ts';
import { useSession } from '../../../lib/session.ts';
import { useMinute } from '@baeon/ui/lib/use-minute.ts';
import { isGone } from '@baeon/ui/lib/api-error.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { openPassAt, stateAt } from '../coupon-standing.ts';
import { couponTexts } from '../coupon-texts.ts';
import { useHeldCoupon } from '../coupons-api.ts';
import { PassCoupon } from '../pass/pass-coupon.tsx';
import { HeldCouponSkeleton, HeldTicket } from './held-ticket.tsx';
import { PassNotice } from '../pass/pass-notice.tsx';
import { RefreshedNote } from './refreshed-note.tsx';
import { DealBlock, DealTerms } from '@baeon/ui/components/deals/deal-facts.tsx';

/** A coupon in the signed-in person's hands, as they show it at the till. */
export function HeldCouponView({ couponId }: { couponId: string }) {
  const texts = useTexts(couponTexts);
  const { signedIn } = useSession();
  const found = useHeldCoupon(couponId);

  if (!signedIn) return <LogInFirst couponId={couponId} />;
  // Also when it was here a moment ago: a friend has accepted it.
  if (isGone(found.error)) return <NotHere />;
  if (found.data) {
    return (
      <div className="px-5 pt-2 pb-8">
        <RefreshedNote of={found} />
        <HeldCouponPage held={found.data} />
      </div>
    );
  }
  if (!found.isError) return <HeldCouponSkeleton />;
  return <LoadError title={texts.notLoaded} of={found} />;
}

function HeldCouponPage({ held }: { held: HeldCoupon }) {
  const { give: texts } = useTexts(couponTexts);
  const now = useMinute();
  const sheet = useSheetParam('give');
  const ready = stateAt(held, now) === 'ready';
  const pass = openPassAt(held, now);
  const give = () => sheet.open('friend');
  // Who accepted a bid was promised its price, and nobody else.
  const mayGive = ready && held.source !== 'bid';

  useEffect(() => (ready ? keepScreenOn() : undefined), [ready]);

  return (
    <div className="flex flex-col gap-5">
      {pass && <PassNotice couponId={held.coupon.id} pass={pass} onShare={give} />}
      <HeldTicket held={held} now={now} />
      <div className="flex flex-wrap gap-3 empty:hidden">
        {held.store_id !== null && (
          <Directions held={held} kind={ready ? 'primary' : 'secondary'} />
        )}
        {mayGive && !pass && (
          <Button kind="secondary" onClick={give} className="flex-1 basis-40 px-3!">
            <Gift aria-hidden="true" className="size-5 shrink-0" />
            {texts.title}
          </Button>
        )}
      </div>
      <HeldAbout held={held} />
      {(ready || isUsedToday(held, now)) && <NotTaken couponId={held.coupon.id} />}
      <Sheet open={mayGive && sheet.section === 'friend'} title={texts.title} onClose={sheet.close}>
        <PassCoupon held={{ ...held, pass }} onDone={sheet.close} />
      </Sheet>
    </div>
  );
}

const ReportRefusal = lazy(async () => {
  const { ReportRefusal: report } = await import('../uses/report-refusal.tsx');
  return { default: report };
});

const isUsedToday = ({ used_at, time_zone }: HeldCoupon, now: Date): boolean =>
  used_at !== null && dayNumber(new Date(used_at), time_zone) === dayNumber(now, time_zone);

/** Quiet, at the end: most coupons are taken. */
function NotTaken({ couponId }: { couponId: string }) {
  const { notTaken } = useTexts(couponTexts).held;
  const sheet = useSheetParam('report');
  return (
    <>
      <button
        type="button"
        onClick={() => sheet.open('refusal')}
        className="mx-auto min-h-11 rounded-control px-4 font-semibold text-link hover:bg-brand-soft"
      >
        {notTaken}
      </button>
      <Sheet open={sheet.section === 'refusal'} title={notTaken} onClose={sheet.close}>
        <SheetPart>
          <ReportRefusal couponId={couponId} />
        </SheetPart>
      </Sheet>
    </>
  );
}

type DirectionsProps = { held: HeldCoupon; kind: 'primary' | 'secondary' };

/** The way to the store; loud only while there is something to use there. */
function Directions({ held, kind }: DirectionsProps) {
  const [longitude, latitude] = held.advertiser.location.coordinates;
  return (
    <a
      href={directionsUrl(latitude, longitude)}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass(kind, 'flex-1 basis-40 gap-2 px-3!')}
    >
      <Navigation aria-hidden="true" className="size-5 shrink-0" />
      {useTexts(couponTexts).held.directions}
    </a>
  );
}

function NotHere() {
  const texts = useTexts(couponTexts);
  return (
    <EmptyState
      Icon={Ticket}
      title={texts.held.notHere}
      text={texts.held.notHereHint}
      action={
        <Link to={paths.userCouponProfile} className={buttonClass('primary')}>
          {texts.mine}
        </Link>
      }
    />
  );
}

/** The message with the code leads here, on whatever device it is read. */
function LogInFirst({ couponId }: { couponId: string }) {
  const { held: texts } = useTexts(couponTexts);
  const detour: LoginDetour = { returnTo: heldCouponPath(couponId) };
  return (
    <EmptyState
      Icon={LogIn}
      title={texts.logInFirst}
      text={texts.logInHint}
      action={
        <Link to={paths.login} state={detour} className={buttonClass('primary')}>
          {texts.logIn}
        </Link>
      }
    />
  );
}

/** Where it can be used, what it is, and what to mind. */
function HeldAbout({ held }: { held: HeldCoupon }) {
  const texts = useTexts(couponTexts);
  const { advertiser, campaign, store_id, terms } = held;
  const { city, state, pincode } = advertiser.address;
  const facts = [
    [texts.about.store, advertiser.name],
    [texts.about.city, city],
    [texts.about.state, state],
    [texts.about.pincode, pincode],
  ] as const;

  return (
    <>
      <DealBlock title={texts.about.title}>
        {store_id === null && <p className="mb-2">{texts.about.anyStore}</p>}
        <dl className="flex flex-col gap-y-2">
          {facts
            .filter(([, fact]) => fact !== '')
            .map(([term, fact]) => (
              <div key={term} className="flex flex-wrap gap-x-4">
                <dt className="w-24 text-ink-muted">{term}</dt>
                <dd className="min-w-0 flex-1 basis-28 font-medium wrap-anywhere">{fact}</dd>
              </div>
            ))}
        </dl>
      </DealBlock>
      <DealTerms description={campaign.description} terms={terms} />
    </>
  );
}
