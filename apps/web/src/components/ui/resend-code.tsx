import { useTexts } from '../../lib/texts.ts';
import { Spinner } from './spinner.tsx';
import { uiTexts } from './ui-texts.ts';
import { clockText, useSecondsUntil } from './use-countdown.ts';

type Props = { resendAt: number; resending: boolean; busy: boolean; onResend: () => void };

export function ResendCode({ resendAt, resending, busy, onResend }: Props) {
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
