import type { FiguresOfDay, StoreFigures } from '@baeon/contracts/counter/store-figures-wire';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { csvLine } from '../../lib/csv.ts';
import { type FiguresLine, findSpan, listFigures, sumFigures } from './store-figures.repo.ts';

const DAY_MS = 24 * 3_600_000;

const COLUMNS = [
  'day',
  'title',
  'seen',
  'opened',
  'claimed',
  'redeemed',
  'refused',
  'saving_rupees',
  'saving_unknown',
] as const satisfies (keyof FiguresLine)[];

type Dependencies = {
  db: Db;
  clock: Clock;
  /** Resolves once what this process has counted of views is written. */
  viewsSettled(): Promise<void>;
};
type Asked = { storeId: string; days: number };

export type StoreFiguresOf = ReturnType<typeof createStoreFigures>;

/** How the deals of a store do, by day and by deal. */
export function createStoreFigures({ db, clock, viewsSettled }: Dependencies) {
  async function spanOf({ storeId, days }: Asked) {
    await viewsSettled();
    const span = await findSpan(db, storeId, days, clock.now());
    if (!span) throw new AppError('NOT_FOUND', 'We do not know this store.');
    return span;
  }

  return {
    async of(asked: Asked): Promise<StoreFigures> {
      const span = await spanOf(asked);
      const found = await sumFigures(db, span);
      const byDay = new Map(found.days.map((figures) => [figures.day, figures]));
      const first = Date.parse(span.first);
      const days = Array.from({ length: asked.days }, (_, nth) => {
        const day = new Date(first + nth * DAY_MS).toISOString().slice(0, 10);
        return byDay.get(day) ?? nothingOn(day);
      });
      return { days, deals: found.deals };
    },

    /** The same as lines of a table, one for each day and deal of which there is anything. */
    async lines(asked: Asked): Promise<string[]> {
      const found = await listFigures(db, await spanOf(asked));
      return [COLUMNS, ...found.map((line) => COLUMNS.map((column) => line[column]))].map(csvLine);
    },
  };
}

const nothingOn = (day: string): FiguresOfDay => ({
  day,
  seen: 0,
  opened: 0,
  claimed: 0,
  redeemed: 0,
  refused: 0,
  saving_rupees: 0,
  saving_unknown: 0,
});
