import type { DayResult } from '@baeon/contracts/counter/redemptions-wire';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { unknownStore } from './people.service.ts';
import {
  findToday,
  listActs,
  listRedemptions,
  type OfDay,
  sumByStaff,
  sumRedemptions,
} from './record.repo.ts';

export type PageAsked = { cursor?: string | undefined; limit: number };

export type CounterRecord = ReturnType<typeof createRecord>;

export function readBefore(cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  if (!/^\d{1,15}$/.test(cursor)) {
    throw new AppError('INVALID_INPUT', 'That is no place to go on from.');
  }
  return Number(cursor);
}

/** What was done, for those who answer for it. */
export function createRecord({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async acts(storeId: string | null, { cursor, limit }: PageAsked) {
      const before = readBefore(cursor);
      const found = await listActs(db, { storeId, before, limit: limit + 1 });
      const page = found.slice(0, limit);
      return { page, nextCursor: found.length > limit ? String(page.at(-1)!.id) : null };
    },

    /** Of a store or of one of its tills; today where no day is named. */
    async day(storeId: string, tillId: string | null, named?: string): Promise<DayResult> {
      const today = await findToday(db, storeId, clock.now());
      if (today === null) throw unknownStore();
      const of: OfDay = { storeId, tillId, day: named ?? today };
      const sums = await sumRedemptions(db, of);
      return {
        day: of.day,
        ...sums,
        by_staff: await sumByStaff(db, of),
        redemptions: await listRedemptions(db, of),
      };
    },
  };
}
