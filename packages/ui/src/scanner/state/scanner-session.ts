import { type CameraConfig, CameraError } from '../../device/camera/camera.ts';
import { type ChosenCamera, nextCamera } from '../camera/choose-camera.ts';
import { UnreadablePhotoError } from '../camera/picture-sources.ts';
import { createScanner, isMirrored, type ScannerParts } from './scanner.ts';
import { scannerConfig } from './scanner-config.ts';
import {
  initialScannerView,
  type PhotoNote,
  type ScannerView,
  type ShownCamera,
  type ScannerFailure,
  failureOf,
  type ViewEvent,
  viewReducer,
} from './scanner-view.ts';

/** A camera that is lost again this soon after it came back is not asked for once more. */
const STEADY_MS = 10_000;

const notLoaded: ScannerFailure = { kind: 'not-loaded', reason: '' };

/** Nothing about these changes while somebody is elsewhere. */
const isLasting = ({ kind }: ScannerFailure) => kind === 'insecure' || kind === 'unsupported';

export type SessionEvents<Found> = {
  /** Acts upon what was read. */
  act: (text: string) => Found;
  onNothing: () => void;
  /** Told once. */
  onBackMissing: () => void;
};

export type ScannerSession<Found> = ReturnType<typeof createSession<Found>>;

const shownOf = ({ opened }: ChosenCamera): ShownCamera => ({
  camera: opened.camera,
  mirrored: isMirrored(opened),
  torch: opened.setTorch ? 'off' : null,
  zoom: opened.zoom,
});

/** One visit to the scanner: what a person does there, and what is seen of it. */
export function createSession<Found>(parts: ScannerParts, on: SessionEvents<Found>) {
  const listeners = new Set<() => void>();
  let view: ScannerView<Found> = initialScannerView;
  /** Whether anybody looks. */
  let watched = false;
  let wanted: CameraConfig | null = null;
  let current: ChosenCamera | null = null;
  let ready = false;
  let backMissingTold = false;
  let restartedAt = -Infinity;
  let photos = 0;

  const scanner = createScanner(parts, scannerConfig, {
    onText: found,
    onNothing: on.onNothing,
    onReady() {
      ready = true;
      change({ type: 'ready' });
    },
    onLost: lost,
    onBroken: () => change({ type: 'failed', failure: notLoaded }),
  });

  function change(event: ViewEvent<Found>): void {
    view = viewReducer(view, event);
    for (const listener of listeners) listener();
  }

  async function start(): Promise<void> {
    change({ type: 'starting' });
    if (!watched) return change({ type: 'hidden' });
    ready = false;
    try {
      const chosen = await scanner.start(wanted);
      if (chosen) started(chosen);
    } catch (error) {
      change({ type: 'failed', failure: failureOf(error) });
    }
  }

  function started(chosen: ChosenCamera): void {
    const { opened, cameras, backMissing } = chosen;
    current = chosen;
    wanted = opened.camera.id === '' ? null : { deviceId: opened.camera.id };
    const several = nextCamera(opened.camera, cameras) !== null;
    change({ type: 'started', shown: shownOf(chosen), ready, several });
    if (!backMissing || backMissingTold) return;
    backMissingTold = true;
    on.onBackMissing();
  }

  function found(text: string): void {
    change({ type: 'found', found: on.act(text) });
  }

  function lost(): void {
    if (view.step !== 'scanning') return;
    const now = parts.clock.now();
    if (now - restartedAt < STEADY_MS) {
      return change({ type: 'failed', failure: failureOf(new CameraError('unavailable')) });
    }
    restartedAt = now;
    void start();
  }

  async function readPhoto(file: Blob): Promise<void> {
    photos += 1;
    const mine = photos;
    const isMine = () => mine === photos;
    scanner.release();
    change({ type: 'photo-chosen' });
    try {
      const text = await scanner.scanFile(file);
      if (!isMine()) return;
      if (text !== null) return found(text);
      on.onNothing();
      tellOfPhoto('nothing-found');
    } catch (error) {
      if (!isMine()) return;
      if (error instanceof UnreadablePhotoError) tellOfPhoto('unreadable');
      else change({ type: 'failed', failure: notLoaded });
    }
  }

  function tellOfPhoto(note: PhotoNote): void {
    change({ type: 'photo-told', note });
    void start();
  }

  return {
    view: () => view,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Somebody looks, for the first time or again. */
    show(): void {
      if (watched) return;
      watched = true;
      const isWorthATry = view.step === 'failed' && !isLasting(view.failure);
      if (view.step === 'away' || isWorthATry) void start();
    },

    /** Nobody looks any more: the camera is let go at once. */
    hide(): void {
      watched = false;
      scanner.release();
      change({ type: 'hidden' });
    },

    retry(): void {
      if (view.step !== 'failed') return;
      restartedAt = -Infinity;
      void start();
    },

    /** The person changed their mind about the camera. */
    allowed(): void {
      if (view.step === 'failed' && view.failure.kind === 'denied') void start();
    },

    scanAgain(): void {
      if (view.step !== 'found') return;
      if (scanner.state().step !== 'paused') return void start();
      scanner.resume();
      change({ type: 'resumed' });
    },

    switchCamera(): void {
      if (view.step !== 'scanning' || !current) return;
      const next = nextCamera(current.opened.camera, current.cameras);
      if (!next) return;
      wanted = { deviceId: next.id };
      scanner.stop();
      void start();
    },

    async setTorch(torch: 'on' | 'off'): Promise<void> {
      const lit = current?.opened;
      try {
        await lit?.setTorch?.(torch === 'on');
        if (lit === current?.opened) change({ type: 'lit', torch });
      } catch {
        // The button goes on saying how it is.
      }
    },

    setZoom(value: number): void {
      current?.opened.setZoom(value).catch(() => undefined);
    },

    /** A photo is about to be chosen, for which the camera has to be off. */
    askForPhoto(): void {
      if (view.step === 'reading-photo') return;
      scanner.release();
      change({ type: 'photo-asked' });
    },

    /** Nobody chose one after all. */
    photoDeclined(): void {
      if (view.step === 'choosing-photo') void start();
    },

    photoChosen(file: Blob): void {
      void readPhoto(file);
    },

    /** Lets everything go. */
    end(): void {
      photos += 1;
      watched = false;
      scanner.end();
      view = initialScannerView;
    },
  };
}
