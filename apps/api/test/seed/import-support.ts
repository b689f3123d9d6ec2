import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { beforeAll, beforeEach, onTestFinished } from 'vitest';
import { runImport } from '../../src/seed/import/import-command.ts';
import { referenceCategories } from '../../src/seed/reference/reference-tables.ts';
import { atEnd } from '../support/cleanup.ts';
import { createTestDatabase, query } from '../support/test-database.ts';

const CLI = join(import.meta.dirname, '../../src/seed/import-cli.ts');

export type Columns = Record<string, string>;

/** Without stores at the start of each test; a new database for each would take longer than the tests. */
export function useStoreDatabase(): () => string {
  let url: string;
  beforeAll(async () => {
    url = await createTestDatabase();
  });
  beforeEach(async () => {
    await query(url, 'delete from stores');
    await query(url, 'delete from store_categories where id <> all ($1)', [
      referenceCategories.map(({ id }) => id),
    ]);
  });
  return () => url;
}

/** A store with every column that has to be there, and whatever else is asked for. */
export const aStore = (columns: Columns = {}): Columns => ({
  place_id: 'shop-1',
  name: 'Sri Krishna Stores',
  address: '12, MG Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
  latitude: '12.9716',
  longitude: '77.5946',
  category: 'Food/Bakery',
  ...columns,
});

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const csvLine = (texts: string[]): string => texts.map(quoted).join(',');

export function csvOf(stores: Columns[]): string {
  const columns = [...new Set(stores.flatMap((store) => Object.keys(store)))];
  const rows = stores.map((store) => csvLine(columns.map((column) => store[column] ?? '')));
  return [csvLine(columns), ...rows, ''].join('\n');
}

export function featureOf({ latitude, longitude, ...properties }: Columns) {
  const coordinates = [Number(longitude), Number(latitude)];
  return { type: 'Feature', geometry: { type: 'Point', coordinates }, properties };
}

export const collectionOf = (features: unknown[]) =>
  JSON.stringify({ type: 'FeatureCollection', features });

/** A file that is gone after the file's tests. */
export async function fileWith(content: string | Buffer, name = 'stores.csv'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'baeon-import-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

export type ImportRun = { code: number; said: string[]; complained: string[] };

/** The command within this process; what a process of its own would not do differently. */
export async function runImportWith(
  args: string[],
  env: Record<string, string> = {},
): Promise<ImportRun> {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await runImport(args, {
    env,
    say: (line) => said.push(line),
    complain: (line) => complained.push(String(line)),
    terminal: new Writable(),
    signal: new AbortController().signal,
  });
  return { code, said, complained };
}

export const importStores = (url: string, file: string, ...options: string[]): Promise<ImportRun> =>
  runImportWith(['stores', file, ...options], { DATABASE_URL: url });

/** The number behind a word of the report: inserted, updated, unchanged, skipped, read. */
export function reported({ said }: Pick<ImportRun, 'said'>): Record<string, number> {
  const lines = said.flatMap((line) => line.split('\n'));
  const pairs = lines
    .map((line) => /^ {2}([a-z ]+): ([\d,.]+)/.exec(line))
    .filter((m) => m !== null);
  return Object.fromEntries(pairs.map(([, word, n]) => [word, Number(n!.replaceAll(',', ''))]));
}

/** What is told of the rows that were skipped. */
export const skippedIn = ({ said }: ImportRun): string[] =>
  said.filter((line) => /^ {2}(row|feature|item) /.test(line)).map((line) => line.trim());

export const storesIn = (url: string) =>
  query<Record<string, any>>(url, 'select * from stores order by place_id');

export const countStores = async (url: string): Promise<number> =>
  (await query<{ n: number }>(url, 'select count(*)::integer as n from stores'))[0]!.n;

/** The command as people run it: as a process of its own. */
export function spawnImport(args: string[], env: Record<string, string>, nodeFlags: string[] = []) {
  const child = spawn(process.execPath, [...nodeFlags, CLI, ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const exited = once(child, 'close').then(([code]) => code as number | null);
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await exited;
  });
  return { child, exited, output: () => output };
}
