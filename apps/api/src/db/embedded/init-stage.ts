import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { CLUSTER_NAME, type DataFolder } from './data-folder.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { canSearch, isOutOfOthersReach } from './file-access.ts';
import { isLiving } from './processes.ts';

export type InitStage = {
  folder: string;
  /** outside of the data folder, where a link will point to it */
  remote: boolean;
  /** forgets the stage, and keeps a cluster that was put in use */
  close: () => void;
  discard: () => void;
};

const CLUSTER_HOME = '/var/lib/baeon';
const NAME = /^postgres\.init-(\d+)-[0-9a-f]+$/;
const openHere = new Set<string>();

/** Always noted in the data folder, so that a start after a crash finds what to clean up. */
export function openInitStage(
  { path: dataDir, user }: DataFolder,
  clusterHome = CLUSTER_HOME,
): InitStage {
  const id = randomBytes(8).toString('hex');
  const note = join(dataDir, `postgres.init-${process.pid}-${id}`);
  const remote = user !== undefined && !canSearch(dataDir, user);
  const folder = remote ? join(prepareHome(clusterHome), id) : note;

  openHere.add(note);
  if (remote) symlinkSync(folder, note);
  mkdirSync(folder, { mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);

  const forget = (removeRemote: boolean) => {
    removeStage(note, removeRemote);
    openHere.delete(note);
  };
  return { folder, remote, close: () => forget(false), discard: () => forget(true) };
}

export function clearInitLeftovers(dataDir: string, clusterHome = CLUSTER_HOME): void {
  for (const name of readdirSync(dataDir)) {
    const pid = NAME.exec(name)?.[1];
    const note = join(dataDir, name);
    if (pid === undefined || openHere.has(note)) continue;
    // In a container the same few pids come back: our own says nothing about a former life.
    if (Number(pid) !== process.pid && isLiving(Number(pid))) continue;
    removeStage(note, isAbandonedRemote(note, dataDir, clusterHome));
  }
}

function removeStage(note: string, removeRemote: boolean): void {
  const isLink = lstatSync(note, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  if (isLink && removeRemote) removeTree(readlinkSync(note));
  if (isLink) unlinkSync(note);
  else removeTree(note);
}

function removeTree(folder: string): void {
  try {
    // The initdb of a killed start may still be writing for a moment.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  } catch {
    // It stays for the next start to clean up, and is in nobody's way.
  }
}

/** Root follows no link to just anywhere, and removes no cluster that was put in use. */
function isAbandonedRemote(note: string, dataDir: string, clusterHome: string): boolean {
  const target = readLink(note);
  const inUse = readLink(join(dataDir, CLUSTER_NAME));
  if (target === undefined || dirname(target) !== clusterHome) return false;
  return inUse === undefined || dirname(inUse) !== target;
}

function readLink(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

function prepareHome(home: string): string {
  if (mkdirSync(home, { recursive: true })) chmodSync(home, 0o755);
  if (!isOutOfOthersReach(home)) {
    throw new EmbeddedPostgresError(
      `${home} is needed for the data of PostgreSQL, but others can write there; let only root do so`,
    );
  }
  return home;
}
