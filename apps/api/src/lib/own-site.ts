import type { FastifyRequest } from 'fastify';

/** Where a server listens, for whoever asks it by HTTP. */
export const httpAddress = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Our own address as links carry it: the one that was configured, else the one that we were reached by. */
export const createOwnOrigin =
  (publicUrl: string | null) =>
  ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string =>
    publicUrl ?? `${protocol}://${host || 'localhost'}`;

/** The same in messages, which nobody asked us for by an address. */
export const linkOrigin = ({
  publicUrl,
  port,
}: {
  publicUrl: string | null;
  port: number;
}): string => publicUrl ?? `http://localhost:${port}`;

export type OwnOrigin = ReturnType<typeof createOwnOrigin>;

/** Where we are: what our links begin with, and the hosts that a link to us may name. */
export type OwnSite = { origin: string; hosts: string[] };

export const createOwnSite =
  (ownOrigin: OwnOrigin) =>
  (request: Pick<FastifyRequest, 'protocol' | 'host'>): OwnSite => {
    const origin = ownOrigin(request);
    const addresses = [origin, `${request.protocol}://${request.host}`];
    return { origin, hosts: addresses.flatMap((address) => URL.parse(address)?.host ?? []) };
  };

export type OwnSiteOf = ReturnType<typeof createOwnSite>;
