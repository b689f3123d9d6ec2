import { demoRandom } from '../demo-random.ts';

/** How many there are of a campaign this time: of most some dozens, of a few one or none. */
export function sizeOf(key: string, round: number): number {
  const random = demoRandom(`${key} size ${round}`);
  const fate = random.next();
  if (fate < 0.03) return 0;
  if (fate < 0.12) return random.whole(1, 3);
  if (fate < 0.3) return random.whole(5, 15);
  if (fate < 0.75) return random.whole(4, 20) * 5;
  if (fate < 0.92) return random.whole(12, 20) * 10;
  return random.pick([250, 300, 400, 500]);
}
