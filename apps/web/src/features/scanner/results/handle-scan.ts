import { toastDurations } from '@baeon/contracts/common/toasts';
import { toast } from 'react-hot-toast/headless';
import { textsOf } from '@baeon/ui/lib/texts.ts';
import { readScannedText, type ScannedText } from './scanned-text.ts';
import { scannerTexts } from '../scanner-texts.ts';

/** What came of a code: `opened` tells whether a link got its tab. */
export type ScanResult = { scanned: ScannedText; opened: boolean };

/** Says yes, and then no until so much time has gone by. */
export function createThrottle(ms: number): (now: number) => boolean {
  let last = -Infinity;
  return (now) => {
    if (now - last < ms) return false;
    last = now;
    return true;
  };
}

const THROTTLE_MS = 10_000;
const ID = 'nothing-seen';

// Of the page, not of one visit to the screen.
const mayTell = createThrottle(THROTTLE_MS);

/** Asks for a code, however often it is called, only every now and then. */
export function toastNothingSeen(now: number): void {
  if (!mayTell(now)) return;
  toast.error(textsOf(scannerTexts).nothingSeen, { id: ID, duration: toastDurations.error });
}

function dismissNothingSeenToast(): void {
  toast.dismiss(ID);
}

/**
 * Whether a new tab opened. It knows nothing of this one: asking for that by name would hide
 * whether the browser blocked it, so the tab is cut off before it goes anywhere.
 */
function openedInNewTab(url: string): boolean {
  try {
    const tab = window.open('', '_blank');
    // Some apps that show pages have one window only.
    if (!tab || tab === window || tab.closed) return false;
    tab.opener = null;
    tab.location.replace(url);
    return true;
  } catch {
    return false;
  }
}

const VIBRATION_MS = 60;

/** Browsers complain where nobody has touched the page yet. */
function vibrate(): void {
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(VIBRATION_MS);
}

const SCANNED_ID = 'scanned';
const NOT_OPENED_ID = 'not-opened';

/** Tells that a code was read, or that its link did not open, and opens that. The sheet says so of a text. */
export function handleScannedText(text: string): ScanResult {
  const texts = textsOf(scannerTexts);
  vibrate();
  dismissNothingSeenToast();
  const scanned = readScannedText(text, window.location.host);
  const opened = scanned.kind === 'link' && openedInNewTab(scanned.url);
  const blocked = scanned.kind === 'link' && !opened;
  if (blocked) toast.error(texts.notOpened, { id: NOT_OPENED_ID });
  else if (scanned.kind !== 'text') toast.success(texts.scanned, { id: SCANNED_ID });
  return { scanned, opened };
}

/** Takes back what was told: over the picture it would lie on the way out. */
export function dismissScanToasts(): void {
  toast.dismiss(SCANNED_ID);
  toast.dismiss(NOT_OPENED_ID);
}
