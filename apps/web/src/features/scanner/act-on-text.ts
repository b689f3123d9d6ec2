import { toast } from 'react-hot-toast/headless';
import { textsOf } from '../../lib/texts.ts';
import { openedInNewTab } from './open-link.ts';
import { readScannedText } from './scanned-text.ts';
import { scannerTexts } from './scanner-texts.ts';
import type { Found } from './scanner-view.ts';
import { forgetNothingSeen } from './tell-nothing.ts';

const VIBRATION_MS = 60;

/** Browsers complain where nobody has touched the page yet. */
function vibrate(): void {
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(VIBRATION_MS);
}

const SCANNED_ID = 'scanned';
const NOT_OPENED_ID = 'not-opened';

/** Tells that a code was read, and opens the link that it may hold. */
export function actOnText(text: string): Found {
  const texts = textsOf(scannerTexts);
  vibrate();
  forgetNothingSeen();
  toast.success(texts.scanned, { id: SCANNED_ID });
  const scanned = readScannedText(text, window.location.host);
  const opened = scanned.kind === 'link' && openedInNewTab(scanned.url);
  const failed = scanned.kind === 'text' || (scanned.kind === 'link' && !opened);
  if (failed) toast.error(texts.notOpened, { id: NOT_OPENED_ID });
  return { scanned, opened };
}

/** Takes back what was told: over the picture it would lie on the way out. */
export function forgetScanned(): void {
  toast.dismiss(SCANNED_ID);
  toast.dismiss(NOT_OPENED_ID);
}
