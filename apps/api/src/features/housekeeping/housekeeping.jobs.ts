import type { PgBoss } from 'pg-boss';
import type { Db, Executor } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { sweep } from './housekeeping.repo.ts';

const QUEUE = 'housekeeping';
const HOURLY = '17 * * * *';

export async function installHousekeeping(boss: PgBoss): Promise<void> {
  await boss.createQueue(QUEUE, { policy: 'singleton', retryLimit: 3, expireInSeconds: 600 });
  await boss.schedule(QUEUE, HOURLY);
}

export async function startHousekeeping(
  boss: PgBoss,
  deps: { db: Db; clock: Clock; expireCoupons(db: Executor, now: Date): Promise<void> },
): Promise<void> {
  await boss.work(QUEUE, { pollingIntervalSeconds: 60 }, async () => {
    const now = deps.clock.now();
    await deps.expireCoupons(deps.db, now);
    await sweep(deps.db, now);
  });
}
