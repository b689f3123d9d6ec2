import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { classNames } from './class-names.ts';

/** Decoration only: whoever shows it says in words or with aria-busy what is going on. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-testid="spinner"
      className={classNames('size-5 animate-turn', className)}
    >
      <circle
        cx="12"
        cy="12"
        r="9"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        opacity="0.25"
      />
      <path
        d="M21 12a9 9 0 0 0-9-9"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}

type Kind = 'primary' | 'secondary' | 'danger';

const base =
  'relative inline-flex min-h-13 items-center justify-center rounded-field px-5 py-2 text-base font-semibold ' +
  'transition-[background-color,border-color,transform] active:scale-[0.985]';

const kinds: Record<Kind, string> = {
  primary:
    'bg-brand text-on-brand not-disabled:hover:bg-brand-deep disabled:bg-line disabled:text-ink-muted',
  secondary:
    'border border-line-strong bg-transparent text-link not-disabled:hover:bg-brand-soft ' +
    'disabled:border-line disabled:text-ink-muted',
  danger:
    'border border-danger bg-transparent text-danger not-disabled:hover:bg-danger-soft ' +
    'disabled:border-line disabled:text-ink-muted',
};

/** The look of a button, for links that act like one. */
export function buttonClass(kind: Kind, className?: string): string {
  return classNames(base, kinds[kind], className);
}

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { kind?: Kind; loading?: boolean };

export function Button({
  kind = 'primary',
  loading = false,
  className,
  children,
  onClick,
  ...rest
}: Props) {
  // Not `disabled` while loading: that would throw the keyboard's focus away.
  function pressed(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      onClick={pressed}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      className={buttonClass(kind, className)}
    >
      {/* Stays in the flow, so the button keeps its width and its name. */}
      <span className={classNames('inline-flex items-center gap-2', loading && 'opacity-0')}>
        {children}
      </span>
      {loading && <Spinner className="absolute" />}
    </button>
  );
}
