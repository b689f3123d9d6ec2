import fp from 'fastify-plugin';
import { createLoopWatch, threadSpentMs } from '../lib/loop-watch.ts';
import type { Meter } from '../lib/meter.ts';
import { routePattern } from './measure.ts';

/** No request may keep others waiting for longer. */
const MOST_MS = 50;
const LOOK_MS = 20;

/** Says in the log, and in the figures, which route kept the event loop for too long; from when requests can come. */
export const loopWatchPlugin = fp<{ meter: Pick<Meter, 'blocked'> }>(async (app, { meter }) => {
  let mark = (_route: string): void => {};
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    const watch = createLoopWatch({
      nowMs: () => performance.now(),
      spentMs: threadSpentMs,
      // What comes by the way between two looks is not one request's.
      mostMs: MOST_MS + LOOK_MS,
      blocked(ms, route) {
        meter.blocked({ route, seconds: ms / 1000 });
        app.log.warn({ route, ms: Math.round(ms) }, 'the event loop was kept');
      },
    });
    ({ mark } = watch);
    timer = setInterval(watch.look, LOOK_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
  for (const hook of ['onRequest', 'preHandler', 'onSend', 'onResponse'] as const) {
    app.addHook(hook, async ({ routeOptions }: { routeOptions: { url?: string | undefined } }) =>
      mark(routePattern(routeOptions.url)),
    );
  }
});
