import type { FastifyRequest } from 'fastify';

/** Our own address as links carry it: the one that was configured, else the one that we were reached by. */
export const createOwnOrigin =
  (publicUrl: string | null) =>
  ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string =>
    publicUrl ?? `${protocol}://${host}`;

export type OwnOrigin = ReturnType<typeof createOwnOrigin>;
