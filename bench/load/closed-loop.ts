import { percentile } from '../numbers.ts';
import type { Timing } from './tasks.ts';

type Loop = {
  clients: number;
  /** Asked and answered before anything counts. */
  warmUpSeconds: number;
  seconds: number;
  /** False once there is nothing left to ask. */
  ask(client: number): Promise<boolean>;
};

/** Every client asks again as soon as it is answered. */
export async function closedLoop({ clients, warmUpSeconds, seconds, ask }: Loop): Promise<Timing> {
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
      asked = answered;
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
