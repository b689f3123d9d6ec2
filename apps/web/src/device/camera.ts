import { askForCamera } from './camera/ask-for-camera.ts';
import { asCameraError, CameraError, type CameraFailure } from './camera/camera-error.ts';
import { openedCamera } from './camera/opened-camera.ts';
import { permissionStatus } from './silence.ts';

export { CameraError, type CameraFailure };

export type Camera = { id: string; label: string };
export type FacingMode = 'user' | 'environment';
export type CameraConfig = { facingMode: FacingMode } | { deviceId: string };

export type Zoom = { min: number; max: number; step: number; value: number };

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
