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

type Packages = Record<string, LockedPackage>;

const lockedIn = (folder: string): Packages => {
  const path = join(import.meta.dirname, '..', folder, 'package-lock.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as { packages: Packages }).packages;
};

const packages = lockedIn('.');

const problems: string[] = [];
const everything = [lockedIn('bench'), packages].flatMap((all) => Object.entries(all));
for (const [path, { resolved, link }] of everything) {
  if (resolved && !link) problems.push(`${path} carries a download address`);
}
for (const [path, locked] of Object.entries(packages)) {
  const native = nativeFamily(locked);
  for (const { os, cpu } of native.length > 0 ? PLATFORMS : []) {
    if (!native.some((name) => isFor(name, os, cpu))) {
      problems.push(`${path} has no native package for ${os} ${cpu}`);
    }
  }
  for (const name of native) {
    const nested = `${path}/node_modules/${name}`;
    if (!(nested in packages) && !(`node_modules/${name}` in packages)) {
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
