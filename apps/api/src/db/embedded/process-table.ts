import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

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
