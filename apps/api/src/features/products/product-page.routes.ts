import { readFileSync } from 'node:fs';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { OwnOrigin } from '../../lib/own-site.ts';
import { type ProductImage, toProduct } from '../../lib/to-product.ts';
import type { Catalogue } from './catalogue.ts';
import { noticePage, SCRIPT_PATH, STYLES_PATH } from './product-page/page-frame.ts';
import { productPage } from './product-page/product-page.ts';

type Dependencies = {
  catalogue: Pick<Catalogue, 'look' | 'isReady'>;
  productImage: ProductImage;
  ownOrigin: OwnOrigin;
  brandName: string;
  productSlug: string;
};

const RETRY_SECONDS = 5;

const at = (path: string) => readFileSync(new URL(path, import.meta.url));

/** What the page loads: its look, the app's actions and the app's letters. */
const files = [
  [STYLES_PATH, 'text/css; charset=utf-8', at('./product-page/product-page.css')],
  [SCRIPT_PATH, 'text/javascript; charset=utf-8', at('./product-page/product-page.js')],
  [
    '/products/figtree-latin.woff2',
    'font/woff2',
    at(import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')),
  ],
  [
    '/products/figtree-latin-ext.woff2',
    'font/woff2',
    at(
      import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2'),
    ),
  ],
] as const;

/** Where products lead that have no page of their own elsewhere. */
export const productPageRoutes =
  ({
    catalogue,
    productImage,
    ownOrigin,
    brandName,
    productSlug,
  }: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    for (const [path, type, content] of files) {
      const caching = type === 'font/woff2' ? 'public, max-age=604800' : 'no-cache';
      app.get(path, { schema: { hide: true } }, (_request, reply) =>
        reply.type(type).header('cache-control', caching).send(content),
      );
    }

    app.get(
      '/products/:id',
      { schema: { hide: true, params: z.object({ id: z.string() }) } },
      async (request, reply) => {
        const product = await catalogue.look(request.params.id.toLowerCase());
        if (product?.productUrl) return reply.redirect(product.productUrl);
        if (product) {
          const shown = toProduct(product, { origin: ownOrigin(request), image: productImage });
          return send(reply, productPage(product, { shown, brandName, productSlug }));
        }
        if (await catalogue.isReady()) {
          const advice = 'It may have been sold out or taken down. There is more to see.';
          return send(
            reply.code(404),
            noticePage('We do not have this product', advice, brandName),
          );
        }
        const advice = 'The catalogue is being read. Please load this page again in a moment.';
        const waiting = reply.code(503).header('retry-after', RETRY_SECONDS);
        return send(waiting, noticePage('One moment, please', advice, brandName));
      },
    );
  };

const send = (reply: FastifyReply, page: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('x-robots-tag', 'noindex')
    .send(page);
