import { toast } from 'react-hot-toast/headless';
import { textsOf } from '../../lib/texts.ts';
import { scannerTexts } from './scanner-texts.ts';
import { createThrottle } from './throttle.ts';

const THROTTLE_MS = 10_000;
const SHOWN_MS = 4000;
const ID = 'nothing-seen';

// Of the page, not of one visit to the screen.
const mayTell = createThrottle(THROTTLE_MS);

/** Asks for a code, however often it is called, only every now and then. */
export function tellNothingSeen(now: number): void {
  if (!mayTell(now)) return;
  toast.error(textsOf(scannerTexts).nothingSeen, { id: ID, duration: SHOWN_MS });
}

export function forgetNothingSeen(): void {
  toast.dismiss(ID);
}
