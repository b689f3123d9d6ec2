import { dateAt } from '@baeon/contracts/common/local-date';
import { MOST_BRANCHES } from '@baeon/contracts/counter/store-deals';
import type { DealSetting } from '@baeon/contracts/counter/store-deals-wire';
import { eq, sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import { storeSummaryFields, stores } from '../../db/tables/stores.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Pictures } from '../../lib/pictures.ts';
import { type DealPictures, toAdvertiser } from '../../lib/store-summary.ts';

type Dependencies = { db: Db; clock: Clock; pictures: DealPictures; drawnPictures: Pictures };
type Asked = { userId: string; storeId: string; title: string };

export type DealSettings = ReturnType<typeof createDealSettings>;

/** What there is to choose from for a deal of a store, and what stands around it where shoppers see it. */
export const createDealSettings =
  ({ db, clock, pictures, drawnPictures }: Dependencies) =>
  async ({ userId, storeId, title }: Asked): Promise<DealSetting> => {
    const [store] = await db.select(storeSummaryFields).from(stores).where(eq(stores.id, storeId));
    const branches = await rowsOf<DealSetting['branches'][number]>(
      db,
      sql`select s.id, s.name, s.city from store_members m join stores s on s.id = m.store_id
          where m.user_id = ${userId} and m.role = 'owner'
          order by s.id <> ${storeId}, s.name, s.id limit ${MOST_BRANCHES}`,
    );
    const { year, month, day } = dateAt(clock.now(), store!.timeZone);
    return {
      store: toAdvertiser(store!, pictures),
      time_zone: store!.timeZone,
      today: new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10),
      branches,
      pictures: drawnPictures.dealChoices(title, store!),
    };
  };
