import {
  type Camera,
  CameraError,
  type CameraFailure,
  type Zoom,
} from '../../device/camera/camera.ts';

export type ScannerFailure = { kind: CameraFailure | 'not-loaded'; reason: string };

/** The camera that is open, as far as the screen cares. */
export type ShownCamera = {
  camera: Camera;
  mirrored: boolean;
  /** Null where it has no light. */
  torch: 'on' | 'off' | null;
  zoom: Zoom | null;
};

export type PhotoNote = 'nothing-found' | 'unreadable';

/** `Found` is what came of a code: that is the app's to say. */
type Step<Found> =
  /** Nobody looks: the camera is off until somebody does. */
  | { step: 'away' }
  | { step: 'starting' }
  | { step: 'scanning'; shown: ShownCamera; ready: boolean }
  | { step: 'found'; found: Found; shown: ShownCamera | null }
  | { step: 'choosing-photo' }
  | { step: 'reading-photo' }
  | { step: 'failed'; failure: ScannerFailure };

export type ScannerView<Found> = Step<Found> & {
  /** About the last photo. */
  note: PhotoNote | null;
  /** Whether there is another camera to switch to. */
  several: boolean;
};

export type ViewEvent<Found> =
  | { type: 'hidden' }
  | { type: 'starting' }
  | { type: 'started'; shown: ShownCamera; ready: boolean; several: boolean }
  | { type: 'ready' }
  | { type: 'lit'; torch: 'on' | 'off' }
  | { type: 'found'; found: Found }
  /** With the camera that is still open. */
  | { type: 'resumed' }
  | { type: 'photo-asked' }
  | { type: 'photo-chosen' }
  | { type: 'photo-told'; note: PhotoNote }
  | { type: 'failed'; failure: ScannerFailure };

export const initialScannerView: ScannerView<never> = { step: 'away', note: null, several: false };

/** Events that do not belong to the present step change nothing. */
export function viewReducer<Found>(
  view: ScannerView<Found>,
  event: ViewEvent<Found>,
): ScannerView<Found> {
  const { note, several } = view;
  switch (event.type) {
    case 'hidden':
      if (view.step !== 'starting' && view.step !== 'scanning') return view;
      return { step: 'away', note, several };
    case 'starting':
      return { step: 'starting', note, several };
    case 'started': {
      if (view.step !== 'starting') return view;
      const { shown, ready } = event;
      return { step: 'scanning', shown, ready, note, several: event.several };
    }
    case 'ready':
      return view.step === 'scanning' ? { ...view, ready: true } : view;
    case 'lit':
      if (view.step !== 'scanning') return view;
      return { ...view, shown: { ...view.shown, torch: event.torch } };
    case 'found': {
      if (view.step !== 'scanning' && view.step !== 'reading-photo') return view;
      const shown = view.step === 'scanning' ? view.shown : null;
      return { step: 'found', found: event.found, shown, note: null, several };
    }
    case 'resumed':
      if (view.step !== 'found' || !view.shown) return view;
      return { step: 'scanning', shown: view.shown, ready: true, note, several };
    case 'photo-asked':
      return { step: 'choosing-photo', note, several };
    case 'photo-chosen':
      return { step: 'reading-photo', note: null, several };
    case 'photo-told':
      return view.step === 'reading-photo' ? { ...view, note: event.note } : view;
    case 'failed':
      return { step: 'failed', failure: event.failure, note, several };
  }
}

/** Whatever kept the camera from starting. */
export function failureOf(error: unknown): ScannerFailure {
  if (error instanceof CameraError) return { kind: error.kind, reason: error.message };
  const { name, message } = error as Error;
  return { kind: 'unavailable', reason: name === 'Error' ? message : `${name}: ${message}` };
}
