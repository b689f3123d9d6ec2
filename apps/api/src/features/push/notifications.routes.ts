import {
  notificationsResult,
  readBody,
  unreadResult,
} from '@baeon/contracts/push/notifications-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelopeOf, ok } from '../../lib/envelope.ts';
import type { Notifications } from './notifications.service.ts';

const MINUTE = 60_000;
const tags = ['news'];
const security = [{ bearer: [] }];
const params = z.object({ userId: z.string() });

/** What the signed-in user was told, on a device or here alone. */
export const notificationsRoutes =
  ({ notifications }: { notifications: Notifications }): FastifyPluginAsyncZod =>
  async (app) => {
    const summary = 'What the user was told of lately, newest first';
    const response = envelopeOf(notificationsResult);
    const preHandler = app.requireUser;

    app.get(
      '/:userId/notifications',
      { schema: { tags, summary, security, params, response }, preHandler },
      async (request) => {
        app.requireSelf(request, request.params.userId);
        return ok(await notifications.list(request.signedIn.user.id));
      },
    );

    app.get(
      '/:userId/notifications/unread',
      {
        schema: {
          tags,
          summary: 'How many of them are unread',
          security,
          params,
          response: envelopeOf(unreadResult),
        },
        preHandler,
      },
      async (request) => {
        app.requireSelf(request, request.params.userId);
        return ok(await notifications.unread(request.signedIn.user.id));
      },
    );

    app.post(
      '/:userId/notifications/read',
      {
        schema: {
          tags,
          summary: 'Mark one as read, or all up to a moment',
          security,
          params,
          body: readBody,
          response,
        },
        preHandler: [
          app.limitByAddress({ name: 'notifications', max: 600, windowMs: 10 * MINUTE }),
          app.requireUser,
        ],
      },
      async (request) => {
        app.requireSelf(request, request.params.userId);
        return ok(await notifications.read(request.signedIn.user.id, request.body));
      },
    );
  };
