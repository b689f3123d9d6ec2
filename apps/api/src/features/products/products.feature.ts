import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { ChangeFeed } from '../../db/change-feed.ts';
import { API_PREFIX } from '../../lib/feature.ts';
import type { SearchEngineStanding } from '../../lib/meter.ts';
import type { OwnOrigin } from '../../lib/own-site.ts';
import type { ProductImage } from '../../lib/to-product.ts';
import { createOpenSearch } from '../../gateways/product-search/opensearch.ts';
import type { SearchConfig } from '../../gateways/provider-config.ts';
import { createRetrievingCatalogue } from './retrieving-catalogue.ts';
import { createCatalogue } from './catalogue.ts';
import { productPageRoutes } from './product-page.routes.ts';
import { createSearchIndexer } from './search-indexer.ts';
import { productsRoutes } from './products.routes.ts';

type Dependencies = {
  config: {
    brandName: string;
    productSlug: string;
    mostProducts: number;
    search: SearchConfig | null;
  };
  pool: Pool;
  memoryPool: Pool;
  feed: ChangeFeed;
  /** For what a process does that answers nothing. */
  jobsFeed: ChangeFeed;
  log: FastifyBaseLogger;
  productImage: ProductImage;
  ownOrigin: OwnOrigin;
};

/** The catalogue: its search, and the pages of products that have none elsewhere. */
export function createProductsFeature(deps: Dependencies) {
  const { productImage, ownOrigin } = deps;
  const { brandName, productSlug } = deps.config;
  const page = { productImage, ownOrigin, brandName, productSlug };
  const { catalogue, indexer, searchEngine } = chooseCatalogue(deps);
  return {
    catalogue,
    searchEngine,
    routes: [
      { prefix: API_PREFIX, plugin: productsRoutes({ catalogue, productImage, ownOrigin }) },
      { prefix: '', plugin: productPageRoutes({ catalogue, ...page }) },
    ],
    async work() {
      indexer?.start();
    },
    async close() {
      await indexer?.close();
      await catalogue.close();
    },
  };
}

/** All in memory, or as much of it as is asked for. */
function chooseCatalogue({ config, ...deps }: Dependencies) {
  const { search, mostProducts } = config;
  if (!search) {
    const catalogue = createCatalogue({ ...deps, mostProducts });
    return { catalogue, indexer: null, searchEngine: null };
  }
  const engine = createOpenSearch(search, deps.log);
  const indexer = createSearchIndexer({
    ...deps,
    feed: deps.jobsFeed,
    engine,
    alias: search.alias,
  });
  const indexed = indexer.settled;
  const catalogue = createRetrievingCatalogue({ ...deps, engine, indexed });
  const searchEngine: SearchEngineStanding = { isAway: engine.isAway, behindMs: indexer.behindMs };
  return { catalogue, indexer, searchEngine };
}
