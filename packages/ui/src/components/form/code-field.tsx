import { OTP_LENGTH } from '@baeon/contracts/auth/otp';
import { type Ref, useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { DigitsInput } from './text-input.tsx';
import { Spinner } from '../button.tsx';
import { uiTexts } from '../ui-texts.ts';
import { clockText, useSecondsUntil } from './use-countdown.ts';

const PLACEHOLDER = '•'.repeat(OTP_LENGTH);

type CodeFieldProps = {
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

export function CodeField({
  value,
  error,
  hint,
  sentRound,
  locked,
  onDigits,
  ref,
}: CodeFieldProps) {
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

const standaloneCode = new RegExp(`(?<!\\d)\\d{${OTP_LENGTH}}(?!\\d)`);

/**
 * The code in what was typed, pasted or filled in. A whole SMS holds the code more than once
 * and perhaps other digits, so a run of exactly the right length wins over the loose digits.
 */
export function codeDigits(text: string): string {
  const standalone = standaloneCode.exec(text)?.[0];
  return standalone ?? text.replace(/\D/g, '').slice(0, OTP_LENGTH);
}

type OtpCredential = Credential & { code: string };
type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } };

/**
 * The code of the next SMS that is addressed to this site, where the browser can read it.
 * Everything else (no support, declined, aborted) is `null`: the person types it instead.
 */
async function incomingSmsCode(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in window)) return null;
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal };
  try {
    const credential = (await navigator.credentials.get(request)) as OtpCredential | null;
    return credential?.code ?? null;
  } catch {
    return null;
  }
}

type ResendCodeProps = {
  resendAt: number;
  resending: boolean;
  busy: boolean;
  onResend: () => void;
};

export function ResendCode({ resendAt, resending, busy, onResend }: ResendCodeProps) {
  const texts = useTexts(uiTexts);
  const seconds = useSecondsUntil(resendAt);
  const box = 'flex min-h-11 items-center px-1 text-sm';

  if (resending) {
    return (
      <p className={`${box} gap-2 text-ink-muted`}>
        <Spinner className="size-4" /> {texts.resendingCode}
      </p>
    );
  }
  if (seconds > 0) {
    return (
      <p className={`${box} text-ink-muted tabular-nums`}>{texts.resendIn(clockText(seconds))}</p>
    );
  }
  return (
    <button
      type="button"
      disabled={busy}
      onClick={onResend}
      className={`${box} rounded-small font-semibold text-link hover:underline disabled:text-ink-muted`}
    >
      {texts.resend}
    </button>
  );
}

/** Where no SMS leaves the house, the code has to be readable somewhere. */
export function DemoInboxHint(props: { inboxPath: string; mobileNumber: string }) {
  const texts = useTexts(uiTexts);
  const query = new URLSearchParams({ mobile_number: props.mobileNumber });
  return (
    <p className="mt-1 text-center text-xs text-ink-muted">
      <a
        href={`${props.inboxPath}?${query}`}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center rounded-small px-2 underline decoration-line-strong underline-offset-4 hover:text-ink"
      >
        {texts.demoInbox}
      </a>
    </p>
  );
}
