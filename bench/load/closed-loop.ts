import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../numbers.ts';
import type { Timing } from './tasks.ts';

type Loop = {
  clients: number;
  /** Asked and answered before anything counts. */
  warmUpSeconds: number;
  seconds: number;
  /** How long each client rests after an answer. */
  pauseMs?: number;
  /** False once there is nothing left to ask. */
  ask(client: number): Promise<boolean>;
};

/** Every client asks again as soon as it is answered and has rested. */
export async function closedLoop(loop: Loop): Promise<Timing> {
  const { clients, warmUpSeconds, seconds, pauseMs = 0, ask } = loop;
  const begin = performance.now() + warmUpSeconds * 1000;
  const end = begin + seconds * 1000;
  const took: number[] = [];
  let last = begin;

  const client = async (_: unknown, number: number): Promise<void> => {
    for (let asked = performance.now(); asked < end;) {
      if (!(await ask(number))) return;
      const answered = performance.now();
      if (answered >= begin) {
        took.push(answered - asked);
        last = answered;
      }
      if (pauseMs > 0) await delay(pauseMs);
      asked = pauseMs > 0 ? performance.now() : answered;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));

  took.sort((a, b) => a - b);
  return {
    count: took.length,
    seconds: (last - begin) / 1000,
    p50Ms: percentile(took, 0.5),
    p99Ms: percentile(took, 0.99),
  };
}
