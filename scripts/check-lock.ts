import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the project is meant to run; whatever comes as a native package must be there for each. */
const PLATFORMS = [
  { os: 'linux', cpu: 'x64' },
  { os: 'linux', cpu: 'arm64' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'win32', cpu: 'x64' },
];

type LockedPackage = {
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
};

const lock = JSON.parse(
  readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'),
) as { packages: Record<string, LockedPackage> };

const problems: string[] = [];
for (const [path, locked] of Object.entries(lock.packages)) {
  if (locked.resolved && !locked.link) {
    problems.push(`${path} carries a download address`);
  }
  const native = nativeFamily(locked);
  for (const { os, cpu } of native.length > 0 ? PLATFORMS : []) {
    if (!native.some((name) => isFor(name, os, cpu))) {
      problems.push(`${path} has no native package for ${os} ${cpu}`);
    }
  }
  for (const name of native) {
    const nested = `${path}/node_modules/${name}`;
    if (!(nested in lock.packages) && !(`node_modules/${name}` in lock.packages)) {
      problems.push(`${path} wants ${name}, which the lock file misses`);
    }
  }
}

/** The optional packages that are this one's native part on a platform of ours. */
function nativeFamily({ optionalDependencies = {} }: LockedPackage): string[] {
  return Object.keys(optionalDependencies).filter((name) =>
    PLATFORMS.some(({ os, cpu }) => isFor(name, os, cpu)),
  );
}

function isFor(name: string, os: string, cpu: string): boolean {
  const system = os === 'win32' ? '(win32|windows)' : os;
  return new RegExp(`[-/]${system}-${cpu}\\b`).test(name);
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
