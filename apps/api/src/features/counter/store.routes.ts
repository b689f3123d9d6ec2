import { doneResult, storeParams, storeThingParams } from '@baeon/contracts/counter/counter-wire';
import {
  dayQuerystring,
  dayResult,
  ownerUndoBody,
} from '@baeon/contracts/counter/redemptions-wire';
import {
  enrolmentResult,
  keyResult,
  keysResult,
  madeResult,
  nameBody,
  pinBody,
  tillsResult,
  tillStaffBody,
  tillStaffResult,
} from '@baeon/contracts/counter/tills-wire';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { envelopeOf, ok } from '../../lib/envelope.ts';
import type { Redeeming } from '../coupons/redeem.service.ts';
import type { StoreKeys } from './keys.service.ts';
import { done } from './people.routes.ts';
import type { CounterRecord } from './record.service.ts';
import type { Roles } from './roles.service.ts';
import type { TillStaff } from './till-staff.service.ts';
import type { Tills } from './tills.service.ts';

const tags = ['counter: store'];
const security = [{ bearer: [] }];

type Dependencies = {
  roles: Roles;
  tills: Tills;
  tillStaff: TillStaff;
  storeKeys: StoreKeys;
  redeeming: Redeeming;
  record: CounterRecord;
};

/** What an owner does with the tills, names and keys of a store. Every route here is the owner's alone. */
export const storeRoutes =
  (deps: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    const { roles, tills, tillStaff, storeKeys, redeeming, record } = deps;
    const preHandler = [
      app.requireUser,
      async (request: FastifyRequest) => {
        const { storeId } = request.params as { storeId: string };
        await roles.ofPerson(request.signedIn.user, storeId, ['owner']);
      },
    ];
    const doneResponse = envelopeOf(doneResult);

    app.get(
      '/stores/:storeId/tills',
      {
        schema: {
          tags,
          summary: 'The tills of a store',
          security,
          params: storeParams,
          response: envelopeOf(tillsResult),
        },
        preHandler,
      },
      async ({ params }) => ok({ tills: await tills.list(params.storeId) }),
    );

    app.post(
      '/stores/:storeId/tills/enrolments',
      {
        schema: {
          tags,
          summary: 'A token by which one device becomes a till, for ten minutes',
          security,
          params: storeParams,
          body: nameBody,
          response: envelopeOf(enrolmentResult),
        },
        preHandler,
      },
      async ({ signedIn: { user }, params, body }) =>
        ok(await tills.makeEnrolment(user.id, params.storeId, body.name)),
    );

    app.patch(
      '/stores/:storeId/tills/:id',
      {
        schema: {
          tags,
          summary: 'Rename a till',
          security,
          params: storeThingParams,
          body: nameBody,
          response: doneResponse,
        },
        preHandler,
      },
      async ({ signedIn: { user }, params: { storeId, id }, body }) => {
        await tills.rename(user.id, storeId, id, body.name);
        return done;
      },
    );

    app.delete(
      '/stores/:storeId/tills/:id',
      {
        schema: {
          tags,
          summary: 'Remove a till; it is refused from now on',
          security,
          params: storeThingParams,
          response: doneResponse,
        },
        preHandler,
      },
      async ({ signedIn: { user }, params: { storeId, id } }) => {
        await tills.remove(user.id, storeId, id);
        return done;
      },
    );

    app.get(
      '/stores/:storeId/till-staff',
      {
        schema: {
          tags,
          summary: 'Who may sign in at the tills',
          security,
          params: storeParams,
          response: envelopeOf(tillStaffResult),
        },
        preHandler,
      },
      async ({ params }) => ok({ staff: await tillStaff.list(params.storeId) }),
    );

    app.post(
      '/stores/:storeId/till-staff',
      {
        schema: {
          tags,
          summary: 'Add a name and a PIN, each of which the store has once',
          security,
          params: storeParams,
          body: tillStaffBody,
          response: envelopeOf(madeResult),
        },
        preHandler,
      },
      async ({ signedIn: { user }, params, body }) =>
        ok(await tillStaff.add(user.id, params.storeId, body)),
    );

    app.put(
      '/stores/:storeId/till-staff/:id/pin',
      {
        schema: {
          tags,
          summary: 'Give a name another PIN; this ends a lock',
          security,
          params: storeThingParams,
          body: pinBody,
          response: doneResponse,
        },
        preHandler,
      },
      async ({ signedIn: { user }, params: { storeId, id }, body }) => {
        await tillStaff.changePin(user.id, storeId, id, body.pin);
        return done;
      },
    );

    app.delete(
      '/stores/:storeId/till-staff/:id',
      {
        schema: {
          tags,
          summary: 'Remove a name from the tills',
          security,
          params: storeThingParams,
          response: doneResponse,
        },
        preHandler,
      },
      async ({ signedIn: { user }, params: { storeId, id } }) => {
        await tillStaff.remove(user.id, storeId, id);
        return done;
      },
    );

    app.get(
      '/stores/:storeId/keys',
      {
        schema: {
          tags,
          summary: 'The keys of a store, without what opens',
          security,
          params: storeParams,
          response: envelopeOf(keysResult),
        },
        preHandler,
      },
      async ({ params }) => ok({ keys: await storeKeys.list(params.storeId) }),
    );

    app.post(
      '/stores/:storeId/keys',
      {
        schema: {
          tags,
          summary: 'Make a key for a point of sale; it is shown this once',
          security,
          params: storeParams,
          body: nameBody,
          response: envelopeOf(keyResult),
        },
        preHandler,
      },
      async ({ signedIn: { user }, params, body }) =>
        ok(await storeKeys.make(user.id, params.storeId, body.name)),
    );

    app.delete(
      '/stores/:storeId/keys/:id',
      {
        schema: {
          tags,
          summary: 'Remove a key; it opens nothing from now on',
          security,
          params: storeThingParams,
          response: doneResponse,
        },
        preHandler,
      },
      async ({ signedIn: { user }, params: { storeId, id } }) => {
        await storeKeys.remove(user.id, storeId, id);
        return done;
      },
    );

    app.get(
      '/stores/:storeId/redemptions',
      {
        schema: {
          tags,
          summary: 'What was redeemed at a store on a day, and its sums',
          security,
          params: storeParams,
          querystring: dayQuerystring,
          response: envelopeOf(dayResult),
        },
        preHandler,
      },
      async ({ params, query }) => ok(await record.day(params.storeId, null, query.day)),
    );

    app.post(
      '/stores/:storeId/redemptions/:id/undo',
      {
        schema: {
          tags,
          summary: 'Undo a redemption, with a reason: the coupon can be used again',
          security,
          params: storeThingParams,
          body: ownerUndoBody,
          response: doneResponse,
        },
        preHandler,
      },
      async ({ signedIn: { user }, params: { storeId, id }, body }) => {
        await redeeming.undoAsOwner(user.id, storeId, id, body.reason);
        return done;
      },
    );
  };
