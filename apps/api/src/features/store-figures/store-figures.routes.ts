import { storeParams } from '@baeon/contracts/counter/counter-wire';
import {
  figuresQuerystring,
  storeFiguresResult,
} from '@baeon/contracts/counter/store-figures-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import { sendCsv } from '../../lib/csv.ts';
import { csvAnswers, envelopeOf, ok } from '../../lib/envelope.ts';
import type { Roles } from '../counter/roles.service.ts';
import type { StoreFiguresOf } from './store-figures.service.ts';

const MINUTE = 60_000;

type Dependencies = { roles: Roles; figures: StoreFiguresOf };

/** How a store does, for whoever answers for it. */
export const storeFiguresRoutes =
  ({ roles, figures }: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    const shared = {
      tags: ['counter: figures'],
      security: [{ bearer: [] }],
      params: storeParams,
      querystring: figuresQuerystring,
    };
    const preHandler = [
      app.limitByAddress({ name: 'store-figures', max: 300, windowMs: 10 * MINUTE }),
      app.requireUser,
      async ({ signedIn, params }: FastifyRequest) => {
        const { storeId } = params as { storeId: string };
        await roles.ofPerson(signedIn.user, storeId, ['owner', 'operator']);
      },
    ];

    app.get(
      '/stores/:storeId/figures',
      {
        schema: {
          ...shared,
          summary: 'How often deals of a store were seen, opened, claimed, redeemed and refused',
          description: 'By day and by deal. Refusals: NOT_FOUND (the store).',
          response: envelopeOf(storeFiguresResult),
        },
        preHandler,
      },
      async ({ params: { storeId }, query: { days } }) => ok(await figures.of({ storeId, days })),
    );

    app.get(
      '/stores/:storeId/figures.csv',
      {
        schema: {
          ...shared,
          summary: 'The same as a table, a line for each day and deal',
          response: csvAnswers,
        },
        preHandler,
      },
      async ({ params: { storeId }, query: { days } }, reply) =>
        sendCsv(reply, `figures-${days}-days`, await figures.lines({ storeId, days })),
    );
  };
