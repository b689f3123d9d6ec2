import { OTP_LENGTH, otpProblem } from '@baeon/contracts/auth/otp';
import { type FormEvent, useEffect, useRef } from 'react';
import { BulletList } from '@baeon/ui/components/layout.tsx';
import { Button } from '@baeon/ui/components/button.tsx';
import { CodeField, DemoInboxHint, ResendCode } from '@baeon/ui/components/form/code-field.tsx';
import { clockText, useSecondsUntil } from '@baeon/ui/components/form/use-countdown.ts';
import { appConfig } from '../../../config/app-config.ts';
import { fullNumber } from '@baeon/ui/lib/format/phone-format.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import type { AccountDeletion } from './delete-account-flow.ts';
import { deletionCodeError, codeOf } from './delete-account-state.ts';
import { deletionTexts } from './account-texts.ts';

type Props = { deletion: AccountDeletion; mobileNumber: string };

function AskForCode({ deletion, mobileNumber }: Props) {
  const texts = useTexts(deletionTexts);
  const { state, busy, sendCode, haveCode } = deletion;
  const { refusal, sendAt } = state.step === 'explained' ? state : { refusal: null, sendAt: 0 };
  const waiting = useSecondsUntil(sendAt);

  return (
    <div>
      <p className="mt-4 text-ink-muted">
        {texts.codeGoesTo.before}
        <span className="whitespace-nowrap tabular-nums">{fullNumber(mobileNumber)}</span>
        {texts.codeGoesTo.after}
      </p>
      <p role="alert" className="min-h-5 py-2 text-sm leading-5 text-danger">
        {refusal}
      </p>
      <Button
        className="w-full"
        loading={busy}
        disabled={waiting > 0}
        onClick={() => void sendCode()}
      >
        {texts.sendCode}
      </Button>
      {waiting > 0 && (
        <p className="pt-2 text-center text-sm text-ink-muted tabular-nums">
          {texts.askAgainIn(clockText(waiting))}
        </p>
      )}
      <div className="mt-1 flex justify-center">
        <button
          type="button"
          disabled={busy}
          onClick={haveCode}
          className="min-h-11 rounded-small px-1 text-sm font-semibold text-link hover:underline disabled:text-ink-muted"
        >
          {texts.haveCode}
        </button>
      </div>
    </div>
  );
}

function EnterCode({ deletion, mobileNumber }: Props) {
  const texts = useTexts(deletionTexts);
  const { state, busy, sendCode, editCode, confirm } = deletion;
  const field = useRef<HTMLInputElement>(null);
  const { code, resendAt } = codeOf(state) ?? { code: '', resendAt: 0 };
  const refusal = state.step === 'code' ? state.refusal : null;

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (resendAt > 0) field.current?.focus();
  }, [resendAt]);

  // Selected, so that the next digit replaces a wrong code and a reader hears the reason.
  useEffect(() => {
    if (!refusal) return;
    field.current?.focus();
    field.current?.select();
  }, [refusal]);

  function submitted(event: FormEvent) {
    event.preventDefault();
    if (otpProblem(code)) field.current?.focus();
    void confirm(code);
  }

  return (
    <form noValidate onSubmit={submitted} aria-label={texts.form} className="mt-4">
      <CodeField
        ref={field}
        value={code}
        sentRound={resendAt}
        error={deletionCodeError(state)}
        hint={texts.codeHint(OTP_LENGTH, fullNumber(mobileNumber))}
        locked={state.step === 'deleting' || state.step === 'deleted'}
        onDigits={editCode}
      />
      <Button
        type="submit"
        kind="danger"
        className="mt-2 w-full"
        loading={busy && state.step !== 'resending'}
      >
        {texts.confirm}
      </Button>
      <div className="mt-1 flex justify-center">
        <ResendCode
          resendAt={resendAt}
          resending={state.step === 'resending'}
          busy={busy}
          onResend={() => void sendCode()}
        />
      </div>
      {appConfig.demoInboxPath && (
        <DemoInboxHint inboxPath={appConfig.demoInboxPath} mobileNumber={mobileNumber} />
      )}
    </form>
  );
}

/** First what goes, then a code, then the button: nothing here happens by itself. */
export function DeleteAccount({ deletion, mobileNumber }: Props) {
  const texts = useTexts(deletionTexts);
  const Step = codeOf(deletion.state) ? EnterCode : AskForCode;
  return (
    <>
      <p className="font-semibold">{texts.warning}</p>
      <div className="mt-3">
        <BulletList items={texts.whatGoes} />
      </div>
      <Step deletion={deletion} mobileNumber={mobileNumber} />
    </>
  );
}
