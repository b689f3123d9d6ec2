import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A quiet block in the size of what will come; the size is the caller's class. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      data-testid="skeleton"
      className={classNames('block animate-breathe rounded-small bg-line', className)}
    />
  );
}

/** `role` is spelled out because Safari forgets lists whose markers are drawn by hand. */
export function BulletList({ items }: { items: readonly string[] }) {
  return (
    <ul role="list" className="space-y-2">
      {items.map((item) => (
        <li key={item} className="relative pl-5">
          <span
            aria-hidden="true"
            className="absolute top-2 left-0 size-2 rounded-full bg-accent"
          />
          {item}
        </li>
      ))}
    </ul>
  );
}

type Props = {
  /** A sheet leaves room below what it holds; the foot covers it. */
  inSheet?: boolean;
  children: ReactNode;
};

/**
 * The end of a long form, always in sight, except where it would take the sight from the form: on
 * low screens, and with very large text in a form that is a container. Stands in a column with
 * 20 px at its sides, or `--side`.
 */
export function StickyFoot({ inSheet = false, children }: Props) {
  return (
    <div
      className={classNames(
        'sticky z-10 mt-4 border-t border-line bg-surface pt-3',
        'pb-[calc(env(safe-area-inset-bottom)+12px)] [@media(max-height:31.25rem)]:static @max-[14rem]:static',
        inSheet
          ? '-mx-gutter px-gutter bottom-[calc(-20px-env(safe-area-inset-bottom))] mb-[calc(-20px-env(safe-area-inset-bottom))]'
          : '-mx-[var(--side,20px)] bottom-0 px-[var(--side,20px)]',
      )}
    >
      {children}
    </div>
  );
}
