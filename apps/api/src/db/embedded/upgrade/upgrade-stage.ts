import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from '../cluster-init.ts';
import { CLUSTER_NAME, UPGRADE_STAGE, UPGRADE_VERIFIED } from '../data-folder.ts';
import { EmbeddedPostgresError } from '../embedded-postgres-error.ts';

/**
 * The new cluster is made in a folder beside the old one. Only when it is whole and compared is that noted, and only then does
 * the old one make room; a start in between finds the note and makes no empty database.
 */
export const stageOf = (dataDir: string): string => join(dataDir, UPGRADE_STAGE);

export function swapClusters(dataDir: string, major: number): string {
  const stage = stageOf(dataDir);
  const place = join(dataDir, CLUSTER_NAME);
  const name = freeName(dataDir, `${CLUSTER_NAME}-${major}`);
  const kept = join(dataDir, name);
  writeFileSync(join(stage, UPGRADE_VERIFIED), name, { flush: true });
  syncFolder(stage);
  renameSync(place, kept);
  if (existsSync(join(kept, 'postmaster.pid'))) {
    renameSync(kept, place);
    throw new EmbeddedPostgresError(`the old database was started meanwhile; nothing was upgraded`);
  }
  return finishSwap(dataDir)!;
}

/** Where the old cluster is kept, or undefined where no upgrade stopped between the two renames. */
export function finishSwap(dataDir: string): string | undefined {
  const stage = stageOf(dataDir);
  const note = join(stage, UPGRADE_VERIFIED);
  if (!existsSync(note)) return undefined;
  const kept = join(dataDir, readFileSync(note, 'utf8'));
  renameSync(join(stage, CLUSTER_NAME), join(dataDir, CLUSTER_NAME));
  syncFolder(dataDir);
  rmSync(stage, { recursive: true, force: true });
  return kept;
}

function freeName(folder: string, name: string): string {
  for (let number = 1; ; number++) {
    const tried = number === 1 ? name : `${name}-${number}`;
    if (!existsSync(join(folder, tried))) return tried;
  }
}
