import { join } from 'node:path';
import { binariesFor, type Binaries } from './binaries.ts';
import { initCluster } from './cluster-init.ts';
import {
  checkCluster,
  findCluster,
  CLUSTER_NAME,
  prepareDataFolder,
  refuseHalfUpgraded,
  type DataFolder,
} from './data-folder.ts';
import { asEmbeddedPostgresError, EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { clearInitLeftovers } from './init-stage.ts';
import { ownServer } from './owned-server.ts';
import { findPostgresPackage } from './postgres-package.ts';
import { databaseUrl } from './server-address.ts';
import { findOrStartServer } from './server-search.ts';

export { EmbeddedPostgresError };

export type EmbeddedPostgres = {
  /** of the application database */
  url: string;
  port: number;
  /** where the cluster really lies */
  dataFolder: string;
  /** adopted: from a process that was killed; joined: as a guest beside a living owner */
  how: 'started' | 'adopted' | 'joined';
  /** for people: who runs it */
  state: string;
  /** ends the server and waits until it is gone; does nothing where this is a guest */
  stop: () => Promise<void>;
};

export type EmbeddedPostgresOptions = {
  dataDir: string;
  /** join: use a server that runs, and otherwise start and own one */
  mode: 'own' | 'join';
  log?: (line: string) => void;
  /** further settings of the server */
  settings?: Record<string, string>;
  /** what others are told that this process is */
  label?: string;
  /** the server that this process owns has died, and what became of that */
  warn?: (line: string) => void;
  /** it could not be brought back */
  onGone?: (line: string) => void;
  /** of the tries to bring it back */
  pausesMs?: number[];
  /** other places than the usual ones, for tests */
  places?: { packageFolder?: string; cacheFolder?: string; clusterHome?: string };
};

/** Rejects with an EmbeddedPostgresError, whatever goes wrong. */
export async function openEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  try {
    const { places = {} } = options;
    const postgresPackage = findPostgresPackage(places.packageFolder);
    const data = prepareDataFolder(options.dataDir);
    const binaries = binariesFor(data.user, postgresPackage, places.cacheFolder);
    try {
      return await open(options, data, binaries, postgresPackage.major);
    } catch (error) {
      binaries.discard();
      throw error;
    }
  } catch (error) {
    throw asEmbeddedPostgresError(error);
  }
}

async function open(
  {
    mode,
    log = () => {},
    settings = {},
    label = 'another program',
    warn = log,
    onGone = warn,
    pausesMs,
    places,
  }: EmbeddedPostgresOptions,
  data: DataFolder,
  binaries: Binaries,
  major: number,
): Promise<EmbeddedPostgres> {
  clearInitLeftovers(data.path, places?.clusterHome);
  if (!findCluster(data)) {
    refuseHalfUpgraded(data);
    log(`making a new PostgreSQL data folder in ${data.path}`);
    await initCluster(data, binaries.path('initdb'), places?.clusterHome);
    // By now the initdb of a killed start, if there was one, has ended too.
    clearInitLeftovers(data.path, places?.clusterHome);
  }
  const cluster = findCluster(data);
  if (!cluster) throw new EmbeddedPostgresError(`${data.path} was emptied during the start`);
  checkCluster(cluster, major, data);
  if (cluster !== join(data.path, CLUSTER_NAME)) log(`the data of PostgreSQL lies in ${cluster}`);

  const search = { data, cluster, binaries, settings, label };
  const { server, claim, how } = await findOrStartServer(search);
  const opened = {
    url: databaseUrl(server.port, server.password),
    port: server.port,
    dataFolder: cluster,
  };
  if ('client' in claim) {
    const revival = { search, port: server.port, warn, onGone, pausesMs };
    const end = ownServer(server, claim.client, label, revival);
    log(`PostgreSQL ${how} on port ${server.port}`);
    const state =
      how === 'adopted' ? 'ran on after its process was killed' : 'was not running until now';
    return { ...opened, how, state, stop: () => end().finally(binaries.discard) };
  }
  const { pid, label: holder, since } = claim.holder;
  if (mode === 'own') {
    throw new EmbeddedPostgresError(
      `data folder ${data.path} is in use by process ${pid} (${holder}), running since ${since.toISOString()}; stop it first or set another DATA_DIR`,
    );
  }
  log(`PostgreSQL of process ${pid} (${holder}) joined on port ${server.port}`);
  const state = `runs for process ${pid} (${holder}) since ${since.toISOString()}`;
  return { ...opened, how: 'joined', state, stop: async () => {} };
}
