import { installJobs } from './db/jobs.ts';
import { migrate } from './db/migrate.ts';
import { installBargainJobs } from './features/deal-raise/bargains.jobs.ts';
import { installHousekeeping } from './features/housekeeping/housekeeping.feature.ts';
import { installImportJobs } from './features/operator/import-jobs.ts';
import { installPushJobs } from './features/push/push.jobs.ts';
import { MAX_ATTEMPTS } from './features/sms/outbox.service.ts';
import { installOutboxQueue } from './features/sms/outbox-queue.ts';
import { installWaitlists } from './features/waitlist/waitlist.jobs.ts';
import { loadReferenceData } from './seed/load-reference.ts';

/** Everything that a database needs before the API may serve from it. */
export async function prepareDatabase(url: string, log: (line: string) => void): Promise<void> {
  await migrate(url, log, async () => {
    await installJobs(url, async (boss) => {
      await installOutboxQueue(boss, MAX_ATTEMPTS);
      await installHousekeeping(boss);
      await installPushJobs(boss);
      await installWaitlists(boss);
      await installImportJobs(boss);
      await installBargainJobs(boss);
    });
    await loadReferenceData(url);
  });
}
