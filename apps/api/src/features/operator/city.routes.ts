import { cityQuerystring, citySchema } from '@baeon/contracts/counter/city-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { envelopeOf, ok } from '../../lib/envelope.ts';
import type { Roles } from '../counter/roles.service.ts';
import type { CityGlance } from './city.service.ts';

export const cityRoutes =
  ({ city, roles }: { city: CityGlance; roles: Roles }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/city',
      {
        schema: {
          tags: ['counter: operators'],
          summary: 'What happened in the last day or week, hour by hour, and what waits',
          security: [{ bearer: [] }],
          querystring: cityQuerystring,
          response: envelopeOf(citySchema),
        },
        preHandler: app.requireUser,
      },
      async ({ signedIn: { user }, query }) => {
        await roles.ofPerson(user, null, ['operator']);
        return ok(await city.look(query.hours));
      },
    );
  };
