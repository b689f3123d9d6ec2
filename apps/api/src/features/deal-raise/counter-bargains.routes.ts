import {
  bidBody,
  bidResult,
  storeBargainSchema,
  storeBargainsQuerystring,
  unansweredBargainSchema,
} from '@baeon/contracts/deal-raise/bargains-wire';
import { doneResult, storeParams, storeThingParams } from '@baeon/contracts/counter/counter-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { envelopeOf, ok, okPage, pageEnvelopeOf } from '../../lib/envelope.ts';
import type { OwnSiteOf } from '../../lib/own-site.ts';
import type { CounterRole, Roles } from '../counter/roles.service.ts';
import type { Bids } from './bids.service.ts';

const tags = ['counter: bargains'];
const security = [{ bearer: [] }];
/** Operators bargain for stores that do not do so themselves; the record says who it was. */
const bidders: CounterRole[] = ['owner', 'operator'];

type Dependencies = { roles: Roles; bids: Bids; ownSite: OwnSiteOf };

/** What people near a store want, and what it offers them. */
export const counterBargainsRoutes =
  ({ roles, bids, ownSite }: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    const preHandler = app.requireUser;

    app.get(
      '/bargains',
      {
        schema: {
          tags,
          summary: 'Raised deals that no store has answered, the oldest first, for operators',
          security,
          querystring: storeBargainsQuerystring,
          response: pageEnvelopeOf(unansweredBargainSchema),
        },
        preHandler,
      },
      async ({ signedIn: { user }, query }) => {
        await roles.ofPerson(user, null, ['operator']);
        const page = await bids.unanswered(query);
        return okPage(page.bargains, page.nextCursor);
      },
    );

    app.get(
      '/stores/:storeId/bargains',
      {
        schema: {
          tags,
          summary: 'Deals that people raised and the store can bid for, the nearest first',
          security,
          params: storeParams,
          querystring: storeBargainsQuerystring,
          response: pageEnvelopeOf(storeBargainSchema),
        },
        preHandler,
      },
      async (request) => {
        const { signedIn, params, query } = request;
        await roles.ofPerson(signedIn.user, params.storeId, bidders);
        const page = await bids.list(params.storeId, query, ownSite(request).origin);
        return okPage(page.bargains, page.nextCursor);
      },
    );

    app.post(
      '/stores/:storeId/bargains/:id/bids',
      {
        schema: {
          tags,
          summary: 'Bid for one, in place of an open bid that nobody has accepted',
          description:
            'Refusals: NOT_FOUND, ALREADY_CLAIMED (one was accepted), TOO_MANY_REQUESTS.',
          security,
          params: storeThingParams,
          body: bidBody,
          response: envelopeOf(bidResult),
        },
        preHandler,
      },
      async ({ signedIn: { user }, params: { storeId, id }, body }) => {
        await roles.ofPerson(user, storeId, bidders);
        return ok({ id: await bids.make({ userId: user.id, storeId }, id, body) });
      },
    );

    app.delete(
      '/stores/:storeId/bids/:id',
      {
        schema: {
          tags,
          summary: 'Withdraw a bid that nobody has accepted',
          description: 'Refusals: NOT_FOUND, ALREADY_CLAIMED.',
          security,
          params: storeThingParams,
          response: envelopeOf(doneResult),
        },
        preHandler,
      },
      async ({ signedIn: { user }, params: { storeId, id } }) => {
        await roles.ofPerson(user, storeId, bidders);
        await bids.withdraw({ userId: user.id, storeId }, id);
        return ok({ done: true as const });
      },
    );

    app.post(
      '/stores/:storeId/counters/:id/refuse',
      {
        schema: {
          tags,
          summary:
            'Say no to a price that somebody named; another bid says yes, or something between',
          description: 'Refusal: NOT_FOUND.',
          security,
          params: storeThingParams,
          response: envelopeOf(doneResult),
        },
        preHandler,
      },
      async ({ signedIn: { user }, params: { storeId, id } }) => {
        await roles.ofPerson(user, storeId, bidders);
        await bids.refuse({ userId: user.id, storeId }, id);
        return ok({ done: true as const });
      },
    );
  };
