import type { Config } from './config.ts';
import { placeOfDatabase } from './db/database-address.ts';
import { hasCluster } from './db/embedded/data-folder.ts';
import { EmbeddedPostgresError, openEmbeddedPostgres } from './db/embedded/embedded-postgres.ts';

export type OpenDatabase = {
  /** Leads to the server itself, past a pooler. */
  url: string;
  /** For people, without secrets. */
  where: string;
  /** Of an embedded server that runs: whether it did before, and by whom. */
  state?: string;
  stop(): Promise<void>;
};

type How = {
  mode: 'own' | 'join';
  label: string;
  log(line: string): void;
  /** The embedded server has died; what became of that. */
  warn?(line: string): void;
  /** It cannot be brought back. */
  onGone?(line: string): void;
};

/** The operator's own database, or the embedded one under the data folder. */
export async function openDatabase(config: Config, how: How): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const url = config.databaseDirectUrl ?? config.databaseUrl;
    return { url, where: placeOfDatabase(url), stop: async () => {} };
  }
  const settings = connectionsFor(config.workers);
  const embedded = await openEmbeddedPostgres({ dataDir: config.dataDir, settings, ...how });
  const { url, dataFolder: where, state } = embedded;
  return { url, where, state, stop: () => embedded.stop() };
}

/** For each process its pool, jobs and feed, for one more during a reload, and for tools. */
const connectionsFor = (workers: number): Record<string, string> =>
  workers === 1 ? {} : { max_connections: String(30 * (workers + 1) + 40) };

/** The same for what looks after a database: where there is none, none is made. */
export async function openExistingDatabase(
  config: Config,
  { label, log }: Omit<How, 'mode'>,
): Promise<OpenDatabase> {
  if (!config.databaseUrl && !hasCluster(config.dataDir)) {
    throw new EmbeddedPostgresError(
      `there is no database in ${config.dataDir} yet; npm start makes one`,
    );
  }
  return openDatabase(config, { mode: 'join', label, log });
}
