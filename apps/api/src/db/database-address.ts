/**
 * The servers that a postgres:// address may mean: `postgres://user@a:5432,b/db?target_session_attrs=read-write` names
 * two, as libpq has it and the driver does not.
 */

type Nature = { standby: boolean; readOnly: boolean };

/** What is asked of a server, by the words of libpq. */
const ASKED: Record<string, (server: Nature) => boolean> = {
  any: () => true,
  'read-write': ({ readOnly }) => !readOnly,
  'read-only': ({ readOnly }) => readOnly,
  primary: ({ standby }) => !standby,
  standby: ({ standby }) => standby,
  'prefer-standby': ({ standby }) => standby,
};

export type DatabaseAddress = {
  /** An address for each of the servers. */
  servers: { url: string; host: string }[];
  asked: string;
  fits(server: Nature): boolean;
};

const SHAPE = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s;
const TARGET = 'target_session_attrs';

/** Throws what is wrong with an address, in words that show nothing of it. */
export function readDatabaseAddress(url: string): DatabaseAddress {
  const [, before, hosts, after] = SHAPE.exec(url) ?? [];
  if (before === undefined) throw new Error('must be a postgres:// address');
  const servers = hosts!.split(',').map((host) => ({ url: `${before}${host}${after}`, host }));
  if (servers.some(({ url, host }) => !URL.canParse(url) || (host === '' && servers.length > 1))) {
    throw new Error('must be a postgres:// address');
  }
  const asked = new URL(servers[0]!.url).searchParams.get(TARGET) ?? 'any';
  const fits = ASKED[asked];
  if (!fits) throw new Error(`must ask for a ${TARGET} of ${Object.keys(ASKED).join(', ')}`);
  return { servers, asked, fits };
}

/** For people, without secrets. */
export function placeOfDatabase(url: string): string {
  const { servers } = readDatabaseAddress(url);
  return servers.map(({ host }) => host).join(',') + new URL(servers[0]!.url).pathname;
}
