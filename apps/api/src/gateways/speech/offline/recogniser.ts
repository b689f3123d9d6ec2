import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { RecogniserReply, RecogniserRequest } from './recogniser-process.ts';

const PROCESS = fileURLToPath(new URL('./recogniser-process.ts', import.meta.url));
/** On a small machine one core stays free for the API. */
const THREADS = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)));
/** What a process needs to start; none of our secrets. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'SystemRoot', 'TEMP'];

/** Whichever of them comes first. */
const ENDS = ['exit', 'error', 'disconnect'] as const;

export type RecogniserOptions = {
  log: FastifyBaseLogger;
  /** How long one question may take; the first one reads the weights from disk. */
  answerMs?: number;
  /** After so long without a question the process goes, and its memory with it. */
  idleMs?: number;
  nodeOptions?: string[];
};

/** The process went away under a question. */
export class RecogniserLost extends Error {}

/** The process that hears: started by the first question, gone when nobody asks. One question at a time. */
export function createRecogniser(options: RecogniserOptions) {
  const { log, answerMs = 60_000, idleMs = 10 * 60_000, nodeOptions = [] } = options;
  let process: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const started = fork(PROCESS, [String(THREADS)], {
      execArgv: nodeOptions,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: Object.fromEntries(PASSED_ON.map((name) => [name, globalThis.process.env[name]])),
    });
    // An exit tells the same; without a listener it would end the API.
    started.on('error', (error) => log.warn({ err: error }, 'the process that hears has trouble'));
    started.on('exit', (code, signal) => {
      log.info({ code, signal }, 'the process that hears has ended');
      if (process === started) process = null;
    });
    // It lives for the API, not the other way round.
    started.unref();
    started.channel?.unref();
    return started;
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = process;
    process = null;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const gone = once(ending, 'exit');
    ending.ref();
    ending.kill('SIGKILL');
    await gone;
  }

  function ask(question: RecogniserRequest): Promise<RecogniserReply> {
    clearTimeout(idle);
    const asked = (process ??= start());
    return new Promise<RecogniserReply>((resolve, reject) => {
      const answered = (reply: RecogniserReply) => settle(() => resolve(reply));
      const giveUp = (reason: string) => {
        // One that cannot be reached has ended for us, even if its end is yet to be told.
        if (process === asked) void end();
        settle(() => reject(new RecogniserLost(reason)));
      };
      const lost = () => giveUp('ended');
      const deadline = setTimeout(() => giveUp('no answer in time'), answerMs);
      function settle(tell: () => void): void {
        clearTimeout(deadline);
        asked.off('message', answered);
        for (const event of ENDS) asked.off(event, lost);
        idle = setTimeout(() => void end(), idleMs).unref();
        tell();
      }
      asked.on('message', answered);
      for (const event of ENDS) asked.on(event, lost);
      asked.send(question, (error) => error && lost());
    });
  }

  return {
    ask,
    end,
    /** For whoever wants to know what it costs, or to end it the hard way. */
    get pid(): number | undefined {
      return process?.pid;
    },
  };
}
