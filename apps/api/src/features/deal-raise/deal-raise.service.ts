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
import {
  countOpen,
  insertRaised,
  listRaised,
  listRaisedSince,
  type RaisedRow,
} from './deal-raise.repo.ts';

const DAY = 24 * 3_600_000;
/** Each is work for somebody who bargains. */
const MOST_OPEN = 50;

type Dependencies = { db: Db; clock: Clock; serviceArea: ServiceArea; image: ProductImage };

export type DealRaising = ReturnType<typeof createDealRaising>;

export function createDealRaising({ db, clock, serviceArea, image }: Dependencies) {
  function toRaisedDeal({ deal, product }: RaisedRow, origin: string): RaisedDeal {
    // What was raised is a certain link; only our own pages move when we do.
    const isOwnPage = product !== null && product.productUrl === null;
    return {
      id: deal.id,
      product_url: isOwnPage ? productUrl(product, origin) : deal.productUrl,
      product: product && { name: product.name, image: image(product) },
      comment: deal.comment,
      category_id: deal.categoryId,
      state: deal.state,
      created_at: deal.createdAt.toISOString(),
      updated_at: deal.updatedAt.toISOString(),
    };
  }

  async function raiseOnce(tx: Executor, body: RaiseBody, site: OwnSite) {
    const { user_id: userId, product_url: link, comment, category_id: categoryId } = body;
    if (!(await lockUser(tx, userId, 'no key update'))) throw signedOut();
    const [product = null] = await findLinkedProducts(tx, [{ link }], site);
    const now = clock.now();
    const lately = await listRaisedSince(tx, userId, new Date(now.getTime() - DAY));
    const earlier = lately.find((row) => isFor(row, link, product));
    if (earlier) return { row: earlier, alreadyRaised: true };
    if ((await countOpen(tx, userId)) >= MOST_OPEN) {
      const message = `We bargain on ${MOST_OPEN} of your deals already. Please wait for one to end.`;
      throw new AppError('INVALID_INPUT', message);
    }
    const deal = await insertRaised(tx, {
      userId,
      productId: product?.id ?? null,
      productUrl: link,
      comment,
      categoryId,
      ...rounded(body),
      createdAt: now,
      updatedAt: now,
    });
    return { row: { deal, product }, alreadyRaised: false };
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

    /** The cursor is the id of the last deal of the page before. */
    async list(userId: string, { cursor, limit }: PageAsked, { origin }: OwnSite) {
      if (cursor !== undefined && !isUuid(cursor)) {
        throw new AppError('INVALID_INPUT', 'This is not a page of your deals.');
      }
      // One more than asked for, to know whether the list goes on.
      const rows = await listRaised(db, userId, { after: cursor ?? null, limit: limit + 1 });
      const { page, nextCursor } = cutPage(rows, limit, ({ deal }) => deal.id);
      return { deals: page.map((row) => toRaisedDeal(row, origin)), nextCursor };
    },
  };
}

const isFor = ({ deal }: RaisedRow, link: string, product: ProductRow | null): boolean =>
  (product !== null && deal.productId === product.id) || pageOf(deal.productUrl) === pageOf(link);
