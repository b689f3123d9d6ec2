import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { ChangeSource } from '../../db/change-feed.ts';
import type { Clock } from '../../lib/clock.ts';
import type { OwnOrigin } from '../../lib/own-site.ts';
import type { Pictures } from '../../lib/pictures.ts';
import type { ShownPictures } from '../pictures/shown-pictures.ts';
import { linkPreviewsRoutes } from './link-previews.routes.ts';
import { createLinkPreviews } from './link-previews.service.ts';
import { createRasteriser } from './rasterise.ts';
import { sitemapRoutes } from './sitemap.routes.ts';

type Dependencies = {
  config: { brandName: string };
  pool: pg.Pool;
  clock: Clock;
  feed: ChangeSource;
  pictures: ShownPictures;
  drawnPictures: Pictures;
  ownOrigin: OwnOrigin;
  log: FastifyBaseLogger;
};

/** What links to us show where they are passed on, and what search engines are told. */
export function createLinkPreviewsFeature(deps: Dependencies) {
  const { config, pool, clock, drawnPictures, ownOrigin } = deps;
  const previews = createLinkPreviews(deps);
  const rasterise = createRasteriser();
  const { brandName } = config;
  return {
    describePage: previews.describe,
    routes: [
      {
        prefix: '',
        plugin: linkPreviewsRoutes({ previews, drawnPictures, rasterise, brandName }),
      },
      { prefix: '', plugin: sitemapRoutes({ pool, clock, ownOrigin }) },
    ],
  };
}
