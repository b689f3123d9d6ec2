import { heldCouponSchema } from '@baeon/contracts/coupons/coupon';
import { heldCouponsQuery } from '@baeon/contracts/campaigns/deal-queries';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answersWith, answersWithPage, yes, yesPage } from '../../lib/answers.ts';
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
          querystring: heldCouponsQuery,
          response: answersWithPage(heldCouponSchema),
        },
        preHandler: app.requireUser,
      },
      async (request) => {
        app.requireSelf(request, request.params.userId);
        const page = await heldCoupons.list(request.signedIn.user.id, request.query);
        return yesPage(page.coupons, page.nextCursor);
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
          response: answersWith(heldCouponSchema),
        },
        preHandler: app.requireUser,
      },
      async (request) => {
        app.requireSelf(request, request.params.userId);
        return yes(await heldCoupons.one(request.signedIn.user.id, request.params.couponId));
      },
    );
  };
