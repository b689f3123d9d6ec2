import { mobileNumberProblem } from '@baeon/contracts/auth/mobile-number';
import { OTP_LENGTH, otpProblem } from '@baeon/contracts/auth/otp';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import { CodeField, DemoInboxHint, ResendCode } from '../form/code-field.tsx';
import { clockText, useSecondsUntil } from '../form/use-countdown.ts';
import { fullNumber } from '../../lib/format/phone-format.ts';
import { useTexts } from '../../lib/texts.ts';
import { authTexts } from './auth-texts.ts';
import { sentCodeOf, loginCodeError, numberError } from './login-state.ts';
import { NumberField } from './number-field.tsx';
import { type SignInParts, useLogin } from './use-login.ts';

type Props = {
  parts: SignInParts;
  /** Where codes can be read that no SMS brings; null where they come by SMS. */
  inboxPath: string | null;
};

/** A number, the code that is sent to it, and in. */
export function SignInForm({ parts, inboxPath }: Props) {
  const texts = useTexts(authTexts);
  const login = useLogin(parts);
  const { state, busy } = login;
  const numberRef = useRef<HTMLInputElement>(null);
  const codeRef = useRef<HTMLInputElement>(null);
  const waiting = useSecondsUntil(state.step === 'number' ? state.sendAt : 0);

  const asked = sentCodeOf(state);
  const sentRound = asked?.resendAt ?? null;
  const codeRefusal = state.step === 'code' ? state.refusal : null;

  useEffect(() => {
    if (sentRound !== null) codeRef.current?.focus();
  }, [sentRound]);

  // Selected, so that the next digit replaces a wrong code and a reader hears the reason.
  useEffect(() => {
    if (!codeRefusal) return;
    codeRef.current?.focus();
    codeRef.current?.select();
  }, [codeRefusal]);

  function submitted(event: FormEvent) {
    event.preventDefault();
    if (!asked) return void login.requestCode();
    if (otpProblem(asked.code)) codeRef.current?.focus();
    void login.verify(asked.code);
  }

  function changeNumber() {
    login.reopenNumber();
    numberRef.current?.focus();
  }

  return (
    <form noValidate onSubmit={submitted} aria-label={texts.form}>
      <NumberField
        ref={numberRef}
        value={state.number}
        error={numberError(state)}
        touched={state.step === 'number' && state.touched}
        locked={state.step !== 'number'}
        onDigits={login.editNumber}
        onLeave={login.leaveNumber}
      />
      {asked && (
        <div className="mt-2 animate-rise">
          <CodeField
            ref={codeRef}
            value={asked.code}
            sentRound={asked.resendAt}
            error={loginCodeError(state)}
            hint={texts.codeHint(OTP_LENGTH, fullNumber(state.number))}
            locked={state.step === 'verifying' || state.step === 'signed-in'}
            onDigits={login.editCode}
          />
        </div>
      )}
      <Button
        type="submit"
        className="mt-2 w-full"
        loading={busy && state.step !== 'resending'}
        disabled={mobileNumberProblem(state.number) !== null || waiting > 0}
      >
        {asked ? texts.verifyCode : texts.getCode}
      </Button>
      {waiting > 0 && (
        <p className="pt-2 text-center text-sm text-ink-muted tabular-nums">
          {texts.askAgainIn(clockText(waiting))}
        </p>
      )}
      {asked && (
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
          <button
            type="button"
            onClick={changeNumber}
            className="min-h-11 rounded-small px-1 text-sm font-semibold text-link hover:underline"
          >
            {texts.changeNumber}
          </button>
          <ResendCode
            resendAt={asked.resendAt}
            resending={state.step === 'resending'}
            busy={busy}
            onResend={() => void login.requestCode()}
          />
        </div>
      )}
      {asked && inboxPath && <DemoInboxHint inboxPath={inboxPath} mobileNumber={state.number} />}
    </form>
  );
}
