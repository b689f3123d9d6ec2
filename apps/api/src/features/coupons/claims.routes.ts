import { claimBody, claimResult } from '@baeon/contracts/coupons/coupons-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { envelopeOf, ok } from '../../lib/envelope.ts';
import type { Claims } from './claims.service.ts';

export const claimsRoutes =
  ({ claims }: { claims: Claims }): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/coupons/user-share',
      {
        schema: {
          tags: ['coupons'],
          summary: 'Get a deal: one coupon for the signed-in user, also sent to their number',
          description:
            'Repeating it gives the same coupon again. Refusals: SOLD_OUT, EXPIRED, NOT_STARTED, ' +
            'NOT_FOUND, ALREADY_CLAIMED (yours was passed on), FORBIDDEN (another number).',
          security: [{ bearer: [] }],
          body: claimBody,
          response: envelopeOf(claimResult),
        },
        preHandler: app.requireHolder,
      },
      async (request, reply) => {
        // As it is: going through it once more by its schema takes longer than all else here.
        reply.serializer(JSON.stringify);
        return ok(await claims.claim(request.holder, request.body));
      },
    );
  };
