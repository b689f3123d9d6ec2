import { createHmac } from 'node:crypto';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Counters } from '../gateways/counters/counters.ts';
import { AppError } from '../lib/app-error.ts';
import type { RequestOrigin } from '../lib/request-origin.ts';

const MINUTE = 60_000;
/** Far above what one shop's shared address needs; it only keeps a flood from starving the rest. */
const FLOOD_PER_MINUTE = 3000;

/** An IPv6 customer has a /64 to choose addresses from, a company or a city a /48, as much as a /24 of IPv4. */
const ADDRESS_BITS = 64;
const NETWORK_BITS = 48;

export type AddressLimit = { name: string; max: number; windowMs: number };

declare module 'fastify' {
  interface FastifyInstance {
    /** A limit by address that every API process counts together. */
    limitByAddress(limit: AddressLimit): (request: FastifyRequest) => Promise<void>;
    /** What stands for where a request came from. */
    originOf(request: FastifyRequest): RequestOrigin;
  }
}

export const rateLimitsPlugin = fp<{
  counters: Pick<Counters, 'hit'>;
  factor: number;
  secret: string;
}>(async (app, { counters, factor, secret }) => {
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
  const keyOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const addressKey = ({ ip }: FastifyRequest) => keyOf(normalizeIP(ip, ADDRESS_BITS));
  const networkKey = ({ ip }: FastifyRequest) =>
    keyOf(`network:${normalizeIP(ip, NETWORK_BITS).replace(/\.\d+$/, '')}`);

  app.decorate('originOf', (request) => ({
    address: addressKey(request),
    network: networkKey(request),
  }));

  app.decorate('limitByAddress', ({ name, max, windowMs }) => async (request) => {
    const { hits, endsInMs } = await counters.hit(`${name}:${addressKey(request)}`, windowMs);
    if (hits > Math.ceil(max * factor)) throw refusal(endsInMs);
  });
});
