import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, findHeadlessShell } from './find-chromium.ts';
import { ensure, type Need } from './need.ts';
import { speaker } from './speech/speaker.ts';
import { font, withoutFont } from './test/fonts.ts';
import { readOptions, select } from './test/options.ts';
import { pgbouncer, redis } from './test/programs.ts';
import { readBrowserReport, readVitestReport, type Count, type Report } from './test/reports.ts';
import { postgres, startSecondPostgres } from './test/second-postgres.ts';
import { runCommand, runLanes, type Part, type Stage } from './test/stages.ts';
import { timingsOf } from './test/timings.ts';

const CHECKS = [
  ['types', 'check:types'],
  ['format', 'check:format'],
  ['lint', 'check:lint'],
  ['unused code', 'check:unused'],
  ['lock file', 'check:lock'],
  ['structure', 'check:structure'],
] as const;

/** Much of the suite waits for databases and processes: one worker on two cores would idle. */
const WORKERS = Math.max(2, availableParallelism() - 1);

const options = readOptions(process.argv.slice(2));
const selection = select(options);
const reports = mkdtempSync(join(tmpdir(), 'baeon-reports-'));
const { TEST_DATABASE_URL, ...inherited } = process.env;
const wantsLong =
  options.long === 'with' || selection?.unit.some((path) => path.includes('.long.'));
const env = {
  ...inherited,
  LONG: options.long === 'only' ? 'only' : wantsLong ? '1' : '',
  TEST_THROUGH_POOLER: options.throughPooler ? '1' : '',
};
const skipped: string[] = [];

/** Found or installed; else what is not tested is said, and is a failure where CI wants all of it. */
function available(need: Need): string | null {
  const found = ensure(need);
  if (!found) skipped.push(`No ${need.name}: skipping ${need.skips}.`);
  return found;
}

const check = (name: string, script: string): Stage => ({
  name,
  run: async (say) => {
    const passed = await runCommand(say, 'npm', ['run', '--silent', script], env);
    const count = { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
    return { count, failures: [], files: [] };
  },
});

/** A runner's own count. One that failed or ran nothing, and knows of no failure, is one itself. */
function counted(succeeded: boolean, report: Report): Report {
  const { passed, failed, skipped } = report.count;
  const isFailure = failed === 0 && (!succeeded || passed + skipped === 0);
  return { ...report, count: { ...report.count, failed: isFailure ? 1 : failed } };
}

const vitest = (name: string, args: string[], more: NodeJS.ProcessEnv = {}): Stage => ({
  name,
  run: async (say) => {
    const file = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const all = ['run', `--maxWorkers=${WORKERS}`, ...args, ...reporters];
    const succeeded = await runCommand(say, 'vitest', all, { ...env, ...more });
    return counted(succeeded, readVitestReport(JSON.parse(readFileSync(file, 'utf8'))));
  },
});

const browser = (path: string, hasFont: boolean, files: string[]): Stage => ({
  name: 'browser',
  run: async (say) => {
    const file = join(reports, 'browser.json');
    const args = ['test', '-c', 'e2e', '--reporter=list,json', ...files];
    const shell = findHeadlessShell(path);
    const more = {
      CHROMIUM_PATH: path,
      ...(shell ? { CHROMIUM_SHELL_PATH: shell } : {}),
      ...(hasFont ? {} : withoutFont(reports)),
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    };
    const succeeded = await runCommand(say, 'playwright', args, { ...env, ...more });
    return counted(succeeded, readBrowserReport(JSON.parse(readFileSync(file, 'utf8'))));
  },
});

/** All whose SQL could differ: with the long tests, and where somebody names the server. */
const onSecondPostgres = (url: string): Stage =>
  vitest('API on a second PostgreSQL', ['--project', 'api*'], { TEST_DATABASE_URL: url });

const unitStages: Stage[] = [];
if (!selection || selection.unit.length > 0) {
  available(redis);
  available(pgbouncer);
  available(speaker);
  unitStages.push(vitest('unit and API', selection?.unit ?? []));
}

let secondUrl = selection ? null : (TEST_DATABASE_URL ?? null);
if (!selection && !secondUrl && options.long !== 'without') {
  const folder = available(postgres);
  if (folder) {
    const second = await startSecondPostgres(folder);
    secondUrl = second.url;
    process.once('exit', second.stop);
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => process.exit(1));
  }
}
const browserStages: Stage[] = [];
if (!selection || selection.browser.length > 0) {
  const path = available(chromium);
  const hasFont = path !== null && available(font) !== null;
  if (path) browserStages.push(browser(path, hasFont, selection?.browser ?? []));
}
// After the journeys, which end first.
if (secondUrl) browserStages.push(onSecondPostgres(secondUrl));

for (const line of skipped) console.log(line);
if (selection && selection.unit.length + selection.browser.length === 0) {
  console.log(`No test file has ${options.words.join(' or ')} in its path.`);
}
const checks = selection ? [] : CHECKS.map(([name, script]) => check(name, script));
const parts: Part[] = await runLanes([unitStages, [...checks, ...browserStages]], (text) =>
  process.stdout.write(text),
);
if (process.env.CI && skipped.length > 0) {
  const count = { passed: 0, failed: skipped.length, skipped: 0 };
  parts.push({ name: 'what tests need', count, failures: skipped, files: [], seconds: 0 });
}
rmSync(reports, { recursive: true, force: true });

console.log('');
for (const { name, count, failures } of parts) {
  for (const failure of failures) console.log(`${name}: ${failure}\n`);
  const left = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
  console.log(`${name}: ${count.passed} passed, ${count.failed} failed${left}`);
}
if (options.timings) {
  console.log('');
  for (const line of timingsOf(parts, join(import.meta.dirname, '..'))) console.log(line);
}
const sum = (key: keyof Count) => parts.reduce((total, { count }) => total + count[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(parts.length > 0 && sum('failed') === 0 ? 0 : 1);
