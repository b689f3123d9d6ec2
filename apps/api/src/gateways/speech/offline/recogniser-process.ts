import { getPriority, setPriority } from 'node:os';
import { loadMoonshine, type ScoredTranscript, type Moonshine } from './moonshine.ts';
import { readMp3 } from './mp3.ts';
import { toSoundRate } from './resample.ts';
import { prepareSound } from './sound.ts';

/** Hears recordings in a process of its own, so that the API keeps its event loop and its memory. */

/** What the recogniser is asked, one thing at a time. */
export type RecogniserRequest =
  | { kind: 'check'; mp3: Uint8Array }
  /** `plainly` is quicker: only what was likeliest, with nothing to weigh. */
  | { kind: 'transcribe'; mp3: Uint8Array; plainly: boolean }
  /** About the sound that was heard last. */
  | { kind: 'score'; texts: readonly string[] };

export type RecogniserReply =
  | { kind: 'checked' }
  | { kind: 'transcribed'; text: string; alternatives: string[] }
  | { kind: 'scored'; likelihoods: number[] }
  | { kind: 'refused'; fault: 'unreadable' | 'too-long' }
  /** Voice is not installed here. */
  | { kind: 'missing'; reason: string }
  | { kind: 'failed'; reason: string };

const THREADS = Number(process.argv[2]);
/** About a third of what the API gets where both want all there is; with less, a busy machine would starve it. */
const LOWER_PRIORITY = 5;
const NOTHING: ScoredTranscript = {
  text: '',
  alternatives: [],
  scoreTexts: async (texts) => texts.map(() => -Infinity),
};

// Whoever asks the API for something else comes first.
// An API that is nice itself has lent its own, and only root may take from that.
if (getPriority() < LOWER_PRIORITY) setPriority(LOWER_PRIORITY);
// The API says when to end: what is in hand is finished first.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

let moonshine: Promise<Moonshine> | null = null;
let lastTranscript = NOTHING;

class NotInstalled extends Error {}

function loaded(): Promise<Moonshine> {
  moonshine ??= loadMoonshine(THREADS).catch((error: Error) => {
    throw new NotInstalled(error.message);
  });
  return moonshine;
}

async function replyTo(request: RecogniserRequest): Promise<RecogniserReply> {
  if (request.kind === 'score') {
    return { kind: 'scored', likelihoods: await lastTranscript.scoreTexts(request.texts) };
  }
  lastTranscript = NOTHING;
  const read = await readMp3(request.mp3);
  if ('fault' in read) return { kind: 'refused', fault: read.fault };
  if (request.kind === 'check') return { kind: 'checked' };
  const sound = prepareSound(toSoundRate(read.samples, read.rate));
  if (sound) lastTranscript = await (await loaded()).transcribe(sound, request.plainly);
  const { text, alternatives } = lastTranscript;
  return { kind: 'transcribed', text, alternatives };
}

process.on('message', async (request: RecogniserRequest) => {
  let reply: RecogniserReply;
  try {
    reply = await replyTo(request);
  } catch (error) {
    const { message: reason } = error as Error;
    reply = { kind: error instanceof NotInstalled ? 'missing' : 'failed', reason };
  }
  process.send!(reply);
});
