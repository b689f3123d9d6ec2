import { type SomeDetails, storeDetailMessages } from '@baeon/contracts/counter/store-details';
import type { StoreProfile, StoreProfileBody } from '@baeon/contracts/counter/new-shops-wire';
import type { Db, Executor } from '../../../db/client.ts';
import { recordAct } from '../../../db/record-act.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { ShownPictures } from '../../pictures/shown-pictures.ts';
import { lockStore } from '../people.repo.ts';
import { unknownStore } from '../people.service.ts';
import {
  findStoreDetails,
  isCategory,
  lockOwnPicture,
  saveLogo,
  saveStoreDetails,
} from './store-details.repo.ts';

const DAY = 24 * 3_600_000;

export type StoreProfiles = ReturnType<typeof createStoreProfiles>;

export async function refuseUnknownCategory(db: Executor, category: string | undefined) {
  if (category === undefined || (await isCategory(db, category))) return;
  throw new AppError('INVALID_INPUT', storeDetailMessages.category);
}

/** What is over is dropped; yesterday's night may go on, and zones differ. */
export function withoutPastDays<T extends SomeDetails>(details: T, now: Date): T {
  const { special_days: days } = details;
  if (!days) return details;
  const oldest = new Date(now.getTime() - 2 * DAY).toISOString().slice(0, 10);
  const coming = days.filter(({ date }) => date >= oldest);
  return {
    ...details,
    special_days: coming.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  };
}

type Dependencies = { db: Db; clock: Clock; pictures: Pick<ShownPictures, 'logo'> };

/** What an owner says of their store. */
export function createStoreProfiles({ db, clock, pictures }: Dependencies) {
  return {
    async find(storeId: string): Promise<StoreProfile> {
      const row = await findStoreDetails(db, storeId);
      if (!row) throw unknownStore();
      const { place_id: placeId, logo, ...details } = row;
      const { name, category } = details;
      const shown = pictures.logo({ name, category, placeId, logo });
      return { ...details, logo: shown, has_logo: logo !== null };
    },

    async change(
      userId: string,
      storeId: string,
      { logo, ...body }: StoreProfileBody,
    ): Promise<void> {
      await refuseUnknownCategory(db, body.category);
      const now = clock.now();
      await db.transaction(async (tx) => {
        if (!(await lockStore(tx, storeId))) throw unknownStore();
        await saveStoreDetails(tx, storeId, withoutPastDays(body, now), now);
        if (logo !== undefined) {
          const own = logo && (await lockOwnPicture(tx, storeId, logo));
          if (logo && !own) throw new AppError('INVALID_INPUT', storeDetailMessages.picture);
          await saveLogo(tx, storeId, own, now);
        }
        await recordAct(tx, { act: 'store_changed', by: { userId }, storeId }, now);
      });
    },
  };
}
