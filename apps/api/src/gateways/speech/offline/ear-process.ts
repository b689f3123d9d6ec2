import { setPriority } from 'node:os';
import { loadMoonshine, type Heard, type Moonshine } from './moonshine.ts';
import { readMp3 } from './mp3.ts';
import type { Question, Reply } from './protocol.ts';
import { toSoundRate } from './resample.ts';
import { prepareSound } from './sound.ts';

/** Hears recordings in a process of its own, so that the API keeps its event loop and its memory. */

const THREADS = Number(process.argv[2]);
/** About a third of what the API gets where both want all there is; with less, a busy machine would starve it. */
const LOWER_PRIORITY = 5;
const NOTHING: Heard = { text: '', others: [], weigh: async (texts) => texts.map(() => -Infinity) };

// Whoever asks the API for something else comes first.
setPriority(LOWER_PRIORITY);
// The API says when to end: what is in hand is finished first.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

let moonshine: Promise<Moonshine> | null = null;
let lastHeard = NOTHING;

class NotInstalled extends Error {}

function loaded(): Promise<Moonshine> {
  moonshine ??= loadMoonshine(THREADS).catch((error: Error) => {
    throw new NotInstalled(error.message);
  });
  return moonshine;
}

async function replyTo(question: Question): Promise<Reply> {
  if (question.kind === 'weigh') {
    return { kind: 'weighed', likelihoods: await lastHeard.weigh(question.texts) };
  }
  lastHeard = NOTHING;
  const read = await readMp3(question.mp3);
  if ('fault' in read) return { kind: 'refused', fault: read.fault };
  if (question.kind === 'check') return { kind: 'checked' };
  const sound = prepareSound(toSoundRate(read.samples, read.rate));
  if (sound) lastHeard = await (await loaded()).hear(sound, question.plainly);
  const { text, others } = lastHeard;
  return { kind: 'heard', text, others };
}

process.on('message', async (question: Question) => {
  let reply: Reply;
  try {
    reply = await replyTo(question);
  } catch (error) {
    const { message: reason } = error as Error;
    reply = { kind: error instanceof NotInstalled ? 'missing' : 'failed', reason };
  }
  process.send!(reply);
});
