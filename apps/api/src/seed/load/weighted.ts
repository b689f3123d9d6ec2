import type { DemoRandom } from '../demo/demo-random.ts';

/** Picks each as often as its weight says. */
export function weighted<T>(
  list: readonly T[],
  weightOf: (item: T, at: number) => number,
): (random: DemoRandom) => T {
  let sum = 0;
  const upTo = list.map((item, at) => (sum += weightOf(item, at)));
  return (random) => {
    const aim = random.next() * sum;
    const at = upTo.findIndex((bound) => aim < bound);
    return list[at === -1 ? list.length - 1 : at]!;
  };
}
