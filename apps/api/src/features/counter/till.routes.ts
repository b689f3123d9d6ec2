import { doneResult, idInPath } from '@baeon/contracts/counter/counter-wire';
import {
  dayResult,
  lookBody,
  lookResult,
  takeBody,
  takeResult,
  undoBody,
} from '@baeon/contracts/counter/redemptions-wire';
import {
  enrolBody,
  enrolResult,
  shiftBody,
  shiftResult,
  tillResult,
} from '@baeon/contracts/counter/tills-wire';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../lib/app-error.ts';
import { envelopeOf, ok } from '../../lib/envelope.ts';
import type { Redeeming } from '../coupons/redeem.service.ts';
import { done } from './people.routes.ts';
import type { CounterRecord } from './record.service.ts';
import type { TillStaff } from './till-staff.service.ts';
import type { KnownTill } from './tills.repo.ts';
import type { Tills } from './tills.service.ts';

const MINUTE = 60_000;
const tags = ['counter: till'];
const security = [{ bearer: [] }];
const staffHeader = z.object({ 'x-staff-token': z.string().max(100).optional() });

type Dependencies = {
  tills: Tills;
  tillStaff: TillStaff;
  redeeming: Redeeming;
  toTaken(taken: Awaited<ReturnType<Redeeming['take']>>): z.infer<typeof takeResult>;
  record: CounterRecord;
};

/** What a till shows for itself. */
export const tillTokenIn = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

/** What a device does that is a till, by its own token, and whoever is signed in there. */
export const tillRoutes =
  (deps: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    const { tills, tillStaff, redeeming, record } = deps;
    const limit = (name: string, max: number) =>
      app.limitByAddress({ name, max, windowMs: 10 * MINUTE });
    const tillOf = (request: FastifyRequest): Promise<KnownTill> =>
      tills.find(tillTokenIn(request));
    const signedInAt = (till: KnownTill, request: FastifyRequest) => {
      const shown = request.headers['x-staff-token'];
      return tillStaff.find(till, typeof shown === 'string' ? shown : undefined);
    };

    /** Who redeems: a till is not enough, somebody has to be signed in there. */
    async function takerOf(request: FastifyRequest) {
      const till = await tillOf(request);
      const staff = await signedInAt(till, request);
      if (!staff) throw new AppError('STAFF_NEEDED', 'Choose your name and enter your PIN.');
      return { till, storeId: till.store.id, tillId: till.id, staffId: staff.id };
    }

    app.post(
      '/tills/enrol',
      {
        schema: {
          tags,
          summary: 'Become a till by a token that an owner made',
          description: 'Refused as EXPIRED once it was used or is too old.',
          body: enrolBody,
          response: envelopeOf(enrolResult),
        },
        preHandler: limit('enrol-till', 60),
      },
      async ({ body }) => ok(await tills.enrol(body.token)),
    );

    app.get(
      '/till',
      {
        schema: {
          tags,
          summary: 'Which till this is, who may sign in and who is',
          security,
          headers: staffHeader,
          response: envelopeOf(tillResult),
        },
      },
      async (request) => {
        const { id, name, store } = await tillOf(request);
        const till = { id, name };
        const staff = await tillStaff.list(store.id);
        const signed_in = await signedInAt({ ...till, store, lastSeenAt: new Date(0) }, request);
        return ok({ till, store, staff, signed_in });
      },
    );

    app.post(
      '/till/sign-in',
      {
        schema: {
          tags,
          summary: 'Sign in at the till by name and PIN',
          description: 'Refusals: PIN_WRONG, PIN_LOCKED, NOT_FOUND (the name).',
          security,
          body: shiftBody,
          response: envelopeOf(shiftResult),
        },
        preHandler: limit('till-sign-in', 300),
      },
      async (request) => ok(await tillStaff.signIn(await tillOf(request), request.body)),
    );

    app.post(
      '/till/sign-out',
      {
        schema: {
          tags,
          summary: 'Sign out at the till',
          security,
          headers: staffHeader,
          response: envelopeOf(doneResult),
        },
      },
      async (request) => {
        const { till, staffId } = await takerOf(request);
        await tillStaff.signOut(till, staffId);
        return done;
      },
    );

    app.post(
      '/look',
      {
        schema: {
          tags,
          summary: 'What a code is good for, before it is taken',
          security,
          headers: staffHeader,
          body: lookBody,
          response: envelopeOf(lookResult),
        },
        // Ten letters of thirty: at this rate nobody comes across a code.
        preHandler: limit('look', 1200),
      },
      async (request) => ok(await redeeming.look(await takerOf(request), request.body.code)),
    );

    app.post(
      '/redeem',
      {
        schema: {
          tags,
          summary: 'Take a coupon',
          description:
            'Sent twice with one id it is one redemption. Refusals: UNAUTHENTICATED (the till), STAFF_NEEDED, ' +
            'NOT_FOUND, FORBIDDEN (the store), ALREADY_USED, EXPIRED, NOT_STARTED, BEING_PASSED, PAUSED, ' +
            'BILL_MISSING, BILL_TOO_SMALL, FORGED.',
          security,
          headers: staffHeader,
          body: takeBody,
          response: envelopeOf(takeResult),
        },
        preHandler: limit('redeem-at-till', 1200),
      },
      async (request) => {
        const taker = await takerOf(request);
        return ok(deps.toTaken(await redeeming.take(taker, request.body)));
      },
    );

    app.post(
      '/redemptions/:id/undo',
      {
        schema: {
          tags,
          summary: 'Undo what this till took within the last ten minutes',
          description: 'Refusals: NOT_FOUND (or of another till), TOO_LATE, ALREADY_USED (undone).',
          security,
          headers: staffHeader,
          params: z.object({ id: idInPath }),
          body: undoBody,
          response: envelopeOf(doneResult),
        },
      },
      async (request) => {
        const taker = await takerOf(request);
        await redeeming.undoAtTill(taker, request.params.id, request.body.reason || null);
        return done;
      },
    );

    app.get(
      '/today',
      {
        schema: {
          tags,
          summary: 'What this till took today, and its sums',
          security,
          headers: staffHeader,
          response: envelopeOf(dayResult),
        },
      },
      async (request) => {
        const { storeId, tillId } = await takerOf(request);
        return ok(await record.day(storeId, tillId));
      },
    );
  };
