import {
  interestsResult,
  updateUserBody,
  updateUserResult,
  profileSchema,
} from '@baeon/contracts/profile/profile-wire';
import { MAX_INTERESTS } from '@baeon/contracts/profile/onboarding';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '../../db/client.ts';
import { envelopeOf, ok } from '../../lib/envelope.ts';
import type { OwnSiteOf } from '../../lib/own-site.ts';
import type { Pictures } from '../../lib/pictures.ts';
import { listInterests } from './profile.repo.ts';
import type { Profiles } from './profile.service.ts';

const MINUTE = 60_000;
const security = [{ bearer: [] }];

type Dependencies = { profile: Profiles; ownSite: OwnSiteOf };

export const profileRoutes =
  ({ profile, ownSite }: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/get-baeon-user',
      {
        schema: {
          tags: ['profile'],
          summary: 'The profile of the signed-in user, and their wishlist, newest first',
          security,
          response: envelopeOf(profileSchema),
        },
        preHandler: app.requireUser,
      },
      async (request) => {
        const { origin } = ownSite(request);
        return ok(await profile.read(request.signedIn.user.id, origin));
      },
    );

    app.post(
      '/update-baeon-user',
      {
        schema: {
          tags: ['profile'],
          summary: 'Change the profile or the wishlist, or take the next step of onboarding',
          security,
          body: updateUserBody,
          response: envelopeOf(updateUserResult),
        },
        // What is typed here may be looked up at a provider that wants money for it.
        preHandler: [
          app.limitByAddress({ name: 'update-user', max: 600, windowMs: 10 * MINUTE }),
          app.requireUser,
        ],
      },
      async (request) => {
        app.requireSelf(request, request.body.id);
        return ok(await profile.update(request.signedIn.user, request.body, ownSite(request)));
      },
    );
  };

export const interestsRoutes =
  ({ db, drawnPictures }: { db: Db; drawnPictures: Pictures }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/get-intrests',
      {
        schema: {
          tags: ['profile'],
          summary: 'The interests that people choose from',
          response: envelopeOf(interestsResult),
        },
      },
      async () => {
        const rows = await listInterests(db, MAX_INTERESTS);
        const interests = rows.map(({ id, name }) => ({
          id,
          name,
          icon: drawnPictures.interest(id),
        }));
        return ok({ interests });
      },
    );
  };
