import { askInSql } from './pages.ts';
import type { NearbyInSql, PageOutcome } from './tasks.ts';

/** The statement takes latitude, longitude and, where one is asked for, the category. */
export function nearbyInSql(task: NearbyInSql): Promise<PageOutcome> {
  const category = task.category === null ? [] : [task.category];
  return askInSql({
    task,
    values(nth) {
      const { latitude, longitude } = task.places[nth % task.places.length]!;
      return [latitude, longitude, ...category];
    },
  });
}
