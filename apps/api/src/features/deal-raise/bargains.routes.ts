import {
  answerBody,
  answerResult,
  bargainDetailResult,
  counterOfferBody,
  poolResult,
  raisedParams,
} from '@baeon/contracts/deal-raise/bargains-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { envelopeOf, ok } from '../../lib/envelope.ts';
import type { OwnSiteOf } from '../../lib/own-site.ts';
import type { Offers } from './offers.service.ts';

const MINUTE = 60_000;
const tags = ['deal raise'];
const security = [{ bearer: [] }];
const params = raisedParams;

type Dependencies = { offers: Offers; ownSite: OwnSiteOf };

/** What stores offer for a raised deal, and what its raiser says to that. */
export const bargainsRoutes =
  ({ offers, ownSite }: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    const answering = [
      app.limitByAddress({ name: 'offers', max: 300, windowMs: 10 * MINUTE }),
      app.requireUser,
    ];
    const said = (summary: string, description?: string) => ({
      tags,
      summary,
      ...(description && { description }),
      security,
      params,
      response: envelopeOf(answerResult),
    });

    app.get(
      '/deal-raise/:id/offers',
      {
        schema: {
          tags,
          summary: 'What stores offer for an own raised deal, the cheapest first',
          description: 'The id may be that of one of the offers.',
          security,
          params,
          response: envelopeOf(bargainDetailResult),
        },
        preHandler: app.requireUser,
      },
      async (request) => {
        const { id: userId } = request.signedIn.user;
        return ok(await offers.detail(userId, request.params.id, ownSite(request).origin));
      },
    );

    app.post(
      '/deal-raise/:id/accept',
      {
        schema: {
          ...said(
            'Accept an offer: a coupon at once, or a yes that counts for all at the closing',
            'Twice is once. Refusals: EXPIRED, SOLD_OUT, TOO_LATE (others need an earlier yes), NOT_FOUND.',
          ),
          body: answerBody,
        },
        preHandler: answering,
      },
      async (request) => {
        const { params, body, signedIn } = request;
        const { origin } = ownSite(request);
        return ok(await offers.accept(signedIn.user.id, params.id, body.bid_id, origin));
      },
    );

    app.post(
      '/deal-raise/:id/take-back',
      {
        schema: {
          ...said('Take a yes back', 'Refusal: TOO_LATE where others reach their price by it.'),
          body: answerBody,
        },
        preHandler: answering,
      },
      async (request) => {
        const { params, body, signedIn } = request;
        const { origin } = ownSite(request);
        return ok(await offers.takeBack(signedIn.user.id, params.id, body.bid_id, origin));
      },
    );

    app.post(
      '/deal-raise/:id/decline',
      {
        schema: { ...said('Decline an offer', 'Refusal: ALREADY_SAID.'), body: answerBody },
        preHandler: answering,
      },
      async (request) => {
        const { params, body, signedIn } = request;
        const { origin } = ownSite(request);
        return ok(await offers.decline(signedIn.user.id, params.id, body.bid_id, origin));
      },
    );

    app.post(
      '/deal-raise/:id/counter',
      {
        schema: {
          ...said(
            'Name a price to the store of an offer, once',
            'It answers by a new offer, or says no. Refusals: ALREADY_SAID, EXPIRED, SOLD_OUT, INVALID_INPUT.',
          ),
          body: counterOfferBody,
        },
        preHandler: answering,
      },
      async (request) => {
        const { params, body, signedIn } = request;
        const { origin } = ownSite(request);
        const { bid_id, price_rupees } = body;
        return ok(await offers.counter(signedIn.user.id, params.id, bid_id, price_rupees, origin));
      },
    );

    app.post(
      '/deal-raise/:id/close',
      {
        schema: said('Close a raised deal', 'Refusal: TOO_LATE where others need an own yes.'),
        preHandler: answering,
      },
      async (request) => {
        const { params, signedIn } = request;
        return ok(await offers.close(signedIn.user.id, params.id, ownSite(request).origin));
      },
    );

    app.get(
      '/deal-raise/pools/:id',
      {
        schema: {
          tags,
          summary: 'What a pool is about, for whoever has its link; raising the same joins it',
          params,
          response: envelopeOf(poolResult),
        },
        preHandler: app.limitByAddress({ name: 'pools', max: 600, windowMs: 10 * MINUTE }),
      },
      async (request) => ok(await offers.pool(request.params.id, ownSite(request).origin)),
    );
  };
