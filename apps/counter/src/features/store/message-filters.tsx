import { mobileNumberProblem, nationalDigits } from '@baeon/contracts/auth/mobile-number';
import { messageStates, type MessageState } from '@baeon/contracts/counter/message-advice';
import { DigitsInput } from '@baeon/ui/components/form/text-input.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useState } from 'react';
import { sentMessagesTexts } from './messages-texts.ts';

type Props = {
  state: MessageState | null;
  onState: (state: MessageState | null) => void;
  /** Hears of whole numbers only; null where there is none. */
  onNumber: (number: string | null) => void;
};

/** Which messages are listed. The number stays out of the address, which is kept and passed on. */
export function MessageFilters({ state, onState, onNumber }: Props) {
  const texts = useTexts(sentMessagesTexts);
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);
  const problem = typed === '' ? null : mobileNumberProblem(typed);

  function changed(digits: string) {
    setTyped(digits);
    setLeft(false);
    onNumber(mobileNumberProblem(digits) === null ? digits : null);
  }

  return (
    <>
      <DigitsInput
        label={texts.number}
        hint={texts.numberHint}
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
      <div role="group" aria-label={texts.stateLabel} className="flex flex-wrap gap-2">
        {[null, ...messageStates].map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === state}
            onClick={() => onState(one)}
            className="min-h-touch rounded-full border border-line-strong px-4 text-sm font-semibold aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-link"
          >
            {one ? texts.states[one] : texts.all}
          </button>
        ))}
      </div>
    </>
  );
}
