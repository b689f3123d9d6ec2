import {
  accountDataResult,
  deleteAccountBody,
  deleteAccountResult,
  deletionCodeResult,
} from '@baeon/contracts/profile/account-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelopeOf, ok } from '../../lib/envelope.ts';
import type { Accounts } from './account.service.ts';

const MINUTE = 60_000;
const tags = ['account'];
const security = [{ bearer: [] }];

export const accountRoutes =
  ({ accounts }: { accounts: Accounts }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/:userId/data',
      {
        schema: {
          tags,
          summary: 'What is kept about the signed-in user',
          security,
          params: z.object({ userId: z.string() }),
          response: envelopeOf(accountDataResult),
        },
        preHandler: app.requireUser,
      },
      async (request) => {
        app.requireSelf(request, request.params.userId);
        return ok(await accounts.data(request.signedIn.user));
      },
    );

    app.post(
      '/delete-account/send-otp',
      {
        schema: {
          tags,
          summary: 'Send a code that confirms the deletion of the account',
          security,
          response: envelopeOf(deletionCodeResult),
        },
        preHandler: [
          app.limitByAddress({ name: 'delete-account-code', max: 60, windowMs: 10 * MINUTE }),
          app.requireUser,
        ],
      },
      async (request) => ok(await accounts.sendDeletionCode(request.signedIn.user)),
    );

    app.post(
      '/delete-account',
      {
        schema: {
          tags,
          summary: 'Delete the account, confirmed by a code that was sent for this',
          security,
          body: deleteAccountBody,
          response: envelopeOf(deleteAccountResult),
        },
        preHandler: [
          app.limitByAddress({ name: 'delete-account', max: 120, windowMs: 10 * MINUTE }),
          app.requireUser,
        ],
      },
      async (request) => {
        await accounts.remove(request.signedIn.user, request.body.otp);
        return ok({ deleted: true as const });
      },
    );
  };
