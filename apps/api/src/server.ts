import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { readEnv } from './config.ts';
import { createContext } from './context.ts';
import { loadDemo } from './demo-city.ts';
import { systemClock } from './lib/clock.ts';
import { createLog } from './lib/log.ts';
import { openDatabase } from './open-database.ts';
import { prepareDatabase } from './prepare-database.ts';
import { startFailure } from './start-failure.ts';

const WEB_FOLDER = join(import.meta.dirname, '../../web/dist');
/** What is still open after this is cut off: an orchestrator would kill us anyway. */
const SHUTDOWN_MS = 20_000;
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

  let stoppingSince: number | null = null;
  let app: Awaited<ReturnType<typeof buildApp>> | null = null;
  let drain = async (): Promise<void> => {};
  const stop = async (exitCode: number): Promise<void> => {
    if (stoppingSince !== null) {
      if (Date.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    await drain();
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    try {
      await app?.close();
      await (await opening).stop();
    } catch (error) {
      log.error({ err: error }, 'could not stop cleanly');
      process.exit(1);
    }
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      log.info({ signal }, 'stopping');
      void stop(0);
    });
  }

  const database = await opening;
  try {
    await prepareDatabase(database.url, (line) => console.log(line));
    // A database of the operator's own is theirs to fill; in production so is the embedded one.
    if (!config.databaseUrl && !config.production) await loadDemo(database.url, systemClock.now());
    const context = await createContext(config, database.url, log);
    const webBuilt = await access(WEB_FOLDER).then(
      () => true,
      () => false,
    );
    app = await buildApp(context, { webFolder: webBuilt ? WEB_FOLDER : null });
    await context.start();
    const url = await app.listen({ host: config.host, port: config.port });
    drain = async () => {
      context.readiness.drain();
      await delay(config.drainMs);
    };
    console.log(`${config.brandName} is at ${url}`);
    const { demoInboxPath } = context;
    if (demoInboxPath) console.log(`Demo inbox is at ${url}${demoInboxPath}`);
    const metricsUrl = context.metricsUrl();
    if (metricsUrl) console.log(`Metrics are at ${metricsUrl}`);
    console.log(`Data lies in ${database.where}`);
  } catch (error) {
    // A stop asked for during the start pulls the database away from under it.
    if (stoppingSince !== null) return;
    console.error(startFailure(error, config.databaseUrl && database.where));
    await stop(1);
  }
}

try {
  await main();
} catch (error) {
  console.error(startFailure(error, null));
  process.exit(1);
}
