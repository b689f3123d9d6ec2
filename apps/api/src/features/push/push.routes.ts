import {
  pushResult,
  pushSettingsBody,
  pushEndpointBody,
  pushSubscriptionBody,
} from '@baeon/contracts/push/push-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelopeOf, ok } from '../../lib/envelope.ts';
import type { PushNotifications } from './push.service.ts';

const MINUTE = 60_000;
const tags = ['news'];
const security = [{ bearer: [] }];
const params = z.object({ userId: z.string() });
const response = envelopeOf(pushResult);

/** What the signed-in user hears of, and on which devices. */
export const pushRoutes =
  ({ push }: { push: PushNotifications }): FastifyPluginAsyncZod =>
  async (app) => {
    const changing = [
      app.limitByAddress({ name: 'news', max: 600, windowMs: 10 * MINUTE }),
      app.requireUser,
    ];

    app.get(
      '/:userId/news',
      {
        schema: {
          tags,
          summary: 'What the signed-in user wants to hear of, and the key to subscribe with',
          security,
          params,
          response,
        },
        preHandler: app.requireUser,
      },
      async (request) => {
        app.requireSelf(request, request.params.userId);
        return ok(await push.read(request.signedIn.user.id));
      },
    );

    app.put(
      '/:userId/news',
      {
        schema: {
          tags,
          summary: 'Change what the signed-in user wants to hear of, and when not',
          security,
          params,
          body: pushSettingsBody,
          response,
        },
        preHandler: changing,
      },
      async (request) => {
        app.requireSelf(request, request.params.userId);
        return ok(await push.change(request.signedIn.user.id, request.body));
      },
    );

    app.post(
      '/:userId/push-subscriptions',
      {
        schema: {
          tags,
          summary: 'Send news to this device for as long as the session lasts',
          description:
            'A device that somebody else had is theirs no more. Refusals: NOT_SERVED (a push ' +
            'service that we do not know), INVALID_INPUT (keys or time zone), FORBIDDEN (another user).',
          security,
          params,
          body: pushSubscriptionBody,
          response,
        },
        preHandler: changing,
      },
      async (request) => {
        app.requireSelf(request, request.params.userId);
        return ok(await push.subscribe(request.signedIn, request.body));
      },
    );

    app.post(
      '/:userId/push-subscriptions/remove',
      {
        schema: {
          tags,
          summary: 'Send no more news to a device',
          security,
          params,
          body: pushEndpointBody,
          response,
        },
        preHandler: changing,
      },
      async (request) => {
        app.requireSelf(request, request.params.userId);
        return ok(await push.unsubscribe(request.signedIn.user.id, request.body.endpoint));
      },
    );
  };

/** For development: push notifications without the wait for the next run. */
export const pushRunRoutes =
  ({ push }: { push: PushNotifications }): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/news',
      {
        schema: {
          tags: ['development'],
          summary: 'Look for news and send it now',
          response: envelopeOf(z.object({ noted: z.number().int(), sent: z.number().int() })),
        },
      },
      async () => ok(await push.run()),
    );
  };
