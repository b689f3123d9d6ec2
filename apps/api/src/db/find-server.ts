import { Socket } from 'node:net';
import { checkServerIdentity, type PeerCertificate } from 'node:tls';
import pg from 'pg';
import { readDatabaseAddress, type DatabaseAddress } from './database-address.ts';

/** A server that was found is asked anew after this. */
const TRUSTED_MS = 2000;
/** How long one of several servers may take to answer. */
const PATIENCE_MS = 3000;

type Place = { host: string; port: number };

/** No server of an address is there that is what it asks for. */
export class NoServerError extends Error {
  readonly code = 'ENOSERVER';
}

type Connection = { connectionString: string } & Pick<pg.ClientConfig, 'ssl' | 'stream'>;

/** What the driver needs to connect to an address, of several servers too: each connection goes to the first that fits. */
export function connectionTo(url: string): Connection {
  const address = readDatabaseAddress(url);
  if (address.servers.length === 1 && address.asked === 'any') return { connectionString: url };
  return { ...withoutPlace(address), stream: () => new FoundSocket(finderOf(url)) };
}

const ABOUT_TLS = ['ssl', 'sslmode', 'sslcert', 'sslkey', 'sslrootcert', 'uselibpqcompat'];

/** The driver takes from an address whatever stands there, so what is decided here is taken out. */
function withoutPlace({ servers }: DatabaseAddress): Connection {
  const [first] = servers;
  const hosts = servers.map(({ url }) => new pg.Client({ connectionString: url }).host);
  const url = new URL(first!.url);
  const { ssl } = new pg.Client({ connectionString: url.href });
  for (const name of ABOUT_TLS) url.searchParams.delete(name);
  if (!ssl) return { connectionString: url.href, ssl: false };
  const options = (typeof ssl === 'object' ? ssl : {}) as Exclude<pg.ClientConfig['ssl'], boolean>;
  // The driver knows the first host alone; the certificate may be that of any of them.
  const anyOf = (_host: string, certificate: PeerCertificate): Error | undefined => {
    const wrong = hosts.map((host) => checkServerIdentity(host, certificate));
    return wrong.includes(undefined) ? undefined : wrong[0];
  };
  return { connectionString: url.href, ssl: { checkServerIdentity: anyOf, ...options } };
}

type Finder = { find(): Promise<Place>; forget(): void };

const finders = new Map<string, Finder>();

function finderOf(url: string): Finder {
  const finder = finders.get(url) ?? createFinder(readDatabaseAddress(url));
  finders.set(url, finder);
  return finder;
}

/** To be called when a server turned out not to be what was asked for. */
export const forgetServer = (url: string): void => finders.get(url)?.forget();

function createFinder(address: DatabaseAddress): Finder {
  let found: { place: Promise<Place>; since: number } | null = null;
  const forget = () => (found = null);
  return {
    find() {
      if (found && performance.now() - found.since < TRUSTED_MS) return found.place;
      const place = look(address);
      const mine = { place, since: Infinity };
      found = mine;
      place.then(
        () => (mine.since = performance.now()),
        () => found === mine && forget(),
      );
      return place;
    },
    forget,
  };
}

async function look({ servers, asked, fits }: DatabaseAddress): Promise<Place> {
  const refusals: string[] = [];
  let second: Place | null = null;
  for (const { url, host } of servers) {
    try {
      const { place, standby, readOnly } = await ask(url);
      if (fits({ standby, readOnly })) return place;
      second ??= place;
      refusals.push(`${host} is ${standby ? 'a standby' : readOnly ? 'read-only' : 'a primary'}`);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      refusals.push(`${host}: ${code ?? message}`);
    }
  }
  if (second && asked === 'prefer-standby') return second;
  throw new NoServerError(`no database server is ${asked} (${refusals.join('; ')})`);
}

async function ask(url: string) {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'baeon-finder',
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean; readOnly: boolean }>(
      `select pg_is_in_recovery() as standby,
         current_setting('transaction_read_only')::boolean as "readOnly"`,
    );
    return { place: { host: client.host, port: client.port }, ...rows[0]! };
  } finally {
    client.end().catch(() => {});
  }
}

/** Goes where the server is that was found, wherever it is sent. */
class FoundSocket extends Socket {
  readonly #finder: Finder;

  constructor(finder: Finder) {
    super();
    this.#finder = finder;
    // A server that goes away may not be the one any more when it is back.
    this.once('close', finder.forget);
  }

  override connect(): this {
    this.#finder.find().then(
      ({ host, port }) => {
        if (!this.destroyed) super.connect(port, host);
      },
      (error: Error) => this.destroy(error),
    );
    return this;
  }
}
