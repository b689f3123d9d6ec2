import type { Db } from '../../db/client.ts';
import {
  noteEndingCoupons,
  noteNewDeals,
  readDealsUntil,
  saveDealsUntil,
  type Beginning,
} from './collect-notifications.repo.ts';
import { noteSavedDeals } from './saved-reminders.repo.ts';
import { LEAST_UUID } from '../../lib/uuid.ts';

export const ENDING_WITHIN_MS = 24 * 3_600_000;
/** Longer than an import takes: what it enters bears the moment it began at, and is seen when it is through. */
const LOOK_BACK_MS = 15 * 60_000;

/** How much one statement takes on; it has to be done well before a person would notice. */
const COUPONS = 2000;
const DEALS = 500;
const PAIRS = 5000;

/** Notes everything that people are to be told of by now, each thing once; how many there were. */
export async function collectNotifications(db: Db, now: Date): Promise<number> {
  const ending = await collectEndingCoupons(db, now);
  const since = (await readDealsUntil(db)) ?? now;
  const begun = await collectNewDeals(db, since, now);
  await saveDealsUntil(db, now);
  const savedEnding = await collectSavedDeals(db, 'saved_ending', now);
  const savedLow = await collectSavedDeals(db, 'saved_low', now);
  return ending + begun + savedEnding + savedLow;
}

const horizonAt = (now: Date): Date => new Date(now.getTime() + ENDING_WITHIN_MS);

async function collectEndingCoupons(db: Db, now: Date): Promise<number> {
  const horizon = horizonAt(now);
  let after: Beginning = { at: now.toISOString(), id: LEAST_UUID };
  let all = 0;
  for (;;) {
    const batch = await noteEndingCoupons(db, { after, coupons: COUPONS, now, horizon });
    all += batch.noted;
    if (batch.seen < COUPONS) return all;
    after = { at: batch.last_at!, id: batch.last_id! };
  }
}

async function collectSavedDeals(
  db: Db,
  kind: 'saved_ending' | 'saved_low',
  now: Date,
): Promise<number> {
  const horizon = horizonAt(now);
  let after = LEAST_UUID;
  let all = 0;
  for (;;) {
    const asked = { after, deals: DEALS, pairs: PAIRS, now, horizon };
    const batch = await noteSavedDeals(db, kind, asked);
    all += batch.noted;
    if (batch.found === PAIRS) continue;
    if (batch.seen < DEALS) return all;
    after = batch.last_id!;
  }
}

async function collectNewDeals(db: Db, since: Date, now: Date): Promise<number> {
  let after: Beginning = {
    at: new Date(since.getTime() - LOOK_BACK_MS).toISOString(),
    id: LEAST_UUID,
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
