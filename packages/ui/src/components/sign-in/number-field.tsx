import {
  DIALLING_PREFIX,
  mobileNumberProblem,
  nationalDigits,
} from '@baeon/contracts/auth/mobile-number';
import { Check, X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { DigitsInput } from '../form/text-input.tsx';
import { useTexts } from '../../lib/texts.ts';
import { authTexts } from './auth-texts.ts';

/** Room for a number with any country prefix, and an end to leaning on a key. */
const MOST_DIGITS = 15;

type Props = {
  value: string;
  error: string | null;
  touched: boolean;
  locked: boolean;
  onDigits: (digits: string) => void;
  onLeave: () => void;
  ref: Ref<HTMLInputElement>;
};

function validityOf(number: string, touched: boolean): Validity {
  if (number === '' && !touched) return 'unknown';
  return mobileNumberProblem(number) === null ? 'valid' : 'invalid';
}

export function NumberField({ value, error, touched, locked, onDigits, onLeave, ref }: Props) {
  const texts = useTexts(authTexts);
  const validityId = useId();
  const [typed, setTyped] = useState(false);
  const validity = validityOf(value, touched || typed);

  // Browsers do not submit a form whose only button is disabled, so Enter is heard here as well.
  function pressed(event: KeyboardEvent) {
    if (event.key === 'Enter' && validity !== 'valid') onLeave();
  }

  return (
    <>
      <DigitsInput
        ref={ref}
        label={texts.number}
        name="mobile_number"
        type="tel"
        autoComplete="tel-national"
        enterKeyHint="go"
        required
        readOnly={locked}
        value={value}
        error={error}
        describedBy={validityId}
        digitsOf={(text) => nationalDigits(text).slice(0, MOST_DIGITS)}
        onDigits={(digits) => {
          setTyped(true);
          onDigits(digits);
        }}
        onBlur={onLeave}
        onKeyDown={pressed}
        className="pl-[12px] text-lg font-semibold tracking-wide tabular-nums"
        before={
          <span className="flex items-center self-stretch border-r border-line pr-[12px] pl-[16px] font-semibold text-ink-muted">
            {DIALLING_PREFIX}
          </span>
        }
        after={<ValidityDot validity={validity} />}
      />
      <span id={validityId} className="sr-only">
        {texts.validity[validity]}
      </span>
    </>
  );
}

type Validity = 'unknown' | 'valid' | 'invalid';

const colours: Record<Validity, string> = {
  unknown: 'bg-line-strong/40',
  valid: 'bg-positive',
  invalid: 'bg-danger',
};

/** Green or red, with a sign inside for those who cannot tell the two apart. */
function ValidityDot({ validity }: { validity: Validity }) {
  const sign = 'size-[12px] stroke-[4] text-raised';
  return (
    <span
      data-validity={validity}
      aria-hidden="true"
      className={`mr-[16px] grid size-[20px] shrink-0 place-items-center rounded-full transition-colors ${colours[validity]}`}
    >
      {validity === 'valid' && <Check className={sign} />}
      {validity === 'invalid' && <X className={sign} />}
    </span>
  );
}
