import { doneResult, storeParams, storeThingParams } from '@baeon/contracts/counter/counter-wire';
import {
  honourQuerystring,
  replyBody,
  storeHonourSchema,
  storeRefusalSchema,
} from '@baeon/contracts/honour/honour-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { envelopeOf, ok, okPage, pageEnvelopeOf } from '../../lib/envelope.ts';
import type { Roles } from '../counter/roles.service.ts';
import type { Refusals } from './refusals.service.ts';

const tags = ['counter: honour'];
const security = [{ bearer: [] }];

type Dependencies = { roles: Roles; refusals: Refusals };

/** What stores hear of coupons that they did not take, and operators of stores. */
export const counterHonourRoutes =
  ({ roles, refusals }: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    const preHandler = app.requireUser;

    app.get(
      '/stores/:storeId/refusals',
      {
        schema: {
          tags,
          summary: 'What holders say that the store did not take, newest first',
          security,
          params: storeParams,
          querystring: honourQuerystring,
          response: pageEnvelopeOf(storeRefusalSchema),
        },
        preHandler,
      },
      async ({ signedIn, params: { storeId }, query }) => {
        await roles.ofPerson(signedIn.user, storeId, ['owner', 'operator']);
        const { page, nextCursor } = await refusals.ofStore(storeId, query);
        return okPage(page, nextCursor);
      },
    );

    app.post(
      '/stores/:storeId/refusals/:id/reply',
      {
        schema: {
          tags,
          summary: 'Answer one of them, once; it is shown to everybody',
          description: 'Refusals: NOT_FOUND, ALREADY_SAID.',
          security,
          params: storeThingParams,
          body: replyBody,
          response: envelopeOf(doneResult),
        },
        preHandler,
      },
      async ({ signedIn: { user }, params: { storeId, id }, body }) => {
        await roles.ofPerson(user, storeId, ['owner']);
        await refusals.reply(user.id, storeId, id, body.reply);
        return ok({ done: true as const });
      },
    );

    app.get(
      '/honour',
      {
        schema: {
          tags,
          summary: 'How stores honour coupons, those first that refuse most',
          security,
          querystring: honourQuerystring,
          response: pageEnvelopeOf(storeHonourSchema),
        },
        preHandler,
      },
      async ({ signedIn, query }) => {
        await roles.ofPerson(signedIn.user, null, ['operator']);
        const { page, nextCursor } = await refusals.stores(query);
        return okPage(page, nextCursor);
      },
    );
  };
