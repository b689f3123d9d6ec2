import type { Store } from '@baeon/contracts/stores/stores-wire';
import type { ReactNode } from 'react';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { uiTexts } from '../../components/ui/ui-texts.ts';
import { useTexts } from '../../lib/texts.ts';
import { AboutStore } from './about-store.tsx';
import { OpeningWeek } from './opening-week.tsx';
import { StoreActions } from './store-actions.tsx';
import { StoreHeader } from './store-header.tsx';

const pageClass = 'flex flex-col gap-6 px-5 pt-2 pb-8';

type Props = {
  store: Store;
  /** What it has to give. */
  children?: ReactNode;
};

export function StorePage({ store, children }: Props) {
  return (
    <div className={pageClass}>
      <StoreHeader store={store} />
      <StoreActions store={store} />
      {children}
      <AboutStore store={store} />
      {store.opening_hours && (
        <OpeningWeek hours={store.opening_hours} timeZone={store.time_zone} />
      )}
    </div>
  );
}

/** In the measures of the page above. */
export function StorePageSkeleton() {
  return (
    <div aria-busy="true" className={pageClass}>
      <p className="sr-only">{useTexts(uiTexts).loading}</p>
      <div>
        <Skeleton className="aspect-video rounded-card!" />
        <div className="relative flex flex-wrap items-end justify-between gap-x-3 gap-y-2 pt-3 pl-3">
          <span className="-mt-[52px] rounded-tile border-4 border-surface bg-surface">
            <Skeleton className="size-[72px] rounded-control!" />
          </span>
          <Skeleton className="h-11 w-26 rounded-full!" />
        </div>
        <Skeleton className="mt-4 h-6 w-3/5" />
        <Skeleton className="mt-3 h-4 w-4/5" />
        <Skeleton className="mt-3 h-4 w-1/2" />
      </div>
      <Skeleton className="h-13 rounded-field!" />
      <Skeleton className="h-64 rounded-card!" />
    </div>
  );
}
