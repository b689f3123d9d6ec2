import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  fsyncSync,
  openSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import { join } from 'node:path';
import { spawnPostgresProgram } from './processes.ts';
import { CLUSTER_NAME, type DataFolder } from './data-folder.ts';
import { EmbeddedPostgresError, errorCode, WAY_OUT } from './embedded-postgres-error.ts';
import type { PosixUser } from './file-access.ts';
import { openInitStage, type InitStage } from './init-stage.ts';
import { PASSWORD_FILE, SUPERUSER } from './server-address.ts';

export async function initCluster(
  data: DataFolder,
  initdb: string,
  clusterHome: string | undefined,
): Promise<void> {
  await placeCluster(data, clusterHome, (cluster) =>
    runInitdb(initdb, cluster, `${cluster}.password`, data.user),
  );
}

/**
 * Made aside and then put in place in one step: neither a crash nor a second first start at the
 * same time can leave half a cluster, or the password of another one. False where another start
 * was quicker.
 */
export async function placeCluster(
  data: DataFolder,
  clusterHome: string | undefined,
  make: (cluster: string) => Promise<void>,
): Promise<boolean> {
  const stage = openInitStage(data, clusterHome);
  let placed: boolean;
  try {
    const cluster = join(stage.folder, CLUSTER_NAME);
    await make(cluster);
    placed = publish(cluster, join(data.path, CLUSTER_NAME), stage);
    if (placed) stage.close();
    else stage.discard();
  } catch (error) {
    stage.discard();
    throw error;
  }
  syncFolder(data.path);
  return placed;
}

async function runInitdb(
  initdb: string,
  cluster: string,
  passwordFile: string,
  user: PosixUser | undefined,
): Promise<void> {
  // Loopback ports are open to every local user, so the password is what keeps them out.
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true });
  if (user) chownSync(passwordFile, user.uid, user.gid);

  const programArguments = [
    `--pgdata=${cluster}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The system's own locales may lack C.UTF-8, PostgreSQL's builtin provider never does.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  const child = await spawnPostgresProgram(initdb, programArguments, user, {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [complaints, [code]] = await Promise.all([
    child.stderr ? text(child.stderr) : '',
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  if (code !== 0) {
    const reason = complaints.trim().split('\n').at(-1);
    throw new EmbeddedPostgresError(`cannot make a PostgreSQL data folder: ${reason}; ${WAY_OUT}`);
  }
  renameSync(passwordFile, join(cluster, PASSWORD_FILE));
}

/** False where another start was quicker. */
function publish(cluster: string, place: string, stage: InitStage): boolean {
  try {
    if (stage.remote) symlinkSync(cluster, place);
    else renameSync(cluster, place);
    return true;
  } catch (error) {
    if (['EEXIST', 'ENOTEMPTY', 'ENOTDIR'].includes(errorCode(error) ?? '')) return false;
    throw error;
  }
}

export function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
