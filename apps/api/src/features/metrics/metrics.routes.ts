import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../lib/app-error.ts';
import { isSameAs } from '../../lib/same-secret.ts';
import type { ShownFigures } from './figures.ts';

/** Beside the API, for whoever shows the token. */
export const metricsRoutes =
  ({ figures, token }: { figures: ShownFigures; token: string }): FastifyPluginAsyncZod =>
  async (app) => {
    const isAllowed = isSameAs(`Bearer ${token}`);

    app.get(
      '/metrics',
      {
        schema: { hide: true },
        preHandler: async ({ headers }) => {
          if (isAllowed(headers.authorization ?? '')) return;
          throw new AppError('UNAUTHENTICATED', 'Metrics need their token.');
        },
      },
      async (_request, reply) => {
        const text = await figures.read();
        return reply.header('cache-control', 'no-store').type(figures.contentType).send(text);
      },
    );
  };
