import { MAX_PLACE_LENGTH } from '@baeon/contracts/profile/onboarding';
import { checkCoordinates, degreesInQuery } from '@baeon/contracts/common/common-wire';
import { coordinatesProblem } from '@baeon/contracts/places/geo';
import { nearestPlaceResult, placeSchema, placesResult } from '@baeon/contracts/places/places-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelopeOf, ok } from '../../lib/envelope.ts';
import type { Places } from './places.service.ts';

const placesQuery = z.object({
  q: z
    .string({ error: 'q must be one text' })
    // No name has it, and what is typed is not judged.
    .overwrite((typed) => typed.replaceAll('\0', ' '))
    .trim()
    .max(MAX_PLACE_LENGTH, `At most ${MAX_PLACE_LENGTH} characters, please`)
    .default('')
    .describe('What was typed so far: the start of a name, or a pincode'),
  kind: z
    .enum(placeSchema.shape.kind.options, { error: 'kind must be area or city' })
    .optional()
    .describe('area: areas first, then towns; city: no areas'),
});

const nearestQuery = z
  .object({ latitude: degreesInQuery, longitude: degreesInQuery })
  .superRefine(checkCoordinates);

const withinQuery = z
  .object({
    south: degreesInQuery,
    west: degreesInQuery,
    north: degreesInQuery,
    east: degreesInQuery,
  })
  .superRefine(({ south, west, north, east }, context) => {
    const problem =
      coordinatesProblem(south, west) ??
      coordinatesProblem(north, east) ??
      (south < north && west < east ? null : 'South must be below north, and west of east');
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

const MINUTE = 60_000;
/** The gazetteer changes with a release. */
const FOR_A_DAY = 'public, max-age=86400';

export const placesRoutes =
  ({ places }: { places: Places }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/places',
      {
        schema: {
          tags: ['places'],
          summary: 'Towns and areas of towns by what was typed so far, the best first',
          querystring: placesQuery,
          response: envelopeOf(placesResult),
        },
        preHandler: app.limitByAddress({ name: 'places', max: 1200, windowMs: 10 * MINUTE }),
      },
      async ({ query }) =>
        ok({ places: await places.suggest({ text: query.q, kind: query.kind }) }),
    );

    app.get(
      '/places/within',
      {
        schema: {
          tags: ['places'],
          summary: 'Names for a part of the map: large cities, then what is nearest to its middle',
          querystring: withinQuery,
          response: envelopeOf(placesResult),
        },
        preHandler: app.limitByAddress({ name: 'places-within', max: 600, windowMs: 10 * MINUTE }),
      },
      async ({ query }, reply) => {
        const found = await places.within(query);
        reply.header('cache-control', FOR_A_DAY);
        return ok({ places: found });
      },
    );

    app.get(
      '/places/nearest',
      {
        schema: {
          tags: ['places'],
          summary: 'What the place around a point is called, and what is served if it is not',
          querystring: nearestQuery,
          response: envelopeOf(nearestPlaceResult),
        },
        preHandler: app.limitByAddress({ name: 'nearest-place', max: 600, windowMs: 10 * MINUTE }),
      },
      async ({ query }, reply) => {
        const around = await places.around(query);
        reply.header('cache-control', FOR_A_DAY);
        return ok(around);
      },
    );
  };
