import { type CameraConfig, CameraError, type OpenedCamera } from '../../device/camera/camera.ts';
import { type ScanClock, startScanLoop } from './scan-loop.ts';
import type { Decoder, startDecoder } from '../decode/decoder.ts';
import type { FoundCode } from '../decode/picture.ts';
import {
  type Aim,
  framesOfVideo,
  readPhoto,
  UnreadablePhotoError,
} from '../camera/picture-sources.ts';
import { type Cameras, type ChosenCamera, openChosenCamera } from '../camera/choose-camera.ts';
import type { ScanDedupe } from './scan-dedupe.ts';
import { readableFormats, type ScannerConfig } from './scanner-config.ts';
import {
  assertMayScanFile,
  begun,
  cancelled,
  completed,
  notStarted,
  type ScannerState,
} from './scanner-state.ts';

/** How long a photo may be looked at. */
const PHOTO_MS = 4000;
/** So long without any code, and the person is told. */
const NOTHING_MS = 3000;
/** So many failures in a row are not the pictures' fault. */
const BROKEN_AFTER = 3;

export type ScannerParts = {
  cameras: Cameras;
  startDecoder: typeof startDecoder;
  /** Where the camera's picture is shown. */
  video: () => HTMLVideoElement | null;
  /** Where the box lies on it. */
  aim: () => Aim | null;
  clock: ScanClock;
  dedupe: ScanDedupe;
};

export type ScannerEvents = {
  /** A code was read; the scanner and the video are paused by then. */
  onText: (text: string) => void;
  /** Nothing was recognised for a while; told again with every picture. */
  onNothing: () => void;
  /** Pictures are looked at from now on. */
  onReady: () => void;
  /** The camera went away; the scanner is stopped by then. */
  onLost: () => void;
  /** What reads the codes could not be loaded, or died; the scanner is stopped by then. */
  onBroken: () => void;
};

/** What reads the codes could not be loaded. */
export class DecoderError extends Error {
  override readonly name = 'DecoderError';
}

export const isMirrored = ({ facing, camera }: OpenedCamera): boolean =>
  facing === 'user' || (facing === null && /front/i.test(camera.label));

