import { Check } from 'lucide-react';
import { type FocusEvent, type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { said } from '../../lib/texts.ts';
import { classNames } from '../class-names.ts';

/** Spread onto each choice. */
export type ChoiceProps = {
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-disabled': true | undefined;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
};

type ChoiceGroupProps = {
  label: string;
  /** Where a title above says the same already, the label is for screen readers only. */
  labelHidden?: boolean;
  /** With a hint the line for messages stands above the choices: right where there are many. */
  hint?: string;
  error?: string | null | undefined;
  /** Wrong, though what it shows says enough without a message. */
  invalid?: boolean;
  /** Nothing can be chosen for the moment. */
  locked?: boolean;
  /** At the other end of the label's line. */
  aside?: ReactNode;
  radio?: boolean;
  /** The focus went on to something outside. */
  onLeave?: (() => void) | undefined;
  children: (choice: ChoiceProps) => ReactNode;
};

/** The frame of a field whose value is chosen from tiles. An error moves nothing. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { label, labelHidden = false, hint, error, invalid = Boolean(error) } = props;
  const { locked = false, aside, radio = false, onLeave, children } = props;
  const noteId = useId();
  const note = error ? said(error) : hint;
  const describedBy = note ? noteId : undefined;

  function choiceLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.closest('fieldset')?.contains(relatedTarget)) onLeave?.();
  }

  const line = (
    <p
      id={noteId}
      className={classNames(
        'text-sm leading-5',
        hint ? 'pb-3' : 'min-h-7 pt-1.5',
        error ? 'text-danger' : 'text-ink-muted',
      )}
    >
      {note}
    </p>
  );

  return (
    <fieldset
      role={radio ? 'radiogroup' : undefined}
      aria-describedby={describedBy}
      data-invalid={invalid || undefined}
      className="min-w-0"
    >
      {/* Floated, because a legend in the flow leaves no room beside it. */}
      <legend
        className={labelHidden ? 'sr-only' : 'float-left mb-1.5 text-sm font-semibold text-ink'}
      >
        {label}
      </legend>
      {aside && <div className="float-right text-sm text-ink-muted">{aside}</div>}
      <div className={labelHidden ? undefined : 'clear-both'}>
        {hint && line}
        {children({
          'aria-invalid': error ? true : undefined,
          'aria-describedby': error ? noteId : undefined,
          'aria-disabled': locked || undefined,
          onBlur: choiceLeft,
        })}
        {!hint && line}
      </div>
    </fieldset>
  );
}

type ChoiceTileProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
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
export function ChoiceTile({ className, children, onChange, ...input }: ChoiceTileProps) {
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
