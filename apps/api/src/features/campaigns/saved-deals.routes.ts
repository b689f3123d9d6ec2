import {
  savedDealIdsResult,
  savedDealResult,
  savedDealSchema,
  savedDealsQuerystring,
} from '@baeon/contracts/campaigns/saved-deals-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelopeOf, ok, okPage, pageEnvelopeOf } from '../../lib/envelope.ts';
import type { SavedDeals } from './saved-deals.service.ts';

const MINUTE = 60_000;
const tags = ['deals'];
const security = [{ bearer: [] }];
const params = z.object({ userId: z.string() });
const oneParams = params.extend({ campaignId: z.uuid() });

/** What the signed-in user keeps for later. */
export const savedDealsRoutes =
  ({ savedDeals }: { savedDeals: SavedDeals }): FastifyPluginAsyncZod =>
  async (app) => {
    const changing = [
      app.limitByAddress({ name: 'saved-deals', max: 600, windowMs: 10 * MINUTE }),
      app.requireUser,
    ];

    app.get(
      '/:userId/saved-deals',
      {
        schema: {
          tags,
          summary: 'The deals that the user saved, newest first, also those that are over',
          security,
          params,
          querystring: savedDealsQuerystring,
          response: pageEnvelopeOf(savedDealSchema),
        },
        preHandler: app.requireUser,
      },
      async (request) => {
        app.requireSelf(request, request.params.userId);
        const { deals, nextCursor } = await savedDeals.list(
          request.signedIn.user.id,
          request.query,
        );
        return okPage(deals, nextCursor);
      },
    );

    app.get(
      '/:userId/saved-deals/ids',
      {
        schema: {
          tags,
          summary: 'Which deals the user saved',
          security,
          params,
          response: envelopeOf(savedDealIdsResult),
        },
        preHandler: app.requireIdentity,
      },
      async (request) => {
        app.requireSelf(request, request.params.userId);
        return ok(await savedDeals.ids(request.identity.id));
      },
    );

    app.put(
      '/:userId/saved-deals/:campaignId',
      {
        schema: {
          tags,
          summary: 'Save a deal for later; what is saved already stays so',
          security,
          params: oneParams,
          response: envelopeOf(savedDealResult),
        },
        preHandler: changing,
      },
      async (request) => {
        app.requireSelf(request, request.params.userId);
        await savedDeals.save(request.signedIn.user.id, request.params.campaignId);
        return ok({ saved: true });
      },
    );

    app.delete(
      '/:userId/saved-deals/:campaignId',
      {
        schema: {
          tags,
          summary: 'Save it no longer',
          security,
          params: oneParams,
          response: envelopeOf(savedDealResult),
        },
        preHandler: changing,
      },
      async (request) => {
        app.requireSelf(request, request.params.userId);
        await savedDeals.remove(request.signedIn.user.id, request.params.campaignId);
        return ok({ saved: false });
      },
    );
  };
