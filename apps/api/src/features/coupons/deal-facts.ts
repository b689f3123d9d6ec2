import type { Db } from '../../db/client.ts';
import { createBatcher } from '../../lib/batcher.ts';
import { readDealFacts, type DealFacts } from './deal-facts.repo.ts';

/** Titles and stores may be this old; what is left and until when is judged when a coupon is issued. */
const FRESH_MS = 10_000;
const MOST_KEPT = 10_000;
const AT_ONCE = 200;

/** Facts of deals, each read once in a while however many people want it. */
export function createDealFacts(db: Db) {
  const kept = new Map<string, { facts: DealFacts; until: number }>();
  const read = createBatcher<string, DealFacts | null>({
    run: (ids) => readDealFacts(db, ids),
    most: AT_ONCE,
  });

  return async (campaignId: string): Promise<DealFacts | null> => {
    const known = kept.get(campaignId);
    if (known && known.until > performance.now()) return known.facts;
    const facts = await read(campaignId);
    kept.delete(campaignId);
    if (!facts) return null;
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
    kept.set(campaignId, { facts, until: performance.now() + FRESH_MS });
    return facts;
  };
}
