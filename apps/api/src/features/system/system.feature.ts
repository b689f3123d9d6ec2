import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelopeOf, ok } from '../../lib/envelope.ts';
import { AppError } from '../../lib/app-error.ts';
import { API_PREFIX } from '../../lib/feature.ts';
import { createReadiness, type Readiness } from './readiness.ts';

const RETRY_AFTER_SECONDS = 5;

/** Whether the process lives, and whether it can serve. */
export function createSystemFeature(dependencies: Parameters<typeof createReadiness>[0]) {
  const readiness = createReadiness(dependencies);
  return { readiness, routes: [{ prefix: API_PREFIX, plugin: systemRoutes(readiness) }] };
}

const systemRoutes =
  (readiness: Readiness): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/health',
      {
        schema: {
          tags: ['system'],
          summary: 'Is the process alive',
          response: envelopeOf(z.object({ status: z.literal('alive') })),
        },
      },
      async () => ok({ status: 'alive' as const }),
    );

    app.get(
      '/ready',
      {
        schema: {
          tags: ['system'],
          summary: 'May requests come to this process',
          description:
            'Yes while the database answers, its clock is less than 2 s from the process’s, what the ' +
            'process keeps in memory has caught up with the database, and it is not about to end.',
          response: envelopeOf(z.object({ status: z.literal('ready') })),
        },
      },
      async () => {
        const { fault } = await readiness.look();
        if (fault === null) return ok({ status: 'ready' as const });
        throw new AppError('NOT_READY', fault, { retryAfterSeconds: RETRY_AFTER_SECONDS });
      },
    );
  };
