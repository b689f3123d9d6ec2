import cluster, { type Worker } from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import type { Addresses } from '../serving.ts';
import { createCalls, type Call } from './calls.ts';

/** When a worker begins to take requests: at its start, once memory has caught up, or only if it does. */
export type Manner = 'at once' | 'when ready' | 'to replace another';

/** What a worker is told by its environment, beside the settings. */
export type WorkerEnv = {
  CLUSTER_DATABASE_URL: string;
  CLUSTER_NUMBER: string;
  CLUSTER_MANNER: Manner;
};

export type Member = {
  /** By which it is told from the others; free again when it has ended. */
  number: number;
  pid: number;
  call: Call;
  /** Null when it ended before. */
  listening: Promise<Addresses | null>;
  exited: Promise<Exit>;
  kill(): void;
};

type Exit = { code: number | null; signal: string | null; livedMs: number };

type Options = {
  /** The file that a worker runs. */
  exec: string;
  directUrl: string;
  readFigures(): Promise<string>;
};

/** The workers that live at this moment. */
export function createMembers({ exec, directUrl, readFigures }: Options) {
  cluster.schedulingPolicy = cluster.SCHED_RR;
  // As structured clones: JSON has no infinity, which figures may be.
  cluster.setupPrimary({ exec, args: [], serialization: 'advanced' });
  const members = new Set<Member>();

  function freeNumber(): number {
    const taken = new Set(Array.from(members, ({ number }) => number));
    let number = 1;
    while (taken.has(number)) number++;
    return number;
  }

  return {
    all: (): Member[] => [...members],

    launch(manner: Manner): Member {
      const number = freeNumber();
      const env: WorkerEnv = {
        CLUSTER_DATABASE_URL: directUrl,
        CLUSTER_NUMBER: String(number),
        CLUSTER_MANNER: manner,
      };
      const worker = cluster.fork(env);
      const begun = performance.now();
      const { promise: listening, resolve } = Promise.withResolvers<Addresses | null>();
      const exited = exitOf(worker).then((exit) => {
        resolve(null);
        members.delete(member);
        return { ...exit, livedMs: performance.now() - begun };
      });
      const member: Member = {
        number,
        pid: worker.process.pid!,
        call: createCalls(worker, { listening: resolve, readFigures }),
        listening,
        exited,
        kill: () => worker.process.kill('SIGKILL'),
      };
      members.add(member);
      return member;
    },
  };
}

const exitOf = (worker: Worker): Promise<Omit<Exit, 'livedMs'>> =>
  new Promise((ended) => {
    worker.once('exit', (code, signal) => ended({ code, signal }));
    // A fork that failed exits no more than it began.
    worker.once('error', () => ended({ code: null, signal: null }));
  });

/** Ends it, by force where it does not within the time. */
export async function endMember({ call, exited, kill }: Member, withinMs: number): Promise<void> {
  void call('end', null, withinMs);
  const giveUp = new AbortController();
  const tooLate = delay(withinMs, undefined, { signal: giveUp.signal }).then(kill, () => {});
  await Promise.race([exited, tooLate]);
  giveUp.abort();
  await exited;
}
