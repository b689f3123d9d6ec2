import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const WEB = join(ROOT, 'apps/web');
const STAMP = join(WEB, 'dist/.sources');
const SOURCES = [
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/public',
  'apps/web/src',
  'packages/contracts/src',
  'package-lock.json',
];

/** Builds the web app unless the build that is there was made of the same sources. */
export async function buildWebIfChanged(): Promise<void> {
  const fingerprint = await fingerprintOf(SOURCES.map((source) => join(ROOT, source)));
  const built = await readFile(STAMP, 'utf8').catch(() => null);
  if (built === fingerprint) return;
  console.log('Building the web app');
  const vite = createRequire(join(WEB, 'package.json')).resolve('vite/package.json');
  execFileSync(process.execPath, [join(dirname(vite), 'bin/vite.js'), 'build', '--logLevel=warn'], {
    cwd: WEB,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await writeFile(STAMP, fingerprint);
}

async function fingerprintOf(paths: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of await filesBelow(path)) {
      hash
        .update(file.slice(ROOT.length))
        .update('\0')
        .update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return [path];
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
