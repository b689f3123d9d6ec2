import { createHash, randomUUID } from 'node:crypto';
import {
  access,
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';

/** The newest release and the two before it, whose pages are still open on phones. */
const KEPT = 3;
const RECORD = /^\.release-[0-9a-f]{16}\.json$/;

/**
 * Puts the hashed files of a build beside those of the builds before it, and removes what only older ones
 * than that had. Processes may do so at once: a record is written before its files, and files are listed
 * before the records, so nothing is taken for left over that is just being added.
 */
export async function addRelease(from: string, to: string): Promise<void> {
  const files = await filesOfNewestRelease(from);
  await mkdir(to, { recursive: true });
  await writeRecord(to, files);
  for (const file of packedFirst(files)) {
    if (!(await exists(join(to, file)))) await putFile(join(from, file), join(to, file));
  }
  await removeOlder(to);
}

/** Whole or not at all, for whoever reads it meanwhile. */
export async function putFile(from: string, to: string): Promise<void> {
  const unfinished = unfinishedOf(to);
  await copyFile(from, unfinished);
  await rename(unfinished, to);
}

/** Others may be at the same file, also on other machines. */
const unfinishedOf = (path: string) => `${path}.${randomUUID()}.tmp`;

async function filesOfNewestRelease(folder: string): Promise<string[]> {
  const [newest] = await recordsOf(folder);
  if (newest) return readRecord(folder, newest);
  return (await readdir(folder)).filter((name) => !name.startsWith('.')).sort();
}

/** The newest first. */
async function recordsOf(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => RECORD.test(name));
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: await changedAt(join(folder, name)) })),
  );
  return dated.sort((one, other) => other.at - one.at).map(({ name }) => name);
}

/** 0 where somebody else has just removed it. */
const changedAt = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

const readRecord = async (folder: string, name: string): Promise<string[]> =>
  JSON.parse(await readFile(join(folder, name), 'utf8').catch(() => '[]')) as string[];

async function writeRecord(folder: string, files: readonly string[]): Promise<void> {
  const text = JSON.stringify(files);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const record = join(folder, `.release-${hash}.json`);
  const unfinished = unfinishedOf(record);
  await writeFile(unfinished, text);
  await rename(unfinished, record);
  const now = new Date();
  await utimes(record, now, now);
}

async function removeOlder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  // Folders are other apps', which look after their own.
  const present = entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
  const records = await recordsOf(folder);
  const kept = new Set<string>();
  for (const record of records.slice(0, KEPT)) {
    for (const name of [record, ...(await readRecord(folder, record))]) kept.add(name);
  }
  const left = present.filter((name) => !kept.has(name) && !name.endsWith('.tmp'));
  await Promise.all(left.map((name) => rm(join(folder, name), { force: true })));
}

/** What is there unpacked is served, so its packed copies have to be there by then. */
const packedFirst = (files: readonly string[]): string[] => {
  const isPacked = (file: string) => /\.(br|gz)$/.test(file);
  return [...files.filter(isPacked), ...files.filter((file) => !isPacked(file))];
};

export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
