import type { City, CityHour } from '@baeon/contracts/counter/city-wire';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import type { CityCounts } from './city-counts.ts';
import { countByHour, countWaiting } from './city.repo.ts';

const HOUR_MS = 3_600_000;
/** Indian hours begin half an hour after those of UTC. */
const OFFSET_MS = HOUR_MS / 2;

type Dependencies = { db: Db; clock: Clock; cityCounts: Pick<CityCounts, 'write'> };

export type CityGlance = ReturnType<typeof createCityGlance>;

/** What happened in the city, hour by hour, and what waits for somebody to decide. */
export const createCityGlance = ({ db, clock, cityCounts }: Dependencies) => ({
  async look(hours: number): Promise<City> {
    const thisHour =
      Math.floor((clock.now().getTime() + OFFSET_MS) / HOUR_MS) * HOUR_MS - OFFSET_MS;
    const first = thisHour - (hours - 1) * HOUR_MS;
    const shown = Array.from({ length: hours }, (_, nth): CityHour => {
      const at = new Date(first + nth * HOUR_MS).toISOString();
      return { at, sign_ins: 0, claims: 0, redemptions: 0, raised: 0, messages: 0, errors: 0 };
    });
    const byStart = new Map(shown.map((hour) => [hour.at, hour]));
    await cityCounts.write();
    for (const { what, at, count } of await countByHour(db, new Date(first))) {
      const hour = byStart.get(at);
      if (hour) hour[what] = count;
    }
    return { hours: shown, waiting: await countWaiting(db) };
  },
});
