import { couponEntrySchema, dealSchema } from '@baeon/contracts/coupons/coupon';
import {
  dealQuery,
  nearbyDealsQuery,
  offersQuery,
  storeCouponsQuery,
} from '@baeon/contracts/campaigns/deal-queries';
import { offerSchema } from '@baeon/contracts/campaigns/offer';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answersWith, answersWithPage, yes, yesPage } from '../../lib/answers.ts';
import type { Campaigns } from './campaigns.service.ts';

const tags = ['deals'];
const JSON_TYPE = 'application/json; charset=utf-8';

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
          querystring: offersQuery,
          response: answersWithPage(offerSchema),
        },
      },
      async (request) => {
        const { offers, nextCursor } = await campaigns.offers(request.query);
        return yesPage(offers, nextCursor);
      },
    );

    app.get(
      '/coupons/:campaign_id',
      {
        schema: {
          tags,
          summary: 'One deal; the coupon in it is that of the signed-in user',
          params: z.object({ campaign_id: z.string().max(100) }),
          querystring: dealQuery,
          response: answersWith(dealSchema),
        },
      },
      async (request) => {
        const signedIn = await app.signedInOf(request);
        const { campaign_id: id } = request.params;
        return yes(await campaigns.deal(id, request.query, signedIn?.user.id ?? null));
      },
    );

    app.get(
      '/stores/:id/coupon',
      {
        schema: {
          tags,
          summary: 'The deals of one store',
          params: z.object({ id: z.string().max(200) }),
          querystring: storeCouponsQuery,
          response: answersWith(z.array(couponEntrySchema)),
        },
      },
      async (request) => {
        const signedIn = await app.signedInOf(request);
        const { id } = request.params;
        return yes(await campaigns.ofStore(id, request.query, signedIn?.user.id ?? null));
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
          querystring: nearbyDealsQuery,
          response: answersWithPage(couponEntrySchema),
        },
        preHandler: app.requireHolder,
      },
      async (request, reply) => {
        app.requireSelf(request, request.params.userId);
        const page = await campaigns.nearby(request.holder.id, request.query);
        // Written out already: what is sent as a text is sent as it is.
        return reply.type(JSON_TYPE).send(page as never);
      },
    );
  };
