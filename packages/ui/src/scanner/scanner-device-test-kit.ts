import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type {
  Camera,
  CameraConfig,
  CameraFailure,
  FacingMode,
  OpenedCamera,
  Zoom,
} from '../device/camera/camera.ts';
// Not by way of the module that tests replace with what is made here.
import { CameraError } from '../device/camera/camera-error.ts';
import type { Decoder } from './decode/decoder.ts';
import type { FoundCode, Look } from './decode/picture.ts';

export type CameraSketch = Camera & {
  facing?: FacingMode;
  torch?: boolean;
  zoom?: Zoom;
};

export const backCamera: CameraSketch = { id: 'b', label: 'Back Camera', facing: 'environment' };
export const frontCamera: CameraSketch = { id: 'f', label: 'Front Camera', facing: 'user' };

type Opened = OpenedCamera & {
  closed: boolean;
  lose: () => void;
  lights: boolean[];
  zooms: number[];
};

function openedFrom(sketch: CameraSketch, onLost?: () => void): Opened {
  const { id, label, facing = null, torch = false, zoom = null } = sketch;
  const opened: Opened = {
    stream: new MediaStream(),
    camera: { id, label },
    facing,
    zoom,
    closed: false,
    lights: [],
    zooms: [],
    setTorch: torch
      ? async (on) => {
          opened.lights.push(on);
        }
      : null,
    async setZoom(value) {
      opened.zooms.push(value);
    },
    close() {
      opened.closed = true;
    },
    lose() {
      opened.closed = true;
      onLost?.();
    },
  };
  return opened;
}

/** The cameras of a device; each that is opened is kept, to see whether it was let go. */
function fakeCameras(...sketches: CameraSketch[]) {
  const opened: Opened[] = [];
  const asked: CameraConfig[] = [];
  const failures: (CameraFailure | Error)[] = [];
  let asking: PromiseWithResolvers<void> | null = null;
  let plugged = sketches;
  const failureOf = (failure: CameraFailure | Error) =>
    failure instanceof Error ? failure : new CameraError(failure);

  return {
    opened,
    asked,
    live: () => opened.filter(({ closed }) => !closed).length,
    latest: () => opened.at(-1)!,
    plug(...others: CameraSketch[]) {
      plugged = others;
    },
    /** The next ones who ask get these, then a camera again. */
    fails(...next: (CameraFailure | Error)[]) {
      failures.push(...next);
    },
    /** Nobody answers until told to. */
    asks() {
      asking = Promise.withResolvers();
      return asking;
    },
    list: async (): Promise<Camera[]> => plugged.map(({ id, label }) => ({ id, label })),
    async open(
      config: CameraConfig,
      { signal, onLost }: { signal?: AbortSignal; onLost?: () => void } = {},
    ): Promise<OpenedCamera> {
      asked.push(config);
      await asking?.promise;
      signal?.throwIfAborted();
      const failure = failures.shift();
      if (failure) throw failureOf(failure);
      const wanted =
        'deviceId' in config
          ? plugged.find(({ id }) => id === config.deviceId)
          : (plugged.find(({ facing }) => facing === config.facingMode) ?? plugged[0]);
      if (!wanted) throw new CameraError('missing');
      const camera = openedFrom(wanted, onLost);
      opened.push(camera);
      return camera;
    },
  };
}

export const codeOf = (text: string): FoundCode => ({
  text,
  corners: [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ],
});

/** Sees what it is told to, from now on. */
function fakeDecoder() {
  const looks: Look[] = [];
  const started: { ended: boolean }[] = [];
  let texts: string[] = [];
  let answer: ((look: Look) => Promise<FoundCode[]>) | null = null;
  let ready: () => Promise<void> = async () => undefined;

  return {
    looks,
    started,
    sees(...seen: string[]) {
      texts = seen;
      answer = null;
    },
    answers(how: (look: Look) => Promise<FoundCode[]>) {
      answer = how;
    },
    becomesReady(how: () => Promise<void>) {
      ready = how;
    },
    startDecoder(): Decoder {
      const mine = { ended: false };
      started.push(mine);
      return {
        ready: ready(),
        async decode(_picture, look) {
          looks.push(look);
          return answer ? answer(look) : texts.map(codeOf);
        },
        end() {
          mine.ended = true;
        },
      };
    },
  };
}

/** Videos that play as soon as they are told to, a new picture with every look at their clock. */
function stubVideos(): { stands: (still: boolean) => void } {
  const { prototype } = HTMLMediaElement;
  const playing = new WeakSet<object>();
  let time = 0;
  let still = false;
  vi.spyOn(prototype, 'play').mockImplementation(async function (this: object) {
    playing.add(this);
  });
  vi.spyOn(prototype, 'pause').mockImplementation(function (this: object) {
    playing.delete(this);
  });
  vi.spyOn(prototype, 'paused', 'get').mockImplementation(function (this: object) {
    return !playing.has(this);
  });
  vi.spyOn(prototype, 'readyState', 'get').mockReturnValue(4);
  vi.spyOn(prototype, 'currentTime', 'get').mockImplementation(() =>
    still ? time : (time += 0.2),
  );
  // Not known to the test's browser.
  Object.defineProperties(HTMLVideoElement.prototype, {
    videoWidth: { configurable: true, get: () => 1280 },
    videoHeight: { configurable: true, get: () => 720 },
  });
  return {
    stands(now) {
      still = now;
    },
  };
}

/** What became of pictures of these sizes. */
export function stubPictures(size: (from: unknown) => { width: number; height: number } | null) {
  const made: unknown[][] = [];
  vi.stubGlobal('createImageBitmap', async (...asked: unknown[]) => {
    made.push(asked);
    const known = size(asked[0]);
    if (!known)
      throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
    return { ...known, close: () => undefined };
  });
  return made;
}

/** Lets a time go by, and whatever it sets off. */
export async function passed(ms = 0): Promise<void> {
  await act(async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(ms);
  });
}

/** What the scanner of a test runs on. */
export const device = {
  cameras: fakeCameras(),
  decoder: fakeDecoder(),
  /** What the person decides about cameras, while somebody wants to know. */
  decide: (_state: PermissionState): unknown => undefined,
};

/** A device that has these cameras, and codes before none of them yet. */
export function stubDevice(...cameras: CameraSketch[]) {
  device.cameras = fakeCameras(...cameras);
  device.decoder = fakeDecoder();
  stubPictures(() => ({ width: 1280, height: 720 }));
  return stubVideos();
}

// In the place of device/camera.ts and decode/decoder.ts, where a test mocks these by this file.

export { CameraError };
export const listCameras = () => device.cameras.list();
export const openCamera = (...asked: Parameters<typeof device.cameras.open>) =>
  device.cameras.open(...asked);

export function watchCameraPermission(told: typeof device.decide) {
  device.decide = told;
  return () => (device.decide = () => undefined);
}

export const startDecoder = () => device.decoder.startDecoder();
