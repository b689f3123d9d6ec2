import {
  type Camera,
  type CameraConfig,
  CameraError,
  type listCameras,
  type openCamera,
  type OpenedCamera,
} from '../../device/camera/camera.ts';
import { readCameraConfig } from '../state/scanner-config.ts';

const FACES_BACK = /back|rear/i;
/** Lenses for landscapes, for what is far and for what is tiny: a code is none of these. */
const SPECIAL_LENS = /ultra|tele|macro|wide/i;
/** As Android calls its cameras, the main one first: "camera2 0, facing back". */
const ANDROID_NUMBER = /camera2? (\d+)\b/i;

function androidNumber({ label }: Camera): number {
  return Number(ANDROID_NUMBER.exec(label)?.[1] ?? Infinity);
}

/** The camera that looks away from the person, by its label; null where none says so. */
export function backCamera(cameras: readonly Camera[]): Camera | null {
  const facing = cameras.filter(({ id, label }) => id !== '' && FACES_BACK.test(label));
  const plain = facing.filter(({ label }) => !SPECIAL_LENS.test(label));
  const best = plain.length > 0 ? plain : facing;
  // Sorting keeps the browser's order among equals.
  return best.sort((a, b) => compared(androidNumber(a), androidNumber(b)))[0] ?? null;
}

/** Infinity less Infinity is no number. */
const compared = (a: number, b: number): number => (a === b ? 0 : a - b);

/** What to open first. Labels are empty before the permission, or in another language. */
export function firstChoice(cameras: readonly Camera[]): CameraConfig {
  const back = backCamera(cameras);
  return back ? { deviceId: back.id } : { facingMode: 'environment' };
}

type Opened = Pick<OpenedCamera, 'camera' | 'facing'>;

type ReconsideredCamera = {
  /** The camera to take instead; null where the opened one is right. */
  instead: Camera | null;
  /** There are several, and neither a label nor the browser says of one that it looks away from the person. */
  backMissing: boolean;
};

/** An opened camera lets the browser tell the labels, and what it is itself. */
export function reconsiderCamera(opened: Opened, cameras: readonly Camera[]): ReconsideredCamera {
  if (opened.facing === 'environment') return { instead: null, backMissing: false };
  const back = backCamera(cameras);
  const wanted = back ?? cameras.find(({ id }) => id !== '') ?? null;
  const isOther = wanted !== null && wanted.id !== opened.camera.id;
  // Whoever has one camera knows which it is.
  const backMissing = back === null && cameras.length > 1;
  return { instead: isOther ? wanted : null, backMissing };
}

/** The one after this one, round and round. */
export function nextCamera(current: Camera, cameras: readonly Camera[]): Camera | null {
  const known = cameras.filter(({ id }) => id !== '');
  const at = known.findIndex(({ id }) => id === current.id);
  const next = known[(at + 1) % known.length];
  return next && next.id !== current.id ? next : null;
}

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
    const { instead, backMissing } = reconsiderCamera(opened, cameras);
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
export async function openChosenCamera(
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
