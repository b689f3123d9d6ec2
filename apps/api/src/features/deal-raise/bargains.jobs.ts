import { isSettledAtOnce } from '@baeon/contracts/deal-raise/bargains';
import type { ServiceArea } from '@baeon/contracts/places/geo';
import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';
import type { Db, Executor } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Gifts } from '../coupons/gifts.service.ts';
import {
  closeRaised,
  endBid,
  endIfAlone,
  findBid,
  joinBargain,
  lockBargain,
  refreshStates,
  tell,
} from './bargains.repo.ts';
import { dropCounters, listRaisers } from './bids.repo.ts';
import { settlePool } from './take-bid.ts';
import { type Raised, wishOf } from './wish-of.ts';

const QUEUE = 'bargains';
const EVERY_MINUTE = '* * * * *';
/** Of one kind, in one run; what is left is the next one's. */
const AT_ONCE = 500;
/** Owners are told of the nearest wishes, together, and for an hour of no more. */
const STORES_TOLD = 20;
const NEAR_AT_ONCE = 100;
const REST = '1 hour';
const TOLD_WITHIN = '1 day';

type Dependencies = {
  db: Db;
  clock: Clock;
  gifts: Gifts;
  serviceArea: ServiceArea;
  log: FastifyBaseLogger;
};

export async function installBargainJobs(boss: PgBoss): Promise<void> {
  await boss.createQueue(QUEUE, { policy: 'stately', retryLimit: 3, expireInSeconds: 600 });
  await boss.schedule(QUEUE, EVERY_MINUTE);
}

export const startBargainJobs = (boss: PgBoss, run: () => Promise<void>) =>
  boss.work(QUEUE, { pollingIntervalSeconds: 15 }, run);

/** Ends what is over, settles pools, and tells owners of what is new. Many processes may do so at once. */
export function createBargainRun({ db, clock, gifts, serviceArea, log }: Dependencies) {
  /** Each by itself: one that fails holds nobody up, and is tried again with the next run. */
  async function each<Row>(rows: Row[], work: (tx: Executor, row: Row) => Promise<void>) {
    for (const row of rows) {
      try {
        await db.transaction((tx) => work(tx, row));
      } catch (error) {
        log.error({ err: error }, 'a bargain has to wait');
      }
    }
  }

  async function take<Row>(statement: ReturnType<typeof sql>): Promise<Row[]> {
    return (await db.execute(sql`${statement} limit ${AT_ONCE}`)).rows as Row[];
  }

  async function settleDue(tx: Executor, { id, bargainId }: { id: string; bargainId: string }) {
    const now = clock.now();
    await lockBargain(tx, bargainId);
    const bid = await findBid(tx, id);
    if (bid?.state !== 'open' || now <= bid.endsAt) return;
    if (isSettledAtOnce(bid.steps)) await endBid(tx, id, bid.taken > 0 ? 'settled' : 'over', now);
    else await settlePool(tx, { gifts, bid }, now);
    await dropCounters(tx, id);
    await refreshStates(tx, bargainId, now);
  }

  async function endDue(tx: Executor, { id }: { id: string }) {
    const now = clock.now();
    if ((await lockBargain(tx, id))?.state !== 'open') return;
    const waiting = await listRaisers(tx, id);
    if (waiting.length > 0) await closeRaised(tx, id, waiting, 'over', now);
    else await endIfAlone(tx, id, now);
  }

  return async function keepBargains(): Promise<void> {
    const now = clock.now();
    await each(
      await take<Raised>(sql`
        select d.user_id as "userId", d.id as "dealId", d.product_id as "productId",
               d.product_url as "productUrl", p.name as "productName", d.category_id as "categoryId",
               d.latitude, d.longitude
        from raised_deals d left join products p on p.id = d.product_id
        where d.bargain_id is null and d.state <> 'closed' order by d.created_at`),
      async (tx, deal) => {
        const { rowCount } = await tx.execute(sql`
          select from raised_deals where user_id = ${deal.userId} and id = ${deal.dealId}
            and bargain_id is null and state <> 'closed' for no key update skip locked`);
        if (rowCount === 1) await joinBargain(tx, wishOf(deal), now);
      },
    );
    await each(
      await take<{ id: string; bargainId: string }>(sql`
        select id, bargain_id as "bargainId" from bids
        where state = 'open' and ends_at < ${now} order by ends_at`),
      settleDue,
    );
    await each(
      await take<{ id: string }>(sql`
        select id from bargains b where state = 'open' and ends_at < ${now} and not exists (
          select from bids d where d.bargain_id = b.id and d.state = 'open' and d.ends_at < ${now})
        order by ends_at`),
      endDue,
    );
    await db.transaction((tx) => tellOfNear(tx, serviceArea, now));
  };
}

/** Tells owners of the nearest stores what is wanted there: all that came up together, then a while of nothing. */
async function tellOfNear(tx: Executor, area: ServiceArea, now: Date): Promise<void> {
  await tell(
    tx,
    'bargain_near',
    sql`with fresh_bargains as materialized (
          select id, map_point, category_id from bargains
          where state = 'open' and created_at > ${now}::timestamptz - ${TOLD_WITHIN}::interval
            and ends_at > ${now}
          order by created_at desc limit ${NEAR_AT_ONCE}
        )
        select m.user_id, b.id as thing_id
        from fresh_bargains b
        cross join lateral (
          select s.id from stores s
          where strpos(s.category, b.category_id) > 0
            and s.map_point <@ circle(map_point(${area.latitude}, ${area.longitude}),
                                      map_reach(${area.latitude}, ${area.radius_km}))
          order by s.map_point <-> b.map_point limit ${STORES_TOLD}
        ) near
        join store_members m on m.store_id = near.id and m.role = 'owner'
        where not exists (
          select from news n where n.user_id = m.user_id and n.kind = 'bargain_near'
            and n.noted_at > ${now}::timestamptz - ${REST}::interval)
        and not exists (
          select from raised_deals r where r.bargain_id = b.id and r.user_id = m.user_id)`,
    now,
  );
}
