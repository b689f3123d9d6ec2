import {
  endSessionBody,
  sendOtpBody,
  sendOtpResult,
  verifyOtpBody,
  verifyOtpResult,
} from '@baeon/contracts/auth/auth-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelopeOf, ok } from '../../lib/envelope.ts';
import type { Sessions } from './sessions.service.ts';
import type { SignIn } from './sign-in.service.ts';

const MINUTE = 60_000;

type Dependencies = {
  signIn: SignIn;
  sessions: Sessions;
  /** Forgets what is kept only as long as somebody is signed in. */
  loggedOut(userId: string): Promise<void>;
};

export const authRoutes =
  ({ signIn, sessions, loggedOut }: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/send-otp',
      {
        schema: {
          tags: ['sign-in'],
          summary: 'Send a one-time code to a mobile number',
          body: sendOtpBody,
          response: envelopeOf(sendOtpResult),
        },
        preHandler: app.limitByAddress({ name: 'send-otp', max: 60, windowMs: 10 * MINUTE }),
      },
      async (request) => {
        const signedIn = await app.signedInOf(request);
        return ok(await signIn.sendOtp(request.body, signedIn));
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
        preHandler: app.limitByAddress({ name: 'verify-otp', max: 120, windowMs: 10 * MINUTE }),
      },
      async (request) => {
        return ok(await signIn.verifyOtp(request.body));
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
