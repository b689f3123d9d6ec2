import {
  actSchema,
  actsQuerystring,
  allActsFilter,
  allActsQuerystring,
  counterMeResult,
  doneResult,
  inviteBody,
  inviteResult,
  storeParams,
  storePeopleResult,
  storeThingParams,
  takeOverBody,
  takeOverCodeResult,
} from '@baeon/contracts/counter/counter-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendCsv } from '../../lib/csv.ts';
import { csvAnswers, envelopeOf, ok, okPage, pageEnvelopeOf } from '../../lib/envelope.ts';
import type { People } from './people.service.ts';
import type { CounterRecord } from './record.service.ts';
import type { Roles } from './roles.service.ts';

const MINUTE = 60_000;
const tags = ['counter: people'];
const security = [{ bearer: [] }];
export const done = ok({ done: true as const });

type Dependencies = { people: People; roles: Roles; record: CounterRecord };

/** Who runs a store and who works in it, and what they did. */
export const peopleRoutes =
  ({ people, roles, record }: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    const preHandler = app.requireUser;

    app.get(
      '/me',
      {
        schema: {
          tags,
          summary: 'The stores of the signed-in person, and as what',
          security,
          response: envelopeOf(counterMeResult),
        },
        preHandler,
      },
      async ({ signedIn }) => ok(await roles.me(signedIn.user)),
    );

    app.get(
      '/stores/:storeId/people',
      {
        schema: {
          tags,
          summary: 'Who runs a store and works there, and who is invited',
          security,
          params: storeParams,
          response: envelopeOf(storePeopleResult),
        },
        preHandler,
      },
      async ({ signedIn: { user }, params: { storeId } }) => {
        await roles.ofPerson(user, storeId, ['owner', 'operator']);
        return ok(await people.list(user, storeId));
      },
    );

    app.post(
      '/stores/:storeId/people',
      {
        schema: {
          tags,
          summary: 'Invite somebody by number; operators invite owners',
          description:
            'Refusals: FORBIDDEN, NOT_FOUND (the store), TOO_MANY_REQUESTS (of the day).',
          security,
          params: storeParams,
          body: inviteBody,
          response: envelopeOf(inviteResult),
        },
        preHandler,
      },
      async ({ signedIn: { user }, params: { storeId }, body }) => {
        const role = await roles.ofPerson(user, storeId, ['owner', 'operator']);
        return ok(await people.invite(user, storeId, body, role));
      },
    );

    app.delete(
      '/stores/:storeId/people/:id',
      {
        schema: {
          tags,
          summary: 'Remove somebody from a store; staff may remove themselves',
          description: 'Refusals: FORBIDDEN, NOT_FOUND, LAST_OWNER.',
          security,
          params: storeThingParams,
          response: envelopeOf(doneResult),
        },
        preHandler,
      },
      async ({ signedIn: { user }, params: { storeId, id } }) => {
        const role = await roles.ofPerson(user, storeId, ['owner', 'staff', 'operator']);
        await people.remove(user, storeId, id, role);
        return done;
      },
    );

    app.delete(
      '/stores/:storeId/invitations/:id',
      {
        schema: {
          tags,
          summary: 'Withdraw an invitation',
          security,
          params: storeThingParams,
          response: envelopeOf(doneResult),
        },
        preHandler,
      },
      async ({ signedIn: { user }, params: { storeId, id } }) => {
        await roles.ofPerson(user, storeId, ['owner', 'operator']);
        await people.withdraw(user, storeId, id);
        return done;
      },
    );

    app.post(
      '/stores/:storeId/take-over/send-otp',
      {
        schema: {
          tags,
          summary: 'Send a code to the listed phone of a store that has no owner yet',
          description: 'Refusals: FORBIDDEN (an owner, or no phone), those of every code.',
          security,
          params: storeParams,
          response: envelopeOf(takeOverCodeResult),
        },
        preHandler: [
          app.limitByAddress({ name: 'take-over-code', max: 20, windowMs: 10 * MINUTE }),
          app.requireUser,
        ],
      },
      async (request) => {
        const { user } = request.signedIn;
        const origin = app.originOf(request);
        return ok(await people.sendTakeOverCode(user, request.params.storeId, origin));
      },
    );

    app.post(
      '/stores/:storeId/take-over',
      {
        schema: {
          tags,
          summary: 'Become the owner of a store by the code that its listed phone was sent',
          security,
          params: storeParams,
          body: takeOverBody,
          response: envelopeOf(doneResult),
        },
        preHandler: [
          app.limitByAddress({ name: 'take-over', max: 60, windowMs: 10 * MINUTE }),
          app.requireUser,
        ],
      },
      async (request) => {
        const { params, body, signedIn } = request;
        await people.takeOver(signedIn.user, params.storeId, body.otp, app.originOf(request));
        return done;
      },
    );

    app.get(
      '/stores/:storeId/acts',
      {
        schema: {
          tags,
          summary: 'What was done at a store, newest first',
          security,
          params: storeParams,
          querystring: actsQuerystring,
          response: pageEnvelopeOf(actSchema),
        },
        preHandler,
      },
      async ({ signedIn, params: { storeId }, query }) => {
        await roles.ofPerson(signedIn.user, storeId, ['owner', 'operator']);
        const { page, nextCursor } = await record.acts({ ...query, storeId });
        return okPage(page, nextCursor);
      },
    );

    app.get(
      '/acts',
      {
        schema: {
          tags,
          summary: 'What was done at all stores, newest first',
          security,
          querystring: allActsQuerystring,
          response: pageEnvelopeOf(actSchema),
        },
        preHandler,
      },
      async ({ signedIn: { user }, query: { store_id: storeId = null, ...query } }) => {
        await roles.ofPerson(user, null, ['operator']);
        const wanted = { ...query, storeId };
        if (query.mobile_number && !query.cursor) {
          await record.noteLook(user.id, 'person_looked_up', wanted);
        }
        const { page, nextCursor } = await record.acts(wanted);
        return okPage(page, nextCursor);
      },
    );

    app.get(
      '/acts/csv',
      {
        schema: {
          tags,
          summary: 'The same as a table, up to a million of the newest; that is an act too',
          security,
          querystring: allActsFilter,
          response: csvAnswers,
        },
        preHandler,
      },
      async ({ signedIn: { user }, query: { store_id: storeId = null, ...query } }, reply) => {
        await roles.ofPerson(user, null, ['operator']);
        const wanted = { ...query, storeId };
        await record.noteLook(user.id, 'record_downloaded', wanted);
        return sendCsv(reply, 'record', record.actLines(wanted));
      },
    );
  };
