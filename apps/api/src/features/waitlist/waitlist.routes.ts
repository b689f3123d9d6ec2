import {
  leftWaitlistResult,
  waitlistsResult,
  waitlistStandingSchema,
} from '@baeon/contracts/waitlist/waitlist-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelopeOf, ok } from '../../lib/envelope.ts';
import type { Waitlists } from './waitlist.service.ts';

const MINUTE = 60_000;
const tags = ['coupons'];
const security = [{ bearer: [] }];
const params = z.object({ userId: z.string() });
const oneParams = params.extend({ campaignId: z.uuid() });

/** Where the signed-in user waits for a sold-out deal. */
export const waitlistRoutes =
  ({ waitlists }: { waitlists: Waitlists }): FastifyPluginAsyncZod =>
  async (app) => {
    const changing = [
      app.limitByAddress({ name: 'waitlists', max: 300, windowMs: 10 * MINUTE }),
      app.requireUser,
    ];

    app.get(
      '/:userId/waitlists',
      {
        schema: {
          tags,
          summary: 'The lines that the user stands in, those first where one is held for them',
          security,
          params,
          response: envelopeOf(waitlistsResult),
        },
        preHandler: app.requireIdentity,
      },
      async (request) => {
        app.requireSelf(request, request.params.userId);
        return ok(await waitlists.list(request.identity.id));
      },
    );

    app.put(
      '/:userId/waitlists/:campaignId',
      {
        schema: {
          tags,
          summary: 'Stand in line for a sold-out deal; who does so already keeps their place',
          description:
            'Refusals: ALREADY_CLAIMED, EXPIRED, NOT_STARTED, NOT_FOUND, INVALID_INPUT (in too many lines).',
          security,
          params: oneParams,
          response: envelopeOf(waitlistStandingSchema),
        },
        preHandler: changing,
      },
      async (request) => {
        app.requireSelf(request, request.params.userId);
        return ok(await waitlists.join(request.signedIn.user.id, request.params.campaignId));
      },
    );

    app.delete(
      '/:userId/waitlists/:campaignId',
      {
        schema: {
          tags,
          summary: 'Leave the line; what was held for the user goes to the next',
          security,
          params: oneParams,
          response: envelopeOf(leftWaitlistResult),
        },
        preHandler: changing,
      },
      async (request) => {
        app.requireSelf(request, request.params.userId);
        return ok(await waitlists.leave(request.signedIn.user.id, request.params.campaignId));
      },
    );
  };
