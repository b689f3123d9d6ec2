import {
  type BrowserSketch,
  stubBrowser,
  stubMediaDevices,
  watchFor,
} from '../browser-test-kit.ts';
import { CameraError, type FacingMode } from './camera.ts';

type Range = { min: number; max: number; step?: number };

export type CameraSketch = {
  id: string;
  label?: string;
  facing?: FacingMode;
  torch?: boolean;
  zoom?: Range;
  /** Its ways to focus, where the browser tells. */
  focus?: string[];
};

/** A phone's two cameras, as Chrome on Android names them. */
export const backCamera: CameraSketch = {
  id: 'back',
  label: 'camera2 0, facing back',
  facing: 'environment',
};
export const frontCamera: CameraSketch = {
  id: 'front',
  label: 'camera2 1, facing front',
  facing: 'user',
};

/** The name of the browser's error, or how it answers otherwise. */
type Answer = 'picture' | 'no video' | 'silence' | (string & {});

type Settings = { torch?: boolean; zoom?: number; focusMode?: string };

export class FakeTrack extends EventTarget {
  readonly kind = 'video';
  readonly camera: CameraSketch;
  readyState: MediaStreamTrackState = 'live';
  muted = false;
  settings: Settings = {};
  /** Every change that was asked for, in order. */
  changes: Settings[] = [];
  /** What the next changes wait for, or fail with. */
  beforeChange: () => Promise<void> = async () => {};
  /** Firefox has none. */
  getCapabilities: (() => object) | undefined;

  constructor(camera: CameraSketch) {
    super();
    this.camera = camera;
    const { torch, zoom, focus } = camera;
    if (torch) this.settings.torch = false;
    if (zoom) this.settings.zoom = zoom.min;
    this.getCapabilities = () => ({
      deviceId: camera.id,
      ...(torch && { torch }),
      ...(zoom && { zoom }),
      ...(focus && { focusMode: focus }),
    });
  }
  get label(): string {
    return this.camera.label ?? '';
  }
  getSettings() {
    const { id, facing } = this.camera;
    return { deviceId: id, ...(facing && { facingMode: facing }), ...this.settings };
  }
  async applyConstraints({ advanced: [change = {}] = [] }: { advanced?: Settings[] }) {
    this.changes.push(change);
    await this.beforeChange();
    Object.assign(this.settings, change);
  }
  stop(): void {
    this.readyState = 'ended';
    if (this.settings.torch) this.settings.torch = false;
  }
  /** Something happens to the camera: `ended`, `mute` or `unmute`. */
  happen(event: 'ended' | 'mute' | 'unmute'): void {
    if (event === 'ended') this.stop();
    else this.muted = event === 'mute';
    this.dispatchEvent(new Event(event));
  }
}

const messages: Partial<Record<string, string>> = {
  NotAllowedError: 'Permission denied',
  NotFoundError: 'Requested device not found',
  NotReadableError: 'Could not start video source',
};

const browserError = (name: string) => new DOMException(messages[name] ?? '', name);

type Sketch = BrowserSketch & {
  cameras?: CameraSketch[];
  answer?: Answer;
  /** Names of the errors that the first questions get, before `answer` counts. */
  first?: string[];
  /** Whether the browser has cameras at all. */
  supported?: boolean;
};

/**
 * A browser with these cameras. It tells their labels once the person allowed one, and keeps every
 * track that it hands out, so that a test can see whether it was given back.
 */
export function stubCameras(sketch: Sketch = {}) {
  const { cameras = [backCamera, frontCamera], first = [], supported = true, ...browser } = sketch;
  const present = [...cameras];
  const asked: (MediaStreamConstraints | undefined)[] = [];
  const tracks: FakeTrack[] = [];
  const troubles = [...first];
  let answer = sketch.answer ?? 'picture';
  let named = browser.permission === 'granted';
  let handOver: () => void = () => {};

  // The one that these tests run in lacks this.
  class FakeStream extends MediaStream {
    override getTracks(): MediaStreamTrack[] {
      return [...this.getVideoTracks(), ...this.getAudioTracks()];
    }
  }

  function choose({ deviceId, facingMode }: MediaTrackConstraints): CameraSketch {
    const { exact } = (deviceId ?? {}) as ConstrainDOMStringParameters;
    const { ideal } = (facingMode ?? {}) as ConstrainDOMStringParameters;
    if (!present[0]) throw browserError('NotFoundError');
    if (exact === undefined) return present.find(({ facing }) => facing === ideal) ?? present[0];
    const wanted = present.find(({ id }) => id === exact);
    if (!wanted) throw browserError('OverconstrainedError');
    return wanted;
  }

  async function streamFrom(constraints?: MediaStreamConstraints): Promise<MediaStream> {
    const camera = choose((constraints?.video ?? {}) as MediaTrackConstraints);
    named = true;
    if (answer === 'no video') return new FakeStream();
    const track = new FakeTrack(camera);
    tracks.push(track);
    return new FakeStream([track as unknown as MediaStreamTrack]);
  }

  const getUserMedia = (constraints?: MediaStreamConstraints) => {
    asked.push(constraints);
    const trouble = troubles.shift() ?? (answer.endsWith('Error') ? answer : null);
    return new Promise<MediaStream>((resolve, reject) => {
      handOver = () => resolve(streamFrom(constraints));
      if (trouble) reject(browserError(trouble));
      else if (answer !== 'silence') handOver();
    });
  };

  const enumerateDevices = async () => [
    { kind: 'audioinput', deviceId: 'microphone', label: '' },
    ...present.map(({ id, label = '' }) => ({
      kind: 'videoinput',
      deviceId: named ? id : '',
      label: named ? label : '',
    })),
  ];

  const able = supported && browser.secure !== false;
  stubMediaDevices(able ? { getUserMedia, enumerateDevices } : undefined);

  return {
    ...stubBrowser(browser),
    asked,
    tracks,
    /** How the browser answers from now on. */
    answerWith: (next: Answer) => (answer = next),
    /** The answer to an open question: the person allows it. */
    allow: () => handOver(),
    /** Something happens to the camera that was opened last: `ended`, `mute` or `unmute`. */
    happen: (event: 'ended' | 'mute' | 'unmute') => tracks.at(-1)?.happen(event),
    plugIn: (camera: CameraSketch) => present.push(camera),
    unplug(id: string) {
      const at = present.findIndex((camera) => camera.id === id);
      if (at >= 0) present.splice(at, 1);
      for (const track of tracks) {
        if (track.camera.id === id && track.readyState === 'live') track.happen('ended');
      }
    },
    /** The cameras that are on. */
    live: () => tracks.filter((t) => t.readyState === 'live').map(({ camera }) => camera.id),
  };
}

export const watched = watchFor(CameraError);
