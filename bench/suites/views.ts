import { NEARBY_PAGE_SIZE } from '@baeon/contracts/common/page-sizes';
import { connectDatabase } from '../../apps/api/src/db/client.ts';
import { addViews } from '../../apps/api/src/features/campaigns/deal-views.repo.ts';
import { createDealViews } from '../../apps/api/src/features/campaigns/deal-views.ts';
import { randomNumbers } from '../numbers.ts';
import { sql } from '../sql.ts';

/** As long as counts are kept before they are written. */
const SECONDS = 5;
const TIMES = 5;

/**
 * Which share of the time of nearby's answers goes into counting what is seen in them, writing included: by the processor's
 * time of as many pages as were just answered in a second, since whoever answers does nothing else.
 */
export async function shareOfCounting(databaseUrl: string, pagesASecond: number): Promise<number> {
  const rows = await sql<{ id: string }>(databaseUrl, 'select id from campaigns order by id');
  const pages = Array.from({ length: rows.length - NEARBY_PAGE_SIZE }, (_, from) =>
    rows.slice(from, from + NEARBY_PAGE_SIZE).map(({ id }) => id),
  );
  const database = connectDatabase(databaseUrl, {
    size: 1,
    pooled: false,
    onIdleError: console.error,
  });
  const views = createDealViews({
    clock: { now: () => new Date() },
    log: console as never,
    add: addViews.bind(null, database.pool),
  });
  const random = randomNumbers(1);
  const asked = Array.from(
    { length: Math.round(SECONDS * pagesASecond) },
    () => pages[Math.floor(random() * pages.length)]!,
  );
  let spent = 0;
  // The first time does not count: by its end the code is compiled.
  for (let time = 0; time <= TIMES; time++) {
    const before = process.cpuUsage();
    for (const page of asked) views.seen(page);
    await views.settled();
    const { user, system } = process.cpuUsage(before);
    if (time > 0) spent += (user + system) / 1e6;
  }
  await database.close();
  return spent / TIMES / SECONDS;
}
