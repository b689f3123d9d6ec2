import type { Db } from '../../db/client.ts';
import {
  hasSubscriptions,
  LEAST_ID,
  noteEndingCoupons,
  noteNewDeals,
  readDealsUntil,
  saveDealsUntil,
  type Beginning,
} from './collect-notifications.repo.ts';

export const ENDING_WITHIN_MS = 24 * 3_600_000;
/** Longer than an import takes: what it enters bears the moment it began at, and is seen when it is through. */
const LOOK_BACK_MS = 15 * 60_000;

/** How much one statement takes on; it has to be done well before a person would notice. */
const PEOPLE = 1000;
const DEALS = 500;
const PAIRS = 5000;

/** Notes everything that people are to be told of by now, each thing once; how many there were. */
export async function collectNotifications(db: Db, now: Date): Promise<number> {
  const isHeard = await hasSubscriptions(db);
  const ending = isHeard ? await collectEndingCoupons(db, now) : 0;
  const since = (await readDealsUntil(db)) ?? now;
  const begun = isHeard ? await collectNewDeals(db, since, now) : 0;
  await saveDealsUntil(db, now);
  return ending + begun;
}

async function collectEndingCoupons(db: Db, now: Date): Promise<number> {
  const horizon = new Date(now.getTime() + ENDING_WITHIN_MS);
  let after = LEAST_ID;
  let all = 0;
  for (;;) {
    const batch = await noteEndingCoupons(db, { after, people: PEOPLE, now, horizon });
    all += batch.noted;
    if (batch.seen < PEOPLE) return all;
    after = batch.last_id!;
  }
}

async function collectNewDeals(db: Db, since: Date, now: Date): Promise<number> {
  let after: Beginning = {
    at: new Date(since.getTime() - LOOK_BACK_MS).toISOString(),
    id: LEAST_ID,
  };
  let all = 0;
  for (;;) {
    const batch = await noteNewDeals(db, { after, deals: DEALS, pairs: PAIRS, now });
    all += batch.noted;
    if (batch.found === PAIRS) continue;
    if (batch.seen < DEALS) return all;
    after = { at: batch.last_at!, id: batch.last_id! };
  }
}
