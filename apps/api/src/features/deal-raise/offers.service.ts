import { bidMessages, isSettledAtOnce, stepReached } from '@baeon/contracts/deal-raise/bargains';
import type { AnswerResult, BargainDetail, Pool } from '@baeon/contracts/deal-raise/bargains-wire';
import type { Db, Executor } from '../../db/client.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { productUrl, type ProductImage } from '../../lib/to-product.ts';
import type { Gifts } from '../coupons/gifts.service.ts';
import {
  type Bid,
  closeRaised,
  endBid,
  findBid,
  lockBargain,
  refreshStates,
  tellOwners,
} from './bargains.repo.ts';
import type { DealRaising } from './deal-raise.service.ts';
import {
  changeTaken,
  findOwnRaised,
  findPool,
  findReply,
  findYes,
  insertCounter,
  listOffers,
  removeReply,
  saveReply,
} from './offers.repo.ts';
import { settlePool, takeBid } from './take-bid.ts';

type Dependencies = {
  db: Db;
  clock: Clock;
  gifts: Gifts;
  image: ProductImage;
  readDeal: DealRaising['find'];
  /** Told of everybody who may have a new coupon. */
  couponsChanged(userId: string): void;
};

/** What somebody says about a bid, within the lock of its bargain. */
type Turn = {
  tx: Executor;
  userId: string;
  dealId: string;
  bargainId: string;
  isClosed: boolean;
  now: Date;
};
type Outcome = { msg: string; couponId: string | null };

export type Offers = ReturnType<typeof createOffers>;

const unknown = () => new AppError('NOT_FOUND', bidMessages.unknown);
const said = (msg: string): Outcome => ({ msg, couponId: null });

/** Why a bid cannot be accepted any more; judged under the lock, at the moment of acceptance. */
function refuseOver(bid: Bid, now: Date): void {
  if (bid.state === 'replaced') throw new AppError('EXPIRED', bidMessages.changed);
  if (bid.state === 'settled' || bid.taken >= bid.howMany) {
    throw new AppError('SOLD_OUT', bidMessages.taken);
  }
  if (now > bid.endsAt || bid.state === 'over') throw new AppError('EXPIRED', bidMessages.expired);
  if (bid.state !== 'open') throw new AppError('EXPIRED', bidMessages.gone);
}

async function bidOf({ tx, bargainId }: Turn, bidId: string): Promise<Bid> {
  const bid = await findBid(tx, bidId);
  if (bid?.bargainId !== bargainId) throw new AppError('NOT_FOUND', bidMessages.gone);
  return bid;
}

/** Somebody's yes is theirs to take back, unless others reach their price by it. */
async function releaseYes({ tx, userId, bargainId }: Turn): Promise<void> {
  const bidId = await findYes(tx, userId, bargainId);
  if (bidId === null) return;
  const { steps, taken } = (await findBid(tx, bidId))!;
  if (stepReached(steps, taken) !== stepReached(steps, taken - 1)) {
    throw new AppError('TOO_LATE', bidMessages.needed);
  }
  await removeReply(tx, userId, bidId);
  await changeTaken(tx, bidId, -1);
}

