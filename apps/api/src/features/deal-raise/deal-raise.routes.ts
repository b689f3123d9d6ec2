import {
  raiseBody,
  raisedDealSchema,
  raisedDealsQuerystring,
  raiseResult,
} from '@baeon/contracts/deal-raise/deal-raise-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { envelopeOf, pageEnvelopeOf, ok, okPage } from '../../lib/envelope.ts';
import type { OwnSiteOf } from '../../lib/own-site.ts';
import type { DealRaising } from './deal-raise.service.ts';

const MINUTE = 60_000;
const tags = ['deal raise'];
const security = [{ bearer: [] }];

type Dependencies = { dealRaising: DealRaising; ownSite: OwnSiteOf };

export const dealRaiseRoutes =
  ({ dealRaising, ownSite }: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/deal-raise/user',
      {
        schema: {
          tags,
          summary: 'Ask us to bargain on a product, in a served location',
          description:
            'The same link within a day gives the first deal again. Refusals: NOT_SERVED, ' +
            'INVALID_INPUT (also with too many deals under way), FORBIDDEN (another user).',
          security,
          querystring: raisedDealsQuerystring.pick({ user_id: true }),
          body: raiseBody,
          response: envelopeOf(raiseResult),
        },
        preHandler: [
          app.limitByAddress({ name: 'raise', max: 120, windowMs: 10 * MINUTE }),
          app.requireUser,
        ],
      },
      async (request) => {
        app.requireSelf(request, request.query.user_id);
        app.requireSelf(request, request.body.user_id);
        return ok(await dealRaising.raise(request.body, ownSite(request)));
      },
    );

    app.get(
      '/deal-raise/user',
      {
        schema: {
          tags,
          summary: 'The deals that the signed-in user raised, newest first',
          security,
          querystring: raisedDealsQuerystring,
          response: pageEnvelopeOf(raisedDealSchema),
        },
        preHandler: app.requireUser,
      },
      async (request) => {
        app.requireSelf(request, request.query.user_id);
        const { id } = request.signedIn.user;
        const page = await dealRaising.list(id, request.query, ownSite(request));
        return okPage(page.deals, page.nextCursor);
      },
    );
  };
