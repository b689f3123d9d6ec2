import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { z } from 'zod';
import { envelopeOf, ok } from '../../lib/envelope.ts';
import { AppError } from '../../lib/app-error.ts';
import { API_PREFIX } from '../../lib/feature.ts';

const DATABASE_PATIENCE_MS = 2000;

/** Whether the process lives, and whether it can serve. */
export const createSystemFeature = ({ pool }: { pool: Pool }) => ({
  routes: [{ prefix: API_PREFIX, plugin: systemRoutes(() => pool.query('select 1')) }],
});

const systemRoutes =
  (askDatabase: () => Promise<unknown>): FastifyPluginAsyncZod =>
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
          summary: 'Can it serve: does the database answer',
          response: envelopeOf(z.object({ status: z.literal('ready') })),
        },
      },
      async (request) => {
        const tooLate = AbortSignal.timeout(DATABASE_PATIENCE_MS);
        const patience = new Promise((_, reject) => {
          tooLate.addEventListener('abort', () => reject(tooLate.reason));
        });
        try {
          await Promise.race([askDatabase(), patience]);
        } catch (error) {
          request.log.warn({ err: error }, 'not ready');
          throw new AppError('NOT_READY', 'The database does not answer.', {
            retryAfterSeconds: 5,
          });
        }
        return ok({ status: 'ready' as const });
      },
    );
  };
