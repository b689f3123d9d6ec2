import { spawnSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readlinkSync, existsSync } from 'node:fs';
import { EmbeddedPostgresError, errorCode, WAY_OUT } from './embedded-postgres-error.ts';
import type { PosixUser } from './file-access.ts';

type ProcessEntry = {
  zombie: boolean;
  command: string;
  /** unknown where the system does not tell, or not to us */
  workingFolder: string | undefined;
};

/** Synchronous, because a process that is about to exit asks too. */
export function lookUpProcess(pid: number): ProcessEntry | undefined {
  return process.platform === 'linux' ? lookUpInProc(pid) : lookUpWithPs(pid);
}

/** kill(pid, 0) would call a zombie living, and it holds nothing any more. */
export function isLiving(pid: number): boolean {
  return lookUpProcess(pid)?.zombie === false;
}

/** A pid alone proves nothing: after a crash or a reboot it may belong to any program. */
export function isPostmasterOf(pid: number, folder: string): boolean {
  const entry = lookUpProcess(pid);
  if (!entry || entry.zombie) return false;
  if (!/^(\S.*\/)?postgres[: ]/.test(entry.command)) return false;
  return entry.workingFolder === undefined
    ? entry.command.includes(` -D ${folder} `)
    : entry.workingFolder === folder;
}

function lookUpInProc(pid: number): ProcessEntry | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may itself hold spaces and parentheses.
    const state = stat.charAt(stat.lastIndexOf(')') + 2);
    return {
      zombie: state === 'Z' || state === 'X',
      command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '),
      workingFolder: workingFolderInProc(pid),
    };
  } catch {
    return undefined;
  }
}

function workingFolderInProc(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function lookUpWithPs(pid: number): ProcessEntry | undefined {
  // One -o each: what follows the first = is all taken for a heading by the ps of macOS.
  const programArguments = ['-ww', '-o', 'state=', '-o', 'command=', '-p', String(pid)];
  const { status, stdout } = spawnSync('ps', programArguments, { encoding: 'utf8' });
  const line = /^\s*(\S+)\s+(.*)$/m.exec(stdout ?? '');
  if (status !== 0 || !line) return undefined;
  return {
    zombie: line[1]?.startsWith('Z') ?? false,
    command: `${line[2]} `,
    workingFolder: undefined,
  };
}

/** Resolves as soon as the program runs. */
export async function spawnPostgresProgram(
  program: string,
  programArguments: string[],
  user: PosixUser | undefined,
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

function spawnFailure(program: string, user: PosixUser | undefined, cause: unknown): string {
  const code = errorCode(cause) ?? String(cause);
  // The kernel names the program when it is the program's loader that is missing.
  const hint =
    code === 'ENOENT' && existsSync(program) ? ' (it needs glibc, which this system lacks)' : '';
  const as = user ? ` as uid ${user.uid}` : '';
  return `cannot run ${program}${as}: ${code}${hint}; ${WAY_OUT}`;
}
