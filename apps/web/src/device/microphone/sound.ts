import { LONGEST_RECORDING_MS } from '@baeon/contracts/speech/speech';
import { within } from '../media/patience.ts';
import { closeContext } from './audio-context.ts';
import { loudness } from './loudness.ts';
import { type FromSoundTap, SOUND_TAP, type SoundTapOptions } from './messages.ts';

/** Whoever stops a recording may be a little late; what comes after this is not kept. */
const MOST_SECONDS = LONGEST_RECORDING_MS / 1000 + 1.5;
/** What a call holds neither starts nor gives its rest. */
const START_MS = 3000;
const REST_MS = 500;

type Piece = NonNullable<FromSoundTap>;

/** Listens to the stream and passes the sound on in pieces, as one channel at the context's rate. */
export function soundOf(
  stream: MediaStream,
  context: AudioContext,
  onPiece: (piece: Piece) => void,
) {
  const processorOptions: SoundTapOptions = { mostSamples: MOST_SECONDS * context.sampleRate };
  const source = context.createMediaStreamSource(stream);
  const meter = context.createAnalyser();
  const tap = new AudioWorkletNode(context, SOUND_TAP, {
    channelCount: 1,
    channelCountMode: 'explicit',
    processorOptions,
  });
  const ended = new Promise<void>((resolve) => {
    tap.port.addEventListener('message', ({ data }: MessageEvent<FromSoundTap>) => {
      if (data) onPiece(data);
      else resolve();
    });
    tap.port.start();
  });
  // A browser may leave out what does not lead to the loudspeaker. The tap gives silence there.
  source.connect(meter).connect(tap).connect(context.destination);
  const latest = new Float32Array(meter.fftSize);

  return {
    /** Rejects where the sound does not move. */
    running: () => within(START_MS, context.resume()),
    level(): number {
      meter.getFloatTimeDomainData(latest);
      return loudness(latest);
    },
    /** Waits for what is still on its way here, unless that is stuck. */
    async end(): Promise<void> {
      tap.port.postMessage(null, []);
      await within(REST_MS, ended).catch(() => {});
    },
    release(): void {
      for (const node of [source, meter, tap]) node.disconnect();
      tap.port.close();
      closeContext(context);
    },
  };
}
