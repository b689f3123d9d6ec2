import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { VectorsEnd, VectorsReply, VectorsRequest } from './vectors-worker.ts';

const WORKER = new URL('./vectors-worker.ts', import.meta.url);
/** A text costs about 7 ms: who comes behind so many is better answered without. */
const MOST_WAITING = 32;
/** A batch takes a tenth of a second, some seconds where the machine is busy. */
const MOST_ENDING_MS = 10_000;
/** No sentence of a chat says more. */
const LONGEST = 400;

type Options = {
  log: FastifyBaseLogger;
  /** How long a batch may take; the first one reads the model from disk. */
  answerMs?: number;
  /** After so long without a text the thread goes, and 250 MB with it. */
  idleMs?: number;
  worker?: URL;
};

type Job = {
  texts: string[];
  settle(vectors: Float32Array[] | null): void;
};

export type SentenceVectors = ReturnType<typeof createSentenceVectors>;

/**
 * What sentences mean, as vectors of length one: the nearer in meaning, the greater their product. From a small
 * model that comes with an optional package; null where there is none, it fails, or too many wait.
 */
export function createSentenceVectors(options: Options) {
  const { log, answerMs = 20_000, idleMs = 10 * 60_000, worker: file = WORKER } = options;
  const urgent: Job[] = [];
  const others: Job[] = [];
  let worker: Worker | null = null;
  let current: { id: number; job: Job; deadline: NodeJS.Timeout } | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  let isOff = false;

  function start(): Worker {
    const started = new Worker(file);
    started.on('message', (reply: VectorsReply) => answered(reply));
    started.on('error', (error) => worker === started && lost(error.message));
    started.on('exit', () => worker === started && lost('the thread ended'));
    // It lives for the API, not the other way round.
    started.unref();
    return started;
  }

  function next(): void {
    if (current) return;
    clearTimeout(idle);
    const job = urgent.shift() ?? others.shift();
    if (!job) {
      idle = setTimeout(() => void end(), idleMs).unref();
      return;
    }
    worker ??= start();
    const id = ++lastId;
    const deadline = setTimeout(() => lost('no answer in time'), answerMs).unref();
    current = { id, job, deadline };
    worker.postMessage({ id, texts: job.texts } satisfies VectorsRequest, []);
  }

  function done(vectors: Float32Array[] | null): void {
    if (!current) return;
    const { job, deadline } = current;
    clearTimeout(deadline);
    current = null;
    job.settle(vectors);
    next();
  }

  function answered(reply: VectorsReply): void {
    if (reply.id !== current?.id) return;
    if ('vectors' in reply) return done(reply.vectors);
    if ('missing' in reply) turnOff(reply.missing);
    else log.warn({ reason: reply.failed }, 'a text has no vector');
    done(null);
  }

  /** Without the model there is nothing to wait for, now or later. */
  function turnOff(reason: string): void {
    isOff = true;
    log.warn({ reason }, 'sentence vectors are not installed');
    for (const { settle } of [...urgent.splice(0), ...others.splice(0)]) settle(null);
    void end();
  }

  /** The next text starts another thread. */
  function lost(reason: string): void {
    log.warn({ reason }, 'the thread of the sentence vectors was lost');
    void end();
    done(null);
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = worker;
    worker = null;
    if (!ending || ending.threadId < 0) return;
    const ended = once(ending, 'exit').catch(() => {});
    ending.postMessage(null satisfies VectorsEnd, []);
    const tooLate = setTimeout(() => void ending.terminate(), MOST_ENDING_MS).unref();
    ending.ref();
    await ended;
    clearTimeout(tooLate);
  }

  return {
    /** Texts of a turn go before those that nobody waits for. */
    embed(texts: string[], isUrgent: boolean): Promise<Float32Array[] | null> {
      if (isOff || (isUrgent && urgent.length >= MOST_WAITING)) return Promise.resolve(null);
      return new Promise((settle) => {
        const cut = texts.map((text) => text.slice(0, LONGEST));
        (isUrgent ? urgent : others).push({ texts: cut, settle });
        next();
      });
    },

    async close(): Promise<void> {
      isOff = true;
      for (const { settle } of [...urgent.splice(0), ...others.splice(0)]) settle(null);
      const ending = end();
      done(null);
      await ending;
    },
  };
}
