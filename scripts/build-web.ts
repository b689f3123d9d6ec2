import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, viteProgram, WEB } from './web-folder.ts';

const STAMP = join(WEB, 'dist/.sources');
const SOURCES = [
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/build',
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
  execFileSync(process.execPath, [viteProgram(), 'build', '--logLevel=warn'], {
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
