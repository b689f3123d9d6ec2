import {
  bidMessages,
  BIDS_A_DAY,
  BIDS_A_DAY_TO_ONE,
  MOST_OPEN_BIDS,
} from '@baeon/contracts/deal-raise/bargains';
import type { BidBody, StoreBargain } from '@baeon/contracts/deal-raise/bargains-wire';
import type { ServiceArea } from '@baeon/contracts/places/geo';
import type { Db, Executor } from '../../db/client.ts';
import { recordAct } from '../../db/record-act.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { cutPage, type PageAsked, readPosition, wrongCursor } from '../../lib/page.ts';
import { productUrl, type ProductImage } from '../../lib/to-product.ts';
import { endBid, findBid, lockBargain, refreshStates, tellPeople } from './bargains.repo.ts';
import {
  countBids,
  doesReach,
  dropCounters,
  endOfDayAt,
  findBargainOf,
  findOpenBid,
  insertBid,
  listStoreBargains,
  listRaisers,
  listUnanswered,
  type OwnBid,
  refuseCounter,
  type StoreBargainRow,
} from './bids.repo.ts';

const DAY = 24 * 3_600_000;

type Dependencies = { db: Db; clock: Clock; serviceArea: ServiceArea; image: ProductImage };
/** Who does it for which store. */
export type Bidder = { userId: string; storeId: string };

export type Bids = ReturnType<typeof createBids>;

const tooMany = (message: string) =>
  new AppError('TOO_MANY_REQUESTS', message, { retryAfterSeconds: DAY / 1000 });

const isSame = (bid: OwnBid, body: BidBody, endsAt: Date): boolean =>
  bid.kind === body.kind &&
  bid.howMany === body.how_many &&
  bid.note === body.note &&
  Date.parse(bid.endsAt) === endsAt.getTime() &&
  JSON.stringify(bid.steps.map(({ from, amount }) => [from, amount])) ===
    JSON.stringify(body.steps.map(({ from, amount }) => [from, amount]));

/** What stores answer to raised deals. */
export function createBids({ db, clock, serviceArea, image }: Dependencies) {
  async function refuseTooMany(tx: Executor, storeId: string, bargainId: string, now: Date) {
    const since = new Date(now.getTime() - DAY);
    const { open, today, here } = await countBids(tx, { storeId, bargainId, since });
    if (open >= MOST_OPEN_BIDS) throw new AppError('INVALID_INPUT', bidMessages.tooManyOpen);
    if (today >= BIDS_A_DAY || here >= BIDS_A_DAY_TO_ONE) throw tooMany(bidMessages.tooManyToday);
  }

  function toStoreBargain({ productRow, mm: _mm, ...row }: StoreBargainRow, origin: string) {
    const isOwnPage = productRow !== null && productRow.productUrl === null;
    return {
      ...row,
      product_url: isOwnPage ? productUrl(productRow, origin) : row.product_url,
      product: productRow && { name: productRow.name, image: image(productRow) },
    } satisfies StoreBargain;
  }

  return {
    /** The nearest first; the cursor names the last of the page before. */
    async list(storeId: string, { cursor, limit }: PageAsked, origin: string) {
      const [, mm, id] = /^(\d{1,12})\.([\da-f-]{36})$/.exec(cursor ?? '') ?? [];
      if (cursor !== undefined && !id) throw wrongCursor();
      const after = id ? { mm: Number(mm), id } : null;
      const asked = { storeId, area: serviceArea, now: clock.now() };
      const rows = await listStoreBargains(db, asked, { after, limit: limit + 1 });
      const { page, nextCursor } = cutPage(rows, limit, (last) => `${last.mm}.${last.id}`);
      const bargains = page.map((row) => toStoreBargain(row, origin));
      return { bargains, nextCursor };
    },

    /** What no store has answered, the oldest first. */
    async unanswered({ cursor, limit }: PageAsked) {
      const asked = { after: readPosition(cursor), limit: limit + 1 };
      const rows = await listUnanswered(db, { area: serviceArea, now: clock.now() }, asked);
      const { page, nextCursor } = cutPage(rows, limit, (last) => last.position);
      return { bargains: page.map(({ position: _position, ...row }) => row), nextCursor };
    },

    /** In place of the store's open bid, which nobody has accepted; the same again is no other. */
    make: ({ userId, storeId }: Bidder, bargainId: string, body: BidBody): Promise<string> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const bargain = await lockBargain(tx, bargainId);
        const reached = { storeId, bargainId };
        if (bargain?.state !== 'open' || !(await doesReach(tx, reached, serviceArea))) {
          throw new AppError('NOT_FOUND', bidMessages.notReached);
        }
        const endsAt = await endOfDayAt(tx, storeId, body.days, now);
        const before = await findOpenBid(tx, bargainId, storeId);
        if (before && isSame(before, body, endsAt)) return before.id;
        if (before && before.taken > 0) throw new AppError('ALREADY_CLAIMED', bidMessages.isTaken);
        await refuseTooMany(tx, storeId, bargainId, now);
        if (before) await endBid(tx, before.id, 'replaced', now);
        const id = await insertBid(tx, { ...body, ...reached, endsAt }, now);
        await tellPeople(tx, 'bid_made', id, await listRaisers(tx, bargainId), now);
        await recordAct(tx, { act: 'bid_made', by: { userId }, storeId, subjectId: id }, now);
        await refreshStates(tx, bargainId, now);
        return id;
      }),

    withdraw: ({ userId, storeId }: Bidder, bidId: string): Promise<void> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const bargainId = await findBargainOf(tx, storeId, { bidId });
        if (bargainId === null) throw new AppError('NOT_FOUND', bidMessages.gone);
        await lockBargain(tx, bargainId);
        const bid = (await findBid(tx, bidId))!;
        if (bid.state === 'withdrawn') return;
        if (bid.taken > 0) throw new AppError('ALREADY_CLAIMED', bidMessages.isTaken);
        if (bid.state !== 'open') throw new AppError('NOT_FOUND', bidMessages.gone);
        await endBid(tx, bidId, 'withdrawn', now);
        await dropCounters(tx, bidId);
        await recordAct(
          tx,
          { act: 'bid_withdrawn', by: { userId }, storeId, subjectId: bidId },
          now,
        );
        await refreshStates(tx, bargainId, now);
      }),

    /** Says no to a price that somebody named; the bid stays. */
    refuse: ({ userId, storeId }: Bidder, counterId: string): Promise<void> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const bargainId = await findBargainOf(tx, storeId, { counterId });
        if (bargainId === null) throw new AppError('NOT_FOUND', bidMessages.noCounter);
        await lockBargain(tx, bargainId);
        const refused = await refuseCounter(tx, counterId);
        if (!refused) throw new AppError('NOT_FOUND', bidMessages.noCounter);
        const { bidId } = refused;
        await tellPeople(tx, 'counter_refused', bidId, [refused.userId], now);
        await recordAct(
          tx,
          { act: 'counter_refused', by: { userId }, storeId, subjectId: bidId },
          now,
        );
        await refreshStates(tx, bargainId, now);
      }),
  };
}
