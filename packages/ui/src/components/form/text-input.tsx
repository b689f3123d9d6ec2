import type { ChangeEvent, ComponentProps, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { fieldBorder, fieldBox, FieldFrame } from './field-frame.tsx';

type TextInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  label: string;
  hint?: string | undefined;
  error?: string | null | undefined;
  /** Inside the box, before and after the text. */
  before?: ReactNode;
  after?: ReactNode;
  /** The id of further describing text, besides the hint or the error. */
  describedBy?: string;
  ref?: Ref<HTMLInputElement>;
};

export function TextInput({
  label,
  hint,
  error,
  before,
  after,
  describedBy,
  className,
  ref,
  ...input
}: TextInputProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} describedBy={describedBy}>
      {({ id, aria }) => (
        <div
          className={classNames(
            fieldBox,
            fieldBorder(error),
            // Locked for a moment only, it does not flash.
            input.readOnly && 'bg-sunken delay-300',
          )}
        >
          {before}
          <input
            {...input}
            {...aria}
            id={id}
            ref={ref}
            className={classNames(
              'w-full min-w-0 flex-1 self-stretch bg-transparent px-[16px] text-base text-ellipsis text-ink outline-none',
              'placeholder:text-ink-muted',
              className,
            )}
          />
          {after}
        </div>
      )}
    </FieldFrame>
  );
}

type DigitsInputProps = Omit<
  ComponentProps<typeof TextInput>,
  'onChange' | 'value' | 'maxLength'
> & {
  value: string;
  /** Reduces whatever was typed or pasted to the digits that count. */
  digitsOf: (text: string) => string;
  onDigits: (digits: string) => void;
};

/**
 * A field that holds digits only. There is no maxLength, because the browser would cut
 * '+91 98450 12345' off before we can read the number out of it.
 */
export function DigitsInput({ value, digitsOf, onDigits, ...input }: DigitsInputProps) {
  function changed({ currentTarget: field }: ChangeEvent<HTMLInputElement>) {
    const typed = field.value;
    const digits = digitsOf(typed);
    if (digits !== typed) {
      const afterCaret = typed.slice(field.selectionEnd ?? typed.length).replace(/\D/g, '').length;
      const caret = Math.max(0, digits.length - afterCaret);
      // Written here already: if React corrected the value later, the caret would jump to the end.
      field.value = digits;
      field.setSelectionRange(caret, caret);
    }
    onDigits(digits);
  }

  return <TextInput {...input} inputMode="numeric" value={value} onChange={changed} />;
}
