import { Button } from '@baeon/ui/components/button.tsx';
import { LoadError } from '@baeon/ui/components/empty-state.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import type { ReactNode } from 'react';
import { Mark, type MarkLook } from './mark.tsx';

export type Thing = {
  id: string;
  title: string;
  facts: readonly (string | null)[];
  mark?: { look: MarkLook; text: string } | null;
  /** What else there is to read of it, in all the width. */
  body?: ReactNode;
  actions: readonly { label: string; of: string; danger?: boolean; onPress: () => void }[];
};

/** What a query knows of its list. */
type Loading = {
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  error: Error | null;
  refetch: () => unknown;
};

type Props = {
  title: string;
  /** Nothing else stands on the page. */
  alone?: boolean;
  hint?: string;
  /** What narrows the list. */
  filters?: ReactNode;
  of: Loading;
  things: readonly Thing[] | undefined;
  empty: string;
  trouble: string;
  add?: { label: string; onPress: () => void };
  children?: ReactNode;
};

/** A short list and what can be done with each of it. */
export function ThingList({
  title,
  alone,
  hint,
  filters,
  of,
  things,
  empty,
  trouble,
  add,
  children,
}: Props) {
  return (
    <section className="flex flex-col gap-3">
      {alone ? (
        <h1 className="text-3xl font-extrabold text-balance">{title}</h1>
      ) : (
        <h2 className="text-xl font-bold">{title}</h2>
      )}
      {hint && <p className="text-sm text-pretty text-ink-muted">{hint}</p>}
      {filters}
      {add && (
        <Button kind="secondary" onClick={add.onPress}>
          {add.label}
        </Button>
      )}
      {of.isPending && (
        <div aria-busy="true" className="flex flex-col gap-3">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      )}
      {of.error && !things && <LoadError title={trouble} of={{ ...of, error: of.error }} />}
      {things?.length === 0 && <p className="py-3 text-ink-muted">{empty}</p>}
      {things && things.length > 0 && (
        <ul role="list" className="divide-y divide-line rounded-card border border-line bg-raised">
          {things.map(({ id, title, facts, mark, body, actions }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 pr-2 pl-4">
              <div
                className={`min-w-0 flex-1 py-1 wrap-anywhere ${body ? 'basis-full' : 'basis-36'}`}
              >
                {mark && <Mark look={mark.look}>{mark.text}</Mark>}
                <p className="font-semibold">{title}</p>
                <p className="text-sm text-ink-muted">{facts.filter(Boolean).join(' · ')}</p>
                {body}
              </div>
              <div className="ml-auto flex flex-wrap justify-end">
                {actions.map(({ label, of, danger, onPress }) => (
                  <button
                    key={`${label} ${of}`}
                    type="button"
                    aria-label={`${label}: ${of}`}
                    onClick={onPress}
                    className={`min-h-touch rounded-control px-3 text-sm font-semibold hover:bg-brand-soft ${danger ? 'text-danger' : 'text-link'}`}
                  >
                    {label}
                  </button>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
