import { doneResult } from '@baeon/contracts/counter/counter-wire';
import {
  approvalParams,
  approvalSchema,
  approvalsQuerystring,
  sendBackBody,
  shopInvitationBody,
  shopInvitationResult,
} from '@baeon/contracts/counter/new-shops-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { envelopeOf, ok, okPage, pageEnvelopeOf } from '../../../lib/envelope.ts';
import { done } from '../people.routes.ts';
import type { Roles } from '../roles.service.ts';
import type { Applications } from './applications.service.ts';
import type { Approvals } from './approvals.service.ts';

const tags = ['counter: approvals'];
const security = [{ bearer: [] }];

type Dependencies = { roles: Roles; approvals: Approvals; applications: Applications };

/** What operators say of new shops. */
export const approvalsRoutes =
  ({ roles, approvals, applications }: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    const preHandler = app.requireUser;

    app.post(
      '/shop-invitations',
      {
        schema: {
          tags,
          summary: 'Invite a number to set up a shop, which is its approval',
          security,
          body: shopInvitationBody,
          response: envelopeOf(shopInvitationResult),
        },
        preHandler,
      },
      async ({ signedIn: { user }, body }) => {
        await roles.ofPerson(user, null, ['operator']);
        return ok(await applications.invite(user, body.mobile_number));
      },
    );

    app.get(
      '/approvals',
      {
        schema: {
          tags,
          summary: 'What waits for an operator, whoever asked first before others',
          security,
          querystring: approvalsQuerystring,
          response: pageEnvelopeOf(approvalSchema),
        },
        preHandler,
      },
      async ({ signedIn, query }) => {
        await roles.ofPerson(signedIn.user, null, ['operator']);
        const { page, nextCursor } = await approvals.list(query);
        return okPage(page, nextCursor);
      },
    );

    app.post(
      '/approvals/:id/approve',
      {
        schema: {
          tags,
          summary: 'Approve it: from now on it is there for everybody',
          description: 'Refusals: NOT_FOUND (it was changed meanwhile), ALREADY_SAID.',
          security,
          params: approvalParams,
          response: envelopeOf(doneResult),
        },
        preHandler,
      },
      async ({ signedIn: { user }, params: { id } }) => {
        await roles.ofPerson(user, null, ['operator']);
        await approvals.approve(user.id, id);
        return done;
      },
    );

    app.post(
      '/approvals/:id/send-back',
      {
        schema: {
          tags,
          summary: 'Send it back with a sentence; it can be mended and asked for again',
          description: 'Refusals: NOT_FOUND (it was changed meanwhile), ALREADY_SAID.',
          security,
          params: approvalParams,
          body: sendBackBody,
          response: envelopeOf(doneResult),
        },
        preHandler,
      },
      async ({ signedIn: { user }, params: { id }, body }) => {
        await roles.ofPerson(user, null, ['operator']);
        await approvals.sendBack(user.id, id, body.reason);
        return done;
      },
    );
  };
