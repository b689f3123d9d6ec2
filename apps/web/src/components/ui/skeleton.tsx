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
