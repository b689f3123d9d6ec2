import { join } from 'node:path';
import type { Db } from '../../db/client.ts';
import { createFolderPictures } from '../../gateways/picture-store/folder.ts';
import { createS3Pictures } from '../../gateways/picture-store/s3.ts';
import type { S3Config } from '../../gateways/provider-config.ts';
import type { Clock } from '../../lib/clock.ts';
import { API_PREFIX } from '../../lib/feature.ts';
import type { Roles } from '../counter/roles.service.ts';
import { uploadedPicturesRoutes, uploadsRoutes } from './uploads.routes.ts';
import { createUploads, uploadedName } from './uploads.service.ts';

type Dependencies = {
  config: { dataDir: string; picturesS3: S3Config | null };
  db: Db;
  clock: Clock;
  roles: Roles;
};

/** Pictures that stores bring, and where they lie. */
export function createUploadsFeature({ config, db, clock, roles }: Dependencies) {
  const { picturesS3, dataDir } = config;
  const store = picturesS3
    ? createS3Pictures(picturesS3)
    : createFolderPictures(join(dataDir, 'pictures'));
  const uploads = createUploads({ db, clock, store });
  return {
    uploadedName,
    sweepPictures: uploads.sweep,
    routes: [
      { prefix: `${API_PREFIX}/counter`, plugin: uploadsRoutes({ uploads, roles }) },
      { prefix: '', plugin: uploadedPicturesRoutes({ uploads }) },
    ],
  };
}
