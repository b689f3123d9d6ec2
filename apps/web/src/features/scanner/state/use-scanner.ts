import { useEffect, useEffectEvent } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useLocation, useNavigate } from 'react-router';
import { textsOf } from '@baeon/ui/lib/texts.ts';
import { pageClock } from '@baeon/ui/scanner/state/scan-loop.ts';
import type { ScannerSession } from '@baeon/ui/scanner/state/scanner-session.ts';
import type { ScannerView } from '@baeon/ui/scanner/state/scanner-view.ts';
import { useScannerSession } from '@baeon/ui/scanner/state/use-scanner-session.ts';
import { handleScannedText, type ScanResult, toastNothingSeen } from '../results/handle-scan.ts';
import { scannerTexts } from '../scanner-texts.ts';

const events = {
  act: handleScannedText,
  onNothing: () => toastNothingSeen(pageClock.now()),
  onBackMissing: () => void toast.error(textsOf(scannerTexts).backMissing, { id: 'back-missing' }),
};

/** Starts by itself, lets the camera go whenever nobody looks, and follows links into the app. */
export function useScanner(places: Parameters<typeof useScannerSession>[0]) {
  const { view, session } = useScannerSession<ScanResult>(places, events);
  useLinksIntoApp(session, view);
  return { view, session };
}

function useLinksIntoApp(session: ScannerSession<ScanResult>, view: ScannerView<ScanResult>): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const scanned = view.step === 'found' ? view.found.scanned : null;
  const to = scanned?.kind === 'in-app' ? scanned.to : null;

  const follow = useEffectEvent((path: string) => {
    void navigate(path);
    // A link to this very screen leads nowhere else.
    if (new URL(path, window.location.origin).pathname === pathname) session.scanAgain();
  });
  useEffect(() => {
    if (to !== null) follow(to);
  }, [to]);
}
