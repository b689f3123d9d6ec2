import {
  endSessionBody,
  sendOtpBody,
  sendOtpResult,
  verifyOtpBody,
  verifyOtpResult,
} from '@baeon/contracts/auth/auth-wire';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelopeOf, ok } from '../../lib/envelope.ts';
import type { KnownDevices } from './known-devices.service.ts';
import type { Sessions } from './sessions.service.ts';
import type { Caller } from './sign-in-guard.ts';
import type { SignIn } from './sign-in.service.ts';

const MINUTE = 60_000;

type Dependencies = {
  signIn: SignIn;
  sessions: Sessions;
  devices: KnownDevices;
  /** Forgets what is kept only as long as somebody is signed in. */
  loggedOut(userId: string): Promise<void>;
};

export const authRoutes =
  ({ signIn, sessions, devices, loggedOut }: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    const windowMs = 10 * MINUTE;
    const limitSends = app.limitByAddress({ name: 'send-otp', max: 60, windowMs });
    const limitTries = app.limitByAddress({ name: 'verify-otp', max: 120, windowMs });

    /** Whoever else is behind an address does not keep owners of numbers from their devices. */
    async function callerOf(
      request: FastifyRequest,
      mobileNumber: string,
      limit: (request: FastifyRequest) => Promise<void>,
    ): Promise<Caller> {
      const device = await devices.find(mobileNumber, request.headers.cookie);
      if (!device) await limit(request);
      return { ...app.originOf(request), device };
    }

    app.post(
      '/send-otp',
      {
        schema: {
          tags: ['sign-in'],
          summary: 'Send a one-time code to a mobile number',
          body: sendOtpBody,
          response: envelopeOf(sendOtpResult),
        },
      },
      async (request) => {
        const caller = await callerOf(request, request.body.mobile_number, limitSends);
        const signedIn = await app.signedInOf(request);
        return ok(await signIn.sendOtp(request.body, signedIn, caller));
      },
    );

    app.post(
      '/verify-otp',
      {
        schema: {
          tags: ['sign-in'],
          summary: 'Exchange a one-time code for a token',
          body: verifyOtpBody,
          response: envelopeOf(verifyOtpResult),
        },
      },
      async (request, reply) => {
        const { body, headers } = request;
        const caller = await callerOf(request, body.mobile_number, limitTries);
        const { result, deviceCookie } = await signIn.verifyOtp(body, caller, headers);
        reply.header('set-cookie', deviceCookie);
        return ok(result);
      },
    );

    app.post(
      '/logout',
      {
        schema: {
          tags: ['sign-in'],
          summary: 'End the token',
          security: [{ bearer: [] }],
          response: envelopeOf(z.object({ logged_out: z.literal(true) })),
        },
        preHandler: app.requireUser,
      },
      async (request) => {
        const { user, token } = request.signedIn;
        await loggedOut(user.id);
        await sessions.close(token);
        return ok({ logged_out: true as const });
      },
    );

    app.post(
      '/end-session',
      {
        schema: {
          tags: ['sign-in'],
          summary: 'End a token by its hash, for who logged out without a connection',
          description:
            'The hash opens nothing, so devices may keep it. What is over already is fine.',
          body: endSessionBody,
          response: envelopeOf(z.object({ logged_out: z.literal(true) })),
        },
        preHandler: app.limitByAddress({ name: 'end-session', max: 120, windowMs: 10 * MINUTE }),
      },
      async (request) => {
        const { user_id, token_hash } = request.body;
        const tokenHash = Buffer.from(token_hash, 'hex');
        if (await sessions.closeByHash(user_id, tokenHash)) await loggedOut(user_id);
        return ok({ logged_out: true as const });
      },
    );
  };
