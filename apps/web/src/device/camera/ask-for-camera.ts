import type { CameraConfig } from '../camera.ts';
import { askForMedia } from '../media/ask-for-media.ts';
import { pause } from '../media/patience.ts';

/** The slowest phones take some seconds to wake their camera. */
const PATIENCE_MS = 15_000;
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
export async function askForCamera(config: CameraConfig, over: AbortSignal): Promise<MediaStream> {
  const constraints = constraintsFor(config);
  const ask = () =>
    askForMedia({ constraints, permission: 'camera', patienceMs: PATIENCE_MS }, over);
  try {
    return await ask();
  } catch (error) {
    if ((error as Error | undefined)?.name !== 'NotReadableError') throw error;
    await pause(RETRY_AFTER_MS, over);
    return ask();
  }
}
