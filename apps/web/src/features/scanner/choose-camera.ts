import type { Camera, CameraConfig, OpenedCamera } from '../../device/camera.ts';

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

export type SecondThoughts = {
  /** The camera to take instead; null where the opened one is right. */
  instead: Camera | null;
  /** Neither a label nor the browser says that any camera looks away from the person. */
  backMissing: boolean;
};

/** An opened camera lets the browser tell the labels, and what it is itself. */
export function secondThoughts(opened: Opened, cameras: readonly Camera[]): SecondThoughts {
  if (opened.facing === 'environment') return { instead: null, backMissing: false };
  const back = backCamera(cameras);
  const wanted = back ?? cameras.find(({ id }) => id !== '') ?? null;
  const isOther = wanted !== null && wanted.id !== opened.camera.id;
  return { instead: isOther ? wanted : null, backMissing: back === null };
}

/** The one after this one, round and round. */
export function nextCamera(current: Camera, cameras: readonly Camera[]): Camera | null {
  const known = cameras.filter(({ id }) => id !== '');
  const at = known.findIndex(({ id }) => id === current.id);
  const next = known[(at + 1) % known.length];
  return next && next.id !== current.id ? next : null;
}
