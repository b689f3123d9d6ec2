import { type ChangeEvent, type ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

type Props = Omit<ComponentProps<typeof TextInput>, 'onChange' | 'value' | 'maxLength'> & {
  value: string;
  /** Reduces whatever was typed or pasted to the digits that count. */
  digitsOf: (text: string) => string;
  onDigits: (digits: string) => void;
};

/**
 * A field that holds digits only. There is no maxLength, because the browser would cut
 * '+91 98450 12345' off before we can read the number out of it.
 */
export function DigitsInput({ value, digitsOf, onDigits, ...input }: Props) {
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
