import { Check } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  type: 'radio' | 'checkbox';
  className?: string;
  children: ReactNode;
};

/** Grey like a field that cannot be written in, but only where the wait is long enough to notice. */
const lockedLook =
  'has-aria-disabled:cursor-default has-aria-disabled:delay-300 not-has-checked:has-aria-disabled:bg-sunken';

/**
 * A radio button or checkbox as large as what it chooses. The real control lies over the whole
 * tile, unseen: keyboards, screen readers and scrolling into view work as everywhere. A finger
 * meets the label instead. With `aria-disabled` it keeps what it says; `disabled` would throw the
 * keyboard's focus away.
 */
export function ChoiceTile({ className, children, onChange, ...input }: Props) {
  const locked = input['aria-disabled'] === true;
  return (
    <label
      className={classNames(
        'relative flex min-h-14 cursor-pointer items-center rounded-field border border-line bg-raised',
        'font-medium transition-colors hover:border-line-strong',
        'has-checked:border-brand has-checked:bg-brand-soft has-checked:text-link has-checked:inset-ring-1 has-checked:inset-ring-brand',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-link',
        lockedLook,
        className,
      )}
    >
      <input
        {...input}
        onChange={(event) => !locked && onChange?.(event)}
        className="peer pointer-events-none absolute inset-0 size-full appearance-none opacity-0"
      />
      {children}
    </label>
  );
}

/** Says without colour that a tile is chosen. Stands beside the tile's other children. */
export function ChoiceCheck({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'pointer-events-none grid size-5 shrink-0 place-items-center rounded-full border border-line-strong text-transparent',
        'peer-checked:border-brand peer-checked:bg-brand peer-checked:text-on-brand',
        className,
      )}
    >
      <Check className="size-3.5" strokeWidth={3} />
    </span>
  );
}
