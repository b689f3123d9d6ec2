import type { PgBoss } from 'pg-boss';
import type { PushNotifications } from './push.service.ts';

const QUEUE = 'news';
const EVERY_FIVE_MINUTES = '*/5 * * * *';

/** One run at work and one that waits, however long a run takes. */
export async function installPushJobs(boss: PgBoss): Promise<void> {
  await boss.createQueue(QUEUE, { policy: 'stately', retryLimit: 3, expireInSeconds: 600 });
  await boss.schedule(QUEUE, EVERY_FIVE_MINUTES);
}

export async function startPushJobs(
  boss: PgBoss,
  { run }: Pick<PushNotifications, 'run'>,
): Promise<void> {
  await boss.work(QUEUE, { pollingIntervalSeconds: 30 }, async () => void (await run()));
}
