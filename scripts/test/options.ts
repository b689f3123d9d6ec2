import { globSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

export type Options = {
  /** Tell how long every stage and every file took. */
  timings: boolean;
  /** Ordinary tests, those too, or those alone. */
  long: 'without' | 'with' | 'only';
  /** The API uses the database through a transaction pooler. */
  throughPooler: boolean;
  /** Words or paths; the files that one of them names are run, and nothing else. */
  words: string[];
};

/** What goes through a pooler where nothing is named. */
const POOLED = 'apps/api/test/api/';

/** `npm test -- [--timings] [--long | --only-long] [--through-pooler] [word...]`; LONG=1 is `--long`. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv = process.env): Options {
  const known = ['--timings', '--long', '--only-long', '--through-pooler'];
  const unknown = args.find((arg) => arg.startsWith('-') && !known.includes(arg));
  if (unknown) throw new Error(`${unknown} is not known: ${known.join(', ')}, or a part of a path`);
  const words = args.filter((arg) => !arg.startsWith('-')).map((word) => word.replace(/^\.\//, ''));
  const throughPooler = args.includes('--through-pooler');
  const isLong = args.includes('--long') || Boolean(env.LONG);
  return {
    timings: args.includes('--timings'),
    long: args.includes('--only-long') ? 'only' : isLong ? 'with' : 'without',
    throughPooler,
    words: throughPooler && words.length === 0 ? [POOLED] : words,
  };
}

/** Paths from the project's root; null where everything runs, which the runners find themselves. */
export type Selection = { unit: string[]; browser: string[] } | null;

const isLong = (path: string): boolean => /\.long\.test\.tsx?$/.test(path);
/** Journeys are marked by a tag, by which the runner chooses. */
const isJourney = (path: string): boolean => path.startsWith('e2e/');

export function select(options: Options, found = testFiles()): Selection {
  const { long, words } = options;
  if (words.length === 0 && long !== 'only') return null;
  const named = found.filter(
    (path) => words.length === 0 || words.some((word) => path.includes(word)),
  );
  const wanted = long === 'only' ? named.filter((path) => isLong(path) || isJourney(path)) : named;
  // Whoever names nothing but long tests wants them.
  const ordinary = long === 'without' ? wanted.filter((path) => !isLong(path)) : wanted;
  const paths = ordinary.length > 0 ? ordinary : wanted;
  return {
    unit: paths.filter((path) => !isJourney(path)),
    browser: paths.filter(isJourney),
  };
}

/** Without those of `npm run test:cluster` alone. */
function testFiles(): string[] {
  const patterns = ['{apps,packages,scripts}/**/*.test.{ts,tsx}', 'e2e/tests/**/*.spec.ts'];
  const exclude = (name: string) => /node_modules|\.cluster\.test\.ts$/.test(name);
  return globSync(patterns, { cwd: ROOT, exclude })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}
