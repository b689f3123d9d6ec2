import { placeIdSchema } from '@baeon/contracts/profile/profile-wire';
import {
  followResult,
  nearbyStoresResult,
  nearbyStoreSchema,
  storeCategorySchema,
  storePageSchema,
  storeSchema,
  storesQuerystring,
} from '@baeon/contracts/stores/stores-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelopeOf, ok, okPage, pageAnswers } from '../../lib/envelope.ts';
import type { Directory } from './directory.service.ts';
import type { Follows } from './follows.service.ts';
import type { Stores } from './stores.service.ts';

const MINUTE = 60_000;
const tags = ['stores'];

/** What anybody may see. */
export const storesRoutes =
  ({ stores, directory }: { stores: Stores; directory: Directory }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/store-categories',
      {
        schema: {
          tags,
          summary: 'Categories of stores, as slash paths',
          response: envelopeOf(z.array(storeCategorySchema)),
        },
      },
      async () => ok(await stores.categories()),
    );

    app.get(
      '/stores',
      {
        schema: {
          tags,
          summary: 'Stores around a place, the nearest first; searched by name, category and area',
          querystring: storesQuerystring,
          response: pageAnswers(storePageSchema),
        },
        preHandler: app.limitByAddress({ name: 'stores', max: 1200, windowMs: 10 * MINUTE }),
      },
      async (request) => {
        const { stores: page, nextCursor, meant } = await directory(request.query);
        return { ...okPage(page, nextCursor), did_you_mean: meant };
      },
    );

    app.get(
      '/stores/:id',
      {
        schema: {
          tags,
          summary: 'One store; `followed` speaks of the signed-in user',
          params: z.object({ id: z.string().max(100) }),
          response: envelopeOf(storeSchema),
        },
      },
      async (request) => {
        const signedIn = await app.signedInOf(request);
        return ok(await stores.page(request.params.id, signedIn?.user ?? null));
      },
    );
  };

/** What a user does with stores. */
export const userStoresRoutes =
  ({ stores, follows }: { stores: Stores; follows: Follows }): FastifyPluginAsyncZod =>
  async (app) => {
    const security = [{ bearer: [] }];

    app.post(
      '/nearby-bussiness',
      {
        schema: {
          tags,
          summary: 'Businesses around the saved place of the signed-in user, nearest first',
          security,
          body: z.object({ id: z.string().optional(), user_id: z.string().optional() }),
          response: envelopeOf(nearbyStoresResult),
        },
        preHandler: [
          app.limitByAddress({ name: 'nearby-bussiness', max: 600, windowMs: 10 * MINUTE }),
          app.requireUser,
        ],
      },
      async (request) => {
        app.requireSelf(request, request.body.id);
        app.requireSelf(request, request.body.user_id);
        return ok(await stores.nearby(request.signedIn.user));
      },
    );

    app.get(
      '/:userId/followed',
      {
        schema: {
          tags,
          summary: 'The businesses that a user follows',
          security,
          params: z.object({ userId: z.string() }),
          response: envelopeOf(z.object({ results: z.array(nearbyStoreSchema) })),
        },
        preHandler: [
          app.limitByAddress({ name: 'followed', max: 300, windowMs: 10 * MINUTE }),
          app.requireUser,
        ],
      },
      async (request) => {
        app.requireSelf(request, request.params.userId);
        return ok({ results: await follows.list(request.signedIn.user.id) });
      },
    );

    const followSchema = {
      tags,
      security,
      params: z.object({ placeId: placeIdSchema }),
      response: envelopeOf(followResult),
    };
    app.put(
      '/follow/:placeId',
      { schema: { ...followSchema, summary: 'Follow a business' }, preHandler: app.requireUser },
      async (request) => {
        await follows.add(request.signedIn.user.id, request.params.placeId);
        return ok({ followed: true });
      },
    );
    app.delete(
      '/follow/:placeId',
      {
        schema: { ...followSchema, summary: 'Stop following a business' },
        preHandler: app.requireUser,
      },
      async (request) => {
        await follows.remove(request.signedIn.user.id, request.params.placeId);
        return ok({ followed: false });
      },
    );
  };
