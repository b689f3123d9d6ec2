import type { Store } from '@baeon/contracts/stores/stores-wire';
import { type ReactNode, useId } from 'react';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { uiTexts } from '@baeon/ui/components/ui-texts.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { OpeningWeek } from './opening-week.tsx';
import { StoreActions } from './store-actions.tsx';
import { StoreHeader } from './store-header.tsx';
import { storeTexts } from '../store-texts.ts';

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
        <OpeningWeek
          hours={store.opening_hours}
          dates={store.special_days ?? []}
          timeZone={store.time_zone}
        />
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

type AboutStoreProps = { store: Pick<Store, 'name' | 'about' | 'address'> };

/** Who they are and where to find them, word by word. */
function AboutStore({ store: { name, about, address } }: AboutStoreProps) {
  const texts = useTexts(storeTexts);
  const headingId = useId();
  const facts = [
    [texts.name, name],
    [texts.address, address.line],
    [texts.city, address.city],
    [texts.state, address.state],
    [texts.pincode, address.pincode],
  ] as const;

  return (
    <section
      aria-labelledby={headingId}
      className="rounded-card border border-line bg-raised px-5 py-4"
    >
      <h2 id={headingId} className="text-lg font-bold">
        {texts.about}
      </h2>
      {about && <p className="mt-2 text-pretty whitespace-pre-line wrap-anywhere">{about}</p>}
      <dl className="mt-3 flex flex-col gap-y-2">
        {facts.map(([term, fact]) => (
          <div key={term} className="flex flex-wrap gap-x-4">
            <dt className="w-24 text-ink-muted">{term}</dt>
            <dd className="min-w-0 flex-1 basis-28 font-medium wrap-anywhere">{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
