import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useLocation, useNavigate } from 'react-router';
import { listCameras, openCamera, watchCameraPermission } from '@baeon/ui/device/camera/camera.ts';
import { textsOf } from '@baeon/ui/lib/texts.ts';
import { handleScannedText, toastNothingSeen } from '../results/handle-scan.ts';
import { pageClock } from '@baeon/ui/scanner/state/scan-loop.ts';
import { startDecoder } from '@baeon/ui/scanner/decode/decoder.ts';
import type { Aim } from '@baeon/ui/scanner/camera/picture-sources.ts';
import { createScanDedupe } from '@baeon/ui/scanner/state/scan-dedupe.ts';
import { createSession, type ScannerSession } from './scanner-session.ts';
import { scannerTexts } from '../scanner-texts.ts';
import type { ScannerView } from './scanner-view.ts';

type Places = {
  video: RefObject<HTMLVideoElement | null>;
  box: RefObject<HTMLElement | null>;
};

// Of the page: who comes back from where a code led is not sent there again at once.
const dedupe = createScanDedupe();

function aimOf({ video, box }: Places): Aim | null {
  const screen = video.current?.getBoundingClientRect();
  const drawn = box.current?.getBoundingClientRect();
  if (!screen || !drawn) return null;
  const { width, height } = drawn;
  return {
    screen,
    box: { left: drawn.left - screen.left, top: drawn.top - screen.top, width, height },
  };
}

function sessionAt(places: Places): ScannerSession {
  return createSession(
    {
      cameras: { list: listCameras, open: openCamera },
      startDecoder,
      video: () => places.video.current,
      aim: () => aimOf(places),
      clock: pageClock,
      dedupe,
    },
    {
      act: handleScannedText,
      onNothing: () => toastNothingSeen(pageClock.now()),
      onBackMissing: () => toast.error(textsOf(scannerTexts).backMissing, { id: 'back-missing' }),
    },
  );
}

/** Starts by itself, and lets the camera go whenever nobody looks. */
export function useScanner(places: Places): { view: ScannerView; session: ScannerSession } {
  const [session] = useState(() => sessionAt(places));
  const view = useSyncExternalStore(session.subscribe, session.view);
  useWatching(session);
  useLinksIntoApp(session, view);
  return { view, session };
}

function useWatching(session: ScannerSession): void {
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    const look = () => (document.hidden ? session.hide() : session.show());
    const leave = () => session.hide();
    document.addEventListener('visibilitychange', look, { signal });
    // A page that is put aside whole, and one that the browser freezes to save power.
    window.addEventListener('pagehide', leave, { signal });
    window.addEventListener('pageshow', look, { signal });
    document.addEventListener('freeze', leave, { signal });
    document.addEventListener('resume', look, { signal });
    const stopAsking = watchCameraPermission((state) => state === 'granted' && session.allowed());
    look();
    return () => {
      over.abort();
      stopAsking();
      session.end();
    };
  }, [session]);
}

function useLinksIntoApp(session: ScannerSession, view: ScannerView): void {
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
