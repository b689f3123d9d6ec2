import type { CounterMe } from '@baeon/contracts/counter/counter-wire';
import { buttonClass } from '@baeon/ui/components/button.tsx';
import { EmptyState, LoadError } from '@baeon/ui/components/empty-state.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ChevronRight, Store } from 'lucide-react';
import { generatePath, Link } from 'react-router';
import { counterPaths, counterWire } from '../../config/counter-config.ts';
import { callPerson } from '../../lib/person-api.ts';
import { FindStore } from './find-store.tsx';
import { counterAccountTexts } from './account-texts.ts';

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => callPerson<CounterMe>(counterWire.me, { signal }),
  staleTime: 0,
});

const operatorLists = [
  'approvals',
  'city',
  'conflicts',
  'honour',
  'people',
  'messages',
  'record',
  'imports',
] as const;

const row =
  'flex min-h-16 items-center gap-3 rounded-card border border-line-strong bg-raised px-5 py-2 hover:bg-brand-soft';

/** Where whoever is signed in is owner or staff; operators find every store. */
export function MyStores() {
  const texts = useTexts(counterAccountTexts);
  const me = useQuery(meQuery);
  if (me.isPending) {
    return (
      <div aria-busy="true" className="flex flex-col gap-3">
        <Skeleton className="h-16 rounded-card!" />
        <Skeleton className="h-16 rounded-card!" />
      </div>
    );
  }
  if (!me.data) return <LoadError title={texts.trouble} of={{ ...me, error: me.error }} />;
  const { operator, stores, waiting_approvals = 0 } = me.data;
  return (
    <>
      {stores.length === 0 && !operator && (
        <EmptyState Icon={Store} title={texts.noStores} text={texts.noStoresText} />
      )}
      <ul role="list" className="flex flex-col gap-3">
        {stores.map(({ store_id, name, city, role, open_conflicts, unanswered_refusals }) => (
          <li key={store_id}>
            <Link to={generatePath(counterPaths.store, { storeId: store_id })} className={row}>
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span className="block text-lg font-bold">{name}</span>
                <span className="text-sm text-ink-muted">
                  {[texts.roles[role], city].join(' · ')}
                </span>
                {open_conflicts + unanswered_refusals > 0 && (
                  <span className="block text-sm font-semibold text-danger">
                    {[
                      open_conflicts > 0 && texts.openConflicts(open_conflicts),
                      unanswered_refusals > 0 && texts.unanswered(unanswered_refusals),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                )}
              </span>
              <ChevronRight aria-hidden="true" className="size-6 shrink-0 text-ink-muted" />
            </Link>
          </li>
        ))}
      </ul>
      {operator && (
        <section className="flex flex-col gap-3 sm:grid sm:grid-cols-2">
          <h2 className="text-xl font-bold sm:col-span-2">{texts.operator}</h2>
          {operatorLists.map((list) => (
            <Link key={list} to={counterPaths[list]} className={buttonClass('secondary')}>
              {texts[list]}
              {list === 'approvals' && <Waiting count={waiting_approvals} />}
            </Link>
          ))}
        </section>
      )}
      <FindStore operator={operator} />
    </>
  );
}

function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="ml-2 rounded-full bg-danger px-2 text-sm font-bold text-surface tabular-nums">
      {count}
    </span>
  );
}
