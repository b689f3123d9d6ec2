import { doneResult, storeParams, storeThingParams } from '@baeon/contracts/counter/counter-wire';
import {
  dealDraftsResult,
  dealForm,
  dealSettingQuerystring,
  dealSettingResult,
  madeDealResult,
  newDealBody,
  storeDealBody,
  storeDealSchema,
} from '@baeon/contracts/counter/store-deals-wire';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { envelopeOf, ok } from '../../lib/envelope.ts';
import type { Roles } from '../counter/roles.service.ts';
import type { DealSettings } from './deal-setting.ts';
import type { DealMaking } from './store-deals.service.ts';

const tags = ['counter: deals'];
const security = [{ bearer: [] }];
const done = ok({ done: true as const });
/** The longest texts, in letters of three bytes. */
const DEAL_BODY_LIMIT = 32 * 1024;

type Dependencies = { roles: Roles; storeDeals: DealMaking; dealSetting: DealSettings };

/** What an owner makes of deals at stores of theirs. Every route here is the owner's alone. */
export const storeDealsRoutes =
  ({ roles, storeDeals, dealSetting }: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    const preHandler = [
      app.requireUser,
      async (request: FastifyRequest) => {
        const { storeId } = request.params as { storeId: string };
        await roles.ofPerson(request.signedIn.user, storeId, ['owner']);
      },
    ];
    const bodyLimit = DEAL_BODY_LIMIT;
    const doneResponse = envelopeOf(doneResult);

    app.get(
      '/stores/:storeId/deal-setting',
      {
        schema: {
          tags,
          summary: 'What a deal of a store is made of and shown with',
          security,
          params: storeParams,
          querystring: dealSettingQuerystring,
          response: envelopeOf(dealSettingResult),
        },
        preHandler,
      },
      async ({ signedIn: { user }, params: { storeId }, query }) =>
        ok(await dealSetting({ userId: user.id, storeId, title: query.title })),
    );

    app.get(
      '/stores/:storeId/deals/:id',
      {
        schema: {
          tags,
          summary: 'A deal, as its owner changes it',
          security,
          params: storeThingParams,
          response: envelopeOf(storeDealSchema),
        },
        preHandler,
      },
      async ({ signedIn: { user }, params: { storeId, id } }) =>
        ok(await storeDeals.one({ userId: user.id, storeId }, id)),
    );

    app.post(
      '/stores/:storeId/deals',
      {
        schema: {
          tags,
          summary:
            'Make a deal, which shoppers see at once; a store’s first one may wait for an operator',
          description: 'Sent twice with one id it is one deal. A draft with that id is gone then.',
          security,
          params: storeParams,
          body: newDealBody,
          response: envelopeOf(madeDealResult),
        },
        bodyLimit,
        preHandler,
      },
      async ({ signedIn: { user }, params: { storeId }, body }) => {
        const { waiting } = await storeDeals.make({ userId: user.id, storeId }, body);
        return ok({ done: true as const, waiting });
      },
    );

    app.put(
      '/stores/:storeId/deals/:id',
      {
        schema: {
          tags,
          summary: 'Change a deal; coupons that people hold keep the terms they had',
          description: 'Refused as FORBIDDEN where it also runs at stores of others.',
          security,
          params: storeThingParams,
          body: storeDealBody,
          response: doneResponse,
        },
        bodyLimit,
        preHandler,
      },
      async ({ signedIn: { user }, params: { storeId, id }, body }) => {
        await storeDeals.change({ userId: user.id, storeId }, id, body);
        return done;
      },
    );

    app.post(
      '/stores/:storeId/deals/:id/end',
      {
        schema: {
          tags,
          summary: 'End a deal now; coupons that people hold stay good',
          security,
          params: storeThingParams,
          response: doneResponse,
        },
        preHandler,
      },
      async ({ signedIn: { user }, params: { storeId, id } }) => {
        await storeDeals.end({ userId: user.id, storeId }, id);
        return done;
      },
    );

    app.get(
      '/stores/:storeId/drafts',
      {
        schema: {
          tags,
          summary: 'Deals that are not made yet, the one that was touched last first',
          security,
          params: storeParams,
          response: envelopeOf(dealDraftsResult),
        },
        preHandler,
      },
      async ({ params }) => ok({ drafts: await storeDeals.drafts(params.storeId) }),
    );

    app.put(
      '/stores/:storeId/drafts/:id',
      {
        schema: {
          tags,
          summary: 'Keep what was typed of a deal so far',
          security,
          params: storeThingParams,
          body: dealForm,
          response: doneResponse,
        },
        bodyLimit,
        preHandler,
      },
      async ({ params: { storeId, id }, body }) => {
        await storeDeals.keepDraft(storeId, id, body);
        return done;
      },
    );

    app.delete(
      '/stores/:storeId/drafts/:id',
      {
        schema: {
          tags,
          summary: 'Remove a draft',
          security,
          params: storeThingParams,
          response: doneResponse,
        },
        preHandler,
      },
      async ({ params: { storeId, id } }) => {
        await storeDeals.dropDraft(storeId, id);
        return done;
      },
    );
  };
