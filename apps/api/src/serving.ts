import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { createContext } from './context.ts';
import type { ClusterWorker } from './lib/meter.ts';
import { exists } from './lib/web-releases.ts';

const builtFolder = async (name: 'web' | 'counter'): Promise<string | null> => {
  const folder = join(import.meta.dirname, '../..', name, 'dist');
  return (await exists(folder)) ? folder : null;
};
const LOOK_EVERY_MS = 50;

/** Where people find what has started. */
export type Addresses = { url: string; demoInboxUrl: string | null; metricsUrl: string | null };

/** What a start begins and a stop ends: one process that serves, or several of them. */
export type Running = {
  /** Null when it could not start and has said why. */
  listen(): Promise<Addresses | null>;
  /** From now on requests should go elsewhere; for a while those that come all the same are answered. */
  drain(): Promise<void>;
  /** Lets what is in hand end. */
  close(): Promise<void>;
};

export type Serving = Awaited<ReturnType<typeof createServing>>;

/** Serves by this very process. */
export async function createServing(
  config: Config,
  directUrl: string,
  log: Logger,
  clusterWorker?: ClusterWorker,
) {
  const context = await createContext(config, directUrl, log, clusterWorker && { clusterWorker });
  const hasPages = config.role !== 'worker';
  const app = await buildApp(context, {
    webFolder: hasPages ? await builtFolder('web') : null,
    counterFolder: hasPages ? await builtFolder('counter') : null,
  });
  let isListening = false;

  return {
    figures: context.figures,

    /** Whether what it keeps in memory has caught up in time. */
    async becomesReady(withinMs: number): Promise<boolean> {
      const deadline = performance.now() + withinMs;
      while ((await context.readiness.look()).fault !== null) {
        if (performance.now() > deadline) return false;
        await delay(LOOK_EVERY_MS);
      }
      return true;
    },

    /** Memory is kept true from here on, and jobs are taken, where its role is to. */
    async start(): Promise<void> {
      await context.start();
      // The API's description: the first to ask for it would keep everybody else waiting.
      await app.ready();
      if (config.role !== 'worker') app.swagger();
    },

    async listen(): Promise<Addresses> {
      const url = await app.listen({ host: config.host, port: config.port });
      isListening = true;
      const { demoInboxPath } = context;
      return {
        url,
        demoInboxUrl: demoInboxPath && url + demoInboxPath,
        metricsUrl: context.metricsUrl(),
      };
    },

    async drain(): Promise<void> {
      if (!isListening) return;
      context.readiness.drain();
      await delay(config.drainMs);
    },

    close: (): Promise<void> => app.close(),
  } satisfies Running & Record<string, unknown>;
}
