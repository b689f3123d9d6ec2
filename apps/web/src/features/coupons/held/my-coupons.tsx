import { Ticket } from 'lucide-react';
import { useDeferredValue, useId, useMemo } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '@baeon/ui/components/button.tsx';
import { EmptyState, LoadError } from '@baeon/ui/components/empty-state.tsx';
import { Sheet } from '@baeon/ui/components/sheet/sheet.tsx';
import { usePaneSide } from '@baeon/ui/components/side-pane.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { useSheetParam } from '@baeon/ui/components/sheet/use-sheet-param.ts';
import { paths } from '../../../config/paths.ts';
import { useMinute } from '@baeon/ui/lib/use-minute.ts';
import { uiTexts } from '@baeon/ui/components/ui-texts.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { byUse } from '../coupon-standing.ts';
import { couponTexts } from '../coupon-texts.ts';
import { useHeldCoupons, usePassesToMe } from '../coupons-api.ts';
import { HeldList, HeldRowsSkeleton } from './held-list.tsx';
import { HeldPopup } from './held-popup.tsx';
import { PassesToMe } from '../pass/passes-to-me.tsx';
import { RefreshedNote } from './refreshed-note.tsx';

const pageClass = 'px-5 pt-2 pb-8';

/** What friends offer to the signed-in person, and all that they hold: gifts and what they claimed. */
export function MyCoupons() {
  const texts = useTexts(couponTexts);
  const list = useHeldCoupons();
  const passes = usePassesToMe();
  const now = useMinute();
  const sheet = useSheetParam('coupon');
  const titleId = useId();
  const pane = usePaneSide();
  const openedId = sheet.section ?? pane?.opened.split('/').at(-1);
  // Drawing them takes a while on a phone, which must not hold up a tap.
  const coupons = useDeferredValue(list.data);
  const sorted = useMemo(() => coupons && byUse(coupons, now), [coupons, now]);
  const opened = coupons?.find(({ coupon }) => coupon.id === sheet.section);

  if (!sorted) {
    if (!list.isError) return <MyCouponsSkeleton />;
    return <LoadError title={texts.listNotLoaded} of={list} />;
  }
  const offered = passes.data ?? [];
  // A friend's offer that comes a moment later must not contradict what was said.
  if (sorted.length === 0 && passes.isPending) return <MyCouponsSkeleton />;
  return (
    <div className={pageClass}>
      <RefreshedNote of={list} />
      <PassesToMe passes={offered} />
      {sorted.length > 0 && (
        <section>
          <h2 id={titleId} className="mb-3 text-lg font-bold">
            {texts.wallet.all}
          </h2>
          <HeldList
            coupons={sorted}
            now={now}
            onOpen={sheet.open}
            openedId={openedId}
            labelledBy={titleId}
          />
        </section>
      )}
      {sorted.length === 0 && offered.length === 0 && <NoCoupons />}
      <Sheet beside open={opened !== undefined} title={texts.coupon} onClose={sheet.close}>
        {opened && <HeldPopup held={opened} now={now} />}
      </Sheet>
    </div>
  );
}

function NoCoupons() {
  const texts = useTexts(couponTexts);
  const { home } = useSession();
  return (
    <EmptyState
      Icon={Ticket}
      title={texts.wallet.none}
      text={texts.wallet.noneHint}
      action={
        <Link to={home ? paths.home : paths.offers} className={buttonClass('primary')}>
          {texts.checkOffers}
        </Link>
      }
    />
  );
}

function MyCouponsSkeleton() {
  return (
    <div aria-busy="true" className={pageClass}>
      <p className="sr-only">{useTexts(uiTexts).loading}</p>
      <Skeleton className="mt-1 mb-4 h-5 w-40" />
      <HeldRowsSkeleton count={5} />
    </div>
  );
}
