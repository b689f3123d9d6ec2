import {
  forgetSearchesQuerystring,
  forgetSearchesResult,
  suggestionsQuerystring,
  suggestionsResult,
} from '@baeon/contracts/search/suggestions-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelopeOf, ok } from '../../lib/envelope.ts';
import type { Searches } from './searches.service.ts';
import type { Suggester } from './suggestions.service.ts';

const MINUTE = 60_000;
const tags = ['deals'];

export const suggestionsRoutes =
  ({ suggest }: { suggest: Suggester }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/search/suggestions',
      {
        schema: {
          tags,
          summary:
            'What somebody who searches deals may mean; recent ones are the signed-in user’s',
          querystring: suggestionsQuerystring,
          response: envelopeOf(suggestionsResult),
        },
        preHandler: app.limitByAddress({ name: 'suggestions', max: 1200, windowMs: 10 * MINUTE }),
      },
      async (request) => {
        const identity = await app.identityOf(request);
        return ok(await suggest(request.query, identity?.id ?? null));
      },
    );
  };

export const userSearchesRoutes =
  ({ searches }: { searches: Searches }): FastifyPluginAsyncZod =>
  async (app) => {
    app.delete(
      '/:userId/searches',
      {
        schema: {
          tags,
          summary: 'Forget one of the last searches, or all of them',
          security: [{ bearer: [] }],
          params: z.object({ userId: z.string() }),
          querystring: forgetSearchesQuerystring,
          response: envelopeOf(forgetSearchesResult),
        },
        preHandler: app.requireIdentity,
      },
      async (request) => {
        app.requireSelf(request, request.params.userId);
        const { id } = request.identity;
        await searches.forget(id, request.query.text);
        return ok({ recent: await searches.recent(id) });
      },
    );
  };
