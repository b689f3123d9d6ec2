import { Ticket } from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { LOADING_TEXT } from '../../components/ui/loading-text.ts';
import { Sheet } from '../../components/ui/sheet.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useSheetParam } from '../../components/ui/use-sheet-param.ts';
import { paths } from '../../config/paths.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { LoadTrouble, StaleNote } from '../../components/ui/load-trouble.tsx';
import { sortedOut } from './coupon-standing.ts';
import { useHeldCoupons, useOfferedToMe } from './coupons-api.ts';
import { HeldList } from './held-list.tsx';
import { HeldPopup } from './held-popup.tsx';
import { HeldRowsSkeleton } from './held-row.tsx';
import { OfferedToMe } from './offered-to-me.tsx';

const pageClass = 'px-5 pt-2 pb-8';

/** What the signed-in person holds: offers to them, gifts that wait, and what they claimed. */
export function MyCoupons() {
  const list = useHeldCoupons();
  const offered = useOfferedToMe();
  const now = useMinute();
  const sheet = useSheetParam('coupon');
  const sorted = useMemo(() => list.data && sortedOut(list.data, now), [list.data, now]);
  const opened = list.data?.find(({ coupon }) => coupon.id === sheet.section);

  if (!sorted) {
    if (!list.isError) return <MyCouponsSkeleton />;
    return <LoadTrouble title="Your coupons could not be loaded" of={list} />;
  }
  const rows = { now, onOpen: sheet.open };
  return (
    <div className={pageClass}>
      <StaleNote of={list} />
      <OfferedToMe offers={offered.data ?? []} />
      {sorted.waiting.length > 0 && (
        <Section title="Gifts waiting for you">
          {(labelledBy) => <HeldList {...rows} coupons={sorted.waiting} labelledBy={labelledBy} />}
        </Section>
      )}
      {sorted.claimed.length > 0 ? (
        <Section title="Claimed coupons">
          {(labelledBy) => <HeldList {...rows} coupons={sorted.claimed} labelledBy={labelledBy} />}
        </Section>
      ) : (
        <NoCoupons />
      )}
      <Sheet open={opened !== undefined} title="Coupon" onClose={sheet.close}>
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
  return (
    <EmptyState
      Icon={Ticket}
      title="No Coupons Available"
      text="You have no coupons, visit your nearest store and claim one"
      action={
        <Link to={paths.home} className={buttonClass('primary')}>
          Check offers
        </Link>
      }
    />
  );
}

function MyCouponsSkeleton() {
  return (
    <div aria-busy="true" className={pageClass}>
      <p className="sr-only">{LOADING_TEXT}</p>
      <Skeleton className="mt-1 mb-4 h-5 w-40" />
      <HeldRowsSkeleton count={5} />
    </div>
  );
}
