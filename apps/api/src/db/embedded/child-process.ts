import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { EmbeddedPostgresError, errorCode, WAY_OUT } from './embedded-postgres-error.ts';
import type { User } from './file-access.ts';

/** Resolves as soon as the program runs. */
export async function spawnPostgresProgram(
  program: string,
  programArguments: string[],
  user: User | undefined,
  options: Pick<SpawnOptions, 'detached' | 'stdio'>,
): Promise<ChildProcess> {
  const child = spawn(program, programArguments, {
    ...options,
    // Spawning takes the signed form of ids like the 4294967294 of nobody on macOS.
    ...(user && { uid: user.uid | 0, gid: user.gid | 0 }),
    // Ours may be a folder that the user cannot enter, or one that is unmounted later.
    cwd: '/',
    // Without PGDATA, PGPORT and the like of the caller; macOS needs LC_ALL to stay single-threaded.
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
  });
  try {
    await once(child, 'spawn');
  } catch (cause) {
    throw new EmbeddedPostgresError(spawnFailure(program, user, cause), { cause });
  }
  return child;
}

function spawnFailure(program: string, user: User | undefined, cause: unknown): string {
  const code = errorCode(cause) ?? String(cause);
  // The kernel names the program when it is the program's loader that is missing.
  const hint =
    code === 'ENOENT' && existsSync(program) ? ' (it needs glibc, which this system lacks)' : '';
  const as = user ? ` as uid ${user.uid}` : '';
  return `cannot run ${program}${as}: ${code}${hint}; ${WAY_OUT}`;
}
