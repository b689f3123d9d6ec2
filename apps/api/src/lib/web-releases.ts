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
import { promisify } from 'node:util';
import { brotliCompress, gzip as gzipFile } from 'node:zlib';

/** The newest release and the two before it, whose pages are still open on phones. */
const KEPT = 3;
const isPacked = (file: string): boolean => /\.(br|gz)$/.test(file);
const PACKABLE = /\.(js|css|svg|wasm)$/;
const brotli = promisify(brotliCompress);
const gzip = (source: Buffer) => promisify(gzipFile)(source, { level: 9 });
const RECORD = /^\.release-[0-9a-f]{16}\.json$/;

/**
 * Puts the hashed files of a build beside those of the builds before it, and removes what only older ones
 * than that had. Processes may do so at once: a record is written before its files, and files are listed
 * before the records, so nothing is taken for left over that is just being added.
 */
export async function addRelease(from: string, to: string): Promise<void> {
  const files = withPacked(await filesOfNewestRelease(from));
  await mkdir(to, { recursive: true });
  await writeRecord(to, files);
  for (const file of packedFirst(files)) {
    // Packed copies are named before they are there.
    const isWanted = (await exists(join(from, file))) && !(await exists(join(to, file)));
    if (isWanted) await putFile(join(from, file), join(to, file));
  }
  await removeOlder(to);
}

/** Packs the newest release as small as it gets, which takes longer than building it. Until then it is served packed in a hurry. */
export async function packRelease(folder: string): Promise<void> {
  await Promise.all(
    (await unpackedIn(folder)).map(async (name) => {
      const source = await readFile(join(folder, name.slice(0, name.lastIndexOf('.'))));
      const unfinished = unfinishedOf(join(folder, name));
      await writeFile(unfinished, await (name.endsWith('.br') ? brotli(source) : gzip(source)));
      await rename(unfinished, join(folder, name));
    }),
  );
}

/** Packed copies that the newest release is still to get. */
export async function unpackedIn(folder: string): Promise<string[]> {
  const [record] = await recordsOf(folder).catch(() => []);
  if (!record) return [];
  const files = await readRecord(folder, record);
  const there = new Set(await readdir(folder));
  return files.filter((name) => isPacked(name) && !there.has(name));
}

const withPacked = (files: readonly string[]): string[] => {
  const packed = files.flatMap((name) => (PACKABLE.test(name) ? [`${name}.br`, `${name}.gz`] : []));
  return [...new Set([...files, ...packed])].sort();
};

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
const packedFirst = (files: readonly string[]): string[] => [
  ...files.filter(isPacked),
  ...files.filter((file) => !isPacked(file)),
];

export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
