import type { ScannerTexts } from './scanner-texts.ts';
import type { Trouble } from './scanner-view.ts';

export type TroubleText = { title: string; text: string | null; canRetry: boolean };

/** `howToAllow` is the advice for the browser at hand. */
export function troubleText(
  { kind, reason }: Trouble,
  texts: ScannerTexts,
  howToAllow: string,
): TroubleText {
  switch (kind) {
    case 'denied':
      return { title: texts.denied, text: howToAllow, canRetry: true };
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
