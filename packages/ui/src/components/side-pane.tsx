import type { LucideIcon } from 'lucide-react';
import { createContext, use } from 'react';

/** Which of two things side by side a screen is, and the path of what is open; null where it stands alone. */
type Side = { is: 'list' | 'detail'; opened: string } | null;

export const PaneSide = createContext<Side>(null);

export const usePaneSide = (): Side => use(PaneSide);

/** Of what is open beside the list it stands in. */
export const openedClass =
  'lg:has-[[aria-current]]:border-brand lg:has-[[aria-current]]:bg-brand-soft';

/** The place beside a list, which stays while the list scrolls. Only wide screens have it. */
export const paneClass =
  'lg:fixed lg:top-[calc(var(--spacing-top-bar)+16px)] lg:bottom-4 lg:left-(--pane-left) lg:right-(--pane-right) ' +
  'lg:overflow-y-auto lg:overscroll-contain lg:rounded-frame lg:border lg:border-line lg:bg-surface';

/** Says what comes here, until something does; to those who see where that is. */
export function EmptyPane({ Icon, children }: { Icon: LucideIcon; children: string }) {
  return (
    <div
      aria-hidden="true"
      className={`${paneClass} hidden place-content-center justify-items-center gap-4 lg:grid`}
    >
      <Icon className="size-12 text-line-strong" strokeWidth={1.5} />
      <p className="max-w-60 text-center text-balance text-ink-muted">{children}</p>
    </div>
  );
}
