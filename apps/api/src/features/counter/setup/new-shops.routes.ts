import { doneResult, storeParams } from '@baeon/contracts/counter/counter-wire';
import {
  applicationParams,
  applicationsResult,
  applyResult,
  storeDraftSchema,
  storeProfileBody,
  storeProfileResult,
} from '@baeon/contracts/counter/new-shops-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { envelopeOf, ok } from '../../../lib/envelope.ts';
import { done } from '../people.routes.ts';
import type { Roles } from '../roles.service.ts';
import type { Applications } from './applications.service.ts';
import type { StoreProfiles } from './store-profile.service.ts';

const MINUTE = 60_000;
const tags = ['counter: store page'];
const security = [{ bearer: [] }];

type Dependencies = { roles: Roles; profiles: StoreProfiles; applications: Applications };

/** What owners say of their stores, and what becomes one. */
export const newShopsRoutes =
  ({ roles, profiles, applications }: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    const preHandler = app.requireUser;

    app.get(
      '/stores/:storeId/profile',
      {
        schema: {
          tags,
          summary: 'What a store says of itself, for its owner to change',
          security,
          params: storeParams,
          response: envelopeOf(storeProfileResult),
        },
        preHandler,
      },
      async ({ signedIn: { user }, params: { storeId } }) => {
        await roles.ofPerson(user, storeId, ['owner']);
        return ok(await profiles.find(storeId));
      },
    );

    app.patch(
      '/stores/:storeId/profile',
      {
        schema: {
          tags,
          summary: 'Change what a store says of itself; no import writes these fields any more',
          security,
          params: storeParams,
          body: storeProfileBody,
          response: envelopeOf(doneResult),
        },
        preHandler,
      },
      async ({ signedIn: { user }, params: { storeId }, body }) => {
        await roles.ofPerson(user, storeId, ['owner']);
        await profiles.change(user.id, storeId, body);
        return done;
      },
    );

    app.get(
      '/applications',
      {
        schema: {
          tags,
          summary: 'Shops that the signed-in person has begun, and how they stand',
          security,
          response: envelopeOf(applicationsResult),
        },
        preHandler,
      },
      async ({ signedIn: { user } }) => ok({ applications: await applications.list(user.id) }),
    );

    app.put(
      '/applications/:id',
      {
        schema: {
          tags,
          summary: 'Keep what is known of a shop so far',
          description: 'Refusals: NOT_FOUND, TOO_LATE (it is a store), TOO_MANY_REQUESTS.',
          security,
          params: applicationParams,
          body: storeDraftSchema,
          response: envelopeOf(doneResult),
        },
        preHandler: [
          app.limitByAddress({ name: 'applications', max: 600, windowMs: 10 * MINUTE }),
          app.requireUser,
        ],
      },
      async ({ signedIn: { user }, params: { id }, body }) => {
        await applications.save(user.id, id, body);
        return done;
      },
    );

    app.post(
      '/applications/:id/apply',
      {
        schema: {
          tags,
          summary: 'Ask for it to become a store; one that was invited is at once',
          description: 'Refusals: INVALID_INPUT (what is missing), NOT_FOUND, TOO_MANY_REQUESTS.',
          security,
          params: applicationParams,
          response: envelopeOf(applyResult),
        },
        preHandler,
      },
      async ({ signedIn: { user }, params: { id } }) => ok(await applications.apply(user.id, id)),
    );

    app.delete(
      '/applications/:id',
      {
        schema: {
          tags,
          summary: 'Remove what was begun',
          description: 'Refusals: TOO_LATE (it is a store).',
          security,
          params: applicationParams,
          response: envelopeOf(doneResult),
        },
        preHandler,
      },
      async ({ signedIn: { user }, params: { id } }) => {
        await applications.remove(user.id, id);
        return done;
      },
    );
  };
