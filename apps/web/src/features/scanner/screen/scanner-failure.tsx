import { CameraOff, CloudAlert, Lock, type LucideIcon } from 'lucide-react';
import { Button } from '@baeon/ui/components/button.tsx';
import { browserName, isInAppBrowser } from '@baeon/ui/device/browser-name.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { scannerTexts, type ScannerTexts } from '../scanner-texts.ts';
import type { ScannerFailure } from '@baeon/ui/scanner/state/scanner-view.ts';

const icons: Record<ScannerFailure['kind'], LucideIcon> = {
  denied: CameraOff,
  missing: CameraOff,
  insecure: Lock,
  unsupported: CameraOff,
  'no-video': CameraOff,
  unavailable: CameraOff,
  'not-loaded': CloudAlert,
};

/** Why there is no picture, and what can be done about it. */
export function ScannerFailureNote({
  failure,
  onRetry,
}: {
  failure: ScannerFailure;
  onRetry: () => void;
}) {
  const texts = useTexts(scannerTexts);
  const { title, text, canRetry, reason } = failureText(
    failure,
    texts,
    howToAllowCamera(texts.allow),
  );
  const Icon = icons[failure.kind];
  return (
    <div className="flex max-w-90 flex-col items-center px-6 py-4 text-center [@media(max-height:30rem)]:max-w-110 [@media(max-height:30rem)]:py-0">
      <span className="mb-5 grid size-20 place-items-center rounded-full bg-on-lens/12 [@media(max-height:30rem)]:hidden">
        <Icon aria-hidden="true" className="size-9" strokeWidth={1.75} />
      </span>
      <div role="alert" className="wrap-anywhere">
        <h2 className="text-xl font-bold text-balance">{title}</h2>
        {text && <p className="mt-2 text-pretty text-on-lens-muted">{text}</p>}
        {reason && <p className="mt-2 text-sm text-pretty text-on-lens-muted">{reason}</p>}
      </div>
      {canRetry && (
        <Button className="mt-6 [@media(max-height:30rem)]:mt-3" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      )}
    </div>
  );
}

type FailureText = { title: string; text: string | null; canRetry: boolean; reason?: string };

/** `howToAllowCamera` is the advice for the browser at hand. */
function failureText(
  { kind, reason }: ScannerFailure,
  texts: ScannerTexts,
  howToAllowCamera: string,
): FailureText {
  switch (kind) {
    case 'denied':
      return {
        title: texts.denied,
        text: howToAllowCamera,
        canRetry: true,
        reason: texts.notStarted(reason),
      };
    case 'insecure':
      return { ...texts.insecure, canRetry: false };
    case 'unsupported':
      return { ...texts.unsupported, canRetry: false };
    case 'missing':
      return { ...texts.missing, canRetry: true };
    case 'not-loaded':
      return { ...texts.notLoaded, canRetry: true };
    case 'no-video':
    case 'unavailable':
      return { title: texts.notStarted(reason), text: null, canRetry: true };
  }
}

/** The way to the camera's permission, in the words of the browser at hand. */
export function howToAllowCamera(ways: ScannerTexts['allow']): string {
  const name = browserName();
  const isApple = /\b(?:iPhone|iPad|iPod)\b/.test(navigator.userAgent);
  if (isInAppBrowser()) return ways.inApp;
  if (isApple && name !== 'Safari') return ways.inSettings(name);
  switch (name) {
    case 'Safari':
      return ways.safari;
    case 'Chrome':
      return ways.chrome;
    case 'Samsung Internet':
      return ways.samsung;
    case 'Firefox':
      return ways.firefox;
    default:
      return ways.other(name);
  }
}
