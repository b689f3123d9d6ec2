import { createHmac } from 'node:crypto';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import type { Counters } from '../gateways/counters/counters.ts';
import { AppError } from '../lib/app-error.ts';

const MINUTE = 60_000;
/** Far above what one shop's shared address needs; it only keeps a flood from starving the rest. */
const FLOOD_PER_MINUTE = 3000;

export type AddressLimit = { name: string; max: number; windowMs: number };

declare module 'fastify' {
  interface FastifyInstance {
    /** A limit by address that every API process counts together. */
    limitByAddress(limit: AddressLimit): preHandlerAsyncHookHandler;
  }
}

export const rateLimitsPlugin = fp<{ counters: Counters; factor: number; secret: string }>(
  async (app, { counters, factor, secret }) => {
    const refusal = (ttlMs: number) => {
      const wait = Math.max(1, Math.ceil(ttlMs / 1000));
      return new AppError(
        'TOO_MANY_REQUESTS',
        `Too many requests from your network. Try again in ${wait} seconds.`,
        { retryAfterSeconds: wait },
      );
    };

    await app.register(rateLimit, {
      global: true,
      max: Math.ceil(FLOOD_PER_MINUTE * factor),
      timeWindow: MINUTE,
      errorResponseBuilder: (_request, context) => refusal(context.ttl),
    });

    // Addresses are kept only as keyed hashes: counting needs no more.
    const addressKey = (request: FastifyRequest) =>
      createHmac('sha256', secret).update(normalizeIP(request.ip, 64)).digest('base64url');

    app.decorate('limitByAddress', ({ name, max, windowMs }) => async (request) => {
      const { hits, endsInMs } = await counters.hit(`${name}:${addressKey(request)}`, windowMs);
      if (hits > Math.ceil(max * factor)) throw refusal(endsInMs);
    });
  },
);
