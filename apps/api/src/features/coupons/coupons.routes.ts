import { z } from 'zod';
import {
  claimBody,
  claimResult,
  heldCouponSchema,
  heldCouponsQuerystring,
  savingsResult,
  undoResult,
} from '@baeon/contracts/coupons/coupons-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { JSON_TYPE, envelopeOf, ok, pageEnvelopeOf, okPage } from '../../lib/envelope.ts';
import type { Claims } from './claims.service.ts';
import type { HeldCoupons } from './held-coupons.service.ts';

const NO_COUPON = '00000000-0000-0000-0000-000000000000';

/** What cannot be an id is answered like the id of a coupon that is not there. */
export const couponParams = z.object({ userId: z.string(), couponId: z.uuid().catch(NO_COUPON) });

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
        preHandler: app.requireIdentity,
      },
      async (request, reply) => {
        const claimed = ok(await claims.claim(request.identity, request.body));
        // As it is: going through it once more by its schema takes longer than all else here. A refusal is not.
        reply.type(JSON_TYPE).serializer(JSON.stringify);
        return claimed;
      },
    );
  };

const tags = ['coupons'];
const security = [{ bearer: [] }];

/** What the signed-in user holds. */
export const heldCouponsRoutes =
  ({ heldCoupons, claims }: { heldCoupons: HeldCoupons; claims: Claims }): FastifyPluginAsyncZod =>
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
      '/:userId/savings',
      {
        schema: {
          tags,
          summary: 'What the coupons saved that the user used this year',
          security,
          params: z.object({ userId: z.string() }),
          response: envelopeOf(savingsResult),
        },
        preHandler: app.requireUser,
      },
      async (request) => {
        app.requireSelf(request, request.params.userId);
        return ok(await heldCoupons.savings(request.signedIn.user.id));
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

    app.delete(
      '/:userId/coupons/:couponId',
      {
        schema: {
          tags,
          summary:
            'Undo a claim: gives the coupon back for as long as its answer said, before its message leaves',
          security,
          params: couponParams,
          response: envelopeOf(undoResult),
        },
        preHandler: app.requireUser,
      },
      async (request) => {
        app.requireSelf(request, request.params.userId);
        return ok(await claims.undo(request.signedIn.user.id, request.params.couponId));
      },
    );
  };
