import {
  closeSync,
  constants,
  fchownSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
} from 'node:fs';
import type { User } from './file-access.ts';

const LARGEST = 10 * 1024 * 1024;

/** A file and not a pipe: the server outlives a killed Node, and must be able to go on writing. */
export function openServerLog(file: string, user: User | undefined) {
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants;
  const descriptor = openSync(file, O_APPEND | O_CREAT | O_NOFOLLOW | O_WRONLY, 0o600);
  if (user) fchownSync(descriptor, user.uid, user.gid);
  if (fstatSync(descriptor).size > LARGEST) ftruncateSync(descriptor);
  const start = fstatSync(descriptor).size;
  return {
    descriptor,
    close: () => closeSync(descriptor),
    linesSinceOpened: () => readFileSync(file).subarray(start).toString().trim().split('\n'),
  };
}
