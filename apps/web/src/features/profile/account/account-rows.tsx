import type { Language } from '@baeon/contracts/profile/language';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { Spinner } from '@baeon/ui/components/button.tsx';

/** A titled card of rows. */
export function AccountGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="px-1 text-sm font-semibold text-ink-muted">
        {title}
      </h2>
      <ul
        role="list"
        className="mt-2 divide-y divide-line overflow-hidden rounded-card border border-line bg-raised"
      >
        {children}
      </ul>
    </section>
  );
}

type Look = {
  Icon: LucideIcon;
  label: string;
  /** What is set at present, beside the label. */
  value?: string;
  valueLang?: Language;
  danger?: boolean;
};

const row =
  'flex min-h-15 w-full items-center gap-[12px] px-[16px] py-2 text-left outline-offset-[-3px] hover:bg-brand-soft';

function RowContent({
  Icon,
  label,
  value,
  valueLang,
  danger = false,
  end,
}: Look & { end?: ReactNode }) {
  return (
    <>
      <span
        className={classNames(
          'grid size-[36px] shrink-0 place-items-center rounded-full',
          danger ? 'bg-danger-soft text-danger' : 'bg-brand-soft text-link',
        )}
      >
        <Icon aria-hidden="true" className="size-[20px]" />
      </span>
      {/* Beside each other where there is room, in large text one under the other. */}
      <span className="@container min-w-0 flex-1">
        <span className="flex flex-col @min-[9rem]:flex-row @min-[9rem]:items-center @min-[9rem]:gap-3">
          <span
            className={classNames(
              'font-medium wrap-anywhere @min-[9rem]:shrink-0',
              value ? '@min-[9rem]:max-w-3/4' : '@min-[9rem]:max-w-full',
              danger && 'text-danger',
            )}
          >
            {label}
          </span>
          {value && (
            <span
              lang={valueLang}
              className="text-sm text-ink-muted @max-[9rem]:line-clamp-2 @min-[9rem]:min-w-0 @min-[9rem]:flex-1 @min-[9rem]:truncate @min-[9rem]:text-right"
            >
              {value}
            </span>
          )}
        </span>
      </span>
      {end}
    </>
  );
}

const chevron = (
  <ChevronRight aria-hidden="true" className="size-[20px] shrink-0 text-line-strong" />
);

export function AccountLink({ to, ...look }: Look & { to: string }) {
  return (
    <li>
      <Link to={to} className={row}>
        <RowContent {...look} end={chevron} />
      </Link>
    </li>
  );
}

/** Opens a sheet. */
export function AccountSheetButton({ onOpen, ...look }: Look & { onOpen: () => void }) {
  return (
    <li>
      <button type="button" aria-haspopup="dialog" onClick={onOpen} className={row}>
        <RowContent {...look} end={chevron} />
      </button>
    </li>
  );
}

/** Does something at once. */
export function AccountAction({
  onAct,
  busy = false,
  ...look
}: Look & { onAct: () => void; busy?: boolean }) {
  return (
    <li>
      <button
        type="button"
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={() => !busy && onAct()}
        className={row}
      >
        <RowContent {...look} end={busy && <Spinner className="text-link" />} />
      </button>
    </li>
  );
}
