import { LONGEST_RECORDING_MS } from '@baeon/contracts/speech/speech';
import { MPEGDecoder, type MPEGDecodedAudio } from 'mpg123-decoder';
import { framesOf } from './mp3-frames.ts';

/** Encoders fill up the last frames, and a clock is a little late to stop a recording. */
const MARGIN_MS = 2000;
/** Words are missing where more than this is gone. */
const MOST_LOST = 1 / 4;

type Mp3Fault = 'unreadable' | 'too-long';
type Mp3Sound = { samples: Float32Array; rate: number };

/** One channel of sound out of an MP3; how long it is shows before anything is decoded. */
export async function readMp3(bytes: Uint8Array): Promise<Mp3Sound | { fault: Mp3Fault }> {
  const frames = framesOf(bytes);
  if (!frames || frames.lost >= MOST_LOST) return { fault: 'unreadable' };
  const { runs, samples, rate } = frames;
  if ((samples / rate) * 1000 > LONGEST_RECORDING_MS + MARGIN_MS) return { fault: 'too-long' };
  const sound = await decoded(runs);
  return sound.length === 0 ? { fault: 'unreadable' } : { samples: sound, rate };
}

async function decoded(runs: Uint8Array[]): Promise<Float32Array> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    return oneChannel(runs.map((run) => decoder.decode(run)));
  } finally {
    decoder.free();
  }
}

/** The decoder always gives two channels, twice the same where there was one. */
function oneChannel(pieces: MPEGDecodedAudio[]): Float32Array {
  const mixed = new Float32Array(pieces.reduce((sum, piece) => sum + piece.samplesDecoded, 0));
  let at = 0;
  for (const { channelData, samplesDecoded } of pieces) {
    const [left, right] = channelData as [Float32Array, Float32Array];
    for (let i = 0; i < samplesDecoded; i += 1) mixed[at + i] = (left[i]! + right[i]!) / 2;
    at += samplesDecoded;
  }
  return mixed;
}
