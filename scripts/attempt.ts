import { execFileSync } from 'node:child_process';

/** Whether a command of the system came to a good end; what it says is of no interest. */
export function attempt(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 10 * 60_000 });
    return true;
  } catch {
    return false;
  }
}

/** On Debian and Ubuntu, where we may. */
export function installByApt(name: string): boolean {
  if (process.getuid?.() !== 0) return false;
  return attempt('apt-get', ['update']) && attempt('apt-get', ['install', '-y', name]);
}
