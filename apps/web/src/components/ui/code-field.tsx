import { OTP_LENGTH } from '@baeon/contracts/auth/otp';
import { type Ref, useEffect, useEffectEvent } from 'react';
import { incomingSmsCode } from '../../device/sms-code.ts';
import { useTexts } from '../../lib/texts.ts';
import { codeDigits } from './code-digits.ts';
import { DigitsInput } from './digits-input.tsx';
import { uiTexts } from './ui-texts.ts';

const PLACEHOLDER = '•'.repeat(OTP_LENGTH);

type Props = {
  value: string;
  error: string | null;
  hint: string;
  /** Changes with each code sent, so that the next SMS is listened for as well. */
  sentRound: number;
  locked: boolean;
  onDigits: (digits: string) => void;
  ref: Ref<HTMLInputElement>;
};

function SmsCodeListener({ onCode }: { onCode: (code: string) => void }) {
  const received = useEffectEvent((code: string | null) => {
    if (code) onCode(code);
  });

  useEffect(() => {
    const leaving = new AbortController();
    void incomingSmsCode(leaving.signal).then((code) => {
      if (!leaving.signal.aborted) received(code);
    });
    return () => leaving.abort();
  }, []);

  return null;
}

export function CodeField({ value, error, hint, sentRound, locked, onDigits, ref }: Props) {
  const texts = useTexts(uiTexts);
  return (
    <>
      <SmsCodeListener key={sentRound} onCode={(code) => onDigits(codeDigits(code))} />
      <DigitsInput
        ref={ref}
        label={texts.code}
        name="otp"
        type="text"
        autoComplete="one-time-code"
        enterKeyHint="done"
        required
        readOnly={locked}
        value={value}
        hint={hint}
        error={error}
        digitsOf={codeDigits}
        onDigits={onDigits}
        placeholder={PLACEHOLDER}
        className="pl-[calc(1rem+0.6em)] text-center text-2xl font-bold tracking-[0.6em] tabular-nums placeholder:text-line-strong"
      />
    </>
  );
}
