import { vi } from 'vitest';
import {
  type BrowserSketch,
  stubBrowser,
  stubMediaDevices,
  watchFor,
} from '../browser-test-kit.ts';
import type { FromEncoder, FromSoundTap, ToEncoder } from './messages.ts';
import { MicrophoneError } from './microphone.ts';

export const mp3Bytes = new Uint8Array([0xff, 0xf3, 0x88, 0xc4]);

/** A port whose messages arrive at once. */
class FakePort extends EventTarget {
  closed = false;
  answer: (message: unknown) => void = () => {};
  start(): void {}
  close(): void {
    this.closed = true;
  }
  postMessage(message: unknown): void {
    this.answer(message);
  }
  deliver(data: unknown): void {
    if (!this.closed) this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

class FakeNode {
  outputs: FakeNode[] = [];
  constructor(all: FakeNode[] = []) {
    all.push(this);
  }
  connect(node: FakeNode): FakeNode {
    this.outputs.push(node);
    return node;
  }
  disconnect(): void {
    this.outputs = [];
  }
}

class FakeTrack extends EventTarget {
  readyState: MediaStreamTrackState = 'live';
  stop(): void {
    this.readyState = 'ended';
  }
}

const troubles = {
  'no worklet': 'The file of the worklet does not load.',
  'slow worklet': 'It is still on its way.',
  'no start': 'The sound stays suspended.',
  'no rest': 'The worklet does not answer.',
  'no MP3': 'The encoder fails.',
};
type Trouble = keyof typeof troubles;

/** The name of the browser's error, or how it answers otherwise. */
type Answer = 'sound' | 'silence' | (string & {});

/**
 * A browser with a microphone that answers this; everything that it hands out is kept, so that a
 * test can see whether it was given back.
 */
export function stubMicrophone(
  answer: Answer = 'sound',
  { trouble = null, ...browser }: BrowserSketch & { trouble?: Trouble | null } = {},
) {
  const asked: (MediaStreamConstraints | undefined)[] = [];
  const tracks: FakeTrack[] = [];
  const contexts: FakeContext[] = [];
  const nodes: FakeNode[] = [];
  const taps: FakeTap[] = [];
  const workers: FakeWorker[] = [];
  let amplitude = 0;
  let handOver: () => void = () => {};

  class FakeContext {
    state: AudioContextState = 'suspended';
    sampleRate = 48_000;
    destination = new FakeNode();
    audioWorklet = {
      addModule: async () => {
        if (trouble === 'slow worklet') await new Promise(() => {});
        if (trouble === 'no worklet') throw new DOMException(troubles[trouble], 'AbortError');
      },
    };
    resumed = 0;
    constructor() {
      contexts.push(this);
    }
    resume(): Promise<void> {
      this.resumed++;
      if (trouble === 'no start') return new Promise(() => {});
      this.state = 'running';
      return Promise.resolve();
    }
    close(): Promise<void> {
      if (this.state === 'closed') return Promise.reject(new DOMException('', 'InvalidStateError'));
      this.state = 'closed';
      return Promise.resolve();
    }
    createMediaStreamSource = () => new FakeNode(nodes);
    createAnalyser = () =>
      Object.assign(new FakeNode(nodes), {
        fftSize: 64,
        getFloatTimeDomainData: (into: Float32Array) => into.fill(amplitude),
      });
  }

  class FakeTap extends FakeNode {
    port = new FakePort();
    rest: FromSoundTap[] = [];
    options: AudioWorkletNodeOptions | undefined;
    constructor(_context: FakeContext, _name: string, options?: AudioWorkletNodeOptions) {
      super(nodes);
      taps.push(this);
      this.options = options;
      this.port.answer = () => {
        if (trouble === 'no rest') return;
        for (const piece of [...this.rest, null]) this.port.deliver(piece);
      };
    }
  }

  class FakeWorker extends EventTarget {
    terminated = false;
    told: ToEncoder[] = [];
    constructor() {
      super();
      workers.push(this);
    }
    postMessage(message: ToEncoder): void {
      this.told.push(message);
      const failed = trouble === 'no MP3';
      if (failed) this.say({ type: 'failed', reason: troubles[trouble] });
      else if (message.type === 'finish') this.say({ type: 'mp3', parts: [mp3Bytes] });
    }
    say(data: FromEncoder): void {
      queueMicrotask(() => {
        if (!this.terminated) this.dispatchEvent(new MessageEvent('message', { data }));
      });
    }
    terminate(): void {
      this.terminated = true;
    }
  }

  const getUserMedia = (constraints?: MediaStreamConstraints) => {
    asked.push(constraints);
    return new Promise<MediaStream>((resolve, reject) => {
      handOver = () => {
        const track = new FakeTrack();
        tracks.push(track);
        resolve({ getTracks: () => [track] } as unknown as MediaStream);
      };
      if (answer === 'sound') handOver();
      else if (answer !== 'silence') reject(new DOMException('', answer));
    });
  };
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('AudioWorkletNode', FakeTap);
  vi.stubGlobal('Worker', FakeWorker);
  stubMediaDevices(browser.secure === false ? undefined : { getUserMedia });

  return {
    ...stubBrowser(browser),
    asked,
    contexts,
    taps,
    tracks,
    workers,
    /** How far the sound swings from now on, 0 to 1. */
    sound: (swing: number) => (amplitude = swing),
    /** A piece of sound arrives. */
    hear: (piece: Float32Array<ArrayBuffer>) => taps.at(-1)?.port.deliver(piece),
    /** The answer to an open question: the person allows it. */
    allow: () => handOver(),
    /** Something happens to the microphone: `ended`, `mute` or `unmute`. */
    happen: (event: string) => tracks.at(-1)?.dispatchEvent(new Event(event)),
    /** What is still held; all empty once everything was given back. */
    held: () => ({
      tracks: tracks.filter((track) => track.readyState === 'live').length,
      contexts: contexts.filter((context) => context.state !== 'closed').length,
      nodes: nodes.filter((node) => node.outputs.length > 0).length,
      ports: taps.filter((tap) => !tap.port.closed).length,
      workers: workers.filter((worker) => !worker.terminated).length,
    }),
  };
}

export const nothingHeld = { tracks: 0, contexts: 0, nodes: 0, ports: 0, workers: 0 };

export const watched = watchFor(MicrophoneError);
