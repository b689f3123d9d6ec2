import { readArguments, USAGE, UsageError, type Options } from './arguments.ts';
import type { Setting } from './bench.ts';
import { Cleanup } from './cleanup.ts';
import { installRivals } from './install-rivals.ts';
import { startLoad } from './load/load.ts';
import { machineFacts, postgresFacts } from './machine.ts';
import { startPostgres } from './postgres.ts';
import { keepReport, printReport, type Report } from './report.ts';
import { measureChats } from './suites/chats.ts';
import { measureClaims } from './suites/claims.ts';
import { measureLiveCode } from './suites/live-code.ts';
import { measureNearby } from './suites/nearby.ts';
import { measureQr } from './suites/qr.ts';
import { measureSearch } from './suites/search.ts';
import { measureSpeech } from './suites/speech.ts';
import { measureStoreDeals } from './suites/store-deals.ts';
import { measureTills } from './suites/tills.ts';
import { measureVoicesAtOnce } from './suites/voices-at-once.ts';

const cleanup = new Cleanup();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void cleanup.run().then(() => process.exit(130)));
}

async function run(options: Options): Promise<void> {
  const began = new Date();
  const say = (line: string) => {
    const seconds = Math.round((Date.now() - began.getTime()) / 1000);
    console.error(`${String(seconds).padStart(5)} s  ${line}`);
  };
  const report: Report = {
    machine: machineFacts(),
    options: { ...options },
    facts: {},
    figures: [],
    tables: [],
    queries: [],
    goals: [],
  };
  const setting = { options, cleanup, report, say };
  const { only } = options;
  const withoutDatabase = only === 'qr' || only === 'live-code' || only === 'first-impression';
  if (!withoutDatabase) await measureWithDatabase(setting);
  if (!only || only === 'qr' || only === 'first-impression') installRivals(say);
  if (!only || only === 'qr') await measureQr(setting);
  if (!only || only === 'live-code') await measureLiveCode(setting);
  if (!only || only === 'first-impression') {
    const { measureFirstImpression } = await import('./suites/first-impression.ts');
    await measureFirstImpression(setting);
  }
  report.facts['minutes taken'] = Math.round((Date.now() - began.getTime()) / 60_000);
  printReport(report);
  console.log(`\nAll of it: ${keepReport(report, began)}`);
  if (report.goals.some(({ isBudget, reached }) => isBudget && !reached)) process.exitCode = 1;
}

async function measureWithDatabase(setting: Setting): Promise<void> {
  const { report, say } = setting;
  const postgres = await startPostgres(cleanup);
  if (!postgres.hasPostgis) say('PostGIS is not installed here: its side will be missing');
  Object.assign(report.machine, postgresFacts(postgres));
  const bench = { ...setting, postgres, load: await startLoad(cleanup) };
  const { only } = setting.options;
  if (!only || only === 'nearby') await measureNearby(bench);
  if (!only || only === 'claims') await measureClaims(bench);
  if (!only || only === 'tills') await measureTills(bench);
  if (!only || only === 'store-deals') await measureStoreDeals(bench);
  if (!only || only === 'search') await measureSearch(bench);
  if (!only || only === 'chats') await measureChats(bench);
  if (!only || only === 'speech') {
    await measureSpeech(bench);
    await measureVoicesAtOnce(bench);
  }
}

try {
  const options = readArguments(process.argv.slice(2));
  if (options) await run(options);
  else console.log(USAGE);
} catch (error) {
  // What a stop pulls away fails, and that is no news.
  if (!cleanup.started) {
    console.error(error instanceof UsageError ? `${error.message}\n\n${USAGE}` : error);
    process.exitCode = 1;
  }
} finally {
  await cleanup.run();
}
