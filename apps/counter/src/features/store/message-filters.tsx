import { messageStates, type MessageState } from '@baeon/contracts/counter/message-advice';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { NumberFilter } from '../../components/number-filter.tsx';
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
  return (
    <>
      <NumberFilter label={texts.number} hint={texts.numberHint} onNumber={onNumber} />
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
