import { setTimeout as delay } from 'node:timers/promises';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Executor } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { noteFor } from '../../db/note-notifications.ts';
import { countDevices } from './push.repo.ts';
import type { PushNotifications } from './push.service.ts';

const QUEUE = 'news';
/** An open app shows it meanwhile, says that it was read, and spares the phone a message. */
const SEEN_FIRST_MS = 1500;
/** For what is to be told at once, and is noted already. */
const URGENT_QUEUE = 'urgent-news';
const EVERY_FIVE_MINUTES = '*/5 * * * *';

/** One run at work and one that waits, however long a run takes. */
export async function installPushJobs(boss: PgBoss): Promise<void> {
  await boss.createQueue(QUEUE, { policy: 'stately', retryLimit: 3, expireInSeconds: 600 });
  await boss.schedule(QUEUE, EVERY_FIVE_MINUTES);
  await boss.createQueue(URGENT_QUEUE, {
    notify: true,
    retryLimit: 3,
    expireInSeconds: 600,
    deleteAfterSeconds: 3600,
  });
}

/** Notes something urgent for a person; the commit of the transaction wakes whoever sends it to their devices. */
export async function noteUrgent(
  boss: PgBoss,
  tx: Executor,
  userId: string,
  told: Parameters<typeof noteFor>[2],
  now: Date,
): Promise<void> {
  await noteFor(tx, { id: userId }, told, now);
  if ((await countDevices(tx, userId)) > 0) {
    await boss.send(URGENT_QUEUE, {}, { db: fromDrizzle(tx, sql) });
  }
}

export async function startPushJobs(
  boss: PgBoss,
  { run, deliver }: Pick<PushNotifications, 'run' | 'deliver'>,
): Promise<void> {
  await boss.work(QUEUE, { pollingIntervalSeconds: 30 }, async () => void (await run()));
  const often = { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 30, batchSize: 100 };
  await boss.work(URGENT_QUEUE, often, async () => {
    await delay(SEEN_FIRST_MS);
    await deliver();
  });
}
