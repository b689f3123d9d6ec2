import { useEffect, useEffectEvent } from 'react';
import { useSheetParam } from '../../components/ui/use-sheet-param.ts';
import { forgetScanned } from './act-on-text.ts';
import type { ScannerSession } from './scanner-session.ts';
import type { Found, ScannerView } from './scanner-view.ts';

/** Links into the app are followed, and need no telling. */
function foundIn(view: ScannerView): Found | null {
  return view.step === 'found' && view.found.scanned.kind !== 'in-app' ? view.found : null;
}

/** What was read, as a step in the history: Back closes it like everything else, and scanning goes on. */
export function useResultSheet(view: ScannerView, session: ScannerSession) {
  const sheet = useSheetParam('found');
  const found = foundIn(view);
  const hasFound = found !== null;
  const inHistory = sheet.section !== null;

  // Asked of the session, which is ahead of what is drawn once somebody went back.
  const enter = useEffectEvent(() => {
    if (foundIn(session.view())) sheet.open('code');
  });
  // Also of an address that came with it: a link or a reload has nothing to show.
  const leave = useEffectEvent(() => sheet.close());
  useEffect(() => {
    if (hasFound && !inHistory) enter();
    if (!hasFound && inHistory) leave();
  }, [hasFound, inHistory]);

  useEffect(() => {
    if (!inHistory) return undefined;
    return () => {
      forgetScanned();
      session.scanAgain();
    };
  }, [inHistory, session]);

  return { found: inHistory ? found : null, close: sheet.close };
}
