import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Account, Identity, SignedIn } from '../lib/signed-in.ts';
import { AppError, signedOut } from '../lib/app-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set behind `requireUser`. */
    signedIn: SignedIn;
    /** Set behind `requireIdentity`. */
    identity: Identity;
  }
  interface FastifyInstance {
    /** Who the request's token belongs to, or null; for routes that visitors may call too. */
    signedInOf(request: FastifyRequest): Promise<SignedIn | null>;
    /** The same where it is enough to know who it is: cheaper, for what is asked very often. */
    identityOf(request: FastifyRequest): Promise<Identity | null>;
    /** Refuses a request without a living token. */
    requireUser(request: FastifyRequest, reply: FastifyReply): Promise<void>;
    /** The same by `identityOf`. */
    requireIdentity(request: FastifyRequest, reply: FastifyReply): Promise<void>;
    /** Refuses a user id that is not the signed-in user's own. One that was left out is fine. */
    requireSelf(request: FastifyRequest, userId: string | undefined): void;
  }
}

/** What is asked of the sessions here. */
type Sessions = {
  userOf(token: string): Promise<Account | null>;
  identityOf(token: string): Promise<Identity | null>;
};

export const authPlugin = fp<{ sessions: Sessions }>(async (app, { sessions }) => {
  const tokenOf = (request: FastifyRequest) =>
    /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];

  const signedInOf = async (request: FastifyRequest): Promise<SignedIn | null> => {
    const token = tokenOf(request);
    if (!token) return null;
    const user = await sessions.userOf(token);
    return user && { user, token };
  };

  const identityOf = async (request: FastifyRequest): Promise<Identity | null> => {
    const token = tokenOf(request);
    return token ? sessions.identityOf(token) : null;
  };

  app.decorateRequest('signedIn');
  app.decorateRequest('identity');
  app.decorate('signedInOf', signedInOf);
  app.decorate('identityOf', identityOf);
  app.decorate('requireUser', async (request) => {
    const signedIn = await signedInOf(request);
    if (!signedIn) throw signedOut();
    request.signedIn = signedIn;
  });
  app.decorate('requireIdentity', async (request) => {
    const identity = await identityOf(request);
    if (!identity) throw signedOut();
    request.identity = identity;
  });
  app.decorate('requireSelf', (request, userId) => {
    const own = request.signedIn?.user.id ?? request.identity.id;
    if (userId === undefined || userId.toLowerCase() === own) return;
    throw new AppError('FORBIDDEN', 'That belongs to someone else.');
  });
});
