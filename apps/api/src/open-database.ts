import type { Config } from './config.ts';
import { hasCluster } from './db/embedded/data-folder.ts';
import { EmbeddedPostgresError, openEmbeddedPostgres } from './db/embedded/embedded-postgres.ts';

export type OpenDatabase = {
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
    const { host, pathname } = new URL(config.databaseUrl);
    return { url: config.databaseUrl, where: `${host}${pathname}`, stop: async () => {} };
  }
  const embedded = await openEmbeddedPostgres({ dataDir: config.dataDir, ...how });
  const { url, dataFolder: where, state } = embedded;
  return { url, where, state, stop: () => embedded.stop() };
}

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
