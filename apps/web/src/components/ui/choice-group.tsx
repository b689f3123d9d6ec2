import { type FocusEvent, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

/** Spread onto each choice. */
export type ChoiceProps = {
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-disabled': true | undefined;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
};

type Props = {
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
export function ChoiceGroup(props: Props) {
  const { label, labelHidden = false, hint, error, invalid = Boolean(error) } = props;
  const { locked = false, aside, radio = false, onLeave, children } = props;
  const noteId = useId();
  const note = error ?? hint;
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