/** What shoppers see of bids to what they raised, and say to them. */
export function createOffers(deps: Dependencies) {
  const { db, clock, gifts, readDeal } = deps;

  async function detail(userId: string, id: string, origin: string): Promise<BargainDetail> {
    const own = await findOwnRaised(db, userId, id);
    if (!own) throw unknown();
    const deal = await readDeal(userId, own.id, origin);
    return { deal, offers: await listOffers(db, userId, own.id, clock.now()) };
  }

  /** One after the other for a bargain; then how it stands. */
  async function inTurn(
    userId: string,
    id: string,
    origin: string,
    run: (turn: Turn) => Promise<Outcome>,
  ): Promise<AnswerResult> {
    const { msg, couponId } = await db.transaction(async (tx) => {
      const asked = await findOwnRaised(tx, userId, id);
      if (!asked?.bargainId) throw unknown();
      const { bargainId } = asked;
      await lockBargain(tx, bargainId);
      const own = await findOwnRaised(tx, userId, asked.id);
      if (!own) throw unknown();
      const now = clock.now();
      const isClosed = own.state === 'closed';
      const turn = { tx, userId, dealId: own.id, bargainId, isClosed, now };
      const outcome = await run(turn);
      await refreshStates(tx, bargainId, now);
      return outcome;
    });
    if (couponId !== null) deps.couponsChanged(userId);
    return { msg, coupon_id: couponId, ...(await detail(userId, id, origin)) };
  }

  async function holdAtOnce({ tx, userId, bargainId, now }: Turn, bid: Bid): Promise<Outcome> {
    const { amount } = bid.steps[0]!;
    const [couponId = null] = await takeBid(tx, { gifts, bid, amount, userIds: [userId] }, now);
    if (couponId === null) throw new AppError('SOLD_OUT', bidMessages.taken);
    await changeTaken(tx, bid.id, 1);
    if (bid.taken + 1 === bid.howMany) await endBid(tx, bid.id, 'settled', now);
    await tellOwners(tx, 'bid_accepted', bid.id, now);
    await closeRaised(tx, bargainId, [userId], 'accepted', now);
    return { msg: bidMessages.accepted, couponId };
  }

  async function sayYes(turn: Turn, bid: Bid): Promise<Outcome> {
    const { tx, userId, now } = turn;
    await saveReply(tx, { ...turn, bidId: bid.id }, 'yes', now);
    await changeTaken(tx, bid.id, 1);
    const taken = bid.taken + 1;
    if (taken < bid.howMany) return said(bidMessages.saidYes);
    await settlePool(tx, { gifts, bid: { ...bid, taken } }, now);
    const reply = await findReply(tx, userId, bid.id);
    return { msg: bidMessages.accepted, couponId: reply?.couponId ?? null };
  }

  return {
    detail,

    /** Twice is once: the same coupon again. */
    accept: (userId: string, id: string, bidId: string, origin: string) =>
      inTurn(userId, id, origin, async (turn) => {
        const bid = await bidOf(turn, bidId);
        const before = await findReply(turn.tx, userId, bidId);
        if (before?.state === 'accepted') {
          return { msg: bidMessages.accepted, couponId: before.couponId };
        }
        if (before?.state === 'yes') return said(bidMessages.saidYes);
        if (turn.isClosed) throw new AppError('EXPIRED', bidMessages.closed);
        refuseOver(bid, turn.now);
        await releaseYes(turn);
        return isSettledAtOnce(bid.steps) ? holdAtOnce(turn, bid) : sayYes(turn, bid);
      }),

    takeBack: (userId: string, id: string, bidId: string, origin: string) =>
      inTurn(userId, id, origin, async (turn) => {
        await bidOf(turn, bidId);
        const before = await findReply(turn.tx, userId, bidId);
        if (before?.state === 'accepted') throw new AppError('TOO_LATE', bidMessages.needed);
        if (before?.state === 'yes') await releaseYes(turn);
        return said(bidMessages.tookBack);
      }),

    decline: (userId: string, id: string, bidId: string, origin: string) =>
      inTurn(userId, id, origin, async (turn) => {
        await bidOf(turn, bidId);
        const before = await findReply(turn.tx, userId, bidId);
        if (before && before.state !== 'declined') {
          throw new AppError('ALREADY_SAID', bidMessages.hasYes);
        }
        await saveReply(turn.tx, { ...turn, bidId }, 'declined', turn.now);
        return said(bidMessages.declined);
      }),

    /** Names a price, once to a store. */
    counter: (userId: string, id: string, bidId: string, price: number, origin: string) =>
      inTurn(userId, id, origin, async (turn) => {
        const { tx, now } = turn;
        const bid = await bidOf(turn, bidId);
        if (turn.isClosed) throw new AppError('EXPIRED', bidMessages.closed);
        refuseOver(bid, now);
        if (bid.kind !== 'price') throw new AppError('INVALID_INPUT', bidMessages.onlyPrice);
        // Its store could not answer by another one.
        if (bid.taken > 0) throw new AppError('ALREADY_CLAIMED', bidMessages.isTaken);
        if (price >= bid.steps.at(-1)!.amount) {
          throw new AppError('INVALID_INPUT', bidMessages.notBetter);
        }
        if (!(await insertCounter(tx, { ...turn, bidId }, price, now))) {
          throw new AppError('ALREADY_SAID', bidMessages.counteredOnce);
        }
        await tellOwners(tx, 'counter_made', bidId, now);
        return said(bidMessages.countered);
      }),

    close: (userId: string, id: string, origin: string) =>
      inTurn(userId, id, origin, async (turn) => {
        await releaseYes(turn);
        if (!turn.isClosed) {
          await closeRaised(turn.tx, turn.bargainId, [userId], 'by_shopper', turn.now);
        }
        return said(bidMessages.closedNow);
      }),

    async pool(id: string, origin: string): Promise<Pool> {
      const found = await findPool(db, id);
      if (!found) throw unknown();
      const { productRow, product_id: _productId, ...pool } = found;
      const isOwnPage = productRow !== null && productRow.productUrl === null;
      return {
        ...pool,
        product_url: isOwnPage ? productUrl(productRow, origin) : pool.product_url,
        product: productRow && { name: productRow.name, image: deps.image(productRow) },
      };
    },
  };
}
