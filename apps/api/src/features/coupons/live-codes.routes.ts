import { liveCodesBody, liveCodesResult } from '@baeon/contracts/counter/live-codes-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelopeOf, ok } from '../../lib/envelope.ts';
import type { LiveCodes } from './live-codes.service.ts';

const MINUTE = 60_000;

export const liveCodesRoutes =
  ({ liveCodes }: { liveCodes: LiveCodes }): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/:userId/live-codes',
      {
        schema: {
          tags: ['coupons'],
          summary: 'What a device needs to show coupons alive, also without a network',
          description:
            'A token for each held coupon that can be used and is not being passed on, good for seven days at most. ' +
            'The device signs it anew each 15 seconds.',
          security: [{ bearer: [] }],
          params: z.object({ userId: z.string() }),
          body: liveCodesBody,
          response: envelopeOf(liveCodesResult),
        },
        preHandler: [
          app.limitByAddress({ name: 'live-codes', max: 600, windowMs: 10 * MINUTE }),
          app.requireUser,
        ],
      },
      async (request) => {
        app.requireSelf(request, request.params.userId);
        return ok(await liveCodes.tokensFor(request.signedIn.user.id, request.body));
      },
    );
  };
