import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { exists } from '../apps/api/src/lib/web-releases.ts';
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
  for (const app of APPS) {
    if (!isProduction || !(await exists(join(distOf(app), 'index.html'))))
      await buildIfChanged(app);
    else if ((await exists(join(app, 'src'))) && !(await isUpToDate(app))) {
      console.log(`apps/${basename(app)} is older than its sources: npm run build makes it anew`);
    }
  }
}

/** Builds the web apps unless the builds that are there were made of the same sources. */
export async function buildWebIfChanged(): Promise<void> {
  for (const app of APPS) await buildIfChanged(app);
}

async function buildIfChanged(app: string): Promise<void> {
  if (await isUpToDate(app)) return;
  console.log(`Building apps/${basename(app)}`);
  // Not where it is served from: that one is never without a file that somebody asks for.
  const fresh = join(ROOT, 'node_modules/.cache', `${basename(app)}-build`);
  const args = ['build', '--logLevel=warn', `--outDir=${fresh}`, '--emptyOutDir'];
  execFileSync(process.execPath, [viteProgram(), ...args], {
    cwd: app,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
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
