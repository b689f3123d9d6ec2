// Runs on whatever Node the machine has, before the scripts that need the pinned one. npm puts the
// pinned Node (the `node` package) first in PATH; where install scripts were not run, it is missing.
import { execFileSync } from 'node:child_process';

const NEEDED_MAJOR = 24;

const majorInPath = () => {
  const version = execFileSync('node', ['-p', 'process.versions.node'], { encoding: 'utf8' });
  return Number(version.split('.')[0]);
};

if (majorInPath() !== NEEDED_MAJOR) {
  console.log(`Installing Node ${NEEDED_MAJOR} beside the project (install scripts were not run)`);
  try {
    execFileSync('npm', ['rebuild', 'node', '--ignore-scripts=false'], {
      stdio: 'inherit',
      // There npm is a batch file, which is nothing to execute without a shell.
      shell: process.platform === 'win32',
    });
  } catch {
    // Told below, with what to do about it.
  }
  if (majorInPath() < NEEDED_MAJOR) {
    console.error(
      `Node ${NEEDED_MAJOR} is needed and could not be installed: run 'npm rebuild node', or use Node ${NEEDED_MAJOR}.`,
    );
    process.exit(1);
  }
}
