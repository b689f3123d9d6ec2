import { askForMedia, watchForLoss } from '../media/media-stream.ts';
import { sleep } from '../media/timeout.ts';
import { permissionStatus } from '../permission.ts';
import { queueAdjustments, nearestZoom, type Zoom, zoomOf } from './camera-controls.ts';
import { asCameraError, CameraError, type CameraFailure } from './camera-error.ts';

export { CameraError, type CameraFailure, type Zoom };

export type Camera = { id: string; label: string };
export type FacingMode = 'user' | 'environment';
export type CameraConfig = { facingMode: FacingMode } | { deviceId: string };

export type OpenedCamera = {
  stream: MediaStream;
  camera: Camera;
  /** What the browser says about where it looks. */
  facing: FacingMode | null;
  /** Null where the camera has no light that can be switched. */
  setTorch: ((on: boolean) => Promise<void>) | null;
  /** As it was at the beginning; null where it cannot zoom. */
  zoom: Zoom | null;
  /** Takes any number; of several at once the newest counts. */
  setZoom(value: number): Promise<void>;
  /** Releases the camera at once. Safe to call at any time, also twice. */
  close(): void;
};

type OpenOptions = {
  /** Releases everything at any moment, also while the browser asks for permission. */
  signal?: AbortSignal;
  /** The camera went away: unplugged, revoked, taken by another app. It is closed by then. */
  onLost?: () => void;
};

function assertAble(): void {
  if (!window.isSecureContext) throw new CameraError('insecure');
  if (!navigator.mediaDevices?.getUserMedia) throw new CameraError('unsupported');
}

/** Every camera; labels are empty until the person allowed one. Rejects with a `CameraError`. */
export async function listCameras(): Promise<Camera[]> {
  assertAble();
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices
      .filter(({ kind }) => kind === 'videoinput')
      .map(({ deviceId, label }) => ({ id: deviceId, label }));
  } catch (error) {
    throw asCameraError(error);
  }
}

let latest: AbortController | undefined;

/**
 * Only one camera is open at a time, because phones stop or refuse one of two: opening another
 * closes the one before. Aborting rejects with the signal's reason; every other failure is a
 * `CameraError`.
 */
export async function openCamera(
  config: CameraConfig,
  options: OpenOptions = {},
): Promise<OpenedCamera> {
  const { signal, onLost = () => {} } = options;
  signal?.throwIfAborted();
  assertAble();

  const over = new AbortController();
  latest?.abort(new DOMException('Another camera was opened.', 'AbortError'));
  latest = over;
  const stop = () => over.abort(signal?.reason);
  signal?.addEventListener('abort', stop, { signal: over.signal });
  try {
    const stream = await askForCamera(config, over.signal);
    over.signal.throwIfAborted();
    return openedCamera(stream, over, onLost);
  } catch (error) {
    over.abort(error);
    signal?.throwIfAborted();
    throw asCameraError(error);
  }
}

/** Calls back whenever the person changes their mind about the camera. Gives the way to stop watching. */
export function watchCameraPermission(onChange: (state: PermissionState) => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  void permissionStatus('camera').then((status) => {
    if (signal.aborted) return;
    status?.addEventListener('change', () => onChange(status.state), { signal });
  });
  return () => watching.abort();
}

/** The slowest phones take some seconds to wake their camera. */
const TIMEOUT_MS = 15_000;
/** Some phones call a camera taken for a moment after it was let go. */
const RETRY_AFTER_MS = 500;

function constraintsFor(config: CameraConfig): MediaStreamConstraints {
  const which =
    'deviceId' in config
      ? { deviceId: { exact: config.deviceId } }
      : { facingMode: { ideal: config.facingMode } };
  return {
    audio: false,
    video: {
      ...which,
      width: { ideal: 1920 },
      height: { ideal: 1080 },
      // In here, because browsers pass over what they do not know.
      advanced: [{ focusMode: 'continuous' }],
    },
  };
}

/** The camera, until the signal says otherwise, or the browser's reason why not. */
async function askForCamera(config: CameraConfig, over: AbortSignal): Promise<MediaStream> {
  const constraints = constraintsFor(config);
  const ask = () => askForMedia({ constraints, permission: 'camera', timeoutMs: TIMEOUT_MS }, over);
  try {
    return await ask();
  } catch (error) {
    if ((error as Error | undefined)?.name !== 'NotReadableError') throw error;
    await sleep(RETRY_AFTER_MS, over);
    return ask();
  }
}

/** Slow phones stop the picture for a moment when the light is switched; a call takes longer. */
const LONGEST_BREAK_MS = 3000;

function facingOf({ facingMode }: MediaTrackSettings): FacingMode | null {
  return facingMode === 'user' || facingMode === 'environment' ? facingMode : null;
}

/** What can be done with the stream's camera until `over` ends it. */
function openedCamera(
  stream: MediaStream,
  over: AbortController,
  onLost: () => void,
): OpenedCamera {
  const [track] = stream.getVideoTracks();
  if (!track) throw new CameraError('no-video');

  const close = () => over.abort(new DOMException('The camera was closed.', 'AbortError'));
  const unwatch = watchForLoss(stream, {
    longestBreakMs: LONGEST_BREAK_MS,
    // Apple's devices rest the cameras of pages that nobody sees.
    onlyWhileVisible: true,
    onLost: () => {
      close();
      onLost();
    },
  });
  over.signal.addEventListener('abort', unwatch);

  const adjust = queueAdjustments(track, over.signal);
  const refuse = (error: unknown) => {
    throw new CameraError('unavailable', error);
  };
  const settings = track.getSettings();
  // Firefox may have no such method.
  const { torch, focusMode } = track.getCapabilities?.() ?? {};
  if (focusMode?.includes('continuous') && settings.focusMode !== 'continuous') {
    // A picture that is out of focus at times is better than none.
    adjust({ focusMode: 'continuous' }).catch(() => {});
  }
  const hasTorch = [torch].flat().includes(true);
  const zoom = zoomOf(track);
  return {
    stream,
    camera: { id: settings.deviceId ?? '', label: track.label },
    facing: facingOf(settings),
    setTorch: hasTorch ? (on) => adjust({ torch: on }).catch(refuse) : null,
    zoom,
    setZoom: async (value) => {
      if (zoom) await adjust({ zoom: nearestZoom(zoom, value) }).catch(refuse);
    },
    close,
  };
}
