import { USES_TOLD_DAYS } from '@baeon/contracts/honour/honour';
import type { Use } from '@baeon/contracts/honour/honour-wire';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { answerUse, listUses } from './uses.repo.ts';

const DAY = 24 * 3_600_000;
const MOST_TOLD = 5;

export type Uses = ReturnType<typeof createUses>;

/** What became of people's coupons, until they have said that all is good. */
export function createUses({ db, clock }: { db: Db; clock: Clock }) {
  /** In the order of the people. */
  async function ofMany(userIds: string[]): Promise<Use[][]> {
    const since = new Date(clock.now().getTime() - USES_TOLD_DAYS * DAY);
    const byPerson = Map.groupBy(await listUses(db, userIds, since), ({ user_id }) => user_id);
    return userIds.map((userId) => (byPerson.get(userId) ?? []).slice(0, MOST_TOLD));
  }

  return {
    ofMany,
    of: async (userId: string): Promise<Use[]> => (await ofMany([userId]))[0]!,

    async answer(userId: string, id: string): Promise<void> {
      if (await answerUse(db, userId, id, clock.now())) return;
      throw new AppError('NOT_FOUND', 'This use is no longer here.');
    },
  };
}
