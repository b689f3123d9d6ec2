import { readEnv } from '../config.ts';
import { createLog } from '../lib/log.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { createServing, type Serving } from '../serving.ts';
import { RELOAD_SIGNAL, SHUTDOWN_MS, STOP_SIGNALS } from '../signals.ts';
import { createCalls } from './calls.ts';
import type { Manner, WorkerEnv } from './members.ts';

/** What has not caught up by then does not replace what has; in an empty seat it is better than nobody. */
const READY_WITHIN_MS = 60_000;
const FIGURES_WITHIN_MS = 10_000;
const TELL_WITHIN_MS = 10_000;

/** One of several processes behind a port; the primary process tells it when to end. */
export async function runWorker(): Promise<void> {
  // They reach every process of a terminal; the primary one knows what to do.
  for (const signal of [...STOP_SIGNALS, RELOAD_SIGNAL]) process.on(signal, () => {});
  const { CLUSTER_DATABASE_URL, CLUSTER_MANNER, CLUSTER_NUMBER } =
    process.env as unknown as WorkerEnv;
  const config = readEnv(process.env);
  const log = createLog(config.logLevel);
  let serving: Serving | null = null;
  let isListening = false;

  const end = async (): Promise<void> => {
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    try {
      await serving?.close();
    } catch (error) {
      log.error({ err: error }, 'could not stop cleanly');
      process.exit(1);
    }
    process.exit(0);
  };
  const call = createCalls(process as never, {
    drain: () => serving?.drain(),
    end,
    // Before that it is ready for nobody.
    figures: () => (isListening ? serving?.figures() : null),
  });

  // What replaces another may be of a newer release.
  if (CLUSTER_MANNER === 'to replace another') {
    await prepareDatabase(CLUSTER_DATABASE_URL, (line) => console.log(line));
  }
  serving = await createServing(config, CLUSTER_DATABASE_URL, log, {
    number: Number(CLUSTER_NUMBER),
    async readFigures() {
      const text = await call<string>('readFigures', null, FIGURES_WITHIN_MS);
      if (text === null) throw new Error('the primary process gives no figures');
      return text;
    },
  });
  await serving.start();
  if (!(await mayListen(serving, CLUSTER_MANNER))) {
    log.error('has not caught up with the database in time to replace another worker');
    process.exit(1);
  }
  const addresses = await serving.listen();
  isListening = true;
  await call('listening', addresses, TELL_WITHIN_MS);
}

async function mayListen(serving: Serving, manner: Manner): Promise<boolean> {
  if (manner === 'at once') return true;
  const isReady = await serving.becomesReady(READY_WITHIN_MS);
  return isReady || manner === 'when ready';
}
