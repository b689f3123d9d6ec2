import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from './embedded-postgres-error.ts';

export type PostmasterFile = {
  text: string;
  /** undefined while the file is still being written, or was cut off by a crash */
  pid: number | undefined;
  port: number | undefined;
  status: string | undefined;
};

export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  try {
    return parse(readFileSync(pathIn(cluster), 'utf8'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function parse(text: string): PostmasterFile {
  const lines = text.split('\n').map((line) => line.trim());
  return { text, pid: positive(lines[0]), port: positive(lines[3]), status: lines[7] };
}

function positive(line: string | undefined): number | undefined {
  const value = Number(line);
  return value > 0 ? value : undefined;
}

/**
 * Only ever the file that was judged: between the look and the removal another start may have
 * brought up a server, and a server without its file shuts down.
 */
export function removePostmasterFile(cluster: string, judged: PostmasterFile): void {
  const aside = `${pathIn(cluster)}.stale-${randomBytes(4).toString('hex')}`;
  try {
    renameSync(pathIn(cluster), aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  if (readFileSync(aside, 'utf8') !== judged.text) putBack(aside, cluster);
  unlinkSync(aside);
}

function putBack(aside: string, cluster: string): void {
  try {
    linkSync(aside, pathIn(cluster));
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}

function pathIn(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}
