import fp from 'fastify-plugin';
import type { Meter } from '../lib/meter.ts';

/** Each file of the web app is a route by itself. */
const FILE = /^\/(assets|icons)\//;
/** Pages of the app, and what is not there. */
const NO_ROUTE = 'none';

export const routePattern = (route = NO_ROUTE): string =>
  route.replace(FILE, '/$1/*').replace(/\*.*/, '*');

/** Times answers by the pattern of their route, never by the address, which names people. */
export const measurePlugin = fp<{ meter: Meter }>(async (app, { meter }) => {
  app.addHook('onResponse', async (request, reply) => {
    // How long somebody listened is no time that an answer took.
    if (reply.getHeader('content-type') === 'text/event-stream') return;
    meter.answered({
      method: request.method,
      route: routePattern(request.routeOptions.url),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
});
