import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Something that tests and benchmarks need beyond npm. */
export type Need = {
  name: string;
  find: () => string | null;
  /** Ways to get it, tried in turn until it is found. */
  install: (() => boolean)[];
  /** What is not tested without it. */
  skips: string;
};

/** Where it is, installed first where it is missing and we may; null when that fails. */
export function ensure({ find, install }: Need): string | null {
  const found = find();
  if (found) return found;
  for (const way of install) {
    const installed = way() ? find() : null;
    if (installed) return installed;
  }
  return null;
}

/** Whether a command of the system came to a good end; what it says is of no interest. */
export function attempt(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 10 * 60_000 });
    return true;
  } catch {
    return false;
  }
}

export function findProgram(name: string): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const isRoot = (): boolean => process.getuid?.() === 0;

let isUpdated = false;

/** On Debian and Ubuntu, where we may: nobody is asked for a password. */
export function installByApt(name: string): boolean {
  const asRoot = isRoot() ? [] : process.env.CI ? ['sudo', '-n'] : null;
  if (!asRoot || !findProgram('apt-get')) return false;
  const run = (...args: string[]) => {
    const [command, ...rest] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', ...args];
    return attempt(command!, rest);
  };
  console.log(`Installing ${name}`);
  isUpdated ||= run('apt-get', 'update');
  return isUpdated && run('apt-get', 'install', '-y', '--no-install-recommends', name);
}
