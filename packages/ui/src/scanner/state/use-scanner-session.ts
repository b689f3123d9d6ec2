import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { listCameras, openCamera, watchCameraPermission } from '../../device/camera/camera.ts';
import type { Aim } from '../camera/picture-sources.ts';
import { startDecoder } from '../decode/decoder.ts';
import { createScanDedupe } from './scan-dedupe.ts';
import { pageClock } from './scan-loop.ts';
import { createSession, type ScannerSession, type SessionEvents } from './scanner-session.ts';
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

/** Starts by itself, and lets the camera go whenever nobody looks. What it tells is what was handed over first. */
export function useScannerSession<Found>(
  places: Places,
  on: SessionEvents<Found>,
): { view: ScannerView<Found>; session: ScannerSession<Found> } {
  const [session] = useState(() =>
    createSession(
      {
        cameras: { list: listCameras, open: openCamera },
        startDecoder,
        video: () => places.video.current,
        aim: () => aimOf(places),
        clock: pageClock,
        dedupe,
      },
      on,
    ),
  );
  const view = useSyncExternalStore(session.subscribe, session.view);
  useWatching(session);
  return { view, session };
}

function useWatching(
  session: Pick<ScannerSession<unknown>, 'show' | 'hide' | 'allowed' | 'end'>,
): void {
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
