import { readFileSync } from 'node:fs';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ProductImage } from '../../lib/to-product.ts';
import type { Catalogue } from './catalogue.ts';
import { noticePage, STYLES_PATH } from './product-page/page-frame.ts';
import { productPage } from './product-page/product-page.ts';

type Dependencies = {
  catalogue: Pick<Catalogue, 'find' | 'isReady'>;
  productImage: ProductImage;
  brandName: string;
};

const RETRY_SECONDS = 5;

const styles = readFileSync(new URL('./product-page/product-page.css', import.meta.url), 'utf8');

/** Where products lead that have no page of their own elsewhere. */
export const productPageRoutes =
  ({ catalogue, productImage, brandName }: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(STYLES_PATH, { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(styles),
    );

    app.get(
      '/products/:id',
      { schema: { hide: true, params: z.object({ id: z.string() }) } },
      async (request, reply) => {
        const isReady = await catalogue.isReady();
        const product = catalogue.find(request.params.id.toLowerCase());
        if (product?.productUrl) return reply.redirect(product.productUrl);
        if (product) {
          const image = productImage(product);
          return send(reply, productPage(product, { image, brandName }));
        }
        if (isReady) {
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
