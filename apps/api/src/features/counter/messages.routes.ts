import { doneResult } from '@baeon/contracts/counter/counter-wire';
import {
  messageParams,
  messageSchema,
  messagesQuerystring,
} from '@baeon/contracts/counter/messages-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { envelopeOf, okPage, pageEnvelopeOf } from '../../lib/envelope.ts';
import type { Messages } from '../sms/messages.service.ts';
import { done } from './people.routes.ts';
import type { CounterRecord } from './record.service.ts';
import type { Roles } from './roles.service.ts';

const tags = ['counter: messages'];
const security = [{ bearer: [] }];

type Dependencies = {
  roles: Roles;
  messages: Messages;
  record: Pick<CounterRecord, 'noteLook'>;
};

/** How messages fared, for whoever answers for their getting there. */
export const messagesRoutes =
  ({ roles, messages, record }: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    const preHandler = app.requireUser;

    app.get(
      '/messages',
      {
        schema: {
          tags,
          summary: 'Messages by state or number, newest first, and what to do about them',
          security,
          querystring: messagesQuerystring,
          response: pageEnvelopeOf(messageSchema),
        },
        preHandler,
      },
      async ({ signedIn, query }) => {
        await roles.ofPerson(signedIn.user, null, ['operator']);
        const { mobile_number, cursor } = query;
        if (mobile_number && !cursor) {
          await record.noteLook(signedIn.user.id, 'person_looked_up', {
            storeId: null,
            mobile_number,
          });
        }
        const { page, nextCursor } = await messages.list(query);
        return okPage(page, nextCursor);
      },
    );

    app.post(
      '/messages/:id/retry',
      {
        schema: {
          tags,
          summary: 'Send a message once more that was given up or not delivered; never a code',
          description: 'Refusals: NOT_FOUND, TOO_LATE.',
          security,
          params: messageParams,
          response: envelopeOf(doneResult),
        },
        preHandler,
      },
      async ({ signedIn: { user }, params: { id } }) => {
        await roles.ofPerson(user, null, ['operator']);
        await messages.retry(user.id, id);
        return done;
      },
    );
  };
