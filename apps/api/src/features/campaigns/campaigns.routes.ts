import {
  couponEntrySchema,
  dealPageSchema,
  dealSchema,
  dealSectionSchema,
  dealQuerystring,
  nearbyDealsQuerystring,
  offersQuerystring,
  storeCouponsQuerystring,
  offerSchema,
} from '@baeon/contracts/campaigns/campaigns-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { JSON_TYPE, envelopeOf, pageAnswers, ok, okPage } from '../../lib/envelope.ts';
import type { Campaigns } from './campaigns.service.ts';

const tags = ['deals'];

/** What anybody may see. */
export const campaignsRoutes =
  ({ campaigns }: { campaigns: Campaigns }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/coupons',
      {
        schema: {
          tags,
          summary: 'Offers of one store, or around a place',
          querystring: offersQuerystring,
          response: pageAnswers(dealPageSchema(offerSchema)),
        },
      },
      async (request) => {
        const { query } = request;
        // Only what is searched for is noted for somebody.
        const signedIn = query.q ? await app.signedInOf(request) : null;
        const userId = signedIn?.user.id ?? null;
        const { offers, nextCursor, didYouMean } = await campaigns.offers(query, userId);
        return { ...okPage(offers, nextCursor), did_you_mean: didYouMean };
      },
    );

    app.get(
      '/deal-sections',
      {
        schema: {
          tags,
          summary: 'Rows of a few deals around a place; some only for a signed-in user',
          querystring: dealQuerystring,
          response: envelopeOf(z.array(dealSectionSchema)),
        },
      },
      async (request, reply) => {
        const signedIn = await app.signedInOf(request);
        const sections = await campaigns.sections(request.query, signedIn?.user.id ?? null);
        return reply.type(JSON_TYPE).send(sections as never);
      },
    );

    app.get(
      '/coupons/:campaign_id',
      {
        schema: {
          tags,
          summary: 'One deal; the coupon in it is that of the signed-in user',
          params: z.object({ campaign_id: z.string().max(100) }),
          querystring: dealQuerystring,
          response: envelopeOf(dealSchema),
        },
      },
      async (request) => {
        const signedIn = await app.signedInOf(request);
        const { campaign_id: id } = request.params;
        return ok(await campaigns.deal(id, request.query, signedIn?.user.id ?? null));
      },
    );

    app.get(
      '/stores/:id/coupon',
      {
        schema: {
          tags,
          summary: 'The deals of one store',
          params: z.object({ id: z.string().max(200) }),
          querystring: storeCouponsQuerystring,
          response: envelopeOf(z.array(couponEntrySchema)),
        },
      },
      async (request) => {
        const signedIn = await app.signedInOf(request);
        const { id } = request.params;
        return ok(await campaigns.ofStore(id, request.query, signedIn?.user.id ?? null));
      },
    );
  };

/** What is near a user. */
export const userCampaignsRoutes =
  ({ campaigns }: { campaigns: Campaigns }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/:userId/nearby-deals',
      {
        schema: {
          tags,
          summary: 'Deals around the user, nearest first',
          security: [{ bearer: [] }],
          params: z.object({ userId: z.string() }),
          querystring: nearbyDealsQuerystring,
          response: pageAnswers(dealPageSchema(couponEntrySchema)),
        },
        preHandler: app.requireIdentity,
      },
      async (request, reply) => {
        app.requireSelf(request, request.params.userId);
        const page = await campaigns.nearby(request.identity.id, request.query);
        // Written out already: what is sent as a text is sent as it is.
        return reply.type(JSON_TYPE).send(page as never);
      },
    );
  };
