import { doneResult, storeParams, storeThingParams } from '@baeon/contracts/counter/counter-wire';
import {
  conflictSchema,
  conflictsQuerystring,
  settleBody,
  storeCampaignBody,
  storeCampaignSchema,
} from '@baeon/contracts/counter/offline-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelopeOf, ok, okPage, pageEnvelopeOf } from '../../lib/envelope.ts';
import type { CampaignSettings } from './campaign-settings.service.ts';
import type { Conflicts } from './conflicts.service.ts';
import { done } from './people.routes.ts';
import type { Roles } from './roles.service.ts';

const tags = ['counter: store'];
const security = [{ bearer: [] }];

type Dependencies = { roles: Roles; conflicts: Conflicts; campaignSettings: CampaignSettings };

/** What tills without a connection may take, and what came of it. */
export const conflictsRoutes =
  ({ roles, conflicts, campaignSettings }: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    const preHandler = app.requireUser;

    app.get(
      '/stores/:storeId/campaigns',
      {
        schema: {
          tags,
          summary: 'Campaigns of a store that are not over',
          security,
          params: storeParams,
          response: envelopeOf(z.object({ campaigns: z.array(storeCampaignSchema) })),
        },
        preHandler,
      },
      async ({ signedIn: { user }, params: { storeId } }) => {
        await roles.ofPerson(user, storeId, ['owner']);
        return ok({ campaigns: await campaignSettings.list(user.id, storeId) });
      },
    );

    app.patch(
      '/stores/:storeId/campaigns/:id',
      {
        schema: {
          tags,
          summary: 'Pause a campaign or let it go on, and say how many tills may take offline',
          description: 'Refused as FORBIDDEN where it also runs at stores of others.',
          security,
          params: storeThingParams,
          body: storeCampaignBody,
          response: envelopeOf(doneResult),
        },
        preHandler,
      },
      async ({ signedIn: { user }, params: { storeId, id }, body }) => {
        await roles.ofPerson(user, storeId, ['owner']);
        await campaignSettings.change(user.id, storeId, id, body);
        return done;
      },
    );

    app.get(
      '/stores/:storeId/conflicts',
      {
        schema: {
          tags,
          summary: 'What tills took offline and what does not stand, newest first',
          security,
          params: storeParams,
          querystring: conflictsQuerystring,
          response: pageEnvelopeOf(conflictSchema),
        },
        preHandler,
      },
      async ({ signedIn, params: { storeId }, query }) => {
        await roles.ofPerson(signedIn.user, storeId, ['owner', 'operator']);
        const { page, nextCursor } = await conflicts.page(storeId, query);
        return okPage(page, nextCursor);
      },
    );

    app.post(
      '/stores/:storeId/conflicts/:id/settle',
      {
        schema: {
          tags,
          summary: 'Mark a conflict as settled, with a note',
          security,
          params: storeThingParams,
          body: settleBody,
          response: envelopeOf(doneResult),
        },
        preHandler,
      },
      async ({ signedIn: { user }, params: { storeId, id }, body }) => {
        await roles.ofPerson(user, storeId, ['owner', 'operator']);
        await conflicts.settle(user.id, storeId, id, body.note);
        return done;
      },
    );

    app.get(
      '/conflicts',
      {
        schema: {
          tags,
          summary: 'The conflicts of all stores, newest first',
          security,
          querystring: conflictsQuerystring,
          response: pageEnvelopeOf(conflictSchema),
        },
        preHandler,
      },
      async ({ signedIn, query }) => {
        await roles.ofPerson(signedIn.user, null, ['operator']);
        const { page, nextCursor } = await conflicts.page(null, query);
        return okPage(page, nextCursor);
      },
    );
  };
