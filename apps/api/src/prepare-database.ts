import { installJobs } from './db/jobs.ts';
import { migrate } from './db/migrate.ts';
import { installHousekeeping } from './features/housekeeping/housekeeping.jobs.ts';
import { installNews } from './features/news/news.jobs.ts';
import { MAX_ATTEMPTS } from './features/notifications/notifications.service.ts';
import { installOutboxQueue } from './features/notifications/outbox-queue.ts';
import { loadReferenceData } from './seed/load-reference.ts';

/** Everything that a database needs before the API may serve from it. */
export async function prepareDatabase(url: string, log: (line: string) => void): Promise<void> {
  await migrate(url, log, async () => {
    await installJobs(url, async (boss) => {
      await installOutboxQueue(boss, MAX_ATTEMPTS);
      await installHousekeeping(boss);
      await installNews(boss);
    });
    await loadReferenceData(url);
  });
}
