import { mobileNumberProblem, nationalDigits } from '@baeon/contracts/auth/mobile-number';
import { DigitsInput } from '@baeon/ui/components/form/text-input.tsx';
import { useState } from 'react';

type Props = {
  label: string;
  hint?: string;
  /** Hears of whole numbers only; null where there is none. */
  onNumber: (number: string | null) => void;
};

/** A mobile number that narrows a list once it is whole. */
export function NumberFilter({ label, hint, onNumber }: Props) {
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);
  const problem = typed === '' ? null : mobileNumberProblem(typed);

  function changed(digits: string) {
    setTyped(digits);
    setLeft(false);
    onNumber(mobileNumberProblem(digits) === null ? digits : null);
  }

  return (
    <DigitsInput
      label={label}
      hint={hint}
      error={left ? problem : null}
      type="tel"
      autoComplete="off"
      enterKeyHint="search"
      value={typed}
      digitsOf={nationalDigits}
      onDigits={changed}
      onBlur={() => setLeft(true)}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
    />
  );
}
