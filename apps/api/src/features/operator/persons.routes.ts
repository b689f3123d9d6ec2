import {
  blockBody,
  findPersonBody,
  personParams,
  personSchema,
} from '@baeon/contracts/counter/persons-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { envelopeOf, ok } from '../../lib/envelope.ts';
import type { Roles } from '../counter/roles.service.ts';
import type { Persons } from './persons.service.ts';

const tags = ['counter: operators'];
const security = [{ bearer: [] }];
const response = envelopeOf(personSchema);

/** People, for operators. The number is in no address: these are kept and passed on. */
export const personsRoutes =
  ({ persons, roles }: { persons: Persons; roles: Roles }): FastifyPluginAsyncZod =>
  async (app) => {
    const preHandler = app.requireUser;

    app.post(
      '/people/find',
      {
        schema: {
          tags,
          summary:
            'Who has a number, where they are signed in and what they did; the look is an act',
          security,
          body: findPersonBody,
          response,
        },
        preHandler,
      },
      async ({ signedIn: { user }, body }) => {
        await roles.ofPerson(user, null, ['operator']);
        return ok(await persons.find(user.id, body.mobile_number));
      },
    );

    app.post(
      '/people/:id/sign-out',
      {
        schema: {
          tags,
          summary: 'Sign somebody out on all of their devices',
          security,
          params: personParams,
          response,
        },
        preHandler,
      },
      async ({ signedIn: { user }, params: { id } }) => {
        await roles.ofPerson(user, null, ['operator']);
        return ok(await persons.signOut(user.id, id));
      },
    );

    app.post(
      '/people/:id/block',
      {
        schema: {
          tags,
          summary: 'Sign somebody out everywhere and in nowhere, until they are unblocked',
          description: 'Refusals: FORBIDDEN (an operator), NOT_FOUND.',
          security,
          params: personParams,
          body: blockBody,
          response,
        },
        preHandler,
      },
      async ({ signedIn: { user }, params: { id }, body }) => {
        await roles.ofPerson(user, null, ['operator']);
        return ok(await persons.block(user.id, id, body.reason));
      },
    );

    app.delete(
      '/people/:id/block',
      {
        schema: {
          tags,
          summary: 'Let somebody sign in again',
          security,
          params: personParams,
          response,
        },
        preHandler,
      },
      async ({ signedIn: { user }, params: { id } }) => {
        await roles.ofPerson(user, null, ['operator']);
        return ok(await persons.unblock(user.id, id));
      },
    );
  };
