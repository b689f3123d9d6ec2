import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../../../lib/app-error.ts';
import type { CorrectTranscript } from '@baeon/spoken/transcript';
import type { SpeechGateway } from '../speech-gateway.ts';
import { createEar, EarLost, type EarOptions } from './ear.ts';
import { looksLikeMp3 } from './mp3-head.ts';
import type { Question, Reply } from './protocol.ts';
import { createTurns, TooManyWait } from './turns.ts';

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

type Options = Omit<EarOptions, 'log'> & {
  log: FastifyBaseLogger;
  mostWaiting?: number;
  manyWaiting?: number;
};

export type OfflineSpeech = SpeechGateway & {
  /** Refuses what is no MP3 or goes on for too long. */
  check(mp3: Uint8Array, signal: AbortSignal): Promise<void>;
  readonly pid: number | undefined;
};

/** Our own recogniser, which needs nothing from outside. */
export function createOfflineSpeech(options: Options): OfflineSpeech {
  const { log, mostWaiting = MOST_WAITING, manyWaiting = MANY_WAITING } = options;
  const ear = createEar(options);
  const turns = createTurns(mostWaiting);
  let turnMs = 500;

  async function ask<K extends Reply['kind']>(question: Question, kind: K) {
    const reply = await ear.ask(question);
    switch (reply.kind) {
      case kind:
        return reply as Extract<Reply, { kind: K }>;
      case 'refused':
        throw reply.fault === 'too-long' ? tooLong() : unreadable();
      case 'missing':
        log.warn({ reason: reply.reason }, 'voice is not installed');
        throw notInstalled();
      default:
        throw new Error(reply.kind === 'failed' ? reply.reason : `heard ${reply.kind}`);
    }
  }

  async function hear(
    mp3: Uint8Array,
    correct: CorrectTranscript,
    signal: AbortSignal,
  ): Promise<string> {
    const plainly = turns.waiting >= manyWaiting;
    const { text, others } = await ask({ kind: 'hear', mp3, plainly }, 'heard');
    signal.throwIfAborted();
    const weigh = async (texts: readonly string[]) =>
      (await ask({ kind: 'weigh', texts }, 'weighed')).likelihoods;
    return correct({ text, others, weigh: plainly ? null : weigh });
  }

  /** Whatever ended the process need not have been this recording: it is tried once more. */
  async function twice<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof EarLost)) throw error;
      log.warn({ reason: error.message }, 'the process that hears was lost');
      return work();
    }
  }

  async function inTurn<T>(mp3: Uint8Array, signal: AbortSignal, work: () => Promise<T>) {
    // Before anybody waits for what cannot be.
    if (!looksLikeMp3(mp3)) throw unreadable();
    try {
      return await turns.take(signal, async () => {
        const started = performance.now();
        try {
          return await twice(work);
        } finally {
          turnMs += (performance.now() - started - turnMs) * NEWEST;
        }
      });
    } catch (error) {
      if (!(error instanceof TooManyWait)) throw error;
      const seconds = Math.ceil((turns.waiting * turnMs) / 2000);
      throw new AppError('BUSY', 'Many people are speaking right now. Please try again shortly.', {
        retryAfterSeconds: Math.min(LONGEST_ADVICE_S, Math.max(1, seconds)),
      });
    }
  }

  return {
    toText: (mp3, correct, signal) => inTurn(mp3, signal, () => hear(mp3, correct, signal)),

    async check(mp3, signal) {
      await inTurn(mp3, signal, () => ask({ kind: 'check', mp3 }, 'checked'));
    },

    get pid() {
      return ear.pid;
    },

    close: ear.end,
  };
}
