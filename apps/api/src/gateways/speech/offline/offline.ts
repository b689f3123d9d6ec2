import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../../../lib/app-error.ts';
import type { CorrectTranscript } from '@baeon/spoken/transcript';
import type { SpeechGateway } from '../speech-gateway.ts';
import { createRecogniser, RecogniserLost, type RecogniserOptions } from './recogniser.ts';
import type { RecogniserReply, RecogniserRequest } from './recogniser-process.ts';
import { looksLikeMp3 } from './mp3-frames.ts';
import { createQueue, QueueFull } from './queue.ts';

/** About half a minute of work, done plainly; who comes later is told to try again rather than left to wait. */
const MOST_WAITING = 60;
/** With so many behind one, a quick answer is worth more than a better one. */
const MANY_WAITING = 8;
/** How much of the newest turn goes into what a turn is taken to last. */
const NEWEST = 0.2;
const LONGEST_ADVICE_S = 60;

const unreadable = () =>
  new AppError('AUDIO_UNREADABLE', 'We could not read that recording. Please send an MP3 file.');
const tooLong = () =>
  new AppError('AUDIO_TOO_LONG', 'That recording is too long. Ten seconds are enough.');
const notInstalled = () =>
  new AppError(
    'VOICE_NOT_INSTALLED',
    'Voice search is not installed on this server. Please type your query.',
  );

type Options = Omit<RecogniserOptions, 'log'> & {
  log: FastifyBaseLogger;
  mostWaiting?: number;
  manyWaiting?: number;
};

type OfflineSpeech = SpeechGateway & {
  /** Refuses what is no MP3 or goes on for too long. */
  check(mp3: Uint8Array, signal: AbortSignal): Promise<void>;
  readonly pid: number | undefined;
};

/** Our own recogniser, which needs nothing from outside. */
export function createOfflineSpeech(options: Options): OfflineSpeech {
  const { log, mostWaiting = MOST_WAITING, manyWaiting = MANY_WAITING } = options;
  const recogniser = createRecogniser(options);
  const queue = createQueue(mostWaiting);
  let turnMs = 500;

  async function ask<K extends RecogniserReply['kind']>(question: RecogniserRequest, kind: K) {
    const reply = await recogniser.ask(question);
    switch (reply.kind) {
      case kind:
        return reply as Extract<RecogniserReply, { kind: K }>;
      case 'refused':
        throw reply.fault === 'too-long' ? tooLong() : unreadable();
      case 'missing':
        log.warn({ reason: reply.reason }, 'voice is not installed');
        throw notInstalled();
      default:
        throw new Error(reply.kind === 'failed' ? reply.reason : `heard ${reply.kind}`);
    }
  }

  async function transcribe(
    mp3: Uint8Array,
    correct: CorrectTranscript,
    signal: AbortSignal,
  ): Promise<string> {
    const plainly = queue.waiting >= manyWaiting;
    const { text, alternatives } = await ask({ kind: 'transcribe', mp3, plainly }, 'transcribed');
    signal.throwIfAborted();
    const scoreTexts = async (texts: readonly string[]) =>
      (await ask({ kind: 'score', texts }, 'scored')).likelihoods;
    return correct({ text, alternatives, scoreTexts: plainly ? null : scoreTexts });
  }

  /** Whatever ended the process need not have been this recording: it is tried once more. */
  async function twice<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof RecogniserLost)) throw error;
      log.warn({ reason: error.message }, 'the process that hears was lost');
      return work();
    }
  }

  async function inTurn<T>(mp3: Uint8Array, signal: AbortSignal, work: () => Promise<T>) {
    // Before anybody waits for what cannot be.
    if (!looksLikeMp3(mp3)) throw unreadable();
    try {
      return await queue.take(signal, async () => {
        const started = performance.now();
        try {
          return await twice(work);
        } finally {
          turnMs += (performance.now() - started - turnMs) * NEWEST;
        }
      });
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error;
      const seconds = Math.ceil((queue.waiting * turnMs) / 2000);
      throw new AppError('BUSY', 'Many people are speaking right now. Please try again shortly.', {
        retryAfterSeconds: Math.min(LONGEST_ADVICE_S, Math.max(1, seconds)),
      });
    }
  }

  return {
    toText: (mp3, correct, signal) => inTurn(mp3, signal, () => transcribe(mp3, correct, signal)),

    async check(mp3, signal) {
      await inTurn(mp3, signal, () => ask({ kind: 'check', mp3 }, 'checked'));
    },

    get pid() {
      return recogniser.pid;
    },

    close: recogniser.end,
  };
}
