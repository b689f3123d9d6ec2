import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { addRelease, putFile } from '../apps/api/src/lib/web-releases.ts';

const ASSETS = 'assets';
/** What names the others comes after them. */
const LAST = ['preloads.json', 'sw.js', 'index.html'];

/** Puts a fresh build in the place of the one that may just be served, without a moment in which a file is missing. */
export async function publishBuild(fresh: string, dist: string): Promise<void> {
  await addRelease(join(fresh, ASSETS), join(dist, ASSETS));
  const wanted = await pageFiles(fresh);
  for (const file of wanted.sort((one, other) => LAST.indexOf(one) - LAST.indexOf(other))) {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await putFile(join(fresh, file), join(dist, file));
  }
  const left = (await pageFiles(dist)).filter((file) => !wanted.includes(file));
  await Promise.all(left.map((file) => rm(join(dist, file), { force: true })));
}

/** All but the hashed ones. */
async function pageFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith(ASSETS + sep));
}
