import { MAX_FOLLOWED } from '@baeon/contracts/profile/onboarding';
import type { NearbyStore } from '@baeon/contracts/stores/stores-wire';
import type { Db, Executor } from '../../db/client.ts';
import { lockUser } from '../../db/lock-user.ts';
import type { NearbyStoresGateway } from '../../gateways/nearby-stores/nearby-stores-gateway.ts';
import { AppError, signedOut } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Gifts } from '../coupons/gifts.service.ts';
import {
  countFollows,
  deleteFollow,
  deleteOtherFollows,
  insertFollows,
  isFollowed,
  listFollows,
} from './follows.repo.ts';

type Dependencies = {
  db: Db;
  clock: Clock;
  nearbyStores: NearbyStoresGateway;
  gifts: Pick<Gifts, 'greet'>;
};

export type Follows = ReturnType<typeof createFollows>;

export function createFollows({ db, clock, nearbyStores, gifts }: Dependencies) {
  /** What is followed already may stay so, though its store has gone meanwhile. */
  async function refuseUnknown(userId: string, placeIds: string[]): Promise<void> {
    const unknown = await nearbyStores.unknownAmong(placeIds);
    if (unknown.length === 0) return;
    const followed = new Set(await listFollows(db, userId));
    if (unknown.some((placeId) => !followed.has(placeId))) {
      throw new AppError('INVALID_INPUT', 'We do not know one of these businesses.');
    }
  }

  return {
    refuseUnknown,

    count: (tx: Executor, userId: string): Promise<number> => countFollows(tx, userId),

    /** Makes these the businesses that a user follows; those that stay keep their date. */
    async replace(tx: Executor, userId: string, placeIds: string[]): Promise<void> {
      const kept = [...new Set(placeIds)];
      await deleteOtherFollows(tx, userId, kept);
      await insertFollows(tx, userId, kept, clock.now());
      await gifts.greet(tx, userId, kept);
    },

    async add(userId: string, placeId: string): Promise<void> {
      if (await isFollowed(db, userId, placeId)) return;
      await refuseUnknown(userId, [placeId]);
      await db.transaction(async (tx) => {
        if (!(await lockUser(tx, userId, 'no key update'))) throw signedOut();
        if ((await countFollows(tx, userId)) >= MAX_FOLLOWED) {
          throw new AppError('INVALID_INPUT', `You can follow up to ${MAX_FOLLOWED} businesses.`);
        }
        await insertFollows(tx, userId, [placeId], clock.now());
        await gifts.greet(tx, userId, [placeId]);
      });
    },

    remove: (userId: string, placeId: string): Promise<void> => deleteFollow(db, userId, placeId),

    async list(userId: string): Promise<NearbyStore[]> {
      return nearbyStores.describe(await listFollows(db, userId));
    },
  };
}
