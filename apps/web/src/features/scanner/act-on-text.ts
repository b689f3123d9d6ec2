import { toast } from 'react-hot-toast/headless';
import { openedInNewTab } from './open-link.ts';
import { readScannedText } from './scanned-text.ts';
import { NOT_OPENED, SCANNED } from './scanner-texts.ts';
import type { Found } from './scanner-view.ts';
import { forgetNothingSeen } from './tell-nothing.ts';

const VIBRATION_MS = 60;

/** Browsers complain where nobody has touched the page yet. */
function vibrate(): void {
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(VIBRATION_MS);
}

/** Tells that a code was read, and opens the link that it may hold. */
export function actOnText(text: string): Found {
  vibrate();
  forgetNothingSeen();
  toast.success(SCANNED, { id: 'scanned' });
  const scanned = readScannedText(text, window.location.host);
  const opened = scanned.kind === 'link' && openedInNewTab(scanned.url);
  const failed = scanned.kind === 'text' || (scanned.kind === 'link' && !opened);
  if (failed) toast.error(NOT_OPENED, { id: 'not-opened' });
  return { scanned, opened };
}
