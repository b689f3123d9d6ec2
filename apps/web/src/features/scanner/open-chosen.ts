import {
  type Camera,
  type CameraConfig,
  CameraError,
  type listCameras,
  type openCamera,
  type OpenedCamera,
} from '../../device/camera.ts';
import { firstChoice, secondThoughts } from './choose-camera.ts';
import { readCameraConfig } from './scanner-config.ts';

export type Cameras = { list: typeof listCameras; open: typeof openCamera };

export type ChosenCamera = {
  opened: OpenedCamera;
  cameras: Camera[];
  /** The person may wonder why they see themselves. */
  backMissing: boolean;
};

type Hooks = { signal: AbortSignal; onLost: () => void };

const isMissing = (error: unknown) => error instanceof CameraError && error.kind === 'missing';

async function openBest({ list, open }: Cameras, hooks: Hooks): Promise<ChosenCamera> {
  const listed = await list();
  hooks.signal.throwIfAborted();
  if (listed.length === 0) throw new CameraError('missing');
  const opened = await open(firstChoice(listed), hooks);
  try {
    const cameras = await list();
    hooks.signal.throwIfAborted();
    const { instead, backMissing } = secondThoughts(opened, cameras);
    if (!instead) return { opened, cameras, backMissing };
    // Before the other one is asked for: phones hold one camera at a time.
    opened.close();
    const other = await open({ deviceId: instead.id }, hooks);
    return { opened: other, cameras, backMissing };
  } catch (error) {
    opened.close();
    throw error;
  }
}

/** Opens the camera that is wanted, where it is still there; else the one that fits best. */
export async function openChosen(
  from: Cameras,
  wanted: CameraConfig | null,
  hooks: Hooks,
): Promise<ChosenCamera> {
  if (!wanted) return openBest(from, hooks);
  try {
    const opened = await from.open(readCameraConfig(wanted), hooks);
    const cameras = await from.list().catch(() => [opened.camera]);
    return { opened, cameras, backMissing: false };
  } catch (error) {
    hooks.signal.throwIfAborted();
    if (!isMissing(error)) throw error;
    return openBest(from, hooks);
  }
}
