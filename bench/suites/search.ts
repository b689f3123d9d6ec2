import type { Bench } from '../bench.ts';
import { labelledSets, measureQuality } from './search-quality.ts';
import { measureSearchSpeed } from './search-speed.ts';

/** How good a search is, and then how fast. */
export async function measureSearch(bench: Bench): Promise<void> {
  const sets = labelledSets();
  await measureQuality(bench, sets);
  await measureSearchSpeed(bench, sets);
}
