import {
  DIALLING_PREFIX,
  mobileNumberProblem,
  nationalDigits,
} from '@baeon/contracts/auth/mobile-number';
import { passMessages } from '@baeon/contracts/coupons/coupons';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@baeon/ui/components/button.tsx';
import { DigitsInput } from '@baeon/ui/components/form/text-input.tsx';
import { currentSession } from '../../../lib/session.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { couponTexts } from '../coupon-texts.ts';
import { usePassOn } from './pass-api.ts';

/** Room for a number with any country prefix, and an end to leaning on a key. */
const MOST_DIGITS = 15;

function problemOf(number: string): string | null {
  if (number === currentSession().user?.mobile_number) return passMessages.yourself;
  return mobileNumberProblem(number);
}

/** Passes the coupon on to a friend's number. */
export function PassByNumber({ couponId }: { couponId: string }) {
  const { give: texts } = useTexts(couponTexts);
  const passOn = usePassOn(couponId);
  const field = useRef<HTMLInputElement>(null);
  const [number, setNumber] = useState('');
  const [touched, setTouched] = useState(false);
  const error = touched ? problemOf(number) : null;

  function edited(digits: string): void {
    setNumber(digits);
    passOn.reset();
  }

  function submitted(event: FormEvent): void {
    event.preventDefault();
    if (passOn.isPending) return;
    setTouched(true);
    if (problemOf(number) === null) passOn.mutate(number);
    else field.current?.focus();
  }

  return (
    <form noValidate onSubmit={submitted}>
      <DigitsInput
        ref={field}
        label={texts.number}
        name="friend_number"
        type="tel"
        autoComplete="off"
        enterKeyHint="send"
        required
        readOnly={passOn.isPending}
        value={number}
        error={error ?? passOn.error?.message}
        digitsOf={(text) => nationalDigits(text).slice(0, MOST_DIGITS)}
        onDigits={edited}
        className="pl-3 text-lg font-semibold tracking-wide tabular-nums"
        before={
          <span className="flex items-center self-stretch border-r border-line pr-3 pl-4 font-semibold text-ink-muted">
            {DIALLING_PREFIX}
          </span>
        }
      />
      <Button type="submit" loading={passOn.isPending} className="mt-1 w-full">
        {texts.send}
      </Button>
    </form>
  );
}
