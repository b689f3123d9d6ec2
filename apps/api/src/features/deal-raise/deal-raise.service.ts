import { bidMessages, RAISES_A_DAY } from '@baeon/contracts/deal-raise/bargains';
import { raiseMessages } from '@baeon/contracts/deal-raise/deal-raise';
import type {
  RaiseBody,
  RaisedDeal,
  RaiseResult,
} from '@baeon/contracts/deal-raise/deal-raise-wire';
import { isServed, rounded, type ServiceArea } from '@baeon/contracts/places/geo';
import type { Db, Executor } from '../../db/client.ts';
import { findLinkedProducts } from '../../db/linked-products.ts';
import { lockUser } from '../../db/lock-user.ts';
import type { ProductRow } from '../../db/product-row.ts';
import { AppError, signedOut } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { OwnSite } from '../../lib/own-site.ts';
import { cutPage, type PageAsked } from '../../lib/page.ts';
import { productUrl, type ProductImage } from '../../lib/to-product.ts';
import { isUuid } from '../../lib/uuid.ts';
import { pageOf } from '../../lib/web-links.ts';
import { joinBargain } from './bargains.repo.ts';
import {
  countOpen,
  findRaised,
  insertRaised,
  listRaised,
  listRaisedSince,
  type RaisedRow,
} from './deal-raise.repo.ts';
import { wishOf } from './wish-of.ts';

const DAY = 24 * 3_600_000;
/** Each is work for somebody who bargains. */
const MOST_OPEN = 50;

type Dependencies = { db: Db; clock: Clock; serviceArea: ServiceArea; image: ProductImage };

export type DealRaising = ReturnType<typeof createDealRaising>;

export function createDealRaising({ db, clock, serviceArea, image }: Dependencies) {
  function toRaisedDeal({ deal, product, people, offers }: RaisedRow, origin: string): RaisedDeal {
    // What was raised is a certain link; only our own pages move when we do.
    const isOwnPage = product !== null && product.productUrl === null;
    return {
      id: deal.id,
      product_url: isOwnPage ? productUrl(product, origin) : deal.productUrl,
      product: product && { name: product.name, image: image(product) },
      comment: deal.comment,
      category_id: deal.categoryId,
      state: deal.state,
      closed_for: deal.closedFor,
      pool_id: deal.bargainId,
      people,
      offers,
      created_at: deal.createdAt.toISOString(),
      updated_at: deal.updatedAt.toISOString(),
    };
  }

  async function raiseOnce(tx: Executor, body: RaiseBody, site: OwnSite) {
    const { user_id: userId, product_url: link, comment, category_id: categoryId } = body;
    if (!(await lockUser(tx, userId, 'no key update'))) throw signedOut();
    const [product = null] = await findLinkedProducts(tx, [{ link }], site);
    const now = clock.now();
    const lately = await listRaisedSince(tx, userId, new Date(now.getTime() - DAY), now);
    const earlier = lately.find((row) => row.deal.state !== 'closed' && isFor(row, link, product));
    if (earlier) return { row: earlier, alreadyRaised: true };
    if ((await countOpen(tx, userId)) >= MOST_OPEN) {
      const message = `We bargain on ${MOST_OPEN} of your deals already. Please wait for one to end.`;
      throw new AppError('INVALID_INPUT', message);
    }
    if (lately.length >= RAISES_A_DAY) {
      throw new AppError('TOO_MANY_REQUESTS', bidMessages.raisedToday, {
        retryAfterSeconds: DAY / 1000,
      });
    }
    const place = rounded(body);
    const id = await insertRaised(tx, {
      userId,
      productId: product?.id ?? null,
      productUrl: link,
      comment,
      categoryId,
      ...place,
      createdAt: now,
      updatedAt: now,
    });
    const productName = product?.name ?? null;
    const productId = product?.id ?? null;
    const wish = {
      userId,
      dealId: id,
      productId,
      productUrl: link,
      productName,
      categoryId,
      ...place,
    };
    await joinBargain(tx, wishOf(wish), now);
    return { row: (await findRaised(tx, userId, id, now))!, alreadyRaised: false };
  }

  return {
    /** The same page within a day is one deal: the first is given again, as it is by now. */
    async raise(body: RaiseBody, site: OwnSite): Promise<RaiseResult> {
      if (!isServed(body, serviceArea)) throw new AppError('NOT_SERVED', raiseMessages.notServed);
      const { row, alreadyRaised } = await db.transaction((tx) => raiseOnce(tx, body, site));
      return {
        msg: raiseMessages.raised,
        already_raised: alreadyRaised,
        deal: toRaisedDeal(row, site.origin),
      };
    },

    async find(userId: string, id: string, origin: string): Promise<RaisedDeal> {
      const row = await findRaised(db, userId, id, clock.now());
      if (!row) throw new AppError('NOT_FOUND', bidMessages.unknown);
      return toRaisedDeal(row, origin);
    },

    /** The cursor is the id of the last deal of the page before. */
    async list(userId: string, { cursor, limit }: PageAsked, { origin }: OwnSite) {
      if (cursor !== undefined && !isUuid(cursor)) {
        throw new AppError('INVALID_INPUT', 'This is not a page of your deals.');
      }
      // One more than asked for, to know whether the list goes on.
      const asked = { after: cursor ?? null, limit: limit + 1 };
      const rows = await listRaised(db, userId, asked, clock.now());
      const { page, nextCursor } = cutPage(rows, limit, ({ deal }) => deal.id);
      return { deals: page.map((row) => toRaisedDeal(row, origin)), nextCursor };
    },
  };
}

const isFor = ({ deal }: RaisedRow, link: string, product: ProductRow | null): boolean =>
  (product !== null && deal.productId === product.id) || pageOf(deal.productUrl) === pageOf(link);
