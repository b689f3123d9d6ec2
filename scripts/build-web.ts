import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exists } from '../apps/api/src/lib/web-releases.ts';
import { publishBuild } from './publish-build.ts';
import { ROOT, viteProgram, WEB } from './web-folder.ts';

const DIST = join(WEB, 'dist');
const STAMP = join(DIST, '.sources');
/** Not where it is served from: that one is never without a file that somebody asks for. */
const FRESH = join(ROOT, 'node_modules/.cache/web-build');
const SOURCES = [
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/build',
  'apps/web/public',
  'apps/web/src',
  'packages/contracts/src',
  'packages/ui/src',
  'package-lock.json',
];

/** In production what was deployed is served as it is; elsewhere what the sources say. */
export async function buildWebForStart(isProduction: boolean): Promise<void> {
  if (!isProduction || !(await exists(join(DIST, 'index.html')))) return buildWebIfChanged();
  if ((await exists(join(WEB, 'src'))) && !(await isUpToDate())) {
    console.log('The web app is older than its sources: npm run build makes it anew');
  }
}

/** Builds the web app unless the build that is there was made of the same sources. */
export async function buildWebIfChanged(): Promise<void> {
  if (await isUpToDate()) return;
  console.log('Building the web app');
  const args = ['build', '--logLevel=warn', `--outDir=${FRESH}`, '--emptyOutDir'];
  execFileSync(process.execPath, [viteProgram(), ...args], {
    cwd: WEB,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await publishBuild(FRESH, DIST);
  await writeFile(STAMP, await fingerprint());
}

const isUpToDate = async (): Promise<boolean> =>
  (await readFile(STAMP, 'utf8').catch(() => null)) === (await fingerprint());

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const path of SOURCES.map((source) => join(ROOT, source))) {
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
