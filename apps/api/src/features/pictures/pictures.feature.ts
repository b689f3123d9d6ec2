import type { Pictures } from '../../lib/pictures.ts';
import { picturesRoutes } from './pictures.routes.ts';
import { createShownPictures } from './shown-pictures.ts';

type Dependencies = { config: { pictureHosts: string[] }; drawnPictures: Pictures };

/** What stands for stores, deals and products; the drawn ones are served from here. */
export function createPicturesFeature({ config, drawnPictures }: Dependencies) {
  return {
    pictures: createShownPictures(config.pictureHosts, drawnPictures),
    routes: [{ prefix: '', plugin: picturesRoutes({ drawnPictures }) }],
  };
}
