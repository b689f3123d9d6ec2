import type { Db } from '../../db/client.ts';
import { personIdOf, recordAct } from '../../db/record-act.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { cutPage, type PageAsked, readPosition } from '../../lib/page.ts';
import { listConflicts, settleConflict } from './conflicts.repo.ts';

type ConflictsAsked = PageAsked & { settled?: boolean | undefined };

export type Conflicts = ReturnType<typeof createConflicts>;

/** What tills took without a connection and what does not stand, for those who answer for it. */
export function createConflicts({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async page(storeId: string | null, { cursor, limit, settled }: ConflictsAsked) {
      const before = readPosition(cursor);
      const found = await listConflicts(db, { storeId, settled, before, limit: limit + 1 });
      return cutPage(found, limit, ({ position }) => String(position));
    },

    async settle(userId: string, storeId: string, id: string, note: string): Promise<void> {
      const now = clock.now();
      await db.transaction(async (tx) => {
        const personId = await personIdOf(tx, userId);
        const settled = await settleConflict(tx, { storeId, id }, { personId, note }, now);
        if (settled === null) throw new AppError('NOT_FOUND', 'This store has no such conflict.');
        if (!settled) throw new AppError('ALREADY_USED', 'This was settled already.');
        const act = 'conflict_settled' as const;
        await recordAct(tx, { act, by: { userId }, storeId, subjectId: id }, now);
      });
    },
  };
}
