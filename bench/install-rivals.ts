import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What only some suites compare with or measure by is installed when the first of them runs. */
export function installRivals(say: (line: string) => void): void {
  if (existsSync(join(import.meta.dirname, 'node_modules/.package-lock.json'))) return;
  say('installing what is measured by and compared with (once)');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'ignore', 'inherit'],
    // There npm is a batch file.
    shell: process.platform === 'win32',
  });
}
