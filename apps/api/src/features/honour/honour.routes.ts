import { doneResult, idInPath } from '@baeon/contracts/counter/counter-wire';
import { errorSchema } from '@baeon/contracts/common/common-wire';
import { ownRefusalResult, reportBody, usesResult } from '@baeon/contracts/honour/honour-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelopeOf, ok } from '../../lib/envelope.ts';
import type { Refusals } from './refusals.service.ts';
import type { UseStreams } from './use-streams.ts';
import type { Uses } from './uses.service.ts';

const MINUTE = 60_000;
const tags = ['coupons'];
const security = [{ bearer: [] }];
const params = z.object({ userId: z.string() });
const couponParams = params.extend({ couponId: idInPath });

type Dependencies = { uses: Uses; refusals: Refusals; streams: UseStreams };

/** What becomes of the coupons of the signed-in user at stores, and what they say of it. */
export const honourRoutes =
  ({ uses, refusals, streams }: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    const limit = (name: string, max: number) =>
      app.limitByAddress({ name, max, windowMs: 10 * MINUTE });
    // Answers that never end would hold up a stop.
    app.addHook('preClose', async () => streams.close());

    app.get(
      '/:userId/events',
      {
        schema: {
          tags,
          summary: 'What becomes of own coupons, as it happens',
          description:
            'Server-sent events: `uses`, with what `GET …/uses` answers, at the beginning and whenever it changes; ' +
            '`enough` where other pages of the person took its place. A line `:` now and then says that it lives. ' +
            'It ends with the session, and after a quarter of an hour. Refusal: BUSY.',
          security,
          params,
          response: {
            200: {
              description: 'A stream of events',
              content: { 'text/event-stream': { schema: z.string() } },
            },
            '4xx': errorSchema,
            '5xx': errorSchema,
          },
        },
        compress: false,
        preHandler: [limit('events', 1200), app.requireUser],
      },
      async (request, reply) => {
        app.requireSelf(request, request.params.userId);
        const { user, token } = request.signedIn;
        const stream = streams.open(user.id, token);
        // Proxies pass it on as it comes.
        reply.type('text/event-stream').header('x-accel-buffering', 'no');
        return reply.send(stream as never);
      },
    );

    app.get(
      '/:userId/uses',
      {
        schema: {
          tags,
          summary:
            'Own coupons that a store took or gave back lately, until the user says something',
          security,
          params,
          response: envelopeOf(usesResult),
        },
        preHandler: app.requireUser,
      },
      async (request) => {
        app.requireSelf(request, request.params.userId);
        return ok({ uses: await uses.of(request.signedIn.user.id) });
      },
    );

    app.post(
      '/:userId/uses/:id/all-good',
      {
        schema: {
          tags,
          summary: 'Say of a use, or of its undoing, that all is good',
          security,
          params: params.extend({ id: idInPath }),
          response: envelopeOf(doneResult),
        },
        preHandler: [limit('uses', 300), app.requireUser],
      },
      async (request) => {
        app.requireSelf(request, request.params.userId);
        await uses.answer(request.signedIn.user.id, request.params.id);
        return ok({ done: true as const });
      },
    );

    app.get(
      '/:userId/coupons/:couponId/refusal',
      {
        schema: {
          tags,
          summary: 'What the signed-in user said of a store that did not take a coupon',
          security,
          params: couponParams,
          response: envelopeOf(ownRefusalResult),
        },
        preHandler: app.requireUser,
      },
      async (request) => {
        app.requireSelf(request, request.params.userId);
        const { id } = request.signedIn.user;
        return ok({ refusal: await refusals.own(id, request.params.couponId) });
      },
    );

    app.post(
      '/:userId/coupons/:couponId/refusal',
      {
        schema: {
          tags,
          summary: 'Say that a store did not take a coupon, once; it stays as it is',
          description:
            'Refusals: NOT_NEAR (neither at the store nor seen by its till today), ALREADY_SAID, TOO_MANY_REQUESTS, ' +
            'FORBIDDEN (your own store, or none of the coupon’s), EXPIRED, NOT_STARTED, PAUSED, ' +
            'BEING_PASSED, NOT_FOUND.',
          security,
          params: couponParams,
          body: reportBody,
          response: envelopeOf(doneResult),
        },
        preHandler: [limit('refusals', 60), app.requireUser],
      },
      async (request) => {
        app.requireSelf(request, request.params.userId);
        const { id } = request.signedIn.user;
        await refusals.report(id, request.params.couponId, request.body);
        return ok({ done: true as const });
      },
    );
  };
