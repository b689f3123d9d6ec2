import { Ticket } from 'lucide-react';
import { type ReactNode, useDeferredValue, useId, useMemo } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '../../../components/ui/button.tsx';
import { EmptyState, LoadError } from '../../../components/ui/empty-state.tsx';
import { Sheet } from '../../../components/ui/sheet/sheet.tsx';
import { Skeleton } from '../../../components/ui/layout.tsx';
import { useSheetParam } from '../../../components/ui/sheet/use-sheet-param.ts';
import { paths } from '../../../config/paths.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import { uiTexts } from '../../../components/ui/ui-texts.ts';
import { useTexts } from '../../../lib/texts.ts';
import { sortedOut } from '../coupon-standing.ts';
import { couponTexts } from '../coupon-texts.ts';
import { useHeldCoupons, usePassesToMe } from '../coupons-api.ts';
import { HeldList, HeldRowsSkeleton } from './held-list.tsx';
import { HeldPopup } from './held-popup.tsx';
import { PassesToMe } from '../pass/passes-to-me.tsx';
import { RefreshedNote } from './refreshed-note.tsx';

const pageClass = 'px-5 pt-2 pb-8';

/** What the signed-in person holds: passes to them, gifts that wait, and what they claimed. */
export function MyCoupons() {
  const texts = useTexts(couponTexts);
  const list = useHeldCoupons();
  const passes = usePassesToMe();
  const now = useMinute();
  const sheet = useSheetParam('coupon');
  // Drawing them takes a while on a phone, which must not hold up a tap.
  const coupons = useDeferredValue(list.data);
  const sorted = useMemo(() => coupons && sortedOut(coupons, now), [coupons, now]);
  const opened = coupons?.find(({ coupon }) => coupon.id === sheet.section);

  if (!sorted) {
    if (!list.isError) return <MyCouponsSkeleton />;
    return <LoadError title={texts.listNotLoaded} of={list} />;
  }
  const rows = { now, onOpen: sheet.open };
  return (
    <div className={pageClass}>
      <RefreshedNote of={list} />
      <PassesToMe passes={passes.data ?? []} />
      {sorted.waiting.length > 0 && (
        <Section title={texts.wallet.waiting}>
          {(labelledBy) => <HeldList {...rows} coupons={sorted.waiting} labelledBy={labelledBy} />}
        </Section>
      )}
      {sorted.claimed.length > 0 ? (
        <Section title={texts.wallet.claimed}>
          {(labelledBy) => <HeldList {...rows} coupons={sorted.claimed} labelledBy={labelledBy} />}
        </Section>
      ) : (
        <NoCoupons />
      )}
      <Sheet open={opened !== undefined} title={texts.coupon} onClose={sheet.close}>
        {opened && <HeldPopup held={opened} now={now} />}
      </Sheet>
    </div>
  );
}

function Section({ title, children }: { title: string; children: (id: string) => ReactNode }) {
  const titleId = useId();
  return (
    <section className="mb-5">
      <h2 id={titleId} className="mb-3 text-lg font-bold">
        {title}
      </h2>
      {children(titleId)}
    </section>
  );
}

function NoCoupons() {
  const texts = useTexts(couponTexts);
  return (
    <EmptyState
      Icon={Ticket}
      title={texts.wallet.none}
      text={texts.wallet.noneHint}
      action={
        <Link to={paths.home} className={buttonClass('primary')}>
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
