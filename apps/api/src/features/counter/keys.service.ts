import type { Db } from '../../db/client.ts';
import { recordAct } from '../../db/record-act.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { hashSecret, newSecret } from './secrets.ts';
import { findKey, insertKey, listKeys, removeThing } from './tills.repo.ts';

type Dependencies = { db: Db; clock: Clock };

export type StoreKeys = ReturnType<typeof createStoreKeys>;

/** Keys of stores, by which a shop's own point of sale redeems. */
export function createStoreKeys({ db, clock }: Dependencies) {
  return {
    /** The key that is shown, and the store that it is of. */
    async find(shown: string | undefined): Promise<{ keyId: string; storeId: string }> {
      const keyHash = hashSecret('key', shown);
      const key = keyHash && (await findKey(db, keyHash));
      if (!key) throw new AppError('UNAUTHENTICATED', 'This key is not known here.');
      return key;
    },

    list: (storeId: string) => listKeys(db, storeId),

    async make(userId: string, storeId: string, name: string) {
      const key = newSecret('key');
      const keyHash = hashSecret('key', key)!;
      return db.transaction(async (tx) => {
        const now = clock.now();
        const id = await insertKey(tx, { storeId, name, keyHash }, now);
        await recordAct(tx, { act: 'key_made', by: { userId }, storeId, subjectId: id }, now);
        return { id, key };
      });
    },

    async remove(userId: string, storeId: string, id: string): Promise<void> {
      await db.transaction(async (tx) => {
        const now = clock.now();
        if (!(await removeThing(tx, 'key', { storeId, id }, now))) {
          throw new AppError('NOT_FOUND', 'This store has no such key.');
        }
        await recordAct(tx, { act: 'key_removed', by: { userId }, storeId, subjectId: id }, now);
      });
    },
  };
}
