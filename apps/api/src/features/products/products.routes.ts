import {
  productSearchQuerystring,
  productSearchResult,
} from '@baeon/contracts/products/products-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { JSON_TYPE, envelopeOf } from '../../lib/envelope.ts';
import { AppError } from '../../lib/app-error.ts';
import { wrongCursor } from '../../lib/page.ts';
import type { ProductRow } from '../../db/product-row.ts';
import type { Catalogue } from './catalogue.ts';
import type { OwnOrigin } from '../../lib/own-site.ts';
import { toProduct, type ProductImage } from '../../lib/to-product.ts';

const MINUTE = 60_000;
/** Nobody turns more pages than this; each one has to be ranked with all before it. */
const DEEPEST = 1000;

type Dependencies = {
  catalogue: Catalogue;
  productImage: ProductImage;
  ownOrigin: OwnOrigin;
};

function readPlace(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const place = Number(/^\d{1,4}$/.exec(cursor)?.[0] ?? NaN);
  if (place <= DEEPEST) return place;
  throw wrongCursor();
}

/** Products as they are answered, written out: rows that are found often stay the same objects. */
function createProductTexts(image: ProductImage) {
  const known = new WeakMap<ProductRow, { origin: string; text: string }>();
  return (row: ProductRow, origin: string): string => {
    const written = known.get(row);
    if (written?.origin === origin) return written.text;
    const text = JSON.stringify(toProduct(row, { origin, image }));
    known.set(row, { origin, text });
    return text;
  };
}

export const productsRoutes =
  ({ catalogue, productImage, ownOrigin }: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    const textOf = createProductTexts(productImage);
    app.get(
      '/products/search',
      {
        schema: {
          tags: ['products'],
          summary: 'Search the catalogue, in words, with prices, measures and what is not wanted',
          querystring: productSearchQuerystring,
          response: envelopeOf(productSearchResult),
        },
        preHandler: app.limitByAddress({ name: 'search', max: 600, windowMs: 10 * MINUTE }),
      },
      async (request, reply) => {
        if (!(await catalogue.isReady()))
          throw new AppError('NOT_READY', 'The catalogue is being read.');
        const { q, category, limit, cursor } = request.query;
        const skip = readPlace(cursor);
        const { found, total, didYouMean } = await catalogue.answer([q], () =>
          catalogue.search({ understood: catalogue.understand(q), category, limit, skip }),
        );
        const next = skip + found.length;
        const origin = ownOrigin(request);
        const rest = {
          next_cursor: next < Math.min(total, DEEPEST) ? String(next) : null,
          did_you_mean: didYouMean,
        };
        const shown = await catalogue.confirmed(found.map(({ product }) => product));
        const products = shown.map((product) => textOf(product, origin)).join(',');
        const text = `{"error":false,"result":{"products":[${products}],${JSON.stringify(rest).slice(1)}}`;
        // What is sent as a text is sent as it is.
        return reply.type(JSON_TYPE).send(text as never);
      },
    );
  };
