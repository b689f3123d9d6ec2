import type { DayResult } from '@baeon/contracts/counter/redemptions-wire';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { cutPage, type PageAsked, readPosition } from '../../lib/page.ts';
import { unknownStore } from './people.service.ts';
import {
  findToday,
  listActs,
  listRedemptions,
  type OfDay,
  sumByStaff,
  sumRedemptions,
} from './record.repo.ts';

export type CounterRecord = ReturnType<typeof createRecord>;

/** What was done, for those who answer for it. */
export function createRecord({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async acts(storeId: string | null, { cursor, limit }: PageAsked) {
      const before = readPosition(cursor);
      const found = await listActs(db, { storeId, before, limit: limit + 1 });
      return cutPage(found, limit, ({ id }) => String(id));
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
