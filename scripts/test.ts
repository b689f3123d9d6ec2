import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { failedInBrowser, failedInVitest, passedAtSecondTry } from './failed-tests.ts';
import { findChromium } from './find-chromium.ts';
import { ensureSpeaker, NO_SPEAKER } from './speech/speaker.ts';

type Count = { passed: number; failed: number; skipped: number };
type Part = { name: string; count: Count; failures: string[] };

/** Much of the suite waits for databases and processes: one worker on two cores would idle. */
const WORKERS = Math.max(2, availableParallelism() - 1);

/** A machine that stalls must not stop a delivery; what passed at the second try only is marked so. */
const TRIES = process.env.CI ? ['--retry=1'] : [];
const SECOND_TRIES = join(import.meta.dirname, 'second-tries-reporter.ts');

const reports = mkdtempSync(join(tmpdir(), 'baeon-reports-'));
const { TEST_DATABASE_URL, ...embeddedEnv } = process.env;

/** Runs a command of the project; its output is the developer's to read. */
function run(command: string, args: string[], env: NodeJS.ProcessEnv = embeddedEnv): boolean {
  console.log(`\n> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}

function check(name: string, script: string): Part {
  const passed = run('npm', ['run', '--silent', script]);
  return {
    name,
    count: { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 },
    failures: [],
  };
}

/** A runner's own count; a run that broke before it could count is one failure. */
function counted(name: string, succeeded: boolean, read: () => Omit<Part, 'name'>): Part {
  let count: Count = { passed: 0, failed: 0, skipped: 0 };
  let failures: string[] = [];
  try {
    ({ count, failures } = read());
  } catch (error) {
    count.failed = 1;
    failures.push(String(error));
  }
  const nothingRan = count.passed + count.failed === 0;
  if (count.failed === 0 && (!succeeded || nothingRan)) count.failed = 1;
  return { name, count, failures };
}

function vitest(name: string, args: string[], env: NodeJS.ProcessEnv = embeddedEnv): Part {
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const secondTries = `${report}.second-tries`;
  const reporters = ['default', 'json', SECOND_TRIES].map((reporter) => `--reporter=${reporter}`);
  const output = `--outputFile.json=${report}`;
  const options = [`--maxWorkers=${WORKERS}`, ...TRIES, ...args, ...reporters, output];
  const succeeded = run('vitest', ['run', ...options], { ...env, SECOND_TRIES_FILE: secondTries });
  return counted(name, succeeded, () => {
    const results = JSON.parse(readFileSync(report, 'utf8'));
    return {
      count: {
        passed: results.numPassedTests,
        failed: results.numFailedTests,
        skipped: results.numPendingTests,
      },
      failures: [
        ...failedInVitest(results),
        ...passedAtSecondTry(JSON.parse(readFileSync(secondTries, 'utf8'))),
      ],
    };
  });
}

function browser(): Part {
  const name = 'browser';
  const path = findChromium();
  if (!path) {
    console.error(
      'No Chromium found and none could be installed: install one and set CHROMIUM_PATH to it.',
    );
    return { name, count: { passed: 0, failed: 1, skipped: 0 }, failures: [] };
  }
  const report = join(reports, 'browser.json');
  const env = { ...embeddedEnv, CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const succeeded = run('playwright', ['test', '-c', 'e2e', '--reporter=list,json'], env);
  return counted(name, succeeded, () => {
    const results = JSON.parse(readFileSync(report, 'utf8'));
    const { expected, flaky, unexpected, skipped } = results.stats;
    return {
      count: { passed: expected + flaky, failed: unexpected, skipped },
      failures: failedInBrowser({ ...results, specs: [] }),
    };
  });
}

const speaker = ensureSpeaker();
console.log(
  speaker
    ? `Speech for the tests is made by ${speaker}.`
    : `Some tests are skipped: ${NO_SPEAKER}.`,
);

const parts: Part[] = [
  check('types', 'check:types'),
  check('format', 'check:format'),
  check('lint', 'check:lint'),
  check('unused code', 'check:unused'),
  check('lock file', 'check:lock'),
  vitest('unit and API', []),
];
if (TEST_DATABASE_URL) {
  parts.push(vitest('API on TEST_DATABASE_URL', ['--project', 'api*'], process.env));
}
parts.push(browser());
rmSync(reports, { recursive: true, force: true });

console.log('');
for (const { name, count, failures } of parts) {
  for (const failure of failures) console.log(`${name}: ${failure}\n`);
  const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
  console.log(`${name}: ${count.passed} passed, ${count.failed} failed${skipped}`);
}
const sum = (key: keyof Count) => parts.reduce((total, { count }) => total + count[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
