import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { ChangeFeed } from '../../db/change-feed.ts';
import { API_PREFIX } from '../../lib/feature.ts';
import type { OwnOrigin } from '../../lib/own-site.ts';
import type { ProductImage } from '../../lib/to-product.ts';
import { createCatalogue } from './catalogue.ts';
import { productPageRoutes } from './product-page.routes.ts';
import { productsRoutes } from './products.routes.ts';

type Dependencies = {
  config: { brandName: string; productSlug: string; mostProducts: number };
  pool: Pool;
  memoryPool: Pool;
  feed: ChangeFeed;
  log: FastifyBaseLogger;
  productImage: ProductImage;
  ownOrigin: OwnOrigin;
};

/** The catalogue: its search, and the pages of products that have none elsewhere. */
export function createProductsFeature(deps: Dependencies) {
  const { pool, memoryPool, feed, log, productImage, ownOrigin } = deps;
  const { brandName, productSlug, mostProducts } = deps.config;
  const page = { productImage, ownOrigin, brandName, productSlug };
  const catalogue = createCatalogue({ pool, memoryPool, feed, log, mostProducts });
  return {
    catalogue,
    routes: [
      { prefix: API_PREFIX, plugin: productsRoutes({ catalogue, productImage, ownOrigin }) },
      { prefix: '', plugin: productPageRoutes({ catalogue, ...page }) },
    ],
    close: catalogue.close,
  };
}
