import {
  acceptBody,
  acceptResult,
  passPreviewSchema,
  passParams,
  passBody,
  passResult,
} from '@baeon/contracts/coupons/coupons-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelopeOf, ok } from '../../lib/envelope.ts';
import { couponParams } from './coupons.routes.ts';
import type { Passes } from './passes.service.ts';

const MINUTE = 60_000;
const tags = ['coupons'];
const security = [{ bearer: [] }];

/** What a user offers to others, and is offered. */
export const userPassesRoutes =
  ({ passes }: { passes: Passes }): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/:userId/coupons/:couponId/pass',
      {
        schema: {
          tags,
          summary: 'Offer a coupon to a mobile number, or by a link that works once',
          description:
            'It stays with the giver until it is taken. A new offer ends the one before.',
          security,
          params: couponParams,
          body: passBody,
          response: envelopeOf(passResult),
        },
        preHandler: [
          app.limitByAddress({ name: 'pass', max: 120, windowMs: 10 * MINUTE }),
          app.requireUser,
        ],
      },
      async (request) => {
        app.requireSelf(request, request.params.userId);
        const { user } = request.signedIn;
        const toNumber = request.body.mobile_number ?? null;
        return ok(await passes.create(user, request.params.couponId, toNumber));
      },
    );

    app.delete(
      '/:userId/coupons/:couponId/pass',
      {
        schema: {
          tags,
          summary: 'Take back a coupon that was offered and not taken yet',
          security,
          params: couponParams,
          response: envelopeOf(acceptResult),
        },
        preHandler: app.requireUser,
      },
      async (request) => {
        app.requireSelf(request, request.params.userId);
        return ok(await passes.takeBack(request.signedIn.user.id, request.params.couponId));
      },
    );

    app.get(
      '/:userId/passes',
      {
        schema: {
          tags,
          summary: "Coupons that are offered to the signed-in user's number, newest first",
          security,
          params: z.object({ userId: z.string() }),
          response: envelopeOf(z.array(passPreviewSchema)),
        },
        preHandler: app.requireUser,
      },
      async (request) => {
        app.requireSelf(request, request.params.userId);
        return ok(await passes.listTo(request.signedIn.user.mobile_number));
      },
    );
  };

/** For whoever holds the link. */
export const passesRoutes =
  ({ passes }: { passes: Passes }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/coupons/passes/:token',
      {
        // Whoever reads the token in a log could take the coupon.
        logLevel: 'warn',
        schema: {
          tags,
          summary: 'What is offered by a link',
          params: passParams,
          response: envelopeOf(passPreviewSchema),
        },
        preHandler: app.limitByAddress({ name: 'offered', max: 300, windowMs: 10 * MINUTE }),
      },
      async (request) => ok(await passes.preview(request.params.token)),
    );

    app.post(
      '/coupons/passes/accept',
      {
        schema: {
          tags,
          summary: 'Take a coupon that is offered; repeating it gives the same coupon',
          security,
          body: acceptBody,
          response: envelopeOf(acceptResult),
        },
        preHandler: [
          app.limitByAddress({ name: 'accept', max: 300, windowMs: 10 * MINUTE }),
          app.requireUser,
        ],
      },
      async (request) => ok(await passes.accept(request.signedIn.user, request.body)),
    );
  };
