import { heldCouponSchema, heldCouponsQuerystring } from '@baeon/contracts/coupons/coupons-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelopeOf, pageEnvelopeOf, ok, okPage } from '../../lib/envelope.ts';
import { couponParams } from './coupon-params.ts';
import type { HeldCoupons } from './held-coupons.service.ts';

const tags = ['coupons'];
const security = [{ bearer: [] }];

/** What the signed-in user holds. */
export const heldCouponsRoutes =
  ({ heldCoupons }: { heldCoupons: HeldCoupons }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/:userId/coupons',
      {
        schema: {
          tags,
          summary: 'The coupons that the signed-in user holds, newest first',
          security,
          params: z.object({ userId: z.string() }),
          querystring: heldCouponsQuerystring,
          response: pageEnvelopeOf(heldCouponSchema),
        },
        preHandler: app.requireUser,
      },
      async (request) => {
        app.requireSelf(request, request.params.userId);
        const page = await heldCoupons.list(request.signedIn.user.id, request.query);
        return okPage(page.coupons, page.nextCursor);
      },
    );

    app.get(
      '/:userId/coupons/:couponId',
      {
        schema: {
          tags,
          summary: 'One coupon that the signed-in user holds',
          security,
          params: couponParams,
          response: envelopeOf(heldCouponSchema),
        },
        preHandler: app.requireUser,
      },
      async (request) => {
        app.requireSelf(request, request.params.userId);
        return ok(await heldCoupons.one(request.signedIn.user.id, request.params.couponId));
      },
    );
  };