/** A camera, a decoder and the rules about them. Forbidden calls throw a `ScannerStateError`. */
export function createScanner(parts: ScannerParts, config: ScannerConfig, on: ScannerEvents) {
  const { clock, dedupe } = parts;
  const everyMs = 1000 / config.fps;
  let state: ScannerState = notStarted;
  let camera: OpenedCamera | null = null;
  let decoder: Decoder | null = null;
  let starting: AbortController | null = null;
  let scanning: AbortController | null = null;

  /** One that failed is replaced by the next who needs it. */
  async function readyDecoder(): Promise<Decoder> {
    let mine: Decoder | null = null;
    try {
      mine = decoder ??= parts.startDecoder(readableFormats(config.formats));
      await mine.ready;
      return mine;
    } catch (cause) {
      if (decoder === mine) dropDecoder();
      throw new DecoderError('What reads the codes could not be loaded', { cause });
    }
  }

  function dropDecoder(): void {
    decoder?.end();
    decoder = null;
  }

  function scanAfter(delayMs: number, opened: OpenedCamera, loading: Promise<Decoder>): void {
    const run = new AbortController();
    scanning = run;
    const begin = (ready: Decoder) => {
      if (run.signal.aborted) return;
      const stopLoop = lookAgainAndAgain(ready, opened, delayMs);
      run.signal.addEventListener('abort', stopLoop);
      on.onReady();
    };
    loading.then(begin, () => run.signal.aborted || broke());
  }

  function lookAgainAndAgain(ready: Decoder, opened: OpenedCamera, delayMs: number): () => void {
    const video = parts.video();
    if (!video) return () => undefined;
    const nextFrame = framesOfVideo(video, parts.aim, isMirrored(opened));
    let misses = 0;
    let failures = 0;
    let lastSeen = clock.now() + delayMs;
    dedupe.begin(lastSeen);

    async function look(): Promise<FoundCode[] | null> {
      const frame = await nextFrame();
      if (!frame) return null;
      return ready.decode(frame.picture, { box: frame.box, misses, budgetMs: everyMs });
    }

    function seen(codes: FoundCode[] | null): void {
      if (!codes) return;
      failures = 0;
      const now = clock.now();
      const text = dedupe.firstNew(
        codes.map(({ text }) => text),
        now,
      );
      if (text !== null) return read(text);
      misses = codes.length > 0 ? 0 : misses + 1;
      if (codes.length > 0) lastSeen = now;
      else if (now - lastSeen >= NOTHING_MS) on.onNothing();
    }

    function failed(): void {
      failures += 1;
      if (failures >= BROKEN_AFTER) broke();
    }

    return startScanLoop({ clock, everyMs, delayMs, look, onSeen: seen, onFailed: failed });
  }

  function read(text: string): void {
    dedupe.acted(text);
    pause({ video: true });
    on.onText(text);
  }

  function broke(): void {
    stop();
    dropDecoder();
    on.onBroken();
  }

  function lost(): void {
    if (starting) return starting.abort(new CameraError('unavailable'));
    if (!camera) return;
    stop();
    on.onLost();
  }

  function show(stream: MediaStream | null): void {
    const video = parts.video();
    if (!video) return;
    video.srcObject = stream;
    if (stream) play(video);
  }

  async function start(wanted: CameraConfig | null): Promise<ChosenCamera | null> {
    state = begun(state, 'start');
    const mine = new AbortController();
    starting = mine;
    // Its download need not wait for the person's permission, nor does it matter without a camera.
    const loading = readyDecoder();
    loading.catch(() => undefined);
    try {
      const hooks = { signal: mine.signal, onLost: lost };
      const chosen = await openChosenCamera(parts.cameras, wanted, hooks);
      if (mine.signal.aborted) chosen.opened.close();
      mine.signal.throwIfAborted();
      starting = null;
      camera = chosen.opened;
      show(camera.stream);
      state = completed(state);
      scanAfter(0, camera, loading);
      return chosen;
    } catch (error) {
      // Somebody released it meanwhile, and may have started it anew.
      if (starting !== mine) return null;
      starting = null;
      state = cancelled(state);
      throw error;
    }
  }

  function pause({ video }: { video: boolean }): void {
    state = completed(begun(state, 'pause'));
    scanning?.abort();
    if (video) parts.video()?.pause();
  }

  function resume(): void {
    state = completed(begun(state, 'resume'));
    const video = parts.video();
    if (video) play(video);
    if (camera) scanAfter(config.resumeDelayMs, camera, readyDecoder());
  }

  function stop(): void {
    state = completed(begun(state, 'stop'));
    scanning?.abort();
    camera?.close();
    camera = null;
    show(null);
  }

  /** Lets the camera go, whatever is under way. */
  function release(): void {
    if (starting) {
      const given = starting;
      starting = null;
      state = cancelled(state);
      given.abort();
    } else if (state.step !== 'not-started') stop();
  }

  return {
    state: () => state,
    /** Null where it was released meanwhile. Rejects with what the camera says. */
    start,
    pause,
    resume,
    stop,
    release,

    /**
     * What the photo says, or null where no code is in it. Rejects with an `UnreadablePhotoError`
     * or a `DecoderError`.
     */
    async scanFile(file: Blob): Promise<string | null> {
      assertMayScanFile(state);
      const picture = await readPhoto(file);
      const ready = await readyDecoder();
      const look = { box: null, misses: Infinity, budgetMs: PHOTO_MS };
      const [code] = await ready.decode(picture, look).catch((cause: unknown) => {
        // A picture that was too much for it may have cost it its life.
        if (decoder === ready) dropDecoder();
        throw new UnreadablePhotoError('Too much for what reads the codes', { cause });
      });
      return code?.text ?? null;
    },

    /** Lets everything go. It can be started again all the same. */
    end(): void {
      release();
      dropDecoder();
      dedupe.left(clock.now());
    },
  };
}

/** What keeps it from playing shows in that no pictures come. */
function play(video: HTMLVideoElement): void {
  void video.play().catch(() => undefined);
}
