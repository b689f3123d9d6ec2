import { redeemBody, redeemResult } from '@baeon/contracts/coupons/coupons-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../lib/app-error.ts';
import { envelopeOf, ok } from '../../lib/envelope.ts';
import type { StoreKeys } from '../counter/keys.service.ts';
import type { Redeeming } from './redeem.service.ts';

const MINUTE = 60_000;

/** For shops with a point of sale of their own, which show a key of their store. */
export const redeemRoutes =
  (deps: { redeeming: Redeeming; storeKeys: Pick<StoreKeys, 'find'> }): FastifyPluginAsyncZod =>
  async (app) => {
    const { redeeming, storeKeys } = deps;
    app.post(
      '/coupons/redeem',
      {
        schema: {
          tags: ['coupons'],
          summary: 'Use up a coupon at the store of the key',
          description:
            'Refusals: UNAUTHENTICATED (the key), NOT_FOUND (the code), FORBIDDEN (the store), ' +
            'ALREADY_USED, EXPIRED, NOT_STARTED, PAUSED, BILL_MISSING, BILL_TOO_SMALL, FORGED.',
          headers: z.object({ 'x-store-key': z.string().max(500).optional() }),
          body: redeemBody,
          response: envelopeOf(redeemResult),
        },
        // Ten letters of thirty: at this rate nobody comes across a code, nor across a key.
        preHandler: app.limitByAddress({ name: 'redeem', max: 600, windowMs: 10 * MINUTE }),
      },
      async ({ headers, body }) => {
        const key = await storeKeys.find(headers['x-store-key']);
        if (body.store_id !== undefined && body.store_id.toLowerCase() !== key.storeId) {
          throw new AppError('FORBIDDEN', 'This key is for another store.');
        }
        const { code, bill_rupees } = body;
        const { coupon, made } = await redeeming.take(key, { code, bill_rupees });
        const { title, description, terms } = coupon;
        const redeemed_at = made.at.toISOString();
        return ok({ msg: 'The coupon is used now.', title, description, terms, redeemed_at });
      },
    );
  };
