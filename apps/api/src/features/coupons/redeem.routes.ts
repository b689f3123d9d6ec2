import { redeemBody, redeemResult } from '@baeon/contracts/coupons/coupons-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelopeOf, ok } from '../../lib/envelope.ts';
import { AppError } from '../../lib/app-error.ts';
import { isSameAs } from '../../lib/same-secret.ts';
import type { Redeeming } from './redeem.service.ts';

const MINUTE = 60_000;

/** For tills, which show a key that they share with us. */
export const redeemRoutes =
  ({ redeeming, tillKey }: { redeeming: Redeeming; tillKey: string }): FastifyPluginAsyncZod =>
  async (app) => {
    const isTillKey = isSameAs(tillKey);

    app.post(
      '/coupons/redeem',
      {
        schema: {
          tags: ['coupons'],
          summary: 'Use up a coupon at a store',
          description:
            'Refusals: UNAUTHENTICATED (the key), NOT_FOUND (the code), FORBIDDEN (the store), ' +
            'ALREADY_USED, EXPIRED.',
          headers: z.object({ 'x-till-key': z.string().max(500).optional() }),
          body: redeemBody,
          response: envelopeOf(redeemResult),
        },
        // Ten letters of thirty: at this rate nobody comes across a code, nor across the key.
        preHandler: [
          app.limitByAddress({ name: 'redeem', max: 600, windowMs: 10 * MINUTE }),
          async (request) => {
            const shown = request.headers['x-till-key'];
            if (typeof shown === 'string' && isTillKey(shown)) return;
            throw new AppError('UNAUTHENTICATED', 'This till is not known here.');
          },
        ],
      },
      async (request) => ok(await redeeming.redeem(request.body)),
    );
  };
