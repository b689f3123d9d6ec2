import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { exists, packRelease, unpackedIn } from '../apps/api/src/lib/web-releases.ts';
import { publishBuild } from './publish-build.ts';
import { COUNTER_APP, ROOT, viteProgram, WEB } from './web-folder.ts';

const APPS = [WEB, COUNTER_APP];
const OWN_SOURCES = ['index.html', 'vite.config.ts', 'build', 'public', 'src'];
const SHARED_SOURCES = [
  'packages/contracts/src',
  'packages/ui/build',
  'packages/ui/src',
  'package-lock.json',
];

const distOf = (app: string) => join(app, 'dist');
const stampOf = (app: string) => join(distOf(app), '.sources');

/** In production what was deployed is served as it is; elsewhere what the sources say. */
export async function buildWebForStart(isProduction: boolean): Promise<void> {
  await Promise.all(
    APPS.map(async (app) => {
      if (!isProduction || !(await exists(join(distOf(app), 'index.html'))))
        await buildIfChanged(app);
      else if ((await exists(join(app, 'src'))) && !(await isUpToDate(app))) {
        console.log(`apps/${basename(app)} is older than its sources: npm run build makes it anew`);
      }
    }),
  );
}

/** Builds the web apps unless the builds that are there were made of the same sources. */
export async function buildWebIfChanged(): Promise<void> {
  await Promise.all(APPS.map(buildIfChanged));
  await packWeb();
}

const assetFolders = APPS.map((app) => join(distOf(app), 'assets'));

export async function packWeb(): Promise<void> {
  for (const folder of assetFolders) await packRelease(folder);
}

/** Packs what was built for a start, out of the way of whoever uses it already. */
export async function packWebLater(): Promise<void> {
  const missing = await Promise.all(assetFolders.map(unpackedIn));
  if (missing.flat().length === 0) return;
  const script = join(import.meta.dirname, 'pack-web.ts');
  spawn(process.execPath, [script], { stdio: ['ignore', 'ignore', 'inherit'] }).unref();
}

async function buildIfChanged(app: string): Promise<void> {
  if (await isUpToDate(app)) return;
  console.log(`Building apps/${basename(app)}`);
  // Not where it is served from: that one is never without a file that somebody asks for.
  const fresh = join(ROOT, 'node_modules/.cache', `${basename(app)}-build`);
  const args = ['build', '--logLevel=warn', `--outDir=${fresh}`, '--emptyOutDir'];
  const build = spawn(process.execPath, [viteProgram(), ...args], {
    cwd: app,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [code] = (await once(build, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`apps/${basename(app)} could not be built`);
  await publishBuild(fresh, distOf(app));
  await writeFile(stampOf(app), await fingerprint(app));
}

const isUpToDate = async (app: string): Promise<boolean> =>
  (await readFile(stampOf(app), 'utf8').catch(() => null)) === (await fingerprint(app));

async function fingerprint(app: string): Promise<string> {
  const hash = createHash('sha256');
  const shared = SHARED_SOURCES.map((source) => join(ROOT, source));
  for (const path of [...OWN_SOURCES.map((source) => join(app, source)), ...shared]) {
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
  if (!entries) return (await exists(path)) ? [path] : [];
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
