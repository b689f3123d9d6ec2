import cluster from 'node:cluster';
import type { Logger } from 'pino';
import { readEnv, type Config } from './config.ts';
import { loadDemo } from './demo-city.ts';
import { systemClock } from './lib/clock.ts';
import { createLog } from './lib/log.ts';
import { openDatabase } from './open-database.ts';
import { prepareDatabase } from './prepare-database.ts';
import type { Addresses, Running } from './serving.ts';
import { RELOAD_SIGNAL, SHUTDOWN_MS, STOP_SIGNALS } from './signals.ts';
import { startFailure } from './start-failure.ts';

/** A signal that comes again sooner is the same one: from the terminal, and passed on by npm. */
const SAME_SIGNAL_MS = 1000;

async function main(): Promise<void> {
  const config = readEnv(process.env);
  const log = createLog(config.logLevel);
  const opening = openDatabase(config, {
    mode: 'own',
    label: 'npm start',
    log: (line) => console.log(line),
    warn: (line) => {
      console.error(line);
      log.error(line);
    },
    onGone: (line) => {
      console.error(line);
      log.fatal(line);
      void stop(1);
    },
  });

  // Read while the database starts.
  const loading = loadRunning(config);
  loading.catch(() => {});

  let stoppingSince: number | null = null;
  let running: (Running & { reload?(): void }) | null = null;
  const stop = async (exitCode: number): Promise<void> => {
    if (stoppingSince !== null) {
      if (Date.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    await running?.drain();
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    try {
      await running?.close();
      await (await opening).stop();
    } catch (error) {
      log.error({ err: error }, 'could not stop cleanly');
      process.exit(1);
    }
    process.exit(exitCode);
  };
  for (const signal of STOP_SIGNALS) {
    process.on(signal, () => {
      log.info({ signal }, 'stopping');
      void stop(0);
    });
  }
  process.on(RELOAD_SIGNAL, () => {
    if (running?.reload) running.reload();
    else log.warn('nothing to reload: that takes two WORKERS or more');
  });

  const database = await opening;
  try {
    await prepareDatabase(database.url, (line) => console.log(line));
    // A database of the operator's own is theirs to fill; in production so is the embedded one.
    if (!config.databaseUrl && !config.production) await loadDemo(database.url, systemClock.now());
    const createRunning = await loading;
    const gaveUp = () => void stop(1);
    running = await createRunning({ config, directUrl: database.url, log, gaveUp });
    const addresses = await running.listen();
    if (addresses) sayWhere(config.brandName, addresses, database.where);
    else if (stoppingSince === null) await stop(1);
  } catch (error) {
    // A stop asked for during the start pulls the database away from under it.
    if (stoppingSince !== null) return;
    console.error(startFailure(error, config.databaseUrl && database.where));
    await stop(1);
  }
}

type ToRun = {
  config: Config;
  directUrl: string;
  log: Logger;
  /** Told when workers end as often as they are started. */
  gaveUp(): void;
};

/** Loads only what it takes: the primary process of several serves nothing itself. */
async function loadRunning({ workers }: Config): Promise<(to: ToRun) => Promise<Running>> {
  if (workers > 1) {
    const { createPrimary } = await import('./cluster/primary.ts');
    return (to) => createPrimary({ ...to, exec: import.meta.filename });
  }
  const { createServing } = await import('./serving.ts');
  return async ({ config, directUrl, log }) => {
    const serving = await createServing(config, directUrl, log);
    return { ...serving, listen: () => serving.start().then(serving.listen) };
  };
}

function sayWhere(brandName: string, { url, demoInboxUrl, metricsUrl }: Addresses, data: string) {
  console.log(`${brandName} is at ${url}`);
  if (demoInboxUrl) console.log(`Demo inbox is at ${demoInboxUrl}`);
  if (metricsUrl) console.log(`Metrics are at ${metricsUrl}`);
  console.log(`Data lies in ${data}`);
}

try {
  if (cluster.isPrimary) await main();
  else await (await import('./cluster/worker.ts')).runWorker();
} catch (error) {
  console.error(startFailure(error, null));
  process.exit(1);
}
