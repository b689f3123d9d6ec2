import type { ActEntry } from '@baeon/contracts/counter/counter-wire';
import type { DayResult } from '@baeon/contracts/counter/redemptions-wire';
import type { Db } from '../../db/client.ts';
import { personIdOf, recordAct } from '../../db/record-act.ts';
import type { Clock } from '../../lib/clock.ts';
import { csvLine } from '../../lib/csv.ts';
import { cutPage, type PageAsked, readPosition } from '../../lib/page.ts';
import { findUserByNumber } from './people.repo.ts';
import { unknownStore } from './people.service.ts';
import {
  type ActsWanted,
  findToday,
  listActs,
  listRedemptions,
  type OfDay,
  sumByStaff,
  sumRedemptions,
} from './record.repo.ts';

/** As much as a spreadsheet holds. */
const MOST_IN_FILE = 1_000_000;
const AT_ONCE = 1000;

const COLUMNS = [
  'id',
  'at',
  'act',
  'store',
  'person',
  'till',
  'staff',
  'key',
  'subject',
] as const satisfies (keyof ActEntry)[];

export type CounterRecord = ReturnType<typeof createRecord>;

/** What was done, for those who answer for it. */
export function createRecord({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async acts({ cursor, limit, ...wanted }: ActsWanted & PageAsked) {
      const before = readPosition(cursor);
      const found = await listActs(db, wanted, { before, limit: limit + 1 });
      return cutPage(found, limit, ({ id }) => String(id));
    },

    /** The same as lines of a table, without end but for how many a file may have. */
    async *actLines(wanted: ActsWanted): AsyncGenerator<string> {
      yield csvLine(COLUMNS);
      let before: number | null = null;
      for (let page = 0; page < MOST_IN_FILE / AT_ONCE; page++) {
        const found: ActEntry[] = await listActs(db, wanted, { before, limit: AT_ONCE });
        yield found.map((act) => csvLine(COLUMNS.map((column) => act[column]))).join('');
        if (found.length < AT_ONCE) return;
        before = found.at(-1)!.id;
      }
    },

    /** Whoever looks for what one person did, or takes the record away, has done something too. */
    async noteLook(
      userId: string,
      act: 'person_looked_up' | 'record_downloaded',
      { storeId, mobile_number: number }: Pick<ActsWanted, 'storeId' | 'mobile_number'>,
    ): Promise<void> {
      await db.transaction(async (tx) => {
        const person = number ? await findUserByNumber(tx, number) : null;
        const subjectId = person && (await personIdOf(tx, person.id));
        await recordAct(tx, { act, by: { userId }, storeId, subjectId }, clock.now());
      });
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
