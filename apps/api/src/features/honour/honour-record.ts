import { FEWEST_HONOURED } from '@baeon/contracts/honour/honour';
import type { Honour } from '@baeon/contracts/honour/honour-wire';
import { sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';

const MOST_REPLIES = 3;

export type HonourOf = (storeId: string) => Promise<Honour | null>;

/** What anybody may know of how a store honours coupons; null while it took too few to tell. */
export const createHonourRecord =
  ({ db }: { db: Db }): HonourOf =>
  async (storeId) => {
    const [counted] = await rowsOf<Omit<Honour, 'replies'>>(
      db,
      sql`select honoured, honoured + refused as shown, last_at from honour_records
          where store_id = ${storeId} and honoured >= ${FEWEST_HONOURED}`,
      'last_at',
    );
    if (!counted) return null;
    const replies = await rowsOf<Honour['replies'][number]>(
      db,
      sql`select reason, at, reply from coupon_refusals
          where store_id = ${storeId} and reply is not null
          order by replied_at desc limit ${MOST_REPLIES}`,
      'at',
    );
    return { ...counted, replies };
  };
