import { MAX_PLACE_LENGTH } from '@baeon/contracts/profile/onboarding';
import { placeSchema, placesResult } from '@baeon/contracts/places/places-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelopeOf, ok } from '../../lib/envelope.ts';
import type { Places } from './places.service.ts';

const placesQuery = z.object({
  q: z
    .string({ error: 'q must be one text' })
    .trim()
    .max(MAX_PLACE_LENGTH, `At most ${MAX_PLACE_LENGTH} characters, please`)
    .default('')
    .describe('What was typed so far: the start of a name, or a pincode'),
  kind: z
    .enum(placeSchema.shape.kind.options, { error: 'kind must be area or city' })
    .optional()
    .describe('area: areas first, then towns; city: no areas'),
});

export const placesRoutes =
  ({ places }: { places: Places }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/places',
      {
        schema: {
          tags: ['places'],
          summary: 'Towns and areas of towns by what was typed so far, the best first',
          security: [{ bearer: [] }],
          querystring: placesQuery,
          response: envelopeOf(placesResult),
        },
        preHandler: app.requireUser,
      },
      async ({ query }) =>
        ok({ places: await places.suggest({ text: query.q, kind: query.kind }) }),
    );
  };
